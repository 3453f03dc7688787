// SPDX-License-Identifier: MIT
#include "libterrain/surface/horn_gradient.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace terrain {

RowTriple rowsAround(const Heightfield& heights, int row) {
    return {row > 0 ? heights.row(row - 1) : nullptr, heights.row(row),
            row + 1 < heights.rows() ? heights.row(row + 1) : nullptr, heights.columns()};
}

std::array<float, 9> filledNeighbours(const RowTriple& rows, int column) {
    const std::array<const float*, 3> lines{rows.north, rows.centre, rows.south};
    std::array<float, 9> h;
    for (int i = 0; i < 9; ++i) {
        const float* line = lines[static_cast<std::size_t>(i / 3)];
        const int x = column + i % 3 - 1;
        h[static_cast<std::size_t>(i)] = line != nullptr && x >= 0 && x < rows.columns ? line[x] : hole;
    }
    const float centre = h[4];
    for (const std::size_t i : {1, 3}) {
        const bool first = std::isnan(h[i]);
        const bool second = std::isnan(h[8 - i]);
        if (first)
            h[i] = second ? centre : 2 * centre - h[8 - i];
        if (second)
            h[8 - i] = first ? centre : 2 * centre - h[i];
    }
    for (const std::size_t i : {0, 2, 6, 8})
        if (std::isnan(h[i]))
            h[i] = h[i < 4 ? 1 : 7] + h[i % 3 == 0 ? 3 : 5] - centre;
    return h;
}

namespace {

/// One sample with missing neighbours.
void withGaps(const RowTriple& rows, int column, const GradientScale& eighth, float& east, float& north) {
    if (std::isnan(rows.centre[column])) {
        east = north = hole;
        return;
    }
    const std::array<float, 9> h = filledNeighbours(rows, column);
    east = ((h[2] + 2 * h[5] + h[8]) - (h[0] + 2 * h[3] + h[6])) * eighth.east;
    north = ((h[0] + 2 * h[1] + h[2]) - (h[6] + 2 * h[7] + h[8])) * eighth.north;
}

/// The columns from … to−1, which all have their eight neighbours. Returns how many of them meet a hole.
int withoutGaps(const RowTriple& rows, int from, int to, const GradientScale& eighth, float* east,
                float* north) {
    const float* n = rows.north;
    const float* c = rows.centre;
    const float* s = rows.south;
    int gaps = 0;
    for (int x = from; x < to; ++x) {
        const float e =
            ((n[x + 1] + 2 * c[x + 1] + s[x + 1]) - (n[x - 1] + 2 * c[x - 1] + s[x - 1])) * eighth.east;
        const float u = ((n[x - 1] + 2 * n[x] + n[x + 1]) - (s[x - 1] + 2 * s[x] + s[x + 1])) * eighth.north;
        east[x - from] = e;
        north[x - from] = u;
        gaps += std::isnan(e + u + c[x]) ? 1 : 0;
    }
    return gaps;
}

} // namespace

void hornGradient(const RowTriple& rows, int first, int count, const GradientScale& scale, float* east,
                  float* north) {
    // The eight weights of each difference sum to 8 spacings.
    const GradientScale eighth{scale.east / 8, scale.north / 8};
    const int end = first + count;
    const bool border = rows.north == nullptr || rows.south == nullptr;
    const int from = border ? end : std::min(end, std::max(first, 1));
    const int to = std::max(from, std::min(end, rows.columns - 1));
    const int gaps = withoutGaps(rows, from, to, eighth, east + (from - first), north + (from - first));
    for (int x = first; x < from; ++x)
        withGaps(rows, x, eighth, east[x - first], north[x - first]);
    for (int x = to; x < end; ++x)
        withGaps(rows, x, eighth, east[x - first], north[x - first]);
    for (int x = from; gaps > 0 && x < to; ++x)
        if (std::isnan(east[x - first] + north[x - first] + rows.centre[x]))
            withGaps(rows, x, eighth, east[x - first], north[x - first]);
}

} // namespace terrain
