// SPDX-License-Identifier: MIT
#include "libterrain/recipe/asked_roughness.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/settings.h"

namespace terrain {

std::optional<double> askedHurst(const Recipe& recipe) {
    if (recipe.steps.empty() || recipe.steps.front().kind != diamondSquare().description().kind)
        return std::nullopt;
    return -exactLog2(diamond_square::settingsOf(recipe.steps.front().parameters).factor);
}

} // namespace terrain
