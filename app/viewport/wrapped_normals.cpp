// SPDX-License-Identifier: MIT
#include "app/viewport/wrapped_normals.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

using terrain::Heightfield;

/// The normal from the neighbours on all sides, across the border.
terrain::PackedNormal normalAt(const Heightfield& field, int column, int row) {
    const int columns = field.columns() - 1; // that differ
    const int rows = field.rows() - 1;
    const auto at = [&](int c, int r) {
        return static_cast<double>(field.at((c + columns) % columns, (r + rows) % rows));
    };
    const double east = (at(column + 1, row) - at(column - 1, row)) / (2 * field.grid().spacingX);
    const double north = (at(column, row - 1) - at(column, row + 1)) / (2 * field.grid().spacingY);
    const double scale = -32767 / std::sqrt(1 + east * east + north * north);
    return {static_cast<std::int16_t>(std::lround(east * scale)),
            static_cast<std::int16_t>(std::lround(north * scale))};
}

} // namespace

bool isWrapped(const Heightfield& field) {
    const int lastColumn = field.columns() - 1;
    const int lastRow = field.rows() - 1;
    for (int row = 0; row <= lastRow; ++row)
        if (!(field.at(0, row) == field.at(lastColumn, row))) // false for holes, too
            return false;
    return std::equal(field.row(0), field.row(0) + field.columns(), field.row(lastRow));
}

void joinBorderNormals(const Heightfield& field, terrain::LargeVector<terrain::PackedNormal>& normals) {
    const auto set = [&](int column, int row) {
        normals[static_cast<std::size_t>(row) * static_cast<std::size_t>(field.columns()) +
                static_cast<std::size_t>(column)] = normalAt(field, column, row);
    };
    for (int column = 0; column < field.columns(); ++column)
        for (const int row : {0, field.rows() - 1})
            set(column, row);
    for (int row = 0; row < field.rows(); ++row)
        for (const int column : {0, field.columns() - 1})
            set(column, row);
}

} // namespace app
