// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/whole_cells.h"

#include <cmath>

namespace terrain {

WholeCells::WholeCells(const Heightfield& field) : m_columns(field.columns() - 1), m_rows(field.rows() - 1) {
    if (holeCount(field) == 0)
        return;
    m_whole.resize(index(0, m_rows));
    for (int row = 0; row < m_rows; ++row) {
        const float* north = field.row(row);
        const float* south = field.row(row + 1);
        for (int column = 0; column < m_columns; ++column)
            m_whole[index(column, row)] =
                !std::isnan(north[column] + north[column + 1] + south[column] + south[column + 1]);
    }
}

bool WholeCells::isRim(int column, int row) const {
    bool some = false;
    bool others = false;
    for (const int r : {row - 1, row})
        for (const int c : {column - 1, column}) {
            if (c < 0 || r < 0 || c >= m_columns || r >= m_rows)
                continue;
            (isWhole(c, r) ? some : others) = true;
        }
    return some && others;
}

} // namespace terrain
