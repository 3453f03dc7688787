// SPDX-License-Identifier: MIT
#pragma once

namespace terrain::diamond_square {

/// Weights of the 16 neighbours of brownian_prediction.h, the same for all at the same distance:
/// 4 near + 8 side + 4 far = 1.
struct NeighbourWeights {
    double near = 0;     ///< of each of the four at (±1, ±1)
    double side = 0;     ///< of each of the eight at (±1, ±3) and (±3, ±1)
    double far = 0;      ///< of each of the four at (±3, ±3)
    double variance = 0; ///< v of the offset
};

/// The weights and the variance of the offset that make differences of fractional Brownian heights right in
/// the mean. Kriging's are the best for one sample; but offsets beside each other are independent, which they
/// are not around the predictions of real ground, and so H comes out too low where the ground is rough. With
/// κ(d) = Σ_ij w_i w_j γ(i, d + j), half the mean square difference is
///   Σ_j w_j γ(j, b) − κ(0)/2 + v/2 between the new sample and an old one at b,
///   κ(d) − κ(0) + v between two new ones that are d apart,
/// and the relative errors of these against γ have the least squares, for all pairs up to six samples apart,
/// those of the nearest counted more. By steps of Gauss and Newton from `start`, which has to be near.
/// Precondition: 0 < hurst < 1. From + − × ÷ alone. Thread rule: pure.
NeighbourWeights weightsOfRightDifferences(double hurst, const NeighbourWeights& start);

} // namespace terrain::diamond_square
