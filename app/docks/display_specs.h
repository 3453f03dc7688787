// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"
#include "libterrain/surface/display.h"

namespace app {

// How a terrain is shown, described like a step's parameters: the Display dock is a form of these.

std::span<const terrain::ParameterSpec> displaySpecs();

terrain::ParameterSet displayParameters(const terrain::Display& display);

/// `display` with the values of a set of displaySpecs(); what they do not cover stays as it is.
terrain::Display withParameters(terrain::Display display, const terrain::ParameterSet& values);

} // namespace app
