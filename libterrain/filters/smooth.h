// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// A Gaussian mean of what is around.
const Filter& smoothFilter();

} // namespace terrain
