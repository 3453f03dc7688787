// SPDX-License-Identifier: MIT
#include "app/viewport/texture_change.h"

#include "app/viewport/prepared_heights.h"
#include "app/viewport/wrapped_normals.h"

#include <algorithm>
#include <cstring>

namespace app {
namespace {

using terrain::Heightfield;
using terrain::Window;

bool differ(const float* a, const float* b, int count) {
    return std::memcmp(a, b, static_cast<std::size_t>(count) * sizeof(float)) != 0;
}

/// Of one side: texel i of the smaller level covers 2·i, 2·i + 1 and, where the side is odd, 2·i + 2.
void halve(int& first, int& count, int fineSide) {
    const int side = std::max(1, fineSide / 2);
    const int end = std::min(side, (first + count + 1) / 2);
    first = std::min(std::max(0, (first - 1) / 2), side - 1);
    count = std::max(end, first + 1) - first;
}

} // namespace

Window changedSamples(const Heightfield& before, const Heightfield& after) {
    const int columns = after.columns();
    int first = 0;
    int end = after.rows();
    while (first < end && !differ(before.row(first), after.row(first), columns))
        ++first;
    while (end > first && !differ(before.row(end - 1), after.row(end - 1), columns))
        --end;
    int west = columns;
    int east = 0;
    for (int row = first; row < end; ++row) {
        // Only what lies beyond the columns that are known to differ is of interest.
        for (int column = 0; column < west; ++column)
            if (differ(before.row(row) + column, after.row(row) + column, 1))
                west = column;
        for (int column = columns; column > east; --column)
            if (differ(before.row(row) + column - 1, after.row(row) + column - 1, 1))
                east = column;
    }
    return first < end ? Window{west, first, east - west, end - first} : Window{};
}

std::optional<Window> changedTexels(const PreparedHeights& before, const PreparedHeights& after) {
    const terrain::Grid& grid = after.shown->grid();
    const bool same = grid.columns == before.shown->columns() && grid.rows == before.shown->rows() &&
                      grid.spacingX == before.shown->grid().spacingX &&
                      grid.spacingY == before.shown->grid().spacingY;
    if (!same || before.hasHoles || after.hasHoles)
        return std::nullopt;
    const Window changed = changedSamples(*before.shown, *after.shown);
    if (changed.columns == 0)
        return changed;
    // A normal looks at the samples around its own.
    Window out;
    out.column = std::max(0, changed.column - 1);
    out.row = std::max(0, changed.row - 1);
    out.columns = std::min(grid.columns, changed.column + changed.columns + 1) - out.column;
    out.rows = std::min(grid.rows, changed.row + changed.rows + 1) - out.row;
    const bool touchesBorder = out.column == 0 || out.row == 0 || out.column + out.columns == grid.columns ||
                               out.row + out.rows == grid.rows;
    if (touchesBorder && (isWrapped(*before.shown) || isWrapped(*after.shown)))
        return std::nullopt; // the normals of one border follow from the other one's, too
    return out;
}

Window halvedWindow(const Window& window, int fineColumns, int fineRows) {
    Window out = window;
    halve(out.column, out.columns, fineColumns);
    halve(out.row, out.rows, fineRows);
    return out;
}

} // namespace app
