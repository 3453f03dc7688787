// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <optional>

namespace app {

struct PreparedHeights;

/// The smallest window outside which two fields are equal bit for bit; empty (0 × 0) when they are equal all
/// over. Precondition: as many columns and rows.
terrain::Window changedSamples(const terrain::Heightfield& before, const terrain::Heightfield& after);

/// The window of the full level outside which the textures of two terrains, heights and normals, are equal.
/// None when they have not the same grid, or differ in more than a window tells (holes, joined borders).
std::optional<terrain::Window> changedTexels(const PreparedHeights& before, const PreparedHeights& after);

/// The texels of the next smaller level that follow from those of a window of a level of `fineColumns` ×
/// `fineRows` texels.
terrain::Window halvedWindow(const terrain::Window& window, int fineColumns, int fineRows);

} // namespace app
