// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/parameters/step_description.h"

#include <optional>
#include <vector>

namespace terrain {

/// One step of a recipe: makes ground (a Generator's kind, first) or changes it (a Filter's kind).
struct Step {
    std::string id;    ///< unique in its recipe and stable: files and the command line name the step by it
    std::string kind;  ///< StepDescription::kind
    int algorithm = 1; ///< StepDescription::algorithm of the program that made it
    bool enabled = true;
    double strength = 1; ///< 0…1: result = input + strength·(changed − input); ignored by the first step
    ParameterSet parameters;

    friend bool operator==(const Step&, const Step&) = default;
};

/// A terrain as a value: everything that its heights follow from. Immutable by convention: people replace it
/// by another one. Cheap to copy (bulk data are shared).
struct Recipe {
    Grid grid;
    std::optional<double> seaLevel; ///< m
    std::vector<Step> steps;        ///< the first makes ground

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

/// The description of a kind of step, generator or filter; null when there is none.
const StepDescription* findStepDescription(std::string_view kind);

/// A step of this kind with default parameters. Precondition: the kind exists.
Step makeStep(std::string_view kind, std::string id);

/// A recipe of one diamond-square step (id "ground") with default parameters on a square grid.
Recipe defaultRecipe();

/// Whether the recipe can be evaluated: the grid, at least one step, the first makes ground and the others do
/// not, unique ids, every step's own check. The error's `field` is "STEPID:parameter" or the grid's field.
Status checkRecipe(const Recipe& recipe);

/// The step with this id; null when there is none.
const Step* findStep(const Recipe& recipe, std::string_view id);
Step* findStep(Recipe& recipe, std::string_view id);

/// Whether a step holds bulk data (a Heights parameter that is set): such a recipe cannot be a JSON text
/// alone.
bool hasBulkData(const Recipe& recipe);

} // namespace terrain
