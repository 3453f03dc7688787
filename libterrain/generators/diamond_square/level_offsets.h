// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/levels.h"

#include <algorithm>

namespace terrain::diamond_square {

/// The random numbers of one level by place, from the plan's hash or table.
class LevelOffsets {
public:
    LevelOffsets(const Plan& plan, int level);

    [[nodiscard]] NumberSource source() const { return m_source; }

    /// The offsets of `count` columns of a row, every second from `column` on. `numbers`: room for so many.
    [[nodiscard]] Offsets of(int row, int column, float scale, int count, float* numbers) const;

    /// Calls body(j, count) for the column pairs of a range in runs that do not pass the border of a wrapped
    /// lattice, where the places start again, nor what a kernel takes in one call.
    template <class Body>
    void forRuns(Range pairs, const Body& body) const {
        constexpr int mostPairs = columnsOfOneCall / 2;
        const int period = m_plan.lattice.columnCells(m_level - 1);
        for (int j = pairs.first; j <= pairs.last;) {
            const int home = m_plan.lattice.wraps ? wrapped(j, period) : j;
            int end = std::min(pairs.last + 1, j + mostPairs - home % mostPairs);
            if (m_plan.lattice.wraps)
                end = std::min(end, j + period - home);
            body(j, end - j);
            j = end;
        }
    }

private:
    const Plan& m_plan;
    int m_level;
    NumberSource m_source;
    OffsetLevelKey m_key;
};

} // namespace terrain::diamond_square
