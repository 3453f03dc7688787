// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/lattice.h"

#include <cstddef>

namespace terrain::diamond_square {

/// The samples of a rectangle of one level.
struct LevelSamples {
    Rect rect;
    float* samples = nullptr;
    std::ptrdiff_t stride = 0; ///< samples from one row to the next

    /// The rectangle with no gap between its rows.
    static LevelSamples dense(const Rect& rect, float* samples) {
        return {rect, samples, rect.columns.count()};
    }

    /// The samples of lattice row `r`; the first is at column rect.columns.first.
    [[nodiscard]] float* row(int r) const { return samples + (r - rect.rows.first) * stride; }

    /// A part of the same samples. Precondition: it lies inside.
    [[nodiscard]] LevelSamples part(const Rect& inner) const {
        return {inner, row(inner.rows.first) + (inner.columns.first - rect.columns.first), stride};
    }
};

} // namespace terrain::diamond_square
