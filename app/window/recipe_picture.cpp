// SPDX-License-Identifier: MIT
#include "app/window/recipe_picture.h"

#include "app/map/map_picture.h"
#include "libterrain/recipe/coarse_recipe.h"
#include "libterrain/recipe/evaluate.h"

namespace app {

QImage recipePicture(const terrain::Recipe& recipe, const terrain::Display& display, int side,
                     const terrain::RunContext& context) {
    const auto heights = terrain::evaluate(terrain::coarseRecipe(recipe, side + 1), context);
    if (!heights.isOk())
        return {};
    return mapPicture(*heights.value(), {display, recipe.seaLevel, QSize(side, side)}, context);
}

} // namespace app
