// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/large_vector.h"
#include "libterrain/core/run_context.h"

#include <cstdint>

namespace terrain {

/// Where the light comes from, in radians: azimuth clockwise from north, elevation over the horizon.
struct Sun {
    double azimuth = 5.497787143782138;   // 315°
    double elevation = 0.785398163397448; // 45°
};

/// Lambert shade by Horn's gradient (Horn 1981), 0 = dark … 255 = facing the light; holes are 0. `zFactor`
/// exaggerates heights. One byte a sample; empty when cancelled or out of memory.
LargeVector<std::uint8_t> hillshade(const Heightfield& field, const Sun& sun, double zFactor,
                                    const RunContext& context = {});

} // namespace terrain
