// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <vector>

/// H by the slope −(2H + 2) of the two-dimensional power spectrum, averaged over rings.
namespace spectrum {

/// What the straight line through the logarithms gives the same weight: every octave, or every wave number,
/// which makes the finest octave count as much as all others.
enum class Weight { Octaves, WaveNumbers };

/// Gathers the spectra of terrains of (size + 1)² samples, size a power of two, under Hann's window.
class Estimate {
public:
    explicit Estimate(int size);
    void add(const terrain::Heightfield& field);
    /// From a straight line through the logarithms for the wave numbers 8 … size/4.
    [[nodiscard]] double hurst(Weight weight = Weight::Octaves) const;

private:
    int m_size;
    std::vector<double> m_power; ///< size × size wave numbers
};

/// What this estimate is for a fractional surface with this H that is sampled, aliasing included: the
/// expected spectrum of every fourth sample of a spectral synthesis on a grid four times as fine.
double hurstOfSampled(double hurst, int size, Weight weight = Weight::Octaves);

} // namespace spectrum
