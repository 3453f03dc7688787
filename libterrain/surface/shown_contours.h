// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"

#include <optional>

namespace terrain {

// Which contour lines a display shows: one answer for map and 3D view. Levels are whole multiples of the
// interval from 0 m on, so that two terrains side by side have the same ones.

/// Every how many levels an index line comes, which is drawn stronger and bears its height.
inline constexpr int contoursPerIndex = 5;

/// Metres between the lines that a display shows, > 0: its own interval, else what contourInterval() says of
/// the terrain's heights. None where it shows no lines or there are no heights.
std::optional<double> shownContourInterval(const Display& display, const HeightRange& heights);

} // namespace terrain
