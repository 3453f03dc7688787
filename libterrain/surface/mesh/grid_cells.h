// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <cstdint>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

namespace terrain {

/// The grid mesh of a terrain row by row, in memory for a few rows: which cells are whole, and the numbers of
/// the vertices that whole cells have. Refers to the heights. May throw std::bad_alloc.
class GridCells {
public:
    explicit GridCells(const Heightfield& field);

    /// Goes to the next row of samples (the first call: to row 0, the northern one).
    void advance();
    [[nodiscard]] int row() const { return m_row; }

    /// Whether the vertices of the row are there.
    [[nodiscard]] bool hasVertex(int column) const;
    /// Its number, from 0, row by row; only where hasVertex.
    [[nodiscard]] std::uint64_t vertex(int column) const { return m_numbers[index(column)]; }
    /// The number of the vertex of the row before.
    [[nodiscard]] std::uint64_t vertexBefore(int column) const { return m_numbersBefore[index(column)]; }
    /// Whether the cell between `column` and the next one, and the row before and this one, has four heights.
    [[nodiscard]] bool isWhole(int column) const { return m_before[index(column)] != 0; }

    /// Where a sample lies: m from the south-west corner.
    [[nodiscard]] glm::vec3 position(int column, int row) const;

private:
    static std::size_t index(int column) { return static_cast<std::size_t>(column); }
    void findWhole(int row, std::vector<std::uint8_t>& whole) const;

    const Heightfield& m_field;
    int m_row = -1;
    std::uint64_t m_next = 0;
    std::vector<std::uint64_t> m_numbers;
    std::vector<std::uint64_t> m_numbersBefore;
    std::vector<std::uint8_t> m_before; ///< cells north of the row
    std::vector<std::uint8_t> m_after;  ///< cells south of the row
};

/// The number of cells with four heights.
std::uint64_t wholeCells(const Heightfield& field);

} // namespace terrain
