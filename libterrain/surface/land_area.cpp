// SPDX-License-Identifier: MIT
#include "libterrain/surface/land_area.h"

#include "libterrain/surface/row_slices.h"

#include <array>
#include <cmath>

namespace terrain {
namespace {

struct Slice {
    std::int64_t cells = 0;
    double above = 0; ///< in triangles
};

/// How much of a triangle lies above 0, from the heights of its corners over the level.
double shareAbove(double a, double b, double c) {
    std::array<double, 3> h{a, b, c};
    std::ranges::sort(h);
    if (h[0] >= 0)
        return h[2] > 0 ? 1 : 0;
    if (h[2] <= 0)
        return 0;
    if (h[1] <= 0) // the tip alone
        return h[2] / (h[2] - h[0]) * (h[2] / (h[2] - h[1]));
    return 1 - h[0] / (h[0] - h[1]) * (h[0] / (h[0] - h[2]));
}

void addCells(const float* north, const float* south, int columns, double level, Slice& slice) {
    std::int64_t dry = 0;
    for (int x = 0; x + 1 < columns; ++x) {
        const float lowest = std::min(std::min(north[x], north[x + 1]), std::min(south[x], south[x + 1]));
        const float highest = std::max(std::max(north[x], north[x + 1]), std::max(south[x], south[x + 1]));
        if (std::isnan(north[x] + north[x + 1] + south[x] + south[x + 1]))
            continue;
        ++slice.cells;
        if (static_cast<double>(highest) <= level)
            continue;
        if (static_cast<double>(lowest) > level) {
            ++dry;
            continue;
        }
        const auto over = [level](float height) { return static_cast<double>(height) - level; };
        slice.above += shareAbove(over(north[x]), over(north[x + 1]), over(south[x])) +
                       shareAbove(over(north[x + 1]), over(south[x + 1]), over(south[x]));
    }
    slice.above += 2.0 * static_cast<double>(dry);
}

} // namespace

Result<LandArea> landArea(const Heightfield& field, double level, const RunContext& context) {
    const int cellRows = std::max(0, field.rows() - 1);
    std::vector<Slice> slices = slicesFor(cellRows, Slice{});
    if (!overRowSlices(context, cellRows, slices, [&](int row, Slice& slice) {
            addCells(field.row(row), field.row(row + 1), field.columns(), level, slice);
        }))
        return Cancelled{};
    const double cell = field.grid().spacingX * field.grid().spacingY;
    LandArea out;
    for (const Slice& slice : slices) {
        out.whole += static_cast<double>(slice.cells) * cell;
        out.aboveLevel += slice.above * cell / 2;
    }
    return out;
}

} // namespace terrain
