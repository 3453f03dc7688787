// SPDX-License-Identifier: MIT
#include "libterrain/surface/shown_contours.h"

#include "libterrain/surface/contours.h"

#include <cmath>

namespace terrain {

std::optional<double> shownContourInterval(const Display& display, const HeightRange& heights) {
    if (!display.contours || heights.isEmpty())
        return std::nullopt;
    const bool own = std::isfinite(display.contourInterval) && display.contourInterval > 0;
    return own ? display.contourInterval : contourInterval(heights);
}

} // namespace terrain
