// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/profile.h"

namespace terrain {

/// From one place of a terrain to another, straight.
struct Measurement {
    double distance = 0;       ///< m on the plan
    double bearing = 0;        ///< radians clockwise from north, 0 … 2π; NaN for a distance of 0
    double rise = 0;           ///< m; NaN, as all below, where a height is
    double straightLength = 0; ///< m, through the air
    double slope = 0;          ///< radians over the horizon, −π/2 … π/2; NaN for a distance of 0
    double gradient = 0;       ///< rise ÷ distance; likewise
};

/// Heights in m; NaN = none. Any thread.
Measurement measure(const PlanPoint& from, double fromHeight, const PlanPoint& to, double toHeight);

} // namespace terrain
