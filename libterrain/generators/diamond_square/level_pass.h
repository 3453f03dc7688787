// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/height_gain.h"
#include "libterrain/generators/diamond_square/level_maker.h"
#include "libterrain/generators/diamond_square/level_offsets.h"

namespace terrain::diamond_square {

/// The forms with four neighbours. Centre row q lies between the coarse rows q and q + 1.
class LevelPass final : public LevelMaker {
public:
    /// Makes `fine` (level ≥ 1) out of `coarse`, which is what neededRects says. `work`: room for
    /// workSamplesFor() samples.
    LevelPass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
              LineStream<float>* stream, float* work);

    [[nodiscard]] int lastCoarseRow(int pair) const override;
    [[nodiscard]] static std::uint64_t workSamplesFor(const Rect& coarse) {
        return 3 * static_cast<std::uint64_t>(coarse.columns.count());
    }

private:
    void begin(int pair) override;
    void make(int pair) override;
    [[nodiscard]] bool hasCentres(int pair) const;
    void makeCentres(int pair, float* centres);
    void makeEvenRow(int pair, const float* above, const float* below);
    void makeOddRow(int pair, const float* centres);
    [[nodiscard]] float oddEnd(int pair, int j, const OffsetRow& row, const float* centres) const;

    const Plan& m_plan;
    LevelOffsets m_offsets;
    const RowKernels& m_kernels;
    HeightGain m_gain;
    LevelSamples m_coarse;
    LevelSamples m_fine;
    int m_level;
    float m_centreScale;
    float m_edgeScale;
    float m_borderScale;
    LineStream<float>* m_stream;
    // Two rows of centres in turn, and one of numbers where the kernels do not make these.
    float* m_above;
    float* m_below;
    float* m_numbers;
    bool m_hasAbove = false;
};

} // namespace terrain::diamond_square
