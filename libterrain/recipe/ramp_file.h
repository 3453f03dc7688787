// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"
#include "libterrain/surface/loaded_ramp.h"

#include <filesystem>
#include <string_view>

namespace terrain {

/// The longest colour table that is read, in bytes.
inline constexpr std::size_t longestRampFile = std::size_t{1} << 20;

/// Reads a colour ramp: one of GMT's colour palette tables (.cpt) or JSON, told apart by the content.
/// UnusableInput with the file and the line or member that is wrong; also for a table of more than
/// mostRampStops colours.
Result<LoadedRamp> readRampFile(const std::filesystem::path& path);

/// The same of a text; `file` names it in messages, and the ramp where the text does not.
///
/// CPT (GMT manual, "Of colors and color legends"): slices `z0 colour z1 colour`, each colour as r g b,
/// r/g/b, #rrggbb, one grey, a name, or hue saturation value (also h-s-v) where a comment says COLOR_MODEL =
/// HSV. B, F and N lines are checked and have no effect: beyond the ends the end colours go on, and holes
/// stay holes. Other comments, HINGE among them, are skipped; annotations (L, U, B) and labels (;) too.
/// Values other than 0 … 1 are metres.
///
/// JSON: {"name": …, "stops": [{"position": 0…1 or "height": m, "colour": "#rrggbb" or [r, g, b]}, …]}, two
/// or more, none below the one before.
Result<LoadedRamp> rampFromText(std::string_view text, std::string_view file);

} // namespace terrain
