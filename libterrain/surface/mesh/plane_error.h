// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

namespace terrain {

/// The sample of a triangle that lies furthest above or below the triangle's plane.
struct WorstSample {
    int column = 0;
    int row = 0;
    float error = 0; ///< m; 0: every sample is in the plane, as far as the arithmetic can tell
};

/// A corner on the lattice.
struct LatticeCorner {
    int column = 0;
    int row = 0;
};

/// Looks at every sample inside and on the border of the triangle, which must hold no hole and not be a line.
/// Of samples that are equally far the northern, then the western one counts. Real: float, or double where
/// float is too coarse; the error is right within 5 units in the last place of the greatest height, in Real.
template <class Real>
WorstSample worstSample(const float* heights, std::size_t columns, std::array<LatticeCorner, 3> corners,
                        float enough);

extern template WorstSample worstSample<float>(const float*, std::size_t, std::array<LatticeCorner, 3>,
                                               float);
extern template WorstSample worstSample<double>(const float*, std::size_t, std::array<LatticeCorner, 3>,
                                                float);

} // namespace terrain
