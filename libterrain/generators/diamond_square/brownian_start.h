// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/lattice.h"

namespace terrain::diamond_square {

/// The heights (m) of all start nodes of a wide lattice, row by row ((startColumns + 1) × (startRows + 1), or
/// one less each way on a wrapped one): Gaussian with E(h(a) − h(b))² = amplitude²·d^2H, so a sample of
/// fractional Brownian ground. d is the distance in sides of the terrain; on a wrapped lattice, where that
/// would not join, the chord's: each direction is a circle of the lattice's length, and d² the sum of the
/// squared chords of both. The mean over the terrain's own nodes is 0.
/// The factor of the covariance is kept for the last few lattices and H. Thread rule: from any thread.
std::vector<float> brownianStart(const Lattice& lattice, const Settings& settings);

/// A Gaussian number (deviation 1) of a start node.
double gaussianStartNumber(std::uint64_t seed, int row, int column);

} // namespace terrain::diamond_square
