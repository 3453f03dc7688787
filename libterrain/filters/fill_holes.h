// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"

namespace terrain {

/// Fills missing samples smoothly from the rim of their hole.
const Filter& fillHoles();

} // namespace terrain
