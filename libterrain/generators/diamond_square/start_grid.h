// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/height_blob.h"
#include "libterrain/parameters/height_table.h"

#include <vector>

namespace terrain::diamond_square {

/// Given heights that a lattice starts from: its nodes, one more than its cells each way.
class StartGrid {
public:
    /// None.
    StartGrid() = default;
    /// Of a table, which may be empty.
    explicit StartGrid(const HeightTable& table);
    /// Shares the blob's heights. Precondition: at least 2 × 2, no holes.
    explicit StartGrid(SharedBlob blob);

    /// One of this size whose heights are all 0.
    [[nodiscard]] StartGrid flattened() const;

    [[nodiscard]] bool isEmpty() const { return m_columns == 0; }
    [[nodiscard]] int columnCells() const { return m_columns - 1; }
    [[nodiscard]] int rowCells() const { return m_rows - 1; }

    /// The height of a node (m). Beyond the border the land goes on as its mirror image turned upside down,
    /// 2·h(border) − h(mirrored), and so with the slope that it has there.
    [[nodiscard]] double at(int row, int column) const;

private:
    [[nodiscard]] double within(int row, int column) const;

    int m_columns = 0;
    int m_rows = 0;
    std::vector<float> m_own;
    SharedBlob m_blob; ///< null: the heights are m_own, or all 0 where that is empty
};

} // namespace terrain::diamond_square
