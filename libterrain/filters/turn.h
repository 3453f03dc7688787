// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Mirrors and rotates the land.
const Filter& turnFilter();

} // namespace terrain
