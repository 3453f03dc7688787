// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

namespace terrain {

/// A number that can stand for missing samples in a file of these heights: one of the usual ones, far from
/// every height, that no sample has.
float unusedMarker(const Heightfield& heights);

} // namespace terrain
