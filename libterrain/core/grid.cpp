// SPDX-License-Identifier: MIT
#include "libterrain/core/grid.h"

#include "libterrain/core/number_text.h"

#include <cmath>

namespace terrain {

Window wholeOf(const Grid& grid) {
    return {0, 0, grid.columns, grid.rows};
}

Grid gridOfWindow(const Grid& grid, const Window& window) {
    Grid out = grid;
    out.columns = window.columns;
    out.rows = window.rows;
    if (grid.crs.empty()) {
        out.originX += window.column * grid.spacingX;
        out.originY -= window.row * grid.spacingY;
    }
    return out;
}

Status checkGrid(const Grid& grid) {
    const auto sideError = [](const char* field, int value) {
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("core", "%1 = %2: a terrain has 2 to %3 samples a side."),
                     {field, numberText(value), numberText(maximumSide)},
                     field};
    };
    if (grid.columns < 2 || grid.columns > maximumSide)
        return sideError("columns", grid.columns);
    if (grid.rows < 2 || grid.rows > maximumSide)
        return sideError("rows", grid.rows);
    for (const double spacing : {grid.spacingX, grid.spacingY})
        if (!std::isfinite(spacing) || spacing <= 0)
            return Error{
                ErrorCode::InvalidRequest,
                TERRAIN_TEXT("core", "Spacing %1: the spacing is a number of metres greater than 0."),
                {numberText(spacing)},
                "spacing"};
    if (!std::isfinite(grid.originX) || !std::isfinite(grid.originY))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("core", "The origin is not a finite number."),
                     {},
                     "origin"};
    return Done{};
}

Status checkWindow(const Grid& grid, const Window& window) {
    const bool inside = window.columns >= 1 && window.rows >= 1 && window.column >= 0 && window.row >= 0 &&
                        window.column <= grid.columns - window.columns &&
                        window.row <= grid.rows - window.rows;
    if (inside)
        return Done{};
    if (window.columns < 1 || window.rows < 1)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("core", "A window has at least one column and one row, not %1 × %2."),
                     {numberText(window.columns), numberText(window.rows)},
                     "window"};
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("core", "The window %1 does not lie inside the terrain of %2 samples."),
                 {numberText(window.column) + "," + numberText(window.row) + "," +
                      numberText(window.columns) + "," + numberText(window.rows),
                  numberText(grid.columns) + " × " + numberText(grid.rows)},
                 "window"};
}

} // namespace terrain
