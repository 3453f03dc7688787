// SPDX-License-Identifier: MIT
#pragma once

namespace terrain::diamond_square {

/// How a sample of fractional Brownian heights follows from 16 neighbours of a square lattice around it: from
/// the four nearest at (±1, ±1), eight at (±1, ±3) and (±3, ±1), and four at (±3, ±3). Turned by 45° and
/// shrunk by √2 these are the neighbours of a sample on an edge, with the same weights.
/// J. Lewis, "Generalized stochastic subdivision", ACM Transactions on Graphics 6 (1987). The weights are
/// w(x, y) = p(x)·p(y) with p(±1) = inner and p(±3) = outer, and `corner` more at (±3, ±3): so the sum of 16
/// is a sum of four sums of four, which neighbours share. All weights together are 1.
/// From H = 0.7 on they are those of kriging (G. Matheron, "Principles of geostatistics", 1963) for the
/// variogram γ(d) = d^2H/2 among the weights that are products: corner = 0, and outer makes the variance
/// least, which is at most 0.2 % more than with a weight of its own for every distance. Up to H = 0.5 they
/// are those that make differences right (brownian_differences.h), and in between a mixture, linear in H.
struct BrownianPrediction {
    double inner = 0;
    double outer = 0;
    double corner = 0;
    /// Of the offset from the prediction, for heights with E(h(a) − h(b))² = |a − b|^2H.
    double variance = 0;
};

/// Precondition: 0 < hurst < 1. From + − × ÷ and sqrt alone. Thread rule: pure.
BrownianPrediction brownianPrediction(double hurst);

} // namespace terrain::diamond_square
