// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/colour_ramp.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace terrain {

/// "#rrggbb", six hexadecimal digits; none for anything else.
std::optional<Colour> hexColour(std::string_view text);
std::string hexText(const Colour& colour);

/// black, white, the eight other names that every table of X11 colours begins with, grey and gray with their
/// shades light, dark and dim and the numbers 0 … 100 (grey50); capitals do not matter. None for others.
std::optional<Colour> namedColour(std::string_view name);

/// Red, green and blue 0 … 255, rounded; none when one is beyond.
std::optional<Colour> rgbColour(const std::array<double, 3>& parts);

/// Hue in degrees 0 … 360, saturation and value 0 … 1 (Smith 1978, "Color gamut transform pairs"); none when
/// one is beyond.
std::optional<Colour> hsvColour(const std::array<double, 3>& parts);

} // namespace terrain
