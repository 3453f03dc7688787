// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/text.h"

#include <optional>
#include <span>
#include <string_view>

namespace terrain {

/// What the colours of the ground say.
enum class ColourBy { Height, Slope, Aspect, Normal, Curvature, Plain };

/// How one of them is called.
struct ColourByName {
    ColourBy colourBy;
    const char* id; ///< stable: it is in files and on the command line
    TextSource label;
};

/// All of them, `height` first.
std::span<const ColourByName> colourByNames();
/// None when there is none of that id.
std::optional<ColourBy> findColourBy(std::string_view id);
const char* idOf(ColourBy colourBy);

} // namespace terrain
