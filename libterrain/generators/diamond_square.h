// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/generator.h"

namespace terrain {

/// Midpoint displacement on a square lattice in two steps, centres and edges (A. Fournier, D. Fussell,
/// L. Carpenter, "Computer rendering of stochastic models", 1982; the half step after H.-O. Peitgen and
/// D. Saupe, "The Science of Fractal Images", 1988). Offsets are hashed by place (core/random_offset.h).
const Generator& diamondSquare();

/// The points moved to the nearest node of a terrain of this size, as fixed points and pins are to be stored:
/// a point acts only in terrains that have its node.
PointList pointsOnNodes(const Grid& grid, PointList points);

/// Moves all points of all lists to the nearest nodes of a terrain of this size, so that they act there;
/// those whose node another one has stay where they are.
void putPointsOnFreeNodes(const Grid& grid, ParameterSet& parameters);

/// The same for a parameter that is a list of points; nothing for others and for those that there are not.
void putPointsOnNodes(const Grid& grid, ParameterSet& parameters, std::string_view id);

/// Levels with offsets that these parameters give a terrain of this size: the nodes of level L lie every
/// 2^(levels − L) samples from the north-west one on, those of level 0 are the start. The error of check().
Result<int> diamondSquareLevels(const Grid& grid, const ParameterSet& parameters);

} // namespace terrain
