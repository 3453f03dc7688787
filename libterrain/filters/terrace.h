// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Steps with level treads.
const Filter& terraceFilter();

} // namespace terrain
