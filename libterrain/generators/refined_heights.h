// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/generator.h"

namespace terrain {

/// Imported heights as the start grid of stationary fractal ground (diamond_square/start_grid.h): every
/// imported sample is kept, and between them there is detail of a given roughness.
const Generator& refinedHeights();

/// Refuses heights with missing samples, which cannot be refined: UnusableInput.
Status checkWithoutHoles(const Heightfield& heights);

/// The most levels of detail: 64 cells in place of one.
inline constexpr int mostRefinedLevels = 6;

/// The side of a terrain that refines so many imported samples by this many levels.
/// Precondition: samples ≥ 2, 0 ≤ levels ≤ mostRefinedLevels.
constexpr std::int64_t refinedSide(int samples, int levels) {
    return ((static_cast<std::int64_t>(samples) - 1) << levels) + 1;
}

} // namespace terrain
