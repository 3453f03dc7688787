// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

namespace terrain {

/// A parameter of one of a recipe's steps.
struct ParameterPlace {
    std::string step; ///< its id
    std::string parameter;

    friend bool operator==(const ParameterPlace&, const ParameterPlace&) = default;
};

/// How a recipe is varied.
struct VariationRequest {
    enum class Kind {
        Seeds,      ///< the seeds behind the recipe's own
        Parameters, ///< numbers drawn around the recipe's own
    };
    Kind kind = Kind::Seeds;
    double jitter = 0.2; ///< 0…1: how far a number moves either way, as a part of its slider's length
    std::vector<ParameterPlace> parameters; ///< which numbers move; those that the recipe lacks do not count

    friend bool operator==(const VariationRequest&, const VariationRequest&) = default;
};

/// A value that a variation has in place of the recipe's.
struct VariedValue {
    ParameterPlace place;
    ParameterValue value;
};

struct Variation {
    Recipe recipe;
    std::vector<VariedValue> values; ///< what differs from the recipe that was varied
};

/// The number parameters that can be varied: those with an effect, of the steps that are on, in the recipe's
/// order.
std::vector<ParameterPlace> variableParameters(const Recipe& recipe);

/// The first step with a seed; null when there is none, and then there are no variations by seeds.
const Step* seedStep(const Recipe& recipe);

/// The spec of a place; null when the recipe has no such step or parameter.
const ParameterSpec* findSpec(const Recipe& recipe, const ParameterPlace& place);

/// The variation with this number, from 0 on: it follows from the recipe, the request and the number alone,
/// so that pages of variations are any part of one endless list. Seeds: the number index + 1 behind the
/// recipe's; a seed that is a word gets or raises a number ("alps", "alps 2", "alps 3"). Numbers: even over
/// both sides of the recipe's own, along the slider (by factors where it is logarithmic), rounded to what a
/// person would write, within the parameter's range and the slider's ends unless the recipe's own lies
/// beyond. A draw that the recipe's steps refuse is replaced by another one, at last by the recipe itself.
/// Any thread.
Variation variation(const Recipe& recipe, const VariationRequest& request, std::uint64_t index);

} // namespace terrain
