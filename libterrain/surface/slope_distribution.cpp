// SPDX-License-Identifier: MIT
#include "libterrain/surface/slope_distribution.h"

#include "libterrain/surface/horn_gradient.h"
#include "libterrain/surface/row_slices.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace terrain {
namespace {

/// Degrees from t = g / (1 + g), g the rise per metre: t goes from 0 (level) to 1 (upright), and the angle is
/// all but a straight line over it.
class Angles {
public:
    Angles() {
        for (int i = 0; i < size; ++i) {
            const double t = static_cast<double>(i) / size;
            m_degrees[static_cast<std::size_t>(i)] =
                static_cast<float>(std::atan(t / (1 - t)) * 180 / std::numbers::pi);
        }
        m_degrees[size] = m_degrees[size + 1] = 90;
    }
    [[nodiscard]] float at(float t) const {
        const float place = t * size;
        const auto index = static_cast<std::size_t>(place);
        const float low = m_degrees[index];
        return low + (m_degrees[index + 1] - low) * (place - static_cast<float>(index));
    }

private:
    static constexpr int size = 1024;
    std::array<float, size + 2> m_degrees{};
};

constexpr int block = 1024; ///< columns at a time, on the stack

struct Slice {
    SlopeDistribution found;
    double sum = 0;
    float greatest = 0;
};

void addBlock(const std::array<float, block>& places, int count, const Angles& angles, Slice& slice) {
    double sum = 0;
    for (int i = 0; i < count; ++i) {
        const float place = places[static_cast<std::size_t>(i)];
        if (std::isnan(place))
            continue;
        const float degrees = angles.at(place);
        ++slice.found.histogram[static_cast<std::size_t>(std::min(degrees, 89.0F))];
        ++slice.found.count;
        sum += static_cast<double>(degrees);
        slice.greatest = std::max(slice.greatest, degrees);
    }
    slice.sum += sum;
}

} // namespace

Result<SlopeDistribution> slopeDistribution(const Heightfield& field, const RunContext& context) {
    static const Angles angles;
    const Grid& grid = field.grid();
    const GradientScale scale{static_cast<float>(1 / grid.spacingX), static_cast<float>(1 / grid.spacingY)};
    std::vector<Slice> slices = slicesFor(field.rows(), Slice{});
    const auto addRow = [&](int row, Slice& slice) {
        std::array<float, block> east;
        std::array<float, block> north;
        for (int first = 0; first < field.columns(); first += block) {
            const int count = std::min(block, field.columns() - first);
            hornGradient(rowsAround(field, row), first, count, scale, east.data(), north.data());
            for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
                const float rise = std::sqrt(east[i] * east[i] + north[i] * north[i]);
                east[i] = 1 - 1 / (1 + rise); // 1 also where the rise is infinite
            }
            addBlock(east, count, angles, slice);
        }
    };
    if (!overRowSlices(context, field.rows(), slices, addRow))
        return Cancelled{};
    SlopeDistribution out;
    double sum = 0;
    float greatest = 0;
    for (const Slice& slice : slices) {
        sum += slice.sum;
        out.count += slice.found.count;
        greatest = std::max(greatest, slice.greatest);
        std::ranges::transform(out.histogram, slice.found.histogram, out.histogram.begin(), std::plus{});
    }
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    out.mean = out.count > 0 ? sum / static_cast<double>(out.count) : none;
    out.steepest = out.count > 0 ? static_cast<double>(greatest) : none;
    return out;
}

} // namespace terrain
