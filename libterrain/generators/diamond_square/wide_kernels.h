// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/row_kernels.h"

namespace terrain::diamond_square {

/// The weights of the three classes of 16 neighbours (brownian_prediction.h).
struct WideWeights {
    float near = 0;
    float side = 0;
    float far = 0;
};

/// The four rows that a row of centres lies amid, from north to south, at the column west of the first
/// centre.
struct CentreRows {
    const float* rows[4];
};

/// What a row of samples on edges is made from. "Own" is the row that they lie on, whose samples they come
/// between: own[j] and own[j + 1] are the nearest of edge j. Its centres (or, in odd rows, its coarse
/// samples) lie in the rows beside it, near[…][j] nearest.
struct EdgeRows {
    const float* own;
    const float* ownBeside[2]; ///< two rows away on both sides, in columns as own
    const float* near[2];      ///< one row away
    const float* far[2];       ///< three rows away
};

/// The arithmetic of the stationary form, a row at a time. As RowKernels; columns from one before the first
/// to two behind the last are read.
struct WideKernels {
    void (*centres)(const CentreRows& rows, const WideWeights& weights, float* out, int count,
                    const Offsets& offsets);
    /// out[2j] = own[j], out[2j+1] = the edge
    void (*evenRow)(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                    const Offsets& offsets, Store store);
    /// out[2j] = the edge, out[2j+1] = own[j+1]
    void (*oddRow)(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                   const Offsets& offsets, Store store);
};

/// Precondition: the source is not NumberSource::Positive.
const WideKernels& wideKernels(NumberSource source, Processor processor);

namespace avx2 {
const WideKernels& wideKernels(NumberSource source);
} // namespace avx2

} // namespace terrain::diamond_square
