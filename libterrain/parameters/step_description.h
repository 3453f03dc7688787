// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

namespace terrain {

/// What a kind of step promises besides being equal for any number of threads.
enum class StepPromise {
    Pointwise, ///< any window equals that part of the whole; every second sample of the finer terrain is the
               ///< coarser one
    Neighbourhood, ///< any window equals that part of the whole, with a halo
    Whole,         ///< needs the whole terrain; refuses windows
};

/// Under which heading a menu of steps has a kind.
enum class StepGroup {
    Ground,  ///< makes it
    Shape,   ///< of the land: smooth, terraces, island
    Heights, ///< moved by a rule that looks at nothing but the height
    Area,    ///< where on the terrain what lies: mirror, fill holes
};

/// What recipes, docks, files and lists know of a kind of step. Tables with static lifetime.
struct StepDescription {
    const char* kind; ///< stable id
    TextSource label;
    TextSource help;
    int algorithm = 1; ///< raised when the same parameters would give other heights
    StepPromise promise = StepPromise::Pointwise;
    std::span<const ParameterSpec> parameters = {};
    StepGroup group = StepGroup::Shape;
};

} // namespace terrain
