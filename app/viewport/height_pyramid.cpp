// SPDX-License-Identifier: MIT
#include "app/viewport/height_pyramid.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>

namespace app {
namespace {

using terrain::HeightRange;

constexpr float infinity = std::numeric_limits<float>::infinity();

int blocksFor(int cells) {
    return (cells + HeightPyramid::blockCells - 1) / HeightPyramid::blockCells;
}

void include(HeightRange& range, const HeightRange& other) {
    if (other.isEmpty())
        return;
    range.minimum = range.isEmpty() ? other.minimum : std::min(range.minimum, other.minimum);
    range.maximum = range.isEmpty() ? other.maximum : std::max(range.maximum, other.maximum);
}

HeightRange rangeOfBlock(const terrain::Heightfield& field, int blockColumn, int blockRow) {
    constexpr int cells = HeightPyramid::blockCells;
    const int firstColumn = blockColumn * cells;
    const int lastColumn = std::min(firstColumn + cells, field.columns() - 1);
    const int lastRow = std::min((blockRow + 1) * cells, field.rows() - 1);
    float low = infinity;
    float high = -infinity;
    for (int r = blockRow * cells; r <= lastRow; ++r) {
        const float* row = field.row(r);
        for (int c = firstColumn; c <= lastColumn; ++c) {
            // Comparisons with a hole (NaN) are false, so holes fall through both.
            low = row[c] < low ? row[c] : low;
            high = row[c] > high ? row[c] : high;
        }
    }
    return low <= high ? HeightRange{low, high} : HeightRange{};
}

} // namespace

std::optional<HeightPyramid> HeightPyramid::build(const terrain::Heightfield& field,
                                                  const terrain::RunContext& context) {
    HeightPyramid out;
    if (field.columns() < 2 || field.rows() < 2)
        return out;
    Level base;
    base.columns = blocksFor(field.columns() - 1);
    base.rows = blocksFor(field.rows() - 1);
    base.ranges.resize(index(base.columns) * index(base.rows));
    const bool done = terrain::parallelRows(context, base.rows, 4, [&](int first, int last) {
        for (int row = first; row < last; ++row)
            for (int column = 0; column < base.columns; ++column)
                base.ranges[index(row) * index(base.columns) + index(column)] =
                    rangeOfBlock(field, column, row);
    });
    if (!done)
        return std::nullopt;
    out.m_levels.push_back(std::move(base));
    while (out.m_levels.back().columns > 1 || out.m_levels.back().rows > 1)
        out.addCoarserLevel();
    out.measureSpans();
    return out;
}

void HeightPyramid::addCoarserLevel() {
    const Level& fine = m_levels.back();
    Level coarse;
    coarse.columns = (fine.columns + 1) / 2;
    coarse.rows = (fine.rows + 1) / 2;
    coarse.ranges.resize(index(coarse.columns) * index(coarse.rows));
    for (int row = 0; row < fine.rows; ++row)
        for (int column = 0; column < fine.columns; ++column)
            include(coarse.ranges[index(row / 2) * index(coarse.columns) + index(column / 2)],
                    fine.ranges[index(row) * index(fine.columns) + index(column)]);
    m_levels.push_back(std::move(coarse));
}

void HeightPyramid::measureSpans() {
    for (Level& level : m_levels)
        for (const HeightRange& range : level.ranges)
            level.largestSpan = std::max(level.largestSpan, range.span());
}

} // namespace app
