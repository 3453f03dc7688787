// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/height_gain.h"
#include "libterrain/generators/diamond_square/level_maker.h"
#include "libterrain/generators/diamond_square/level_offsets.h"
#include "libterrain/generators/diamond_square/wide_kernels.h"

namespace terrain::diamond_square {

/// The form with 16 neighbours for each sample (brownian_prediction.h). Rows of centres as in LevelPass. The
/// sums of four that edges are made from lie on diagonals; those of an even row are needed by two pairs,
/// those of an odd row by one more.
class WidePass final : public LevelMaker {
public:
    /// Makes `fine` (level ≥ 1) out of `coarse`, which is what neededRects says. `work`: room for
    /// workSamplesFor() samples.
    WidePass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
             LineStream<float>* stream, float* work);

    [[nodiscard]] int lastCoarseRow(int pair) const override { return pair + 3; }
    [[nodiscard]] static std::uint64_t workSamplesFor(const Rect& coarse) {
        return static_cast<std::uint64_t>(beforeRows + 11 * rowStride(coarse.columns.count()));
    }

private:
    /// Rows of the work memory are written from their second column on, which so begins a cache line:
    /// vectors that cross lines cost twice.
    static constexpr std::ptrdiff_t beforeRows = 15;

    void begin(int pair) override;
    void make(int pair) override;
    void makeCentres(int row);
    void makeDiagonals(int pair);
    void makeRow(int row);
    [[nodiscard]] EdgeRows rowsFor(int row, int j) const;
    // The rows of the work memory at a column, each kept as long as it is needed.
    [[nodiscard]] float* workRow(int index, int column) const {
        return m_work + index * m_stride + (column - m_coarse.rect.columns.first);
    }
    [[nodiscard]] float* centres(int row, int column) const { return workRow(row & 3, column); }
    [[nodiscard]] float* oddDiagonals(int pair, int column) const { return workRow(4 + (pair & 1), column); }
    [[nodiscard]] float* evenDiagonals(int pair, int column) const { return workRow(6 + (pair & 3), column); }
    [[nodiscard]] const float* coarse(int row, int column) const {
        return m_coarse.row(row) + (column - m_coarse.rect.columns.first);
    }

    const Plan& m_plan;
    LevelOffsets m_offsets;
    const WideKernels& m_kernels;
    HeightGain m_gain;
    LevelSamples m_coarse;
    LevelSamples m_fine;
    int m_level;
    WideWeights m_weights;
    float m_centreScale;
    float m_edgeScale;
    LineStream<float>* m_stream;
    std::ptrdiff_t m_stride;
    float* m_work;
    float* m_numbers;
};

} // namespace terrain::diamond_square
