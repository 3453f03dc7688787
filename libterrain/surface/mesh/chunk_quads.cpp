// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/chunk_quads.h"

#include "libterrain/surface/mesh/chunk_mesh.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

std::vector<int> moved(std::vector<int> samples, int by) {
    for (int& sample : samples)
        sample += by;
    return samples;
}

bool hasHole(const Heightfield& field, int west, int north, int east, int south) {
    for (int row = north; row <= south; ++row)
        if (std::any_of(field.row(row) + west, field.row(row) + east + 1,
                        [](float height) { return std::isnan(height); }))
            return true;
    return false;
}

} // namespace

ChunkQuads::ChunkQuads(const Heightfield& field, const Window& chunk, int level)
    : m_columns(moved(samplesOfLevel(chunk.columns - 1, level), chunk.column)),
      m_rows(moved(samplesOfLevel(chunk.rows - 1, level), chunk.row)),
      m_whole((m_columns.size() - 1) * (m_rows.size() - 1), 1) {
    if (!hasHole(field, m_columns.front(), m_rows.front(), m_columns.back(), m_rows.back()))
        return;
    auto whole = m_whole.begin();
    for (std::size_t j = 0; j + 1 < m_rows.size(); ++j)
        for (std::size_t i = 0; i + 1 < m_columns.size(); ++i)
            *whole++ = hasHole(field, m_columns[i], m_rows[j], m_columns[i + 1], m_rows[j + 1]) ? 0 : 1;
}

bool ChunkQuads::hasVertex(std::size_t i, std::size_t j) const {
    const bool west = i > 0;
    const bool east = i + 1 < m_columns.size();
    const bool north = j > 0;
    const bool south = j + 1 < m_rows.size();
    return (north && west && isWhole(i - 1, j - 1)) || (north && east && isWhole(i, j - 1)) ||
           (south && west && isWhole(i - 1, j)) || (south && east && isWhole(i, j));
}

} // namespace terrain
