// SPDX-License-Identifier: MIT
#include "libterrain/filters/terrace.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/random_offset.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

#include <algorithm>
#include <cmath>

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

    [[nodiscard]] double treadAt(double index) const {
        if (jitter == 0 || (count > 0 && (index <= 0 || index >= count)))
            return index;
        // Treads stay in order: none moves by more than 0.45 of a step.
        const auto column = static_cast<std::uint32_t>(static_cast<std::int64_t>(index));
        const float moved = signedOffset(offsetBits(key, column)) * signedOffsetScale;
        return index + 0.45 * jitter * static_cast<double>(moved);
    }

    [[nodiscard]] float at(float from) const {
        const double t = (static_cast<double>(from) - base) / height;
        if (std::isnan(t) || (count > 0 && (t < 0 || t > count)))
            return from;
        const double index = std::floor(t);
        const double over = t - index - (1 - soft);
        const double rise = over <= 0 ? 0.0 : over / soft;
        const double tread = treadAt(index);
        const double next = rise > 0 ? treadAt(index + 1) : tread;
        return static_cast<float>(base + height * (tread + (next - tread) * rise * rise * (3 - 2 * rise)));
    }
};

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
        return changedBySamples(input, context, [&](float height) { return stairs.at(height); });
    }
};

} // namespace

const Filter& terraceFilter() {
    static const Terrace filter;
    return filter;
}

} // namespace terrain
