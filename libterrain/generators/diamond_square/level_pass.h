// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/levels.h"

namespace terrain::diamond_square {

/// The samples of a rectangle of one level, dense.
struct LevelSamples {
    Rect rect;
    float* samples = nullptr;

    /// The samples of lattice row `r`; the first is at column rect.columns.first.
    [[nodiscard]] float* row(int r) const {
        return samples + static_cast<std::ptrdiff_t>(r - rect.rows.first) * rect.columns.count();
    }
};

/// Expands one level into the next, a block of rows at a time. Row pair q is the even row 2q and the odd row
/// 2q + 1; centre row q lies between the coarse rows q and q + 1. Any pairs may be made by themselves: a
/// block makes the row of centres above its first row again. Thread rule: makePairs from any thread, each
/// pair once.
class LevelPass {
public:
    /// Makes `fine` (level ≥ 1) out of `coarse`, which is what neededRects says.
    LevelPass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine);

    /// The pairs that hold the rows of `fine`.
    [[nodiscard]] Range pairs() const;
    /// Pairs first … last of these. `centres`: room for two rows of centreCount() samples.
    void makePairs(Range pairs, float* centres) const;
    [[nodiscard]] int centreCount() const { return m_coarse.rect.columns.count() - 1; }

private:
    [[nodiscard]] bool hasCentres(int pair) const;
    void makeCentres(int pair, float* out) const;
    void makeEvenRow(int pair, const float* above, const float* below) const;
    void makeOddRow(int pair, const float* centres) const;
    [[nodiscard]] float oddEnd(int pair, int j, const float* centres) const;

    [[nodiscard]] Offsets offsets(int row, int column, float scale) const;
    template <class Body>
    void forRuns(Range pairs, const Body& body) const;

    const Plan& m_plan;
    const RowKernels& m_kernels;
    LevelSamples m_coarse;
    LevelSamples m_fine;
    int m_level;
    float m_centreScale;
    float m_edgeScale;
};

} // namespace terrain::diamond_square
