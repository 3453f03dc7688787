// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/grid_cells.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

bool isWholeCell(const float* north, const float* south, int column) {
    return !std::isnan(north[column] + north[column + 1] + south[column] + south[column + 1]);
}

} // namespace

GridCells::GridCells(const Heightfield& field)
    : m_field(field), m_numbers(index(field.columns())), m_numbersBefore(index(field.columns())),
      m_before(index(field.columns())), m_after(index(field.columns())) {}

void GridCells::findWhole(int row, std::vector<std::uint8_t>& whole) const {
    std::ranges::fill(whole, std::uint8_t{0});
    if (row + 1 >= m_field.rows())
        return;
    for (int column = 0; column + 1 < m_field.columns(); ++column)
        whole[index(column)] = isWholeCell(m_field.row(row), m_field.row(row + 1), column) ? 1 : 0;
}

bool GridCells::hasVertex(int column) const {
    // The last entry of both is always 0: a row has a cell less than samples.
    const std::size_t east = index(column);
    const bool hasEast = (m_before[east] | m_after[east]) != 0;
    return hasEast || (column > 0 && (m_before[east - 1] | m_after[east - 1]) != 0);
}

void GridCells::advance() {
    ++m_row;
    std::swap(m_before, m_after);
    std::swap(m_numbersBefore, m_numbers);
    findWhole(m_row, m_after);
    for (int column = 0; column < m_field.columns(); ++column)
        if (hasVertex(column))
            m_numbers[index(column)] = m_next++;
}

glm::vec3 GridCells::position(int column, int row) const {
    const Grid& grid = m_field.grid();
    return {column * grid.spacingX, (grid.rows - 1 - row) * grid.spacingY, m_field.at(column, row)};
}

std::uint64_t wholeCells(const Heightfield& field) {
    std::uint64_t count = 0;
    for (int row = 0; row + 1 < field.rows(); ++row)
        for (int column = 0; column + 1 < field.columns(); ++column)
            count += isWholeCell(field.row(row), field.row(row + 1), column) ? 1 : 0;
    return count;
}

} // namespace terrain
