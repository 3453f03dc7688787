// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace terrain::pair_means {

// Weighted means of samples that lie one after the other, on vectors of the processor; the same bits on every
// one. Outputs overlap nothing that is read. Each returns whether every sample read and made is a finite
// number; where one is missing, its neighbours' results are made of those that are there.

/// Two opposite neighbours of samples.
struct Pair {
    const float* before;
    const float* after;
};

/// out[i] = middle[i] + Σ weights[k]·((pairs[k].before[i] + pairs[k].after[i]) − 2·middle[i]) for i below
/// `count`, added in the order of k: level ground stays what it is. A neighbour that is missing is taken for
/// the middle; a middle that is missing for the first neighbour that is there; NaN where none is.
/// Precondition: as many pairs as weights.
bool meansOf(const float* middle, std::span<const Pair> pairs, std::span<const float> weights, int count,
             float* out);

/// out[i] = (a[i] + b[i]) ÷ 2; the one that is there where the other is missing.
bool midpointsOf(const float* a, const float* b, int count, float* out);

/// even[i] = from[2i] and odd[i] = from[2i + 1] for i below `count`.
void split(const float* from, int count, float* even, float* odd);

/// Twice as many samples: out[2i] = row[i] + ((row[i−1] + row[i+1]) − 2·row[i]) ÷ 8, out[2i + 1] the midpoint
/// of row[i] and row[i + 1], for i below `count`; what is missing as in meansOf and midpointsOf.
bool doubled(const float* row, int count, float* out);

} // namespace terrain::pair_means
