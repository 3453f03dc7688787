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

    /// Where a row's numbers come from.
    [[nodiscard]] OffsetRow row(int row) const {
        if (m_plan.lattice.wraps)
            row = wrapped(row, m_plan.lattice.rowCells(m_level));
        return {offsetRowKey(m_key, row), m_plan.tableRow(m_level, row),
                std::ptrdiff_t{1} << (m_plan.lattice.levels - m_level), row};
    }
    /// The offsets of `count` columns of a row, every second from `column` on. `numbers`: room for so many.
    [[nodiscard]] Offsets of(const OffsetRow& row, int column, float scale, int count, float* numbers) const {
        if (m_plan.lattice.wraps)
            column = wrapped(column, m_plan.lattice.columnCells(m_level));
        const auto first = static_cast<std::uint32_t>(column);
        if (m_source != NumberSource::Given)
            return {row.key, first, scale};
        makeNumbers(m_plan.settings.distribution, m_plan.processor, row, first, count, numbers);
        if (!m_plan.mask.isEmpty())
            m_plan.mask.apply(m_level, {row.index, column, 2}, count, numbers);
        return {row.key, first, scale, numbers};
    }

    /// Calls body(j, count) for the column pairs of a range in runs that do not pass the border of a wrapped
    /// lattice, where the places start again.
    template <class Body>
    void forRuns(Range pairs, const Body& body) const {
        const int period = m_plan.lattice.columnCells(m_level - 1);
        for (int j = pairs.first; j <= pairs.last;) {
            int end = pairs.last + 1;
            if (m_plan.lattice.wraps)
                end = std::min(end, j + period - wrapped(j, period));
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
