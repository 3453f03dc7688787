// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Rebuilds the land from samples further apart.
const Filter& resampleFilter();

} // namespace terrain
