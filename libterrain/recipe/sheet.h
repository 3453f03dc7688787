// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"

#include <span>
#include <string>
#include <vector>

namespace terrain {

// A sheet shows one terrain several times, with one of its values changed: same seed, same scale.

inline constexpr int mostSheetValues = 64;

/// The values of a sheet, as texts for parseValue: "0.2, 0.4, 0.6", or "0.2..1.8:5" for so many numbers,
/// evenly from the first to the last. An error says what is wrong; its field is "values".
Result<std::vector<std::string>> sheetValues(std::string_view text);

/// How all terrains of a sheet are shown, so that they can be compared: colours and the vertical axis over
/// the heights of all of them, unless the display has ranges of its own.
Display sheetDisplay(Display display, std::span<const HeightRange> ranges);

} // namespace terrain
