// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/level_pass.h"

#include <algorithm>
#include <array>
#include <utility>

namespace terrain::diamond_square {

LevelPass::LevelPass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
                     LineStream<float>* stream, float* work)
    : m_plan(plan), m_offsets(plan, level), m_kernels(rowKernels(m_offsets.source(), plan.processor)),
      m_gain(plan.settings.byHeight), m_coarse(coarse), m_fine(fine), m_level(level),
      m_stream(m_gain.isSame() ? stream : nullptr), m_above(work),
      m_below(work + coarse.rect.columns.count()), m_numbers(work + 2 * coarse.rect.columns.count()) {
    const LevelAmplitudes amplitudes = amplitudesOf(plan.settings, level - plan.lattice.levelsBefore);
    m_centreScale = offsetScale(plan.settings.distribution, amplitudes.centre);
    m_edgeScale = offsetScale(plan.settings.distribution, amplitudes.edge);
    m_borderScale = offsetScale(plan.settings.distribution, amplitudes.border);
}

int LevelPass::lastCoarseRow(int pair) const {
    return std::min(pair + 1, m_coarse.rect.rows.last);
}

void LevelPass::begin(int pair) {
    m_hasAbove = hasCentres(pair - 1);
    if (m_hasAbove)
        makeCentres(pair - 1, m_above);
}

void LevelPass::make(int pair) {
    const bool hasBelow = hasCentres(pair);
    if (hasBelow)
        makeCentres(pair, m_below);
    if (m_fine.rect.rows.contains(2 * pair))
        makeEvenRow(pair, m_hasAbove ? m_above : nullptr, hasBelow ? m_below : nullptr);
    if (m_fine.rect.rows.contains(2 * pair + 1))
        makeOddRow(pair, m_below);
    std::swap(m_above, m_below);
    m_hasAbove = hasBelow;
}

/// Rows of centres that the lattice has not, or that nothing needs, have no coarse row on one side.
bool LevelPass::hasCentres(int pair) const {
    return m_coarse.rect.rows.contains(pair) && m_coarse.rect.rows.contains(pair + 1);
}

void LevelPass::makeCentres(int pair, float* centres) {
    const Range& coarse = m_coarse.rect.columns;
    const float* up = m_coarse.row(pair);
    const float* down = m_coarse.row(pair + 1);
    const OffsetRow row = m_offsets.row(2 * pair + 1);
    m_offsets.forRuns({coarse.first, coarse.last - 1}, [&](int j, int count) {
        const int at = j - coarse.first;
        const Offsets offsets = m_offsets.of(row, 2 * j + 1, m_centreScale, count, m_numbers);
        m_kernels.centres(up + at, down + at, centres + at, count, m_gain.ofKernel(offsets));
        m_gain.addTo(centres + at, 1, count, offsets);
    });
    m_plan.fixed.apply(m_level, 2 * pair + 1, centres, {2 * coarse.first + 1, 2 * coarse.last - 1}, 2);
}

void LevelPass::makeEvenRow(int pair, const float* above, const float* below) {
    const Range& columns = m_fine.rect.columns;
    const int first = m_coarse.rect.columns.first;
    const float* coarse = m_coarse.row(pair);
    float* out = m_fine.row(2 * pair);
    const OffsetRow row = m_offsets.row(2 * pair);
    const bool inner = above != nullptr && below != nullptr;
    const auto make = [&](int j, int count, float* to) {
        const int at = j - first;
        const Offsets offsets =
            m_offsets.of(row, 2 * j + 1, inner ? m_edgeScale : m_borderScale, count, m_numbers);
        const Offsets own = m_gain.ofKernel(offsets);
        if (inner)
            m_kernels.evenRow(coarse + at, above + at, below + at, to, count, own, m_stream);
        else
            m_kernels.borderRow(coarse + at, (above != nullptr ? above : below) + at, to, count, own);
        m_gain.addTo(to + 1, 2, count, offsets);
    };
    // A window may begin with the second of a pair and end with the first of one.
    std::array<float, 2> single{};
    if (columns.first % 2 != 0) {
        make(floorHalf(columns.first), 1, single.data());
        putSample(m_stream, out, single[1]);
    }
    m_offsets.forRuns({floorHalf(columns.first + 1), floorHalf(columns.last + 1) - 1},
                      [&](int j, int count) { make(j, count, out + (2 * j - columns.first)); });
    if (columns.last % 2 == 0)
        putSample(m_stream, out + (columns.last - columns.first), coarse[columns.last / 2 - first]);
    m_plan.fixed.applyToRow(m_level, 2 * pair, out, columns, m_stream);
}

void LevelPass::makeOddRow(int pair, const float* centres) {
    const Range& columns = m_fine.rect.columns;
    const int first = m_coarse.rect.columns.first;
    const float* up = m_coarse.row(pair);
    const float* down = m_coarse.row(pair + 1);
    float* out = m_fine.row(2 * pair + 1);
    const OffsetRow row = m_offsets.row(2 * pair + 1);
    if (columns.first % 2 != 0)
        putSample(m_stream, out, centres[floorHalf(columns.first) - first]);
    Range whole = {floorHalf(columns.first + 1), floorHalf(columns.last + 1) - 1};
    // On the border of the lattice there are no centres on one side.
    if (whole.first == first && whole.count() > 0) {
        float* pairOut = out + (2 * first - columns.first);
        putSample(m_stream, pairOut, oddEnd(pair, first, row, centres));
        putSample(m_stream, pairOut + 1, centres[0]);
        ++whole.first;
    }
    m_offsets.forRuns(whole, [&](int j, int count) {
        const int at = j - first;
        const Offsets offsets = m_offsets.of(row, 2 * j, m_edgeScale, count, m_numbers);
        float* const to = out + (2 * j - columns.first);
        m_kernels.oddRow(up + at, down + at, centres + at, to, count, m_gain.ofKernel(offsets), m_stream);
        m_gain.addTo(to, 2, count, offsets);
    });
    if (columns.last % 2 == 0)
        putSample(m_stream, out + (columns.last - columns.first),
                  oddEnd(pair, columns.last / 2, row, centres));
    m_plan.fixed.applyToRow(m_level, 2 * pair + 1, out, columns, m_stream);
}

/// The sample at column 2j of an odd row, where centres on one side may be missing.
float LevelPass::oddEnd(int pair, int j, const OffsetRow& row, const float* centres) const {
    const Range& coarse = m_coarse.rect.columns;
    const int at = j - coarse.first;
    const float* up = m_coarse.row(pair) + at;
    const float* down = m_coarse.row(pair + 1) + at;
    const bool border = j == coarse.first || j == coarse.last;
    const Offsets end = m_offsets.of(row, 2 * j, border ? m_borderScale : m_edgeScale, 1, m_numbers);
    std::array<float, 2> pairOut{};
    if (border)
        pairOut[0] = m_kernels.borderSample(*up, *down, j == coarse.first ? centres[at] : centres[at - 1],
                                            m_gain.ofKernel(end));
    else
        m_kernels.oddRow(up, down, centres + at, pairOut.data(), 1, m_gain.ofKernel(end), nullptr);
    m_gain.addTo(pairOut.data(), 1, 1, end);
    return pairOut[0];
}

} // namespace terrain::diamond_square
