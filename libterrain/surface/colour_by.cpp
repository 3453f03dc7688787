// SPDX-License-Identifier: MIT
#include "libterrain/surface/colour_by.h"

#include <algorithm>

namespace terrain {
namespace {

constexpr ColourByName names[] = {
    {ColourBy::Height, "height", TERRAIN_TEXT("surface", "Height")},
    {ColourBy::Slope, "slope", TERRAIN_TEXT("surface", "Slope")},
    {ColourBy::Aspect, "aspect", TERRAIN_TEXT("surface", "Aspect")},
    {ColourBy::Normal, "normal", TERRAIN_TEXT("surface", "Normal")},
    {ColourBy::Curvature, "curvature", TERRAIN_TEXT("surface", "Curvature")},
    {ColourBy::Plain, "plain", TERRAIN_TEXT("surface", "Plain")},
};

} // namespace

std::span<const ColourByName> colourByNames() {
    return names;
}

std::optional<ColourBy> findColourBy(std::string_view id) {
    const auto found = std::ranges::find_if(names, [&](const ColourByName& name) { return name.id == id; });
    return found == std::end(names) ? std::nullopt : std::optional(found->colourBy);
}

const char* idOf(ColourBy colourBy) {
    return std::ranges::find(names, colourBy, &ColourByName::colourBy)->id;
}

} // namespace terrain
