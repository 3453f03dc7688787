// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <cstdint>
#include <vector>

namespace terrain {

/// The quads between the samples that a level of detail keeps of a chunk, and which of them have no hole
/// inside. May throw std::bad_alloc.
class ChunkQuads {
public:
    ChunkQuads(const Heightfield& field, const Window& chunk, int level);

    /// Kept columns and rows of the terrain, from the west and from the north; at least two of each.
    [[nodiscard]] const std::vector<int>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<int>& rows() const { return m_rows; }

    /// Of the quad whose north-west corner is the kept sample (i, j): whether all its samples have heights.
    [[nodiscard]] bool isWhole(std::size_t i, std::size_t j) const {
        return m_whole[j * (m_columns.size() - 1) + i] != 0;
    }
    /// Whether a whole quad adjoins the kept sample.
    [[nodiscard]] bool hasVertex(std::size_t i, std::size_t j) const;

private:
    std::vector<int> m_columns;
    std::vector<int> m_rows;
    std::vector<std::uint8_t> m_whole;
};

} // namespace terrain
