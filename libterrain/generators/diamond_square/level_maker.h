// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/level_samples.h"

#include <limits>

namespace terrain::diamond_square {

/// Expands one level into the next, a pair of rows at a time: pair q is the even row 2q and the odd row
/// 2q + 1 of the finer level, as far as they are in its rectangle. Thread rule: one thread at a time.
class LevelMaker {
public:
    LevelMaker(const LevelMaker&) = delete;
    LevelMaker& operator=(const LevelMaker&) = delete;
    virtual ~LevelMaker() = default;

    /// The pairs that hold the rows of a rectangle.
    [[nodiscard]] static Range pairsOf(const Rect& fine) {
        return {floorHalf(fine.rows.first), floorHalf(fine.rows.last)};
    }

    /// Any pair may be the first one; those that follow each other southwards share what lies between them.
    void makePair(int pair) {
        if (pair != m_next)
            begin(pair);
        make(pair);
        m_next = pair + 1;
    }

    /// The last row of the coarser level that this pair is made from. It is made from
    /// at most ringRows − 1 rows up to that one.
    [[nodiscard]] virtual int lastCoarseRow(int pair) const = 0;
    /// Rows of a ring that holds what any pair is made from, where pairs of these rows come at a time.
    static constexpr int ringRows = 8;

protected:
    LevelMaker() = default;

private:
    /// Makes what `pair` shares with the one north of it.
    virtual void begin(int pair) = 0;
    virtual void make(int pair) = 0;

    int m_next = std::numeric_limits<int>::min();
};

} // namespace terrain::diamond_square
