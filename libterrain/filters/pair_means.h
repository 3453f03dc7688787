// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace terrain::pair_means {

/// Two opposite neighbours of samples that lie one after the other.
struct Pair {
    const float* before;
    const float* after;
};

/// out[i] = middle[i] + Σ weights[k]·((pairs[k].before[i] − middle[i]) + (pairs[k].after[i] − middle[i])) for
/// i below `count`, added in the order of k; a neighbour that is missing is taken for the middle. The same
/// bits on every processor. Precondition: as many pairs as weights; `out` overlaps nothing that is read.
void meansOf(const float* middle, std::span<const Pair> pairs, std::span<const float> weights, int count,
             float* out);

} // namespace terrain::pair_means
