// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Multiplies heights and adds to them.
const Filter& scaleFilter();

} // namespace terrain
