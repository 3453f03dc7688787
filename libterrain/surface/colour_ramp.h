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
    friend bool operator==(const ColourStop&, const ColourStop&) = default;
};

/// Colours by height. Those with static lifetime stand in surface/colour_ramp.cpp.
struct ColourRamp {
    const char* id;
    TextSource label;
    std::span<const ColourStop> stops; ///< at least two, never falling, first 0 and last 1
    /// 0.5 of the ramp is the sea level; where there is no sea, only the land half (0.5…1) is used.
    bool hypsometric = false;
};

std::span<const ColourRamp> colourRamps();
/// Null when there is none.
const ColourRamp* findColourRamp(std::string_view id);

/// The ramp at `position` (clamped to 0…1), linear between stops.
Colour colourAt(const ColourRamp& ramp, double position);

/// The ramp sampled at equal steps, for lookup and textures.
std::array<Colour, 256> colourTable(const ColourRamp& ramp);

/// The heights in m at the positions 0, 0.5 and 1 of a ramp; between them a ramp is linear in height. This is
/// all that a shader needs. low ≤ middle ≤ high.
struct RampAnchors {
    double low = 0;
    double middle = 0;
    double high = 0;
    friend bool operator==(const RampAnchors&, const RampAnchors&) = default;
};

/// How a ramp spans minimum…maximum. Plain ramps: evenly. Hypsometric ramps: minimum…sea → 0…0.5 and
/// sea…maximum → 0.5…1, the sea level (NaN: none) clamped to the range; without a sea minimum…maximum →
/// 0.5…1.
RampAnchors rampAnchors(const ColourRamp& ramp, double minimum, double maximum, double seaLevel);

/// Where a height lies between anchors, 0…1. A side without extent (low = middle, no sea) is never entered: a
/// height beyond it stays at 0.5. NaN gives 0.
double rampPosition(const RampAnchors& anchors, double height);
double rampPosition(const ColourRamp& ramp, double height, double minimum, double maximum, double seaLevel);

} // namespace terrain
