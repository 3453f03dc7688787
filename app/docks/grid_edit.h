// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"

namespace app {

/// What stays when the number of samples changes.
enum class Keep {
    Extent,  ///< width and depth: more samples are finer
    Spacing, ///< the distance between samples: more samples are a larger land
};

// Every edit of a grid leaves its origin and coordinate system as they are.

terrain::Grid resized(const terrain::Grid& grid, int columns, int rows, Keep keep);

/// 2c−1 × 2r−1 samples: with Keep::Extent every second one is a sample of `grid`.
terrain::Grid doubled(const terrain::Grid& grid, Keep keep);
[[nodiscard]] bool canDouble(const terrain::Grid& grid);

/// The way back: every second sample. Needs an even number of cells, and 2 × 2 samples to be left.
terrain::Grid halved(const terrain::Grid& grid, Keep keep);
[[nodiscard]] bool canHalve(const terrain::Grid& grid);

/// The same samples over another width, depth or spacing (m, > 0); the cells keep their shape.
terrain::Grid withWidth(const terrain::Grid& grid, double width);
terrain::Grid withDepth(const terrain::Grid& grid, double depth);
terrain::Grid withSpacing(const terrain::Grid& grid, double spacing);

} // namespace app
