// SPDX-License-Identifier: MIT
#include "libterrain/surface/measurement.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace terrain {

Measurement measure(const PlanPoint& from, double fromHeight, const PlanPoint& to, double toHeight) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    Measurement out;
    const double east = to.x - from.x;
    const double north = to.y - from.y;
    out.distance = std::sqrt(east * east + north * north);
    out.rise = toHeight - fromHeight;
    out.straightLength = std::sqrt(out.distance * out.distance + out.rise * out.rise);
    const bool apart = out.distance > 0;
    const double bearing = std::atan2(east, north);
    out.bearing = !apart ? none : bearing < 0 ? bearing + 2 * std::numbers::pi : bearing;
    out.slope = apart ? std::atan2(out.rise, out.distance) : none;
    out.gradient = apart ? out.rise / out.distance : none;
    return out;
}

} // namespace terrain
