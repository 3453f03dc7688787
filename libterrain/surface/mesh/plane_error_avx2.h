// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/plane_error.h"

// For processors with AVX2: eight samples of a row at a time. The same operations without fma: the same bits
// as worstSample<float>.
namespace terrain::plane_error_avx2 {

/// Whether this processor has what it takes; nothing else here may be called otherwise.
bool isThere();

WorstSample worstSample(const LatticeHeights& lattice, const LatticeCorners& corners, float enough);

} // namespace terrain::plane_error_avx2
