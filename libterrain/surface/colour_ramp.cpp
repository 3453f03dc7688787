// SPDX-License-Identifier: MIT
#include "libterrain/surface/colour_ramp.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

constexpr Colour rgb(unsigned value) {
    return {static_cast<std::uint8_t>(value >> 16 & 0xFF), static_cast<std::uint8_t>(value >> 8 & 0xFF),
            static_cast<std::uint8_t>(value & 0xFF)};
}

// Sea below 0.5, land above. The shore is a step of 1/256, so that it stays sharp in a table of 256 colours.
constexpr ColourStop terrainStops[] = {
    {0.000, rgb(0x0B2545)}, {0.150, rgb(0x103A66)}, {0.300, rgb(0x1C5D8F)}, {0.400, rgb(0x3585B2)},
    {0.460, rgb(0x62ACCB)}, {0.498, rgb(0xA9D8DC)}, {0.502, rgb(0xD3CB9B)}, {0.512, rgb(0x9DB577)},
    {0.535, rgb(0x6F9A58)}, {0.580, rgb(0x6C9654)}, {0.650, rgb(0x93A860)}, {0.720, rgb(0xC2B36C)},
    {0.780, rgb(0xBE9A5C)}, {0.840, rgb(0x9C7650)}, {0.890, rgb(0x84705F)}, {0.930, rgb(0x97918A)},
    {0.965, rgb(0xD2D1CF)}, {1.000, rgb(0xFFFFFF)},
};

// Land alone, over its own range.
constexpr ColourStop landStops[] = {
    {0.00, rgb(0x2F6B45)}, {0.12, rgb(0x4E8A4F)}, {0.26, rgb(0x87A65C)},
    {0.40, rgb(0xC4BB74)}, {0.54, rgb(0xC79F5E)}, {0.68, rgb(0xA0744C)},
    {0.80, rgb(0x86705F)}, {0.90, rgb(0xB3AEA8)}, {1.00, rgb(0xFFFFFF)},
};

constexpr ColourStop greyStops[] = {{0, rgb(0x1C1C1C)}, {1, rgb(0xF5F5F5)}};

// Ten samples of the published map (Smith and van der Walt 2015, CC0).
constexpr ColourStop viridisStops[] = {
    {0.0 / 9, rgb(0x440154)}, {1.0 / 9, rgb(0x482878)}, {2.0 / 9, rgb(0x3E4A89)}, {3.0 / 9, rgb(0x31688E)},
    {4.0 / 9, rgb(0x26828E)}, {5.0 / 9, rgb(0x1F9E89)}, {6.0 / 9, rgb(0x35B779)}, {7.0 / 9, rgb(0x6DCD59)},
    {8.0 / 9, rgb(0xB4DE2C)}, {9.0 / 9, rgb(0xFDE725)},
};

// Ten samples each of published maps: cividis (Nuñez, Anderton and Renslow 2018, CC0 in matplotlib), equal to
// common colour blindness as it is without; magma (Smith and van der Walt 2015, CC0).
constexpr ColourStop cividisStops[] = {
    {0.0 / 9, rgb(0x00204D)}, {1.0 / 9, rgb(0x00336F)}, {2.0 / 9, rgb(0x39486B)}, {3.0 / 9, rgb(0x575C6D)},
    {4.0 / 9, rgb(0x707173)}, {5.0 / 9, rgb(0x8A8779)}, {6.0 / 9, rgb(0xA69D75)}, {7.0 / 9, rgb(0xC4B56C)},
    {8.0 / 9, rgb(0xE4CF5B)}, {9.0 / 9, rgb(0xFFEA46)},
};
constexpr ColourStop magmaStops[] = {
    {0.0 / 9, rgb(0x000004)}, {1.0 / 9, rgb(0x180F3E)}, {2.0 / 9, rgb(0x451077)}, {3.0 / 9, rgb(0x721F81)},
    {4.0 / 9, rgb(0x9F2F7F)}, {5.0 / 9, rgb(0xCD4071)}, {6.0 / 9, rgb(0xF1605D)}, {7.0 / 9, rgb(0xFD9567)},
    {8.0 / 9, rgb(0xFEC98D)}, {9.0 / 9, rgb(0xFCFDBF)},
};

// Blue to brown: the two sides differ in blue-yellow and both darken outward, which every common colour
// blindness keeps.
constexpr ColourStop divergingStops[] = {
    {0.00, rgb(0x123C69)}, {0.17, rgb(0x2F6FA3)}, {0.34, rgb(0x8AB8D6)}, {0.50, rgb(0xF3F0E8)},
    {0.66, rgb(0xE5B97C)}, {0.83, rgb(0xB87328)}, {1.00, rgb(0x6B3609)},
};

constexpr ColourRamp ramps[] = {
    {"terrain", TERRAIN_TEXT("surface", "Land and sea"), terrainStops, true},
    {"land", TERRAIN_TEXT("surface", "Land"), landStops, false},
    {"grey", TERRAIN_TEXT("surface", "Grey"), greyStops, false},
    {"viridis", TERRAIN_TEXT("surface", "Viridis"), viridisStops, false},
    {"cividis", TERRAIN_TEXT("surface", "Cividis (safe for colour-blind eyes)"), cividisStops, false},
    {"magma", TERRAIN_TEXT("surface", "Magma (safe for colour-blind eyes)"), magmaStops, false},
    {"diverging", TERRAIN_TEXT("surface", "Blue to brown (safe for colour-blind eyes)"), divergingStops,
     false},
};

std::uint8_t mixed(std::uint8_t a, std::uint8_t b, double t) {
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * t));
}

} // namespace

std::span<const ColourRamp> colourRamps() {
    return ramps;
}

const ColourRamp* findColourRamp(std::string_view id) {
    const auto found = std::ranges::find_if(ramps, [&](const ColourRamp& ramp) { return ramp.id == id; });
    return found == std::end(ramps) ? nullptr : &*found;
}

Colour colourAt(const ColourRamp& ramp, double position) {
    const std::span<const ColourStop> stops = ramp.stops;
    const auto above =
        std::ranges::find_if(stops, [&](const ColourStop& stop) { return stop.position >= position; });
    if (above == stops.begin())
        return stops.front().colour;
    if (above == stops.end())
        return std::isnan(position) ? stops.front().colour : stops.back().colour;
    const ColourStop& below = *(above - 1);
    const double t = (position - below.position) / (above->position - below.position);
    return {mixed(below.colour.red, above->colour.red, t), mixed(below.colour.green, above->colour.green, t),
            mixed(below.colour.blue, above->colour.blue, t)};
}

std::array<Colour, 256> colourTable(const ColourRamp& ramp) {
    std::array<Colour, 256> table;
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = colourAt(ramp, static_cast<double>(i) / 255);
    return table;
}

RampAnchors rampAnchors(const ColourRamp& ramp, double minimum, double maximum, double seaLevel) {
    maximum = std::max(minimum, maximum);
    if (!ramp.hypsometric)
        return {minimum, minimum + (maximum - minimum) / 2, maximum};
    const double sea = std::isnan(seaLevel) ? minimum : std::clamp(seaLevel, minimum, maximum);
    return {minimum, sea, maximum};
}

double rampPosition(const RampAnchors& anchors, double height) {
    if (std::isnan(height))
        return 0;
    const double from = height < anchors.middle ? anchors.low : anchors.middle;
    const double to = height < anchors.middle ? anchors.middle : anchors.high;
    if (from == to)
        return 0.5;
    return (height < anchors.middle ? 0.0 : 0.5) + 0.5 * std::clamp((height - from) / (to - from), 0.0, 1.0);
}

double rampPosition(const ColourRamp& ramp, double height, double minimum, double maximum, double seaLevel) {
    return rampPosition(rampAnchors(ramp, minimum, maximum, seaLevel), height);
}

} // namespace terrain
