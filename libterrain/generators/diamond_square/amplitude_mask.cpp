// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/amplitude_mask.h"

#include <algorithm>

namespace terrain::diamond_square {
namespace {

/// Between two entries of a table of `count`.
struct Between {
    int first = 0;
    double beyond = 0; ///< 0…1, towards the next one
};

Between entryAt(double part, int count) {
    const double place = std::clamp(part, 0.0, 1.0) * (count - 1);
    const int first = std::min(static_cast<int>(place), count - 2);
    return {first, place - first};
}

} // namespace

AmplitudeMask::AmplitudeMask(const HeightTable& percent, const Lattice& lattice, const Grid& grid)
    : m_table(percent), m_levels(lattice.levels), m_origin(lattice.origin), m_wraps(lattice.wraps),
      m_columnCells(grid.columns - 1), m_rowCells(grid.rows - 1) {
    for (double& entry : m_table.heights)
        entry /= 100;
}

double AmplitudeMask::at(double x, double y) const {
    const Between column = entryAt(x, m_table.columns);
    const Between row = entryAt(y, m_table.rows());
    const auto along = [&](int r) {
        const double west = m_table.at(r, column.first);
        return west + (m_table.at(r, column.first + 1) - west) * column.beyond;
    };
    const double north = along(row.first);
    return north + (along(row.first + 1) - north) * row.beyond;
}

double AmplitudeMask::part(int level, std::int64_t index, int cells) const {
    const std::int64_t place = index * (std::int64_t{1} << (m_levels - level));
    const std::int64_t inside = m_wraps ? (place % cells + cells) % cells : place - m_origin;
    return static_cast<double>(inside) / cells;
}

void AmplitudeMask::apply(int level, const Places& places, int count, float* numbers) const {
    const double y = part(level, places.row, m_rowCells);
    for (int j = 0; j < count; ++j)
        numbers[j] *= static_cast<float>(
            at(part(level, places.column + std::int64_t{places.step} * j, m_columnCells), y));
}

} // namespace terrain::diamond_square
