// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/level_samples.h"
#include "libterrain/generators/diamond_square/levels.h"

namespace terrain::diamond_square {

/// Makes a rectangle of one level out of one that is some levels coarser, tile by tile (cascade.h). Tiles
/// share no samples but make a halo of a few rows again, so any of them may be made at any time.
class Stage {
public:
    /// `coarse` (level `from`) holds at least what neededRects says for `fine` (level `to` > from).
    /// `threads`: how many are to share the tiles.
    Stage(const Plan& plan, int from, int to, const LevelSamples& coarse, const LevelSamples& fine,
          int threads);

    /// The samples of the smallest tile: smaller ones would make too much of their halos again. Rectangles of
    /// fewer samples need no stage between them and the start.
    static constexpr int tileSamples = 1 << 18;

    [[nodiscard]] int tileCount() const { return m_tileRows * m_tileColumns; }
    /// False when there was not enough memory. Thread rule: from any thread, each tile once.
    [[nodiscard]] bool makeTile(int index) const;

private:
    [[nodiscard]] Rect tileAt(int index) const;

    const Plan& m_plan;
    int m_from;
    int m_to;
    LevelSamples m_coarse;
    LevelSamples m_fine;
    bool m_isStreamed;
    int m_tileRows = 0;
    int m_tileColumns = 0;
};

} // namespace terrain::diamond_square
