// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"

#include <optional>
#include <vector>

namespace terrain {

/// A terrain in pieces: columns × rows of them, neighbours sharing `overlap` samples (0 none, 1 their edge).
struct Tiling {
    int columns = 1;
    int rows = 1;
    int overlap = 0;

    [[nodiscard]] bool isWhole() const { return columns == 1 && rows == 1; }
    friend bool operator==(const Tiling&, const Tiling&) = default;
};

/// Refuses what cannot be: less than one tile, tiles of less than 2 samples a side, an overlap that is as
/// wide as a tile.
Status checkTiling(const Tiling& tiling, int columns, int rows);

/// Says how the sides of the tiles differ, and the nearest size that makes them equal; none when they are.
/// Precondition: checkTiling.
std::optional<Text> unequalTiles(const Tiling& tiling, int columns, int rows);

/// The windows of the tiles, row by row from the north-west: together they cover every sample; sides differ
/// by one sample at the most. Precondition: checkTiling.
std::vector<Window> tileWindows(const Tiling& tiling, int columns, int rows);

} // namespace terrain
