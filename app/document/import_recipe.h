// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_options.h"
#include "libterrain/recipe/recipe.h"

namespace app {

/// A recipe whose first step is the imported heights, on a grid of their size and place; with `fillHoles` a
/// second step fills what is missing. The step remembers what the file says of its samples (`facts`). No sea
/// level. Precondition: the blob is not null.
terrain::Recipe importRecipe(const terrain::SharedBlob& blob, const terrain::HeightmapFacts& facts,
                             const terrain::Grid& grid, bool fillHoles);

/// The recipe with a step that fills what is missing, behind those that it has. Precondition: canFillHoles().
terrain::Recipe withHolesFilled(terrain::Recipe recipe);

/// Export options that know where the recipe's heights came from, so that an untouched import goes out as it
/// came in.
terrain::ExportOptions exportOptionsOf(const terrain::Recipe& recipe);

/// Whether missing samples can be filled (the program has a step for it).
bool canFillHoles();

} // namespace app
