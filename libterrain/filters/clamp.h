// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Limits heights from below and from above.
const Filter& clampFilter();

} // namespace terrain
