// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/row_kernels.h"

namespace terrain::diamond_square {

/// The weights of 16 neighbours (brownian_prediction.h) for sums of four, (a + b) + (c + d)·ratio with a and
/// b the inner two: a sum of four such sums, times scale, and the sum of the four at the corners, times
/// corner.
struct WideWeights {
    float ratio = 0;  ///< outer ÷ inner
    float scale = 0;  ///< inner²
    float corner = 0; ///< taken as 0 by FarCorners::AsProducts
};

/// The four rows that a row of centres lies amid, from north to south, at the column west of the first
/// centre.
struct CentreRows {
    const float* rows[4];
};

/// What the sums along the diagonals between two rows of edges are made from, all at the same column.
struct DiagonalRows {
    const float* coarse[3];  ///< rows q, q + 1 and q + 2
    const float* centres[2]; ///< rows q and q + 1
};

/// What a row of edges is made from: the row that they lie on, four sums across the diagonal on which these
/// lie, and the four neighbours at the corners.
struct EdgeRows {
    const float* own;
    const float* inner[2];
    const float* outer[2];
    const float* corners[4];
};

/// The arithmetic of the stationary form, a row at a time. As RowKernels.
struct WideKernels {
    /// Columns from one before the first to two behind the last are read.
    void (*centres)(const CentreRows& rows, const WideWeights& weights, float* out, int count,
                    const Offsets& offsets);
    /// even[j], to the south-east of edge j of the even row 2(q + 1):
    ///   (coarse_q+1[j+1] + centre_q+1[j]) + (centre_q[j+1] + coarse_q+2[j])·ratio
    /// odd[j+1], to the south-east of edge j + 1 of the odd row 2q + 1:
    ///   (centre_q[j+1] + coarse_q+1[j+1]) + (coarse_q[j+2] + centre_q+1[j])·ratio
    void (*diagonals)(const DiagonalRows& rows, float ratio, float* even, float* odd, int count);
    /// out[2j] = own[j], out[2j+1] = the edge
    void (*evenRow)(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                    const Offsets& offsets, LineStream<float>* stream);
    /// out[2j] = the edge, out[2j+1] = own[j]
    void (*oddRow)(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                   const Offsets& offsets, LineStream<float>* stream);
};

/// Whether a kernel adds WideWeights::corner.
enum class FarCorners { AsProducts, Corrected };

/// Precondition: the source is not NumberSource::Positive.
const WideKernels& wideKernels(NumberSource source, FarCorners corners, Processor processor);

namespace avx2 {
const WideKernels& wideKernels(NumberSource source, FarCorners corners);
} // namespace avx2

} // namespace terrain::diamond_square
