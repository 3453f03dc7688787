// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <array>

namespace terrain {

/// Mean curvature in 1/m of the graph of a function (differential geometry), turned so that knolls are
/// positive: that of a sphere of radius r is 1/r. From second differences of a sample and its neighbours as
/// filledNeighbours() orders them; NaN with NaN.
float meanCurvature(const std::array<float, 9>& neighbours, double spacingX, double spacingY);

/// The curvature in 1/m up to which colours tell a terrain's curvatures apart, on both sides of level: 1, 2
/// or 5 × 10^k, not less than nine tenths of those at a fixed set of places; 0.001 where nothing is bent.
double curvatureRange(const Heightfield& heights);

} // namespace terrain
