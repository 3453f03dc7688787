// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

namespace terrain {

/// The parameters that a new filter of this kind starts with on a land between these heights: its defaults,
/// but heights and lengths in m that mean something there, in round numbers (1, 2 or 5 times a power of ten).
/// The defaults where the land is level or there is none. Precondition: the kind exists.
ParameterSet suitedParameters(std::string_view kind, const HeightRange& heights, const Grid& grid);

} // namespace terrain
