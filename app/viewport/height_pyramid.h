// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <optional>
#include <vector>

namespace app {

/// Least and greatest heights of square blocks of cells: blocks of 16 × 16 cells at level 0, twice as wide at
/// each further level, one block at the last. A block's samples include its border, so a surface through the
/// samples of a block stays within its range. For picking, culling and level of detail.
/// Thread rule: a value; const members from any thread.
class HeightPyramid {
public:
    static constexpr int blockCells = 16;

    HeightPyramid() = default;
    /// None when cancelled. A field of less than 2 × 2 samples has no cells and gives an empty pyramid.
    static std::optional<HeightPyramid> build(const terrain::Heightfield& field,
                                              const terrain::RunContext& context = {});

    [[nodiscard]] int levels() const { return static_cast<int>(m_levels.size()); }
    [[nodiscard]] int columns(int level) const { return m_levels[index(level)].columns; }
    [[nodiscard]] int rows(int level) const { return m_levels[index(level)].rows; }
    /// Empty where every sample is a hole.
    [[nodiscard]] const terrain::HeightRange& range(int level, int column, int row) const {
        const Level& l = m_levels[index(level)];
        return l.ranges[index(row) * index(l.columns) + index(column)];
    }
    /// Of all samples; empty when there is none.
    [[nodiscard]] terrain::HeightRange whole() const {
        return m_levels.empty() ? terrain::HeightRange{} : range(levels() - 1, 0, 0);
    }
    /// The greatest span of a block of this level.
    [[nodiscard]] float largestSpan(int level) const { return m_levels[index(level)].largestSpan; }

private:
    struct Level {
        int columns = 0;
        int rows = 0;
        float largestSpan = 0;
        std::vector<terrain::HeightRange> ranges;
    };
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    void addCoarserLevel();
    void measureSpans();

    std::vector<Level> m_levels;
};

} // namespace app
