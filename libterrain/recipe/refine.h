// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/recipe/recipe.h"

namespace terrain {

/// How rough imported ground is, as its refinement goes on with it.
struct RefinedDetail {
    double hurst = 0.8;   ///< by the structure function (surface/roughness.h), within what the step takes
    double amplitude = 0; ///< m: the root mean square difference of neighbouring samples; 0 for flat ground
};

/// Any thread.
Result<RefinedDetail> detailOf(const Heightfield& heights, const RunContext& context = {});

/// The recipe with 2^levels × 2^levels cells for each of the imported ground: its first step becomes
/// refined_heights with the detail that the ground itself has (detailOf), the spacing shrinks, the other
/// steps stay. Errors: a first step that is not imported heights, holes, a size that no terrain can have.
/// Precondition: 1 ≤ levels ≤ mostRefinedLevels. Any thread.
Result<Recipe> refinedRecipe(const Recipe& recipe, int levels, const RunContext& context = {});

} // namespace terrain
