// SPDX-License-Identifier: MIT
#include "app/docks/grid_edit.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace app {
namespace {

/// What the spacing is multiplied by when `before` samples over a length become `after`: exactly ½ and 2 for
/// doubled and halved grids, so that there and back gives the same grid.
double spacingFactor(int before, int after) {
    return static_cast<double>(before - 1) / static_cast<double>(after - 1);
}

int longCells(const terrain::Grid& grid) {
    return std::max(grid.columns, grid.rows) - 1;
}

/// With a longer side of this many cells, both sides in proportion.
terrain::Grid withLongCells(const terrain::Grid& grid, int cells) {
    const double factor = static_cast<double>(cells) / longCells(grid);
    terrain::Grid out = grid;
    out.columns = std::max(2, static_cast<int>(std::lround((grid.columns - 1) * factor)) + 1);
    out.rows = std::max(2, static_cast<int>(std::lround((grid.rows - 1) * factor)) + 1);
    return out;
}

/// How far one step goes.
int stepCells(const terrain::Grid& grid) {
    return std::max(1, latticeCells(grid) / 8);
}

} // namespace

terrain::Grid resized(const terrain::Grid& grid, int columns, int rows, Keep keep) {
    terrain::Grid out = grid;
    out.columns = columns;
    out.rows = rows;
    if (keep == Keep::Extent && columns > 1 && rows > 1) {
        out.spacingX *= spacingFactor(grid.columns, columns);
        out.spacingY *= spacingFactor(grid.rows, rows);
    }
    return out;
}

terrain::Grid doubled(const terrain::Grid& grid) {
    return resized(grid, 2 * grid.columns - 1, 2 * grid.rows - 1, Keep::Extent);
}

bool canDouble(const terrain::Grid& grid) {
    return grid.columns <= (terrain::maximumSide + 1) / 2 && grid.rows <= (terrain::maximumSide + 1) / 2;
}

terrain::Grid halved(const terrain::Grid& grid) {
    return resized(grid, (grid.columns + 1) / 2, (grid.rows + 1) / 2, Keep::Extent);
}

bool canHalve(const terrain::Grid& grid) {
    return grid.columns % 2 == 1 && grid.rows % 2 == 1 && grid.columns >= 3 && grid.rows >= 3;
}

int latticeCells(const terrain::Grid& grid) {
    return static_cast<int>(std::bit_ceil(static_cast<unsigned>(longCells(grid))));
}

std::optional<terrain::Grid> extended(const terrain::Grid& grid) {
    const int step = stepCells(grid);
    const int cells = std::min((longCells(grid) / step + 1) * step, latticeCells(grid));
    return cells > longCells(grid) ? std::optional(withLongCells(grid, cells)) : std::nullopt;
}

std::optional<terrain::Grid> cropped(const terrain::Grid& grid) {
    const int step = stepCells(grid);
    const int cells = ((longCells(grid) - 1) / step) * step;
    return cells > latticeCells(grid) / 2 ? std::optional(withLongCells(grid, cells)) : std::nullopt;
}

terrain::Grid withWidth(const terrain::Grid& grid, double width) {
    terrain::Grid out = grid;
    const bool square = grid.spacingX == grid.spacingY;
    out.spacingX = width / (grid.columns - 1);
    out.spacingY = square ? out.spacingX : grid.spacingY * (out.spacingX / grid.spacingX);
    return out;
}

terrain::Grid withDepth(const terrain::Grid& grid, double depth) {
    terrain::Grid out = grid;
    const bool square = grid.spacingX == grid.spacingY;
    out.spacingY = depth / (grid.rows - 1);
    out.spacingX = square ? out.spacingY : grid.spacingX * (out.spacingY / grid.spacingY);
    return out;
}

terrain::Grid withSpacing(const terrain::Grid& grid, double spacing) {
    terrain::Grid out = grid;
    const bool square = grid.spacingX == grid.spacingY;
    out.spacingX = spacing;
    out.spacingY = square ? spacing : grid.spacingY * (spacing / grid.spacingX);
    return out;
}

terrain::Grid withSpacingY(const terrain::Grid& grid, double spacing) {
    terrain::Grid out = grid;
    const bool square = grid.spacingX == grid.spacingY;
    out.spacingY = spacing;
    out.spacingX = square ? spacing : grid.spacingX * (spacing / grid.spacingY);
    return out;
}

} // namespace app
