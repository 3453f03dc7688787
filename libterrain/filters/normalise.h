// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Stretches heights to a range.
const Filter& normaliseFilter();

} // namespace terrain
