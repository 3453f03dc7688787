// SPDX-License-Identifier: MIT
#include "libterrain/filters/smooth.h"

#include "libterrain/core/number_text.h"
#include "libterrain/filters/parameter_rows.h"
#include "libterrain/filters/smooth/gaussian_mean.h"

#include <algorithm>

namespace terrain {
namespace {

constexpr int mostSamples = 256; ///< of a standard deviation

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {filter_rows::length(
        "radius", TERRAIN_TEXT("filters", "Radius"),
        TERRAIN_TEXT("filters", "The standard deviation of the Gaussian: what is smaller vanishes."), 30,
        0.001, 1, 1000)};
    return table;
}

class Smooth final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "smooth",
            TERRAIN_TEXT("filters", "Smooth"),
            TERRAIN_TEXT("filters",
                         "Takes away what is small: every height becomes the Gaussian mean of those "
                         "around."),
            2,
            StepPromise::Neighbourhood,
            rows(),
            StepGroup::Shape};
        return description;
    }

    [[nodiscard]] Status check(const Grid& grid, const ParameterSet& parameters) const override {
        const double most = mostSamples * std::min(grid.spacingX, grid.spacingY);
        if (parameters.real("radius") <= most)
            return Done{};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("filters",
                                  "A radius of %1 m is too large for this spacing: it can be %2 m at most."),
                     {numberText(parameters.real("radius")), numberText(most)},
                     "radius"};
    }

    [[nodiscard]] int halo(const Grid& grid, const ParameterSet& parameters) const override {
        const double radius = parameters.real("radius");
        return std::max(smooth::reachOf(smooth::gaussianAxis(radius / grid.spacingX)),
                        smooth::reachOf(smooth::gaussianAxis(radius / grid.spacingY)));
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const double radius = parameters.real("radius");
        return smooth::gaussianMean(input, smooth::gaussianAxis(radius / input.grid.spacingX),
                                    smooth::gaussianAxis(radius / input.grid.spacingY), context);
    }
};

} // namespace

const Filter& smoothFilter() {
    static const Smooth filter;
    return filter;
}

} // namespace terrain
