// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/memory.h"
#include "libterrain/generators/diamond_square/level_maker.h"
#include "libterrain/generators/diamond_square/levels.h"

#include <memory>
#include <vector>

namespace terrain::diamond_square {

/// Makes a rectangle of one level out of one that is some levels coarser, row by row from north to south:
/// each level between makes its next rows when the finer one needs them, and keeps no more than a ring of
/// them, so that all stays in a processor's own cache. Thread rule: one thread.
class Cascade {
public:
    /// `coarse` (level `from`) holds at least what neededRects says for `fine` (level `to` > from).
    /// `stream`: null = `fine` is written as usual.
    Cascade(const Plan& plan, int from, int to, const LevelSamples& coarse, const LevelSamples& fine,
            LineStream<float>* stream);

    /// False when there was not enough memory.
    [[nodiscard]] bool make();

private:
    struct Level {
        std::unique_ptr<LevelMaker> maker;
        int nextPair = 0;
        int lastPair = 0;
    };
    void addLevel(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
                  LineStream<float>* stream, float* work);
    void makeRows(std::size_t level, int lastRow);

    LargeBuffer<float> m_memory;
    std::vector<Level> m_levels; ///< the coarsest first
};

} // namespace terrain::diamond_square
