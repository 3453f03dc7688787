// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

namespace terrain {

// Edits of a recipe's list of steps. Each gives another recipe and leaves the first step where it is: it
// makes the ground that the others change. Places count from 0, the ground's.

/// An id that no step of the recipe has: `wanted`, or with the least number from 2 on ("smooth_2").
std::string freeStepId(const Recipe& recipe, std::string_view wanted);

/// With another step of this kind, a Filter's, with its defaults, behind the step at `place`.
/// Precondition: the kind and the place exist.
Recipe withStepAdded(Recipe recipe, std::size_t place, std::string_view kind);

/// With a copy of the step behind it; its id is another one. Precondition: 1 ≤ place < steps.
Recipe withStepDuplicated(Recipe recipe, std::size_t place);

/// Without the step. Precondition: 1 ≤ place < steps.
Recipe withoutStep(Recipe recipe, std::size_t place);

/// With the step moved to where it stands at `to` afterwards. Precondition: 1 ≤ from, to < steps.
Recipe withStepMoved(Recipe recipe, std::size_t from, std::size_t to);

/// With other ground: a Generator's kind with its defaults. The step's id stays, its name goes where the kind
/// is another one, and so does what is known of an imported file. Precondition: the kind exists.
Recipe withGround(Recipe recipe, std::string_view kind);

} // namespace terrain
