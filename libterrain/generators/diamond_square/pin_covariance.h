// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/row_kernels.h"

#include <span>

namespace terrain::diamond_square {

/// How much of what a pin moves goes with it at a distance: (1 + r + r²/3)·exp(−r), the covariance of B.
/// Matérn
/// ("Spatial Variation", 1960) for smoothness 5/2, with r so that a third is left at the pins' reach.
/// The covariance of fractional Brownian heights themselves falls as d^2H near a pin. That would be right for
/// heights that such land has; around other ones it leaves a kink (second differences near 50 pins at random
/// heights had 1.7 times their variance elsewhere for H = 0.8, with this one 1.01 times).
/// A valid covariance in the plane, and with the chord's distance on a torus, which lies in space.
/// Thread rule: pure.
class PinCovariance {
public:
    /// Precondition: reach > 0.
    explicit PinCovariance(double reach, Processor processor = thisProcessor());

    /// r² for a squared distance.
    [[nodiscard]] double scaled(double squaredDistance) const { return squaredDistance * m_scale; }

    /// In place: the covariance for each of these r² (≥ 0, finite). Absolute error below 10^−15; from
    /// + − × ÷ and sqrt alone, the same bits on every processor.
    void apply(std::span<double> scaledSquares) const;

private:
    double m_scale;
    Processor m_processor;
};

} // namespace terrain::diamond_square
