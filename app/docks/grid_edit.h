// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"

#include <optional>

namespace app {

/// What stays when the number of samples changes.
enum class Keep {
    Extent,  ///< width and depth: more samples are finer
    Spacing, ///< the distance between samples: more samples are a larger land
};

// Every edit of a grid leaves its origin and coordinate system as they are.

terrain::Grid resized(const terrain::Grid& grid, int columns, int rows, Keep keep);

/// 2c−1 × 2r−1 samples over the same width: every second one is a sample of `grid`.
terrain::Grid doubled(const terrain::Grid& grid);
[[nodiscard]] bool canDouble(const terrain::Grid& grid);

/// The way back: every second sample. Needs an even number of cells, and 2 × 2 samples to be left.
terrain::Grid halved(const terrain::Grid& grid);
[[nodiscard]] bool canHalve(const terrain::Grid& grid);

/// Cells a side of the lattice of which the terrain is the north-west part: the least power of two that the
/// longer side fits into. Sizes with the same lattice and spacing show more or less of the same land.
[[nodiscard]] int latticeCells(const terrain::Grid& grid);

/// More of the same land at the same spacing, by an eighth of the lattice, eastward and southward in
/// proportion; none where the land fills its lattice already.
[[nodiscard]] std::optional<terrain::Grid> extended(const terrain::Grid& grid);
/// Less of it; none where a smaller part would be another lattice, and so another land.
[[nodiscard]] std::optional<terrain::Grid> cropped(const terrain::Grid& grid);

/// The same samples over another width, depth or spacing (m, > 0); the cells keep their shape.
terrain::Grid withWidth(const terrain::Grid& grid, double width);
terrain::Grid withDepth(const terrain::Grid& grid, double depth);
terrain::Grid withSpacing(const terrain::Grid& grid, double spacing);  ///< from west to east
terrain::Grid withSpacingY(const terrain::Grid& grid, double spacing); ///< from north to south

} // namespace app
