// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <vector>

namespace terrain {

/// Which cells of a terrain have four heights. May throw std::bad_alloc.
class WholeCells {
public:
    explicit WholeCells(const Heightfield& field);

    [[nodiscard]] bool areAll() const { return m_whole.empty(); }
    /// The cell whose north-west sample this is; false outside of the terrain.
    [[nodiscard]] bool isWhole(int column, int row) const {
        if (column < 0 || row < 0 || column >= m_columns || row >= m_rows)
            return false;
        return areAll() || m_whole[index(column, row)];
    }
    /// Whether a sample lies between whole cells and others; the terrain's border is no rim.
    [[nodiscard]] bool isRim(int column, int row) const;

private:
    [[nodiscard]] std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(column);
    }

    int m_columns; ///< of cells
    int m_rows;
    std::vector<bool> m_whole; ///< empty when all are
};

} // namespace terrain
