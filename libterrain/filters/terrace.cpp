// SPDX-License-Identifier: MIT
#include "libterrain/filters/terrace.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/processor.h"
#include "libterrain/core/random_offset.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

#include <bit>
#include <cmath>
#include <limits>

namespace terrain {
namespace {

const ParameterChoice ways[] = {
    {"height", TERRAIN_TEXT("filters", "By height"),
     TERRAIN_TEXT("filters", "Every step is so high, up and down without end.")},
    {"count", TERRAIN_TEXT("filters", "By count"),
     TERRAIN_TEXT("filters", "So many steps between base and top; the land beyond stays as it is.")},
};

std::optional<TextSource> onlyByHeight(const ParameterSet& values) {
    if (values.isChoice("by", "height"))
        return std::nullopt;
    return TERRAIN_TEXT("filters", "Only for steps by height.");
}

std::optional<TextSource> onlyByCount(const ParameterSet& values) {
    if (values.isChoice("by", "count"))
        return std::nullopt;
    return TERRAIN_TEXT("filters", "Only for steps by count.");
}

std::optional<TextSource> onlyWithJitter(const ParameterSet& values) {
    if (values.real("jitter") > 0)
        return std::nullopt;
    return TERRAIN_TEXT("filters", "Only for uneven steps.");
}

ParameterSpec with(ParameterSpec spec, std::optional<TextSource> (*inapplicable)(const ParameterSet&)) {
    spec.inapplicable = inapplicable;
    return spec;
}

ParameterSpec countRow() {
    ParameterSpec out{"count", TERRAIN_TEXT("filters", "Count"),
                      TERRAIN_TEXT("filters", "How many steps there are between base and top.")};
    out.type = ParameterType::Integer;
    out.defaultValue = std::int64_t{8};
    out.minimum = 1;
    out.maximum = 10000;
    out.softMinimum = 1;
    out.softMaximum = 50;
    out.step = 1;
    return out;
}

ParameterSpec seedRow() {
    ParameterSpec out{"seed", TERRAIN_TEXT("filters", "Seed"),
                      TERRAIN_TEXT("filters", "Another seed, other uneven steps.")};
    out.type = ParameterType::Seed;
    out.defaultValue = std::string("1");
    return out;
}

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        filter_rows::choice("by", TERRAIN_TEXT("filters", "Steps"),
                            TERRAIN_TEXT("filters", "What you set of the steps."), ways),
        filter_rows::height("base", TERRAIN_TEXT("filters", "Base"),
                            TERRAIN_TEXT("filters", "A height where a step begins."), 0),
        with(filter_rows::length("step_height", TERRAIN_TEXT("filters", "Height of a step"),
                                 TERRAIN_TEXT("filters", "From one level tread to the next."), 50, 0.001, 1,
                                 500),
             onlyByHeight),
        with(filter_rows::height("top", TERRAIN_TEXT("filters", "Top"),
                                 TERRAIN_TEXT("filters", "The height where the last step ends."), 1000),
             onlyByCount),
        with(countRow(), onlyByCount),
        filter_rows::percent("softness", TERRAIN_TEXT("filters", "Softness"),
                             TERRAIN_TEXT("filters", "0 makes level treads with cliffs; more, and the land "
                                                     "rises gently over that part of each step."),
                             30),
        filter_rows::percent(
            "jitter", TERRAIN_TEXT("filters", "Unevenness"),
            TERRAIN_TEXT("filters", "How much the treads differ in height, as strata of rock do."), 0),
        with(seedRow(), onlyWithJitter)};
    return table;
}

/// The steps of a staircase of heights.
struct Staircase {
    double base = 0;
    double height = 1; ///< of a step
    double soft = 0;   ///< part of a step over which it rises, 0 … 1
    double jitter = 0; ///< 0 … 1
    OffsetRowKey key;
    double count = 0; ///< of steps; 0 = without end
};

constexpr double wholes =
    0x1p51; ///< from here on a double times 2 is a whole number: no steps are to be seen

/// The greatest whole number that is not above t, for |t| below `wholes`.
MORAINE_LOOP double floorOf(double t) {
    constexpr double shift = 0x1.8p52;
    const double near = (t + shift) - shift;
    return near - (near > t ? 1.0 : 0.0);
}

/// Where the tread with this index lies, in steps. Treads stay in order: none moves by more than 0.45.
template <bool uneven>
MORAINE_LOOP double treadAt(const Staircase& stairs, double index) {
    if constexpr (!uneven)
        return index;
    const auto column = static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(index + 0x1.8p52));
    const float moved = signedOffset(offsetBits(stairs.key, column)) * signedOffsetScale;
    const double tread = index + 0.45 * stairs.jitter * static_cast<double>(moved);
    const bool isEnd = stairs.count > 0 && (index <= 0 || index >= stairs.count);
    return isEnd ? index : tread;
}

template <bool uneven>
MORAINE_LOOP void climb(const Staircase& given, const float* __restrict from, int count,
                        float* __restrict to) {
    const Staircase stairs = given;
    const double most = stairs.count > 0 ? stairs.count : std::numeric_limits<double>::infinity();
    const double least = stairs.count > 0 ? 0.0 : -most;
    for (int i = 0; i < count; ++i) {
        const double t = (static_cast<double>(from[i]) - stairs.base) / stairs.height;
        const double below = floorOf(t);
        const double index = std::abs(t) < wholes ? below : t;
        const double over = t - index - (1 - stairs.soft);
        const double part = over / stairs.soft;
        const double rise = over <= 0 ? 0.0 : part;
        const double tread = treadAt<uneven>(stairs, index);
        const double way = uneven ? treadAt<uneven>(stairs, index + 1) - tread : 1.0;
        const double made = stairs.base + stairs.height * (tread + way * rise * rise * (3 - 2 * rise));
        const auto height = static_cast<float>(made);
        to[i] = t >= least && t <= most ? height : from[i]; // not NaN
    }
}

void climbAny(const Staircase& stairs, const float* from, int count, float* to) {
    return stairs.jitter > 0 ? climb<true>(stairs, from, count, to) : climb<false>(stairs, from, count, to);
}

MORAINE_AVX2_LOOP void climbAvx2(const Staircase& stairs, const float* from, int count, float* to) {
    return stairs.jitter > 0 ? climb<true>(stairs, from, count, to) : climb<false>(stairs, from, count, to);
}

Staircase staircaseOf(const ParameterSet& parameters) {
    Staircase out;
    out.base = parameters.real("base");
    if (parameters.isChoice("by", "count")) {
        out.count = static_cast<double>(parameters.integer("count"));
        out.height = (parameters.real("top") - out.base) / out.count;
    } else {
        out.height = parameters.real("step_height");
    }
    out.soft = parameters.real("softness") / 100;
    out.jitter = parameters.real("jitter") / 100;
    out.key = offsetRowKey(seedNumber(parameters.text("seed")), 0, 0);
    return out;
}

class Terrace final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "terrace",
            TERRAIN_TEXT("filters", "Terraces"),
            TERRAIN_TEXT("filters", "Steps with level treads, as of rice fields or of layered rock."),
            1,
            StepPromise::Pointwise,
            rows(),
            StepGroup::Shape};
        return description;
    }

    [[nodiscard]] Status check(const Grid& /*grid*/, const ParameterSet& parameters) const override {
        if (!parameters.isChoice("by", "count") || parameters.real("top") > parameters.real("base"))
            return Done{};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("filters", "The top, %1 m, has to lie above the base, %2 m."),
                     {numberText(parameters.real("top")), numberText(parameters.real("base"))},
                     "top"};
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const Staircase stairs = staircaseOf(parameters);
        const auto rowMaker = usesAvx2() ? climbAvx2 : climbAny;
        return changedByRows(input, context, [&](int, const float* from, float* to) {
            rowMaker(stairs, from, input.heights.columns(), to);
        });
    }
};

} // namespace

const Filter& terraceFilter() {
    static const Terrace filter;
    return filter;
}

} // namespace terrain
