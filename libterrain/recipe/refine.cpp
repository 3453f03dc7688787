// SPDX-License-Identifier: MIT
#include "libterrain/recipe/refine.h"

#include "libterrain/core/number_text.h"
#include "libterrain/generators/refined_heights.h"
#include "libterrain/surface/roughness.h"

#include <algorithm>

namespace terrain {
namespace {

/// Sets a value that the parameter's table allows.
void put(ParameterSet& parameters, const char* id, double value) {
    const ParameterSpec* const spec = findSpec(parameters.specs(), id);
    const Status set = parameters.set(id, std::clamp(value, spec->minimum, spec->maximum));
    MORAINE_EXPECTS(set.isOk());
    static_cast<void>(set);
}

Error notImported() {
    return {ErrorCode::InvalidRequest,
            TERRAIN_TEXT("recipe", "Only imported heights can be refined: import a heightmap first."),
            {},
            "heights"};
}

} // namespace

Result<RefinedDetail> detailOf(const Heightfield& heights, const RunContext& context) {
    const Result<Roughness> measured = roughness(heights, context);
    if (!measured)
        return measured.failure();
    RefinedDetail out;
    if (measured.value().fit)
        out.hurst = measured.value().fit->hurst;
    if (!measured.value().differences.empty())
        out.amplitude = measured.value().differences.front().rootMeanSquare;
    return out;
}

Result<Recipe> refinedRecipe(const Recipe& recipe, int levels, const RunContext& context) {
    if (recipe.steps.empty() || recipe.steps.front().kind != "imported_heights")
        return notImported();
    const SharedBlob& blob = recipe.steps.front().parameters.heights("heights");
    if (blob == nullptr)
        return notImported();
    const Heightfield& heights = blob->heights;
    if (const Status whole = checkWithoutHoles(heights); !whole)
        return whole.failure();
    const std::int64_t columns = refinedSide(heights.columns(), levels);
    const std::int64_t rows = refinedSide(heights.rows(), levels);
    if (std::max(columns, rows) > maximumSide)
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("recipe",
                                  "Refined so far the terrain would have a size of %1 × %2: at most %3 a "
                                  "side are possible."),
                     {numberText(columns), numberText(rows), numberText(maximumSide)}};
    const Result<RefinedDetail> detail = detailOf(heights, context);
    if (!detail)
        return detail.failure();
    Recipe out = recipe;
    Step ground = makeStep("refined_heights", recipe.steps.front().id);
    ground.name = recipe.steps.front().name;
    const Status set = ground.parameters.set("heights", blob);
    MORAINE_EXPECTS(set.isOk());
    static_cast<void>(set);
    put(ground.parameters, "hurst", detail.value().hurst);
    put(ground.parameters, "amplitude", detail.value().amplitude);
    out.steps.front() = std::move(ground);
    out.grid.columns = static_cast<int>(columns);
    out.grid.rows = static_cast<int>(rows);
    out.grid.spacingX = recipe.grid.spacingX / (1 << levels);
    out.grid.spacingY = recipe.grid.spacingY / (1 << levels);
    return out;
}

} // namespace terrain
