// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

namespace support {

/// A field whose samples are function(column, row).
template <class Function>
terrain::Heightfield fieldOf(int columns, int rows, const Function& function, double spacingX = 1,
                             double spacingY = 1) {
    terrain::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.spacingX = spacingX;
    grid.spacingY = spacingY;
    terrain::Heightfield out = terrain::Heightfield::create(grid).value();
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            out.row(row)[column] = static_cast<float>(function(column, row));
    return out;
}

/// A field from rows written out: {{1, 2}, {3, 4}}.
inline terrain::Heightfield fieldOf(std::initializer_list<std::initializer_list<float>> rows,
                                    double spacingX = 1, double spacingY = 1) {
    return fieldOf(
        static_cast<int>(rows.begin()->size()), static_cast<int>(rows.size()),
        [&](int column, int row) { return rows.begin()[row].begin()[column]; }, spacingX, spacingY);
}

/// The plane a·x + b·y + c (x east, y north, in m) over a grid.
inline terrain::Heightfield planeOf(int columns, int rows, double a, double b, double c, double spacingX = 1,
                                    double spacingY = 1) {
    return fieldOf(
        columns, rows,
        [&](int column, int row) { return a * column * spacingX + b * (rows - 1 - row) * spacingY + c; },
        spacingX, spacingY);
}

} // namespace support
