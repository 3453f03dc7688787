// SPDX-License-Identifier: MIT
#include "libterrain/filters/curve.h"

#include "libterrain/core/number_text.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"
#include "libterrain/parameters/curve.h"

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
        const double range = parameters.real("top") - bottom;
        const MonotoneCurve curve(parameters.curve("curve"), CurveEnds::Parallel);
        return changedBySamples(input, context, [&](float height) {
            return static_cast<float>(bottom + range * curve((static_cast<double>(height) - bottom) / range));
        });
    }
};

} // namespace

const Filter& curveFilter() {
    static const HeightCurve filter;
    return filter;
}

} // namespace terrain
