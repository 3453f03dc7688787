// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/level_pass.h"

#include <algorithm>
#include <array>
#include <utility>

namespace terrain::diamond_square {

LevelPass::LevelPass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine)
    : m_plan(plan), m_kernels(rowKernels(plan.settings.distribution, plan.table != nullptr, plan.processor)),
      m_coarse(coarse), m_fine(fine), m_level(level) {
    const LevelAmplitudes amplitudes = amplitudesOf(plan.settings, level);
    m_centreScale = offsetScale(plan.settings.distribution, amplitudes.centre);
    m_edgeScale = offsetScale(plan.settings.distribution, amplitudes.edge);
}

Range LevelPass::pairs() const {
    return {floorHalf(m_fine.rect.rows.first), floorHalf(m_fine.rect.rows.last)};
}

void LevelPass::makePairs(Range pairs, float* centres) const {
    float* above = centres;
    float* below = centres + centreCount();
    bool hasAbove = hasCentres(pairs.first - 1);
    if (hasAbove)
        makeCentres(pairs.first - 1, above);
    for (int pair = pairs.first; pair <= pairs.last; ++pair) {
        const bool hasBelow = hasCentres(pair);
        if (hasBelow)
            makeCentres(pair, below);
        if (m_fine.rect.rows.contains(2 * pair))
            makeEvenRow(pair, hasAbove ? above : nullptr, hasBelow ? below : nullptr);
        if (m_fine.rect.rows.contains(2 * pair + 1))
            makeOddRow(pair, below);
        std::swap(above, below);
        hasAbove = hasBelow;
    }
}

/// Rows of centres that the lattice has not, or that nothing needs, have no coarse row on one side.
bool LevelPass::hasCentres(int pair) const {
    return m_coarse.rect.rows.contains(pair) && m_coarse.rect.rows.contains(pair + 1);
}

/// The offsets of a row's columns from `column` on.
Offsets LevelPass::offsets(int row, int column, float scale) const {
    if (m_plan.lattice.wraps) {
        row = wrapped(row, m_plan.lattice.rowCells(m_level));
        column = wrapped(column, m_plan.lattice.columnCells(m_level));
    }
    return {m_plan.offsetRow(m_level, row), static_cast<std::uint32_t>(column), scale};
}

/// Calls body(j, count) for the column pairs of a range in runs that do not pass the border of a wrapped
/// lattice: there the places start again.
template <class Body>
void LevelPass::forRuns(Range pairs, const Body& body) const {
    const int period = m_plan.lattice.columnCells(m_level - 1);
    for (int j = pairs.first; j <= pairs.last;) {
        const int end =
            m_plan.lattice.wraps ? std::min(pairs.last + 1, j + period - wrapped(j, period)) : pairs.last + 1;
        body(j, end - j);
        j = end;
    }
}

void LevelPass::makeCentres(int pair, float* out) const {
    const Range& coarse = m_coarse.rect.columns;
    const float* up = m_coarse.row(pair);
    const float* down = m_coarse.row(pair + 1);
    const int row = 2 * pair + 1;
    forRuns({coarse.first, coarse.last - 1}, [&](int j, int count) {
        const int at = j - coarse.first;
        m_kernels.centres(up + at, down + at, out + at, count, offsets(row, 2 * j + 1, m_centreScale));
    });
    m_plan.fixed.apply(m_level, row, out, {2 * coarse.first + 1, 2 * coarse.last - 1}, 2);
}

void LevelPass::makeEvenRow(int pair, const float* above, const float* below) const {
    const Range& columns = m_fine.rect.columns;
    const int first = m_coarse.rect.columns.first;
    const float* coarse = m_coarse.row(pair);
    float* out = m_fine.row(2 * pair);
    const auto make = [&](int j, int count, float* to) {
        const int at = j - first;
        const Offsets row = offsets(2 * pair, 2 * j + 1, m_edgeScale);
        if (above != nullptr && below != nullptr)
            m_kernels.evenRow(coarse + at, above + at, below + at, to, count, row);
        else
            m_kernels.borderRow(coarse + at, (above != nullptr ? above : below) + at, to, count, row);
    };
    // A window may begin with the second of a pair and end with the first of one.
    std::array<float, 2> single{};
    if (columns.first % 2 != 0) {
        make(floorHalf(columns.first), 1, single.data());
        out[0] = single[1];
    }
    forRuns({floorHalf(columns.first + 1), floorHalf(columns.last + 1) - 1},
            [&](int j, int count) { make(j, count, out + (2 * j - columns.first)); });
    if (columns.last % 2 == 0)
        out[columns.last - columns.first] = coarse[columns.last / 2 - first];
    m_plan.fixed.apply(m_level, 2 * pair, out, columns, 1);
}

void LevelPass::makeOddRow(int pair, const float* centres) const {
    const Range& columns = m_fine.rect.columns;
    const int first = m_coarse.rect.columns.first;
    const float* up = m_coarse.row(pair);
    const float* down = m_coarse.row(pair + 1);
    float* out = m_fine.row(2 * pair + 1);
    if (columns.first % 2 != 0)
        out[0] = centres[floorHalf(columns.first) - first];
    Range whole = {floorHalf(columns.first + 1), floorHalf(columns.last + 1) - 1};
    // On the border of the lattice there are no centres on one side.
    if (whole.first == first && whole.count() > 0) {
        float* pairOut = out + (2 * first - columns.first);
        pairOut[0] = oddEnd(pair, first, centres);
        pairOut[1] = centres[0];
        ++whole.first;
    }
    forRuns(whole, [&](int j, int count) {
        const int at = j - first;
        m_kernels.oddRow(up + at, down + at, centres + at, out + (2 * j - columns.first), count,
                         offsets(2 * pair + 1, 2 * j, m_edgeScale));
    });
    if (columns.last % 2 == 0)
        out[columns.last - columns.first] = oddEnd(pair, columns.last / 2, centres);
    m_plan.fixed.apply(m_level, 2 * pair + 1, out, columns, 1);
}

/// The sample at column 2j of an odd row, where centres on one side may be missing.
float LevelPass::oddEnd(int pair, int j, const float* centres) const {
    const Range& coarse = m_coarse.rect.columns;
    const int at = j - coarse.first;
    const float* up = m_coarse.row(pair) + at;
    const float* down = m_coarse.row(pair + 1) + at;
    const Offsets end = offsets(2 * pair + 1, 2 * j, m_edgeScale);
    if (j == coarse.first || j == coarse.last)
        return m_kernels.borderSample(*up, *down, j == coarse.first ? centres[at] : centres[at - 1], end);
    std::array<float, 2> pairOut{};
    m_kernels.oddRow(up, down, centres + at, pairOut.data(), 1, end);
    return pairOut[0];
}

} // namespace terrain::diamond_square
