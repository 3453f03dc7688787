// SPDX-License-Identifier: MIT
#include "libterrain/formats/nodata_choice.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terrain {

float unusedMarker(const Heightfield& heights, std::optional<double> preferred) {
    const auto samples = heights.samples();
    // Beyond float32 there is no such sample.
    if (preferred && std::abs(*preferred) <= std::numeric_limits<float>::max()) {
        const auto marker = static_cast<float>(*preferred);
        if (std::ranges::find(samples, marker) == samples.end())
            return marker;
    }
    constexpr std::array usual = {-9999.0F, -32768.0F, -99999.0F, -999999.0F, -3.4e38F};
    const HeightRange range = heightRange(heights);
    for (const float marker : usual)
        if (range.isEmpty() || marker < range.minimum)
            return marker;
    // Heights reach below all of them. One of more numbers than there are samples is free.
    float marker = std::numeric_limits<float>::max();
    while (std::ranges::find(samples, marker) != samples.end())
        marker = std::nextafter(marker, 0.0F);
    return marker;
}

} // namespace terrain
