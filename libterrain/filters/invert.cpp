// SPDX-License-Identifier: MIT
#include "libterrain/filters/invert.h"

#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

namespace terrain {
namespace {

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {filter_rows::height(
        "about", TERRAIN_TEXT("filters", "About"),
        TERRAIN_TEXT("filters", "The height that stays: what was so far above it is so far below it."), 0)};
    return table;
}

class Invert final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "invert",
            TERRAIN_TEXT("filters", "Invert"),
            TERRAIN_TEXT("filters", "Turns the land upside down: ridges become valleys."),
            1,
            StepPromise::Pointwise,
            rows(),
            StepGroup::Heights};
        return description;
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const auto twice = static_cast<float>(2 * parameters.real("about"));
        return changedBySamples(input, context, [=](float height) { return twice - height; });
    }
};

} // namespace

const Filter& invertFilter() {
    static const Invert filter;
    return filter;
}

} // namespace terrain
