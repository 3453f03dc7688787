// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

namespace app {

/// Rows of the dialog that refines imported ground: refine (2, 4 … 64: cells across in place of one), and
/// seed and by_slope as the step refined_heights has them.
std::span<const terrain::ParameterSpec> refineSpecs();

/// Of the row refine: 1 … terrain::mostRefinedLevels.
int refineLevels(const terrain::ParameterSet& values);

} // namespace app
