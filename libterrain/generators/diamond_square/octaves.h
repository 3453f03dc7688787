// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/levels.h"

namespace terrain::diamond_square {

// Ridged and billowed land: a sum of octaves, as F. K. Musgrave's ridged multifractal ("Texturing and
// Modeling: A Procedural Approach", 1994) is one of noise. Octave o starts from independent Gaussian heights
// of deviation amplitude·2^(−H·o) at the nodes of cells of 2^−o of the side and grows between them as the
// stationary form does; so it passes 0 everywhere alike, on no line of the lattice. Folded there it adds
// ±fold·(deviation·√(2/π) − |x|), whose mean is 0 and whose deviation is the octave's own. Only the last
// octave has offsets beyond three levels, so that what lies between the ridges is as rough as one land.
// A start grid is the ground of the sum, without offsets, and octaves begin at its cells.

/// The octaves of a folded form, from the largest on; a start grid's ground, which is not folded, before
/// them. Precondition: the settings' form is folded and the grid's lattice exists.
std::vector<Plan> octavePlans(const Settings& settings, const Grid& grid);

/// makeWindow of a plan that has octaves.
Outcome makeOctaves(const Plan& plan, const Window& window, float* out, const RunContext& context);

} // namespace terrain::diamond_square
