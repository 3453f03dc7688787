// SPDX-License-Identifier: MIT
#include "app/commands/recipe_settings.h"
#include "app/commands/streamed_terrain.h"
#include "app/commands/terrain_target.h"
#include "app/commands/verbs.h"
#include "libterrain/formats/georeference.h"
#include "libterrain/recipe/evaluate.h"

namespace app {
namespace {

terrain::Status checkWindowRequest(const terrain::Window& window, const terrain::Grid& grid,
                                   const TerrainTarget& target) {
    if (target.holdsSteps())
        return usageError(
            "--window makes heights alone: name a heightmap or a mesh, not a project or recipe.");
    return terrain::checkWindow(grid, window);
}

terrain::Result<terrain::SharedHeightfield> heightsOf(const terrain::Recipe& recipe,
                                                      const std::optional<terrain::Window>& window,
                                                      const terrain::RunContext& context) {
    if (!window)
        return terrain::evaluate(recipe, context);
    auto part = terrain::evaluateWindow(recipe, *window, context);
    if (!part)
        return part.failure();
    part.value().setGrid(terrain::placedWindow(recipe.grid, *window));
    return terrain::SharedHeightfield(std::make_shared<const terrain::Heightfield>(std::move(part).value()));
}

} // namespace

Outcome runGenerate(Invocation& run) {
    const auto target = TerrainTarget::choose(run.output(), run);
    if (!target)
        return target.failure();
    auto asked = askedRecipe(run);
    if (!asked)
        return asked.failure();
    Terrain ground;
    ground.project.recipe = std::move(asked.value().recipe);
    ground.project.display = asked.value().display;
    const terrain::Recipe& recipe = ground.project.recipe;

    const auto window = run.arguments.rectangle("window");
    if (window)
        if (const terrain::Status possible = checkWindowRequest(*window, recipe.grid, target.value());
            !possible)
            return possible.failure();
    const terrain::Grid grid = window ? terrain::placedWindow(recipe.grid, *window) : recipe.grid;
    if (const terrain::Status fits = target.value().checkGrid(grid); !fits)
        return fits.failure();
    if (const terrain::Status free = target.value().checkPlace(run.existing()); !free)
        return free.failure();

    if (!window && target.value().canStream() && StreamedTerrain::isFor(recipe)) {
        StreamedTerrain heights(recipe);
        return outcomeOf(target.value().writeStream(heights, run, run.context));
    }
    if (target.value().kind() != TerrainTarget::Kind::Recipe) {
        auto heights = heightsOf(recipe, window, run.context.part(0, 0.5));
        if (!heights)
            return heights.failure();
        ground.heights = std::move(heights).value();
    }
    return outcomeOf(target.value().write(ground, run, run.context.part(0.5, 1)));
}

} // namespace app
