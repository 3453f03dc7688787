// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/level_offsets.h"

namespace terrain::diamond_square {

LevelOffsets::LevelOffsets(const Plan& plan, int level)
    : m_plan(plan), m_level(level), m_source(sourceOf(plan.settings.distribution, plan.table != nullptr)),
      m_key(offsetLevelKey(plan.settings.seed, level - plan.lattice.levelsBefore)) {}

Offsets LevelOffsets::of(int row, int column, float scale, int count, float* numbers) const {
    if (m_plan.lattice.wraps) {
        row = wrapped(row, m_plan.lattice.rowCells(m_level));
        column = wrapped(column, m_plan.lattice.columnCells(m_level));
    }
    const OffsetRowKey key = offsetRowKey(m_key, row);
    const auto first = static_cast<std::uint32_t>(column);
    if (m_source != NumberSource::Given)
        return {key, first, scale};
    const OffsetRow source = {key, m_plan.tableRow(m_level, row),
                              std::ptrdiff_t{1} << (m_plan.lattice.levels - m_level)};
    makeNumbers(m_plan.settings.distribution, m_plan.processor, source, first, count, numbers);
    return {key, first, scale, numbers};
}

} // namespace terrain::diamond_square
