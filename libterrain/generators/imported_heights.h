// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/generator.h"

namespace terrain {

/// Heights that were read from a file; holes stay holes.
const Generator& importedHeights();

} // namespace terrain
