// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <optional>

namespace terrain {

/// A number that can stand for missing samples in a file of these heights, since no sample has it:
/// `preferred` (that of the file they came from) where it can, else one of the usual ones, far from every
/// height.
float unusedMarker(const Heightfield& heights, std::optional<double> preferred = {});

} // namespace terrain
