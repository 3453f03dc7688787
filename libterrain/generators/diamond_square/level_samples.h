// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/lattice.h"

#include <cstddef>

namespace terrain::diamond_square {

/// How far rows of so many samples that are worked on together stand apart: whole cache lines, and an odd
/// number of them, or the same columns would compete for the same places of a cache.
inline std::ptrdiff_t rowStride(int columns) {
    constexpr std::ptrdiff_t line = 16;
    return ((columns + line - 1) / line | 1) * line;
}

/// The samples of a rectangle of one level: all rows, or only the last few in a ring.
struct LevelSamples {
    Rect rect;
    float* samples = nullptr;
    std::ptrdiff_t stride = 0; ///< samples from one row to the next
    int ringMask = -1;         ///< rows of the ring − 1, a power of two − 1; −1 = all rows are there

    /// The rectangle with no gap between its rows.
    static LevelSamples dense(const Rect& rect, float* samples) {
        return {rect, samples, rect.columns.count()};
    }

    /// The samples of lattice row `r`; the first is at column rect.columns.first.
    [[nodiscard]] float* row(int r) const { return samples + ((r - rect.rows.first) & ringMask) * stride; }

    /// A part of the same samples. Precondition: it lies inside, and all rows are there.
    [[nodiscard]] LevelSamples part(const Rect& inner) const {
        return {inner, row(inner.rows.first) + (inner.columns.first - rect.columns.first), stride};
    }
};

} // namespace terrain::diamond_square
