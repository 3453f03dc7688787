// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Mirrors heights about one of them.
const Filter& invertFilter();

} // namespace terrain
