// SPDX-License-Identifier: MIT
#pragma once

namespace terrain::diamond_square {

/// How a sample of fractional Brownian heights follows best from 16 neighbours of a square lattice around it:
/// from the four nearest at (±1, ±1), eight at (±1, ±3) and (±3, ±1), and four at (±3, ±3). Turned by 45° and
/// shrunk by √2 these are the neighbours of a sample on an edge, with the same weights.
/// J. Lewis, "Generalized stochastic subdivision", ACM Transactions on Graphics 6 (1987). The weights w solve
/// the equations of ordinary kriging (G. Matheron, "Principles of geostatistics", 1963) for the variogram
/// γ(d) = d^2H/2, with one unknown for each of the three classes:
///   Σ_j w_j γ(i, j) + μ = γ(i, 0) for every neighbour i,   Σ_j w_j = 1.
struct BrownianPrediction {
    double near = 0; ///< weight of each of the four
    double side = 0; ///< of each of the eight
    double far = 0;  ///< of each of the four at the corners
    /// The variance around the prediction, Σ_j w_j γ(j, 0) + μ, for heights with E(h(a) − h(b))² = |a −
    /// b|^2H.
    double variance = 0;
};

/// Precondition: 0 < hurst < 1. From + − × ÷ alone. Thread rule: pure.
BrownianPrediction brownianPrediction(double hurst);

} // namespace terrain::diamond_square
