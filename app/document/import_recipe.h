// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

namespace app {

/// A recipe whose first step is the imported heights, on a grid of their size and place; with `fillHoles` a
/// second step fills what is missing. No sea level. Precondition: the blob is not null.
terrain::Recipe importRecipe(const terrain::SharedBlob& blob, const terrain::Grid& grid, bool fillHoles);

/// Whether missing samples can be filled (the program has a step for it).
bool canFillHoles();

} // namespace app
