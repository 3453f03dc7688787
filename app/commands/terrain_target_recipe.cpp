// SPDX-License-Identifier: MIT
#include "app/commands/export_words.h"
#include "app/commands/terrain_target.h"
#include "libterrain/recipe/recipe_json.h"

namespace app {

terrain::Result<terrain::Recipe> recipeOfImport(const Terrain& ground, const terrain::RunContext& context) {
    const terrain::Heightfield& heights = *ground.heights;
    terrain::Result<terrain::Heightfield> copy = heights.clone();
    if (!copy)
        return copy.failure();
    terrain::SharedBlob blob = terrain::makeBlob(std::move(copy).value(), context);
    if (blob == nullptr)
        return terrain::Cancelled{};
    terrain::Recipe recipe;
    recipe.grid = heights.grid();
    recipe.steps.push_back(terrain::makeStep("imported_heights", "ground"));
    if (const terrain::Status set = recipe.steps.front().parameters.set("heights", std::move(blob)); !set)
        return set.failure();
    recipe.steps.front().source = {.type = std::string(terrain::sampleTypeId(ground.sampleType)),
                                   .minimum = ground.scale.minimum,
                                   .maximum = ground.scale.maximum,
                                   .nodata = ground.nodata};
    return recipe;
}

terrain::Status TerrainTarget::writeProject(const Terrain& ground, Invocation& run,
                                            const terrain::RunContext& context) const {
    terrain::Project project = ground.project;
    if (ground.isImported) {
        auto recipe = recipeOfImport(ground, context.part(0, 0.3));
        if (!recipe)
            return recipe.failure();
        project.recipe = std::move(recipe).value();
    }
    const auto print = terrain::fingerprint(*ground.heights, context.part(0.3, 0.4));
    if (!print)
        return print.failure();
    project.fingerprint = print.value();
    if (terrain::Status saved = terrain::saveProject(project, m_path, run.existing(), context.part(0.4, 1));
        !saved)
        return saved;
    run.console.note("wrote " + m_path.string() + ": " + sizeWords(ground.heights->grid()) +
                     ", fingerprint " + print.value().hex() + ".");
    return terrain::Done{};
}

terrain::Status TerrainTarget::writeRecipe(const Terrain& ground, Invocation& run) const {
    if (ground.isImported || terrain::hasBulkData(ground.project.recipe))
        return usageError("%1: this terrain holds imported or painted heights, which a recipe text cannot "
                          "hold; save it as a project, with the suffix .moraine.",
                          {m_path.string()});
    const std::string json = terrain::recipeToJson(ground.project.recipe);
    terrain::SafeFile::Options options;
    options.existing = run.existing();
    if (terrain::Status written = terrain::writeFileSafely(m_path, std::as_bytes(std::span(json)), options);
        !written)
        return written;
    run.console.note("wrote " + m_path.string() + ": a recipe of " +
                     counted(static_cast<std::int64_t>(ground.project.recipe.steps.size()), "step", "steps") +
                     ".");
    return terrain::Done{};
}

} // namespace app
