// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/start_grid.h"

namespace terrain::diamond_square {

StartGrid::StartGrid(const HeightTable& table) : m_columns(table.columns), m_rows(table.rows()) {
    for (const double height : table.heights)
        m_own.push_back(static_cast<float>(height) + 0.0F); // never −0
}

StartGrid::StartGrid(SharedBlob blob)
    : m_columns(blob->heights.columns()), m_rows(blob->heights.rows()), m_blob(std::move(blob)) {}

StartGrid StartGrid::flattened() const {
    StartGrid out;
    out.m_columns = m_columns;
    out.m_rows = m_rows;
    return out;
}

double StartGrid::within(int row, int column) const {
    if (m_blob != nullptr)
        return m_blob->heights.row(row)[column];
    if (m_own.empty())
        return 0;
    return m_own[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                 static_cast<std::size_t>(column)];
}

double StartGrid::at(int row, int column) const {
    if (row < 0)
        return 2 * at(0, column) - at(-row, column);
    if (row > rowCells())
        return 2 * at(rowCells(), column) - at(2 * rowCells() - row, column);
    if (column < 0)
        return 2 * at(row, 0) - at(row, -column);
    if (column > columnCells())
        return 2 * at(row, columnCells()) - at(row, 2 * columnCells() - column);
    return within(row, column);
}

} // namespace terrain::diamond_square
