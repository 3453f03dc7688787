// SPDX-License-Identifier: MIT
#include "libterrain/filters/resample.h"

#include "libterrain/core/number_text.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"
#include "libterrain/filters/resample/samples.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace terrain {
namespace {

using resample::Kernel;
using resample::SampleLine;
using resample::Samples;
using resample::Taps;

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

/// The weighted mean of four numbers; without those that are missing, whose weights the others get.
double meanOf(double a, double b, double c, double d, const std::array<double, 4>& weights) {
    const std::array<double, 4> numbers = {a, b, c, d};
    double sum = 0;
    double known = 0;
    bool isWhole = true;
    for (std::size_t i = 0; i < 4; ++i)
        if (weights[i] != 0 && numbers[i] != numbers[i])
            isWhole = false;
    for (std::size_t i = 0; i < 4; ++i) {
        const double weight = isWhole ? weights[i] : std::max(weights[i], 0.0);
        if (weight == 0 || numbers[i] != numbers[i])
            continue;
        sum += weight * numbers[i];
        known += weight;
    }
    return isWhole ? sum : known > 0 ? sum / known : static_cast<double>(hole);
}

/// One row after the other from the samples.
class Rebuilding {
public:
    Rebuilding(const Samples& samples, const FilterInput& input, const SampleLine& columns, Kernel kernel)
        : m_samples(samples) {
        for (int c = 0; c < input.window.columns; ++c) {
            m_taps.push_back(columns.tapsOf(input.window.column + c, kernel));
            m_taps.back().first -= samples.firstColumn();
        }
    }

    /// `down` the taps of the row. Holes stay; so does what no sample is near.
    void row(const Taps& down, const float* from, float* to) const {
        const int columns = static_cast<int>(m_taps.size());
        for (int x = 0; x < columns; x += part)
            rowPart(down, from, x, std::min(part, columns - x), to);
    }

private:
    static constexpr int part = 256; ///< columns, that lie on as many samples at most, and three

    void rowPart(const Taps& down, const float* from, int x, int count, float* to) const {
        const int first = m_taps[static_cast<std::size_t>(x)].first;
        const int samples = m_taps[static_cast<std::size_t>(x + count - 1)].first + 4 - first;
        std::array<double, part + 4> between;
        meansDown(down, first, samples, between.data());
        for (int c = x; c < x + count; ++c) {
            const Taps& taps = m_taps[static_cast<std::size_t>(c)];
            const double* s = between.data() + (taps.first - first);
            const auto& w = taps.weights;
            double sum = (w[0] * s[0] + w[1] * s[1]) + (w[2] * s[2] + w[3] * s[3]);
            if (sum - sum != 0)
                sum = meanOf(s[0], s[1], s[2], s[3], w);
            const auto height = static_cast<float>(sum);
            to[c] = from[c] == from[c] && height == height ? height : from[c];
        }
    }

    void meansDown(const Taps& down, int first, int samples, double* out) const {
        const float* rowsOf[4];
        for (int i = 0; i < 4; ++i)
            rowsOf[i] = m_samples.row(down.first + i) + first;
        const auto& w = down.weights;
        for (int c = 0; c < samples; ++c) {
            const auto a = static_cast<double>(rowsOf[0][c]);
            const auto b = static_cast<double>(rowsOf[1][c]);
            const auto d = static_cast<double>(rowsOf[2][c]);
            const auto e = static_cast<double>(rowsOf[3][c]);
            const double sum = (w[0] * a + w[1] * b) + (w[2] * d + w[3] * e);
            out[c] = sum - sum == 0 ? sum : meanOf(a, b, d, e, w);
        }
    }

    const Samples& m_samples;
    std::vector<Taps> m_taps;
};

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
        const SampleLine down(input.grid.rows, input.grid.spacingY, distance);
        const Result<Samples> samples = Samples::take(input, columns, down, kernel, context.part(0, 0.5));
        if (!samples)
            return samples.failure();
        const Rebuilding rebuilding(samples.value(), input, columns, kernel);
        return changedByRows(input, context.part(0.5, 1), [&](int row, const float* from, float* to) {
            rebuilding.row(down.tapsOf(input.window.row + row, kernel), from, to);
        });
    }
};

} // namespace

const Filter& resampleFilter() {
    static const Resample filter;
    return filter;
}

} // namespace terrain
