// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

namespace terrain {

/// The smoothness H that a recipe's ground is asked to have; of a factor per level −log2(factor). None when
/// the ground has no such number: imported, flat.
std::optional<double> askedHurst(const Recipe& recipe);

} // namespace terrain
