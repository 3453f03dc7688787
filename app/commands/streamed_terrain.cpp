// SPDX-License-Identifier: MIT
#include "app/commands/streamed_terrain.h"

#include "libterrain/recipe/evaluate.h"

#include <algorithm>

namespace app {

bool StreamedTerrain::isFor(const terrain::Recipe& recipe) {
    constexpr std::int64_t mostInMemory = std::int64_t{64} << 20; // samples: 256 MiB
    return recipe.grid.sampleCount() > mostInMemory && !terrain::hasBulkData(recipe) &&
           std::ranges::none_of(recipe.steps, [](const terrain::Step& step) {
               const terrain::StepDescription* kind = terrain::findStepDescription(step.kind);
               return step.enabled && kind->promise == terrain::StepPromise::Whole;
           });
}

terrain::Result<std::span<const float>> StreamedTerrain::rows(int first, int count,
                                                              const terrain::RunContext& context) {
    m_band = {}; // its memory is the next one's
    auto band = terrain::evaluateWindow(m_recipe, {0, first, m_recipe.grid.columns, count}, context);
    if (!band)
        return band.failure();
    m_band = std::move(band).value();
    return std::span<const float>(m_band.samples());
}

} // namespace app
