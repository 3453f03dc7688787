// SPDX-License-Identifier: MIT
#include "libterrain/surface/normal_weight.h"

namespace terrain {

std::span<const NormalWeightName> normalWeightNames() {
    static constexpr NormalWeightName names[] = {
        {NormalWeight::Gradient, "gradient", TERRAIN_TEXT("surface", "By the slope")},
        {NormalWeight::Area, "area", TERRAIN_TEXT("surface", "Weighted by area")},
        {NormalWeight::Angle, "angle", TERRAIN_TEXT("surface", "Weighted by angle")},
        {NormalWeight::Equal, "equal", TERRAIN_TEXT("surface", "Not weighted")},
    };
    return names;
}

} // namespace terrain
