// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/content_hash.h"
#include "libterrain/recipe/recipe.h"

namespace terrain {

/// The steps that have a part in the heights, in their order: the one that makes ground (null = it is off,
/// and the others work on flat ground at 0 m), then those that are on and have a strength above 0. The
/// pointers lead into the recipe.
using Stages = std::vector<const Step*>;

/// The stages among the first `stepCount` steps; never empty.
Stages stagesOf(const Recipe& recipe, std::size_t stepCount);

/// The cache key of the heights after these stages on this grid.
ContentHash stageKey(const Grid& grid, std::span<const Step* const> stages);

} // namespace terrain
