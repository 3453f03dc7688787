// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/parameters/parameter_value.h"
#include "libterrain/surface/profile.h"

#include <span>

namespace app {

/// A ridge or a river as heights along a line: from `start` to `end` (m), in proportion to the way on the
/// plan.
struct PinLine {
    double start = 0;
    double end = 0;
    double spacing = 1; ///< m between pins at most, > 0
};

/// Pins along a line of straight pieces: at every corner, and between two of them at equal steps. On samples
/// of the grid; where `taken` has a pin or an earlier one of the line lies, there is none. Empty for fewer
/// than two places and a line without length. At most `mostLinePins`: a longer line has them further apart.
terrain::PointList pinsAlong(std::span<const terrain::PlanPoint> line, const PinLine& heights,
                             const terrain::Grid& grid, const terrain::PointList& taken);

inline constexpr int mostLinePins = 500;

/// What suits a land of this size: a fortieth of its longer side, as two digits.
double usualPinSpacing(const terrain::Grid& grid);

} // namespace app
