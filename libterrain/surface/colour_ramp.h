// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/text.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace terrain {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend bool operator==(const Colour&, const Colour&) = default;
};

/// A colour at a place 0…1 of the ramp's range.
struct ColourStop {
    double position;
    Colour colour;
};

/// Colours by height. Tables with static lifetime, in surface/colour_ramp.cpp.
struct ColourRamp {
    const char* id;
    TextSource label;
    std::span<const ColourStop> stops; ///< at least two, rising, first 0 and last 1
    bool hypsometric = false;          ///< 0.5 of the ramp is the sea level where there is one
};

std::span<const ColourRamp> colourRamps();
/// Null when there is none.
const ColourRamp* findColourRamp(std::string_view id);

/// The ramp at `position` (clamped to 0…1), linear between stops.
Colour colourAt(const ColourRamp& ramp, double position);

/// The ramp sampled at equal steps, for lookup and textures.
std::array<Colour, 256> colourTable(const ColourRamp& ramp);

/// Where a height lies on a ramp: 0…1 over minimum…maximum; with a sea level (not NaN) on a hypsometric ramp,
/// minimum…sea → 0…0.5 and sea…maximum → 0.5…1.
double rampPosition(const ColourRamp& ramp, double height, double minimum, double maximum, double seaLevel);

} // namespace terrain
