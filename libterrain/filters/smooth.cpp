// SPDX-License-Identifier: MIT
#include "libterrain/filters/smooth.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/number_text.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/pair_means.h"
#include "libterrain/filters/parameter_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terrain {
namespace {

using pair_means::meansOf;

constexpr double reach = 3.5;    ///< standard deviations: 0.05 % of the weight lies beyond
constexpr int mostSamples = 256; ///< of a standard deviation
constexpr int mostReach = 896;   ///< of it
constexpr int chunk = 512;

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {filter_rows::length(
        "radius", TERRAIN_TEXT("filters", "Radius"),
        TERRAIN_TEXT("filters", "The standard deviation of the Gaussian: what is smaller vanishes."), 30,
        0.001, 1, 1000)};
    return table;
}

/// The weights of the neighbours at the distances 1, 2 … samples; those of both sides and of the sample
/// itself add up to 1.
std::vector<float> weightsOf(double radius, double spacing) {
    const double deviation = radius / spacing;
    std::vector<double> bells(static_cast<std::size_t>(std::ceil(reach * deviation)));
    double sum = 1;
    for (std::size_t i = 0; i < bells.size(); ++i) {
        const double t = static_cast<double>(i + 1) / deviation;
        constexpr double log2e = 1.4426950408889634;
        bells[i] = exactPower2(-0.5 * t * t * log2e);
        sum += 2 * bells[i];
    }
    std::vector<float> out(bells.size());
    std::ranges::transform(bells, out.begin(), [sum](double bell) { return static_cast<float>(bell / sum); });
    return out;
}

/// The place of `index` where the grid is mirrored at its first and last sample.
int mirrored(int index, int count) {
    const int period = 2 * (count - 1);
    const int there = ((index % period) + period) % period;
    return there < count ? there : period - there;
}

/// The Gaussian mean along columns or rows, in parts of a row. Sums are of differences from the sample in the
/// middle, so that level ground stays as it is to the bit. Beyond those borders of the window that are none
/// of the grid's anything is read: what follows from it is cut off.
class Mean {
public:
    explicit Mean(const FilterInput& input) : m_input(input) {}

    void down(int row, int first, int count, const std::vector<float>& weights, float* out) {
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const int away = static_cast<int>(i) + 1;
            m_pairs[i] = {rowAt(row - away) + first, rowAt(row + away) + first};
        }
        meansOf(m_input.heights.row(row) + first, std::span(m_pairs).first(weights.size()), weights, count,
                out);
    }

    void along(const float* row, int first, int count, const std::vector<float>& weights, float* out) {
        const int margin = static_cast<int>(weights.size());
        float* const part = m_part.data() + margin;
        for (int i = -margin; i < count + margin; ++i)
            part[i] = row[columnAt(first + i)];
        const float* const middle = part;
        for (int away = 1; away <= margin; ++away)
            m_pairs[static_cast<std::size_t>(away) - 1] = {middle - away, middle + away};
        meansOf(middle, std::span(m_pairs).first(weights.size()), weights, count, out);
    }

private:
    /// Rows and columns of the window, mirrored at the grid's borders.
    [[nodiscard]] const float* rowAt(int row) const {
        const Window& window = m_input.window;
        const int there = mirrored(window.row + row, m_input.grid.rows) - window.row;
        return m_input.heights.row(std::clamp(there, 0, window.rows - 1));
    }
    [[nodiscard]] int columnAt(int column) const {
        const Window& window = m_input.window;
        const int there = mirrored(window.column + column, m_input.grid.columns) - window.column;
        return std::clamp(there, 0, window.columns - 1);
    }
    const FilterInput& m_input;
    std::array<pair_means::Pair, mostReach> m_pairs;
    std::array<float, chunk + 2 * mostReach> m_part;
};

/// Calls part(first, count) for the chunks of a row.
void overChunks(int columns, const auto& part) {
    for (int x = 0; x < columns; x += chunk)
        part(x, std::min(chunk, columns - x));
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
            1,
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
        const double spacing = std::min(grid.spacingX, grid.spacingY);
        return static_cast<int>(std::ceil(reach * parameters.real("radius") / spacing));
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const std::vector<float> down = weightsOf(parameters.real("radius"), input.grid.spacingY);
        const std::vector<float> along = weightsOf(parameters.real("radius"), input.grid.spacingX);
        const int columns = input.heights.columns();
        const auto lower = changedByRows(input, context.part(0, 0.5), [&](int row, const float*, float* to) {
            Mean mean(input);
            overChunks(columns,
                       [&](int first, int count) { mean.down(row, first, count, down, to + first); });
        });
        if (!lower)
            return lower.failure();
        const FilterInput second{input.grid, input.window, lower.value()};
        return changedByRows(second, context.part(0.5, 1), [&](int, const float* from, float* to) {
            Mean mean(second);
            overChunks(columns,
                       [&](int first, int count) { mean.along(from, first, count, along, to + first); });
        });
    }
};

} // namespace

const Filter& smoothFilter() {
    static const Smooth filter;
    return filter;
}

} // namespace terrain
