// SPDX-License-Identifier: MIT
#include "libterrain/filters/curve.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/processor.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"
#include "libterrain/parameters/monotone_curve.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        filter_rows::height("bottom", TERRAIN_TEXT("filters", "Bottom"),
                            TERRAIN_TEXT("filters", "The height at the curve's left and lower edge; the land "
                                                    "below it goes with the curve's first point."),
                            0),
        filter_rows::height("top", TERRAIN_TEXT("filters", "Top"),
                            TERRAIN_TEXT("filters", "The height at the curve's right and upper edge; the "
                                                    "land above it goes with the curve's last point."),
                            1000),
        [] {
            ParameterSpec out{
                "curve", TERRAIN_TEXT("filters", "Curve"),
                TERRAIN_TEXT("filters",
                             "From the height that was, left to right, to the height that will be, "
                             "bottom to top: flat parts make plains, steep ones make slopes.")};
            out.type = ParameterType::Curve;
            out.defaultValue = CurvePoints{{0, 0}, {0.5, 0.3}, {1, 1}};
            out.frame.ends = CurveEnds::Parallel;
            return out;
        }()};
    return table;
}

constexpr int blockSize = 256;

/// The curve's frame: bottom to top are 0 … 1.
struct Range {
    double bottom;
    double height;
};

MORAINE_LOOP void toParts(const Range& range, const float* __restrict heights, int count,
                          double* __restrict parts) {
    const auto [bottom, height] = range;
    for (int i = 0; i < count; ++i)
        parts[i] = (static_cast<double>(heights[i]) - bottom) / height;
}

MORAINE_LOOP void toHeights(const Range& range, const double* __restrict parts, int count,
                            float* __restrict heights) {
    const auto [bottom, height] = range;
    for (int i = 0; i < count; ++i)
        heights[i] = static_cast<float>(bottom + height * parts[i]);
}

MORAINE_LOOP void changeRow(const Range& range, const MonotoneCurve& curve, const float* from, int count,
                            float* to) {
    std::array<double, blockSize> parts;
    for (int x = 0; x < count; x += blockSize) {
        const int length = std::min(blockSize, count - x);
        toParts(range, from + x, length, parts.data());
        curve.apply(std::span(parts).first(static_cast<std::size_t>(length)));
        toHeights(range, parts.data(), length, to + x);
    }
}

void changeRowAny(const Range& range, const MonotoneCurve& curve, const float* from, int count, float* to) {
    changeRow(range, curve, from, count, to);
}

MORAINE_AVX2_LOOP void changeRowAvx2(const Range& range, const MonotoneCurve& curve, const float* from,
                                     int count, float* to) {
    changeRow(range, curve, from, count, to);
}

class HeightCurve final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "curve",
            TERRAIN_TEXT("filters", "Height curve"),
            TERRAIN_TEXT("filters", "Gives every height another one, read from a curve that you draw: wider "
                                    "lowlands, a plateau, steeper summits."),
            1,
            StepPromise::Pointwise,
            rows(),
            StepGroup::Heights};
        return description;
    }

    [[nodiscard]] Status check(const Grid& /*grid*/, const ParameterSet& parameters) const override {
        if (parameters.real("bottom") < parameters.real("top"))
            return Done{};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("filters", "The top, %1 m, has to lie above the bottom, %2 m."),
                     {numberText(parameters.real("top")), numberText(parameters.real("bottom"))},
                     "top"};
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const double bottom = parameters.real("bottom");
        const Range range{bottom, parameters.real("top") - bottom};
        const MonotoneCurve curve(parameters.curve("curve"), CurveEnds::Parallel);
        const auto rowMaker = usesAvx2() ? changeRowAvx2 : changeRowAny;
        return changedByRows(input, context, [&](int, const float* from, float* to) {
            rowMaker(range, curve, from, input.heights.columns(), to);
        });
    }
};

} // namespace

const Filter& curveFilter() {
    static const HeightCurve filter;
    return filter;
}

} // namespace terrain
