// SPDX-License-Identifier: MIT
#include "libterrain/recipe/asked_roughness.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/settings.h"
#include "libterrain/generators/refined_heights.h"

namespace terrain {

std::optional<double> askedHurst(const Recipe& recipe) {
    if (recipe.steps.empty())
        return std::nullopt;
    const Step& ground = recipe.steps.front();
    if (ground.kind == refinedHeights().description().kind)
        return ground.parameters.real("hurst");
    if (ground.kind != diamondSquare().description().kind)
        return std::nullopt;
    return -exactLog2(diamond_square::settingsOf(ground.parameters).factor);
}

} // namespace terrain
