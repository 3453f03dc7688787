// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/colour_ramp.h"
#include "libterrain/surface/display.h"

#include <optional>

namespace terrain {

// Which colour a height has under a display: one answer for map, 3D view and legend. Pure functions.

/// The ramp that the display names; the first one when there is none of that name. A loaded one refers to the
/// display's.
ColourRamp shownRamp(const Display& display);

/// Makes the display name this ramp and hold it; one in metres also fixes the range.
void setLoadedRamp(Display& display, const LoadedRamp& ramp);

/// The recipe's sea level where the display shows it; none otherwise, and where it is not finite.
std::optional<double> shownSea(const Display& display, std::optional<double> seaLevel);

/// The heights in m that the ramp spans: the display's own where it has a fixed range, or where the terrain
/// has no heights at all; else the terrain's. The sea splits a hypsometric ramp only where it is shown.
RampAnchors shownAnchors(const Display& display, const HeightRange& heights, std::optional<double> seaLevel);

} // namespace terrain
