// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/level_offsets.h"
#include "libterrain/generators/diamond_square/level_samples.h"
#include "libterrain/generators/diamond_square/wide_kernels.h"

namespace terrain::diamond_square {

/// Expands one level into the next with 16 neighbours for each sample (brownian_prediction.h). Row pairs and
/// rows of centres as in LevelPass; an edge needs the centres of two rows on each side.
class WidePass {
public:
    /// Makes `fine` (level ≥ 1) out of `coarse`, which is what neededRects says.
    WidePass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine, Store store);

    /// `work`: room for workSamplesFor() samples.
    void make(float* work) const;
    [[nodiscard]] static std::uint64_t workSamplesFor(const Rect& coarse) {
        return (centreRows + 1) * static_cast<std::uint64_t>(coarse.columns.count());
    }

private:
    static constexpr int centreRows = 4;

    void makeCentres(int row, float* work) const;
    void makeRow(int row, float* work) const;
    [[nodiscard]] EdgeRows rowsFor(int row, int column, float* work) const;
    /// Centre row `row` at column `column`: they are kept in turn.
    [[nodiscard]] float* centres(float* work, int row, int column) const;
    [[nodiscard]] const float* coarse(int row, int column) const;
    [[nodiscard]] float* numbers(float* work) const;

    const Plan& m_plan;
    LevelOffsets m_offsets;
    const WideKernels& m_kernels;
    LevelSamples m_coarse;
    LevelSamples m_fine;
    int m_level;
    WideWeights m_weights;
    float m_centreScale;
    float m_edgeScale;
    Store m_store;
};

} // namespace terrain::diamond_square
