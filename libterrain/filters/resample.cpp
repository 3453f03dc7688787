// SPDX-License-Identifier: MIT
#include "libterrain/filters/resample.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/filters/parameter_rows.h"
#include "libterrain/filters/resample/rebuilding.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

using resample::Kernel;
using resample::Rebuilding;
using resample::SampleLine;
using resample::Samples;

constexpr int grain = 64;          ///< rows
constexpr int mostSpacings = 1000; ///< between two samples

const ParameterChoice kernels[] = {
    {"bicubic", TERRAIN_TEXT("filters", "Bicubic"),
     TERRAIN_TEXT("filters", "A smooth surface through the samples (Catmull-Rom).")},
    {"bilinear", TERRAIN_TEXT("filters", "Bilinear"),
     TERRAIN_TEXT("filters", "Straight from sample to sample.")},
    {"nearest", TERRAIN_TEXT("filters", "Nearest"),
     TERRAIN_TEXT("filters", "Level blocks, each at the height of its middle.")},
    {"area", TERRAIN_TEXT("filters", "Mean of the area"),
     TERRAIN_TEXT("filters", "Level blocks, each at the mean height of its land.")},
};

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        filter_rows::length("distance", TERRAIN_TEXT("filters", "Distance"),
                            TERRAIN_TEXT("filters", "From one sample to the next; what is smaller is lost. "
                                                    "They begin in the north-west corner."),
                            100, 0.001, 1, 1000),
        filter_rows::choice("kernel", TERRAIN_TEXT("filters", "Kernel"),
                            TERRAIN_TEXT("filters", "How the land between the samples is made."), kernels)};
    return table;
}

Kernel kernelOf(const ParameterSet& parameters) {
    return parameters.isChoice("kernel", "bicubic")    ? Kernel::Bicubic
           : parameters.isChoice("kernel", "bilinear") ? Kernel::Bilinear
           : parameters.isChoice("kernel", "nearest")  ? Kernel::Nearest
                                                       : Kernel::Area;
}

class Resample final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "resample",
            TERRAIN_TEXT("filters", "Resample"),
            TERRAIN_TEXT("filters", "Rebuilds the land from samples further apart, smoothly or in blocks."),
            1,
            StepPromise::Neighbourhood,
            rows(),
            StepGroup::Shape};
        return description;
    }

    [[nodiscard]] Status check(const Grid& grid, const ParameterSet& parameters) const override {
        const double most = mostSpacings * std::min(grid.spacingX, grid.spacingY);
        if (parameters.real("distance") <= most)
            return Done{};
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("filters",
                         "A distance of %1 m is too large for this spacing: it can be %2 m at most."),
            {numberText(parameters.real("distance")), numberText(most)},
            "distance"};
    }

    [[nodiscard]] int halo(const Grid& grid, const ParameterSet& parameters) const override {
        const double spacing = std::min(grid.spacingX, grid.spacingY);
        const double samples = std::max(1.0, parameters.real("distance") / spacing);
        return static_cast<int>(std::ceil(2 * samples)) + 2; // bicubic: two samples each way
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const Kernel kernel = kernelOf(parameters);
        const double distance = parameters.real("distance");
        const SampleLine columns(input.grid.columns, input.grid.spacingX, distance);
        const SampleLine rows(input.grid.rows, input.grid.spacingY, distance);
        const Result<Samples> samples = Samples::take(input, columns, rows, kernel, context.part(0, 0.5));
        if (!samples)
            return samples.failure();
        const Rebuilding rebuilding(samples.value(), input.window, columns, rows, kernel);
        Result<Heightfield> out = Heightfield::create(input.heights.grid());
        if (!out)
            return out;
        const bool finished =
            parallelRows(context.part(0.5, 1), input.heights.rows(), grain, [&](int first, int last) {
                rebuilding.rebuild(first, last, input.heights, out.value());
            });
        return finished ? std::move(out) : Cancelled{};
    }
};

} // namespace

const Filter& resampleFilter() {
    static const Resample filter;
    return filter;
}

} // namespace terrain
