// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Bends heights between two of them by a curve.
const Filter& curveFilter();

} // namespace terrain
