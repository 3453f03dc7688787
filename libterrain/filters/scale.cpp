// SPDX-License-Identifier: MIT
#include "libterrain/filters/scale.h"

#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

namespace terrain {
namespace {

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        [] {
            ParameterSpec out{"factor", TERRAIN_TEXT("filters", "Factor"),
                              TERRAIN_TEXT("filters", "Above 1: higher mountains and deeper valleys; below 0 "
                                                      "they change places.")};
            out.defaultValue = 1.0;
            out.minimum = -1000;
            out.maximum = 1000;
            out.softMinimum = -3;
            out.softMaximum = 3;
            return out;
        }(),
        filter_rows::height("offset", TERRAIN_TEXT("filters", "Raise"),
                            TERRAIN_TEXT("filters", "Lifts the whole land, after the factor."), 0, 1000)};
    return table;
}

class Scale final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "scale",
            TERRAIN_TEXT("filters", "Scale and raise"),
            TERRAIN_TEXT("filters", "Multiplies every height and lifts the land."),
            1,
            StepPromise::Pointwise,
            rows(),
            StepGroup::Heights};
        return description;
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const auto factor = static_cast<float>(parameters.real("factor"));
        const auto offset = static_cast<float>(parameters.real("offset"));
        return changedBySamples(input, context, [=](float height) { return height * factor + offset; });
    }
};

} // namespace

const Filter& scaleFilter() {
    static const Scale filter;
    return filter;
}

} // namespace terrain
