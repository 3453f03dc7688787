// SPDX-License-Identifier: MIT
#include "libterrain/recipe/coarse_recipe.h"

#include "libterrain/generators/diamond_square.h"

#include <algorithm>

namespace terrain {
namespace {

/// Rounded up: a side that was rounded down could fit into a smaller lattice, and that is other land.
int coarseSide(int samples, int halvings) {
    const std::int64_t step = std::int64_t{1} << halvings;
    return std::max(2, static_cast<int>((samples - 1 + step - 1) / step) + 1);
}

/// Points are fractions of the width and depth, and these may have grown.
PointList pointsIn(const Grid& coarse, const Grid& grid, PointList points) {
    for (FixedPoint& point : points) {
        point.x *= grid.width() / coarse.width();
        point.y *= grid.depth() / coarse.depth();
    }
    return pointsOnNodes(coarse, std::move(points));
}

Recipe halved(Recipe recipe, int halvings) {
    const Grid grid = recipe.grid;
    recipe.grid.columns = coarseSide(grid.columns, halvings);
    recipe.grid.rows = coarseSide(grid.rows, halvings);
    recipe.grid.spacingX *= static_cast<double>(std::int64_t{1} << halvings);
    recipe.grid.spacingY *= static_cast<double>(std::int64_t{1} << halvings);
    for (Step& step : recipe.steps)
        for (const ParameterSpec& spec : step.parameters.specs())
            if (spec.type == ParameterType::Points)
                (void)step.parameters.set(spec.id,
                                          pointsIn(recipe.grid, grid, step.parameters.points(spec.id)));
    return recipe;
}

} // namespace

Recipe coarseRecipe(const Recipe& recipe, int mostSamples) {
    MORAINE_EXPECTS(mostSamples >= 2);
    const int side = std::max(recipe.grid.columns, recipe.grid.rows);
    int halvings = 0;
    while (coarseSide(side, halvings) > mostSamples)
        ++halvings;
    for (; halvings > 0; --halvings) {
        Recipe out = halved(recipe, halvings);
        if (checkRecipe(out).isOk())
            return out;
    }
    return recipe;
}

} // namespace terrain
