// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace terrain::smooth {

/// How a Gaussian mean is made along columns or along rows: `levels` times the
/// samples are halved with the binomial kernel (1 4 6 4 1) ÷ 16, the Gaussian
/// rest is taken from what is left, and as many times each gap gets its sample
/// back with (1 4 6 4 1) ÷ 8 (P. Burt, "Fast filter transforms for image
/// processing", 1981). Each kernel has the variance 1 at its level, so that of
/// all of them together is the one asked for: deviation² = 2·(4^levels − 1)/3 +
/// 4^levels·rest². Lattices of the halved samples lie at multiples of 2^levels
/// on the grid, wherever a window lies. The weights differ from those of the
/// true Gaussian by 0.25 % of their sum at most, by 0.1 % from 4 samples on
/// (measured over every phase).
struct GaussianAxis {
    int levels = 0;
    /// Of the neighbours at the distances 1, 2 … samples of the coarsest level:
    /// at most mostWeights.
    std::vector<float> weights;
};

inline constexpr int mostWeights = 12;

/// For a standard deviation in samples, > 0.
GaussianAxis gaussianAxis(double deviation);

/// How many samples of the grid away what a mean follows from can lie.
int reachOf(const GaussianAxis& axis);

} // namespace terrain::smooth
