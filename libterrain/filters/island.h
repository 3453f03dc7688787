// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Lets the land fall towards its border.
const Filter& islandFilter();

} // namespace terrain
