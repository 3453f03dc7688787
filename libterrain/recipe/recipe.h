// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/parameters/step_description.h"

#include <optional>
#include <vector>

namespace terrain {

/// How a file held the heights that were imported from it, so that untouched they can go out as they came in.
/// No height follows from it.
struct SourceSamples {
    std::string type;             ///< id of its sample type ("u16"); one that is not known counts as none
    double minimum = 0;           ///< m of the sample 0
    double maximum = 0;           ///< m of full scale
    std::optional<double> nodata; ///< what stood for missing samples, in the file's own numbers

    friend bool operator==(const SourceSamples&, const SourceSamples&) = default;
};

/// One step of a recipe: makes ground (a Generator's kind, first) or changes it (a Filter's kind).
struct Step {
    std::string id;    ///< unique in its recipe and stable: files and the command line name the step by it
    std::string kind;  ///< StepDescription::kind
    std::string name;  ///< what its maker calls it; empty = by its kind. No height follows from it
    int algorithm = 1; ///< StepDescription::algorithm of the program that made it
    bool enabled = true;
    double strength = 1; ///< 0…1: result = input + strength·(changed − input); ignored by the first step
    ParameterSet parameters;
    std::optional<SourceSamples> source; ///< of imported heights

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

/// What a new terrain is: one diamond-square step (id "ground") of the stationary form, H 0.8, on a square
/// grid.
Recipe defaultRecipe();

/// Whether the recipe can be evaluated: the grid, at least one step, the first makes ground and the others do
/// not, unique ids, every step's own check. The error's `field` is "STEPID:parameter" or the grid's field.
Status checkRecipe(const Recipe& recipe);

/// What is to be said of a recipe that can be evaluated: steps that an earlier algorithm made, and what has
/// no effect, the strength of the step that makes ground and what its generator tells.
std::vector<Text> recipeNotes(const Recipe& recipe);

/// The step with this id; null when there is none.
const Step* findStep(const Recipe& recipe, std::string_view id);
Step* findStep(Recipe& recipe, std::string_view id);

/// What is known of the file that the ground was imported from; null when it was not, or nothing is known.
const SourceSamples* sourceSamples(const Recipe& recipe);

/// Whether a step holds bulk data (a Heights parameter that is set): such a recipe cannot be a JSON text
/// alone.
bool hasBulkData(const Recipe& recipe);

} // namespace terrain
