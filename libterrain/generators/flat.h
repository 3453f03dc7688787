// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/generator.h"

namespace terrain {

/// A plain at one height.
const Generator& flatGround();

} // namespace terrain
