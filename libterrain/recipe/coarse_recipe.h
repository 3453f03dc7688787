// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

namespace terrain {

/// The same land with fewer samples, for small pictures: every 2^j-th one, with the least j for which no side
/// has more than `mostSamples`. For recipes of steps that keep the generator's law (columns, rows) →
/// (2·columns − 1, 2·rows − 1) its heights are those samples bit for bit; a size that 2^j does not divide is
/// rounded up, so that the last column and row may lie up to 2^j − 1 samples beyond the terrain. Points move
/// to the nearest sample that is left. Where no such recipe can be made (imported heights have a size of
/// their own) j is as large as possible, down to 0. Precondition: mostSamples ≥ 2. Any thread.
Recipe coarseRecipe(const Recipe& recipe, int mostSamples);

} // namespace terrain
