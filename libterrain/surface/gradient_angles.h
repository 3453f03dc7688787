// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <numbers>

namespace terrain {

// What a gradient (rise per m eastward and northward) says in degrees. NaN for NaN.

/// From level, 0 … 90.
inline double slopeDegrees(double east, double north) {
    return std::atan(std::hypot(east, north)) * (180 / std::numbers::pi);
}

/// Where the ground falls to, clockwise from north, 0 … 360 (not 360 itself); level ground has 0.
inline double aspectDegrees(double east, double north) {
    if (east == 0 && north == 0)
        return 0;
    const double angle = std::atan2(-east, -north) * (180 / std::numbers::pi);
    const double turned = angle < 0 ? angle + 360 : angle;
    return turned < 360 ? turned : 0;
}

} // namespace terrain
