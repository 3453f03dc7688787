// SPDX-License-Identifier: MIT
#include "app/document/import_recipe.h"

#include <algorithm>

namespace app {

namespace {
constexpr char importKind[] = "imported_heights";
constexpr char heightsParameter[] = "heights";
constexpr char fillKind[] = "fill_holes";
} // namespace

terrain::Recipe importRecipe(const terrain::SharedBlob& blob, const terrain::HeightmapFacts& facts,
                             const terrain::Grid& grid, bool fillHoles) {
    terrain::Recipe out;
    out.grid = grid;
    terrain::Step ground = terrain::makeStep(importKind, "ground");
    [[maybe_unused]] const terrain::Status set = ground.parameters.set(heightsParameter, blob);
    MORAINE_EXPECTS(set.isOk());
    ground.source = {.type = std::string(terrain::sampleTypeId(facts.sampleType)),
                     .minimum = facts.scale.minimum,
                     .maximum = facts.scale.maximum,
                     .nodata = facts.nodata};
    out.steps.push_back(std::move(ground));
    return fillHoles && canFillHoles() ? withHolesFilled(std::move(out)) : out;
}

terrain::Recipe withHolesFilled(terrain::Recipe recipe) {
    std::string id = "fill";
    const auto isTaken = [&](const terrain::Step& step) { return step.id == id; };
    for (int number = 2; std::ranges::any_of(recipe.steps, isTaken); ++number)
        id = "fill" + std::to_string(number);
    recipe.steps.push_back(terrain::makeStep(fillKind, id));
    return recipe;
}

terrain::ExportOptions exportOptionsOf(const terrain::Recipe& recipe) {
    terrain::ExportOptions out;
    if (const terrain::SourceSamples* source = terrain::sourceSamples(recipe))
        out.setSource(source->type, {source->minimum, source->maximum}, source->nodata);
    return out;
}

bool canFillHoles() {
    return terrain::findStepDescription(fillKind) != nullptr;
}

} // namespace app
