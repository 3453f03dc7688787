// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/generator.h"

namespace terrain {

/// Heights that were read from a file; holes stay holes.
const Generator& importedHeights();

/// The parameter "heights" of the steps that begin with an import, and the error of one that has none yet.
ParameterSpec importedHeightsSpec();
Error noImportedHeights();

} // namespace terrain
