// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/lattice_code.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace terrain {

/// The sample of a triangle that lies furthest above or below the triangle's plane.
struct WorstSample {
    std::uint32_t sample = 0; ///< its code
    float error = 0;          ///< m; 0: every sample is in the plane, as far as the arithmetic can tell
};

/// The heights at the points of a lattice, row by row.
struct LatticeHeights {
    const float* heights;
    std::size_t columns;
    LatticeCode code;
};

/// The codes of three points that are not on one line.
using LatticeCorners = std::array<std::uint32_t, 3>;

/// Looks at every sample inside and on the border of the triangle, which must hold no hole; a worst sample
/// whose error is above `enough` may be one of some rows alone. Of samples that are equally far the northern,
/// then the western one counts. Real: float, or double where float is too coarse; the error is right within 5
/// units in the last place of the greatest height, in Real.
template <class Real>
WorstSample worstSample(const LatticeHeights& lattice, const LatticeCorners& corners, float enough);

extern template WorstSample worstSample<float>(const LatticeHeights&, const LatticeCorners&, float);
extern template WorstSample worstSample<double>(const LatticeHeights&, const LatticeCorners&, float);

} // namespace terrain
