// SPDX-License-Identifier: MIT
#include "app/commands/refined_terrain.h"

#include "app/commands/terrain_target.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/refine.h"

namespace app {
namespace {

terrain::Status setDetail(terrain::ParameterSet& parameters, const Arguments& arguments) {
    if (arguments.has("detail-seed"))
        if (terrain::Status set = parameters.setFromText("seed", *arguments.text("detail-seed")); !set)
            return set;
    if (!arguments.has("detail-by-slope"))
        return terrain::Done{};
    const std::string percent = *arguments.text("detail-by-slope");
    return parameters.setFromText("by_slope", percent)
               ? terrain::Status(terrain::Done{})
               : usageError("--detail-by-slope %1: a number from 0 to 100 is expected.", {percent});
}

void sayDetail(const terrain::ParameterSet& parameters, const std::filesystem::path& path, Console& console) {
    console.note(path.string() + ": refined with smoothness H " +
                 terrain::fixedText(parameters.real("hurst"), 2) + " and a difference of neighbours of " +
                 terrain::shortText(parameters.real("amplitude")) + " m, as the ground itself has.");
}

} // namespace

terrain::Result<Terrain> refinedAsAsked(Terrain ground, const std::filesystem::path& path, Invocation& run,
                                        const terrain::RunContext& context) {
    if (!run.arguments.has("refine"))
        return ground;
    if (!ground.isImported)
        return usageError("--refine: %1 is no heightmap; ground that a recipe makes gets detail by its size.",
                          {path.string()});
    auto imported = recipeOfImport(ground, context.part(0, 0.1));
    if (!imported)
        return imported.failure();
    int levels = 0;
    while (std::to_string(1 << levels) != run.arguments.text("refine"))
        ++levels;
    auto refined = terrain::refinedRecipe(imported.value(), levels, context.part(0.1, 0.2));
    if (!refined) {
        if (!refined.isError())
            return refined.failure();
        terrain::Error error = refined.error();
        error.detail.subject = path.string();
        return error;
    }
    ground.project.recipe = std::move(refined).value();
    terrain::ParameterSet& parameters = ground.project.recipe.steps.front().parameters;
    if (terrain::Status set = setDetail(parameters, run.arguments); !set)
        return set.failure();
    auto heights = terrain::evaluate(ground.project.recipe, context.part(0.2, 1));
    if (!heights)
        return heights.failure();
    ground.heights = std::move(heights).value();
    ground.sampleType = terrain::SampleType::F32;
    ground.isImported = false;
    sayDetail(parameters, path, run.console);
    return ground;
}

} // namespace app
