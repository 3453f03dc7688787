// SPDX-License-Identifier: MIT
#include "libterrain/surface/shown_colours.h"

#include <cmath>
#include <limits>

namespace terrain {

ColourRamp shownRamp(const Display& display) {
    if (display.ramp == loadedRampId && display.loadedRamp)
        return {loadedRampId, {}, display.loadedRamp.get()->stops, false};
    const ColourRamp* named = findColourRamp(display.ramp);
    return named != nullptr ? *named : colourRamps().front();
}

void setLoadedRamp(Display& display, const LoadedRamp& ramp) {
    display.ramp = loadedRampId;
    display.loadedRamp = RampReference(ramp);
    display.fixedRange = ramp.inMetres;
    if (ramp.inMetres) {
        display.rangeMinimum = ramp.low;
        display.rangeMaximum = ramp.high;
    }
}

std::optional<double> shownSea(const Display& display, std::optional<double> seaLevel) {
    return display.water && seaLevel && std::isfinite(*seaLevel) ? seaLevel : std::nullopt;
}

RampAnchors shownAnchors(const Display& display, const HeightRange& heights, std::optional<double> seaLevel) {
    const bool own = !display.fixedRange && !heights.isEmpty();
    return rampAnchors(shownRamp(display), own ? double{heights.minimum} : display.rangeMinimum,
                       own ? double{heights.maximum} : display.rangeMaximum,
                       shownSea(display, seaLevel).value_or(std::numeric_limits<double>::quiet_NaN()));
}

} // namespace terrain
