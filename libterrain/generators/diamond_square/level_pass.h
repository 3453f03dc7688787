// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/level_offsets.h"
#include "libterrain/generators/diamond_square/level_samples.h"

namespace terrain::diamond_square {

/// Expands one level into the next, a block of rows at a time. Row pair q is the even row 2q and the odd row
/// 2q + 1; centre row q lies between the coarse rows q and q + 1. Any pairs may be made by themselves: a
/// block makes the row of centres above its first row again. Thread rule: makePairs from any thread, each
/// pair once.
class LevelPass {
public:
    /// Makes `fine` (level ≥ 1) out of `coarse`, which is what neededRects says.
    LevelPass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
              Store store = Store::Cached);

    /// The pairs that hold the rows of `fine`.
    [[nodiscard]] Range pairs() const;
    /// Pairs first … last of these. `work`: room for workSamples() samples.
    void makePairs(Range pairs, float* work) const;
    [[nodiscard]] std::uint64_t workSamples() const { return workSamplesFor(m_coarse.rect); }
    /// The same for any pass from this part of a level.
    [[nodiscard]] static std::uint64_t workSamplesFor(const Rect& coarse) {
        return 3 * static_cast<std::uint64_t>(coarse.columns.count());
    }

private:
    /// Two rows of centres in turn, and one of numbers where the kernels do not make these.
    struct Work {
        float* above;
        float* below;
        float* numbers;
    };
    [[nodiscard]] bool hasCentres(int pair) const;
    void makeCentres(int pair, const Work& work) const;
    void makeEvenRow(int pair, const float* above, const float* below, float* numbers) const;
    void makeOddRow(int pair, const Work& work) const;
    [[nodiscard]] float oddEnd(int pair, int j, const Work& work) const;

    const Plan& m_plan;
    LevelOffsets m_offsets;
    const RowKernels& m_kernels;
    LevelSamples m_coarse;
    LevelSamples m_fine;
    int m_level;
    float m_centreScale;
    float m_edgeScale;
    float m_borderScale;
    Store m_store;
};

} // namespace terrain::diamond_square
