// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/line_stream.h"
#include "libterrain/surface/horn_gradient.h"
#include "libterrain/surface/normals.h"

#include <cstdint>

namespace terrain::rows_avx2 {

// Whole rows of what people look at, eight samples at a time, for processors with AVX2 and FMA. A result may
// differ by one step of its integer from that of the plain loops. Each works on the columns first …
// first+count−1, which all have their eight neighbours, and says false when a hole (or a slope beyond
// float32) is among these: then the row is to be made again with care.

/// Whether this processor has what is needed. Precondition of the others; count ≥ leastCount.
bool isThere();
inline constexpr int leastCount = 32;

/// The packed normals of gradientNormals into out[0 … count−1]. `half`: half of 1/spacing. `stream` null = as
/// usual.
bool normals(const RowTriple& rows, int first, int count, const GradientScale& half, PackedNormal* out,
             LineStream<PackedNormal>* stream);

/// How hillshade's differences, which are eight times the rise from column to column, become bytes.
struct Shading {
    float flat = 0;  ///< the way to the next column in the same measure: 8·spacing east ÷ vertical scale
    float ratio = 1; ///< spacing east ÷ spacing north
    // The direction to the sun, times 255: x east, y north, z up, which is times flat as well.
    float x = 0;
    float y = 0;
    float z = 0;
};
/// The bytes of hillshade.
bool shade(const RowTriple& rows, int first, int count, const Shading& shading, std::uint8_t* out);

} // namespace terrain::rows_avx2
