// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/wide_pass.h"

#include "libterrain/core/exact_math.h"

#include <array>
#include <cmath>

namespace terrain::diamond_square {
namespace {

/// The deviation (m) of the offsets of a level's centres. Those of its edges, whose neighbours are nearer by
/// √2, is 2^(−H/2) times this.
double centreDeviation(const Plan& plan, int level) {
    const Settings& settings = plan.settings;
    if (level > settings.stopLevel)
        return 0;
    const double spacing = exactPower2(-settings.hurst * (level + plan.lattice.startHalvings));
    return settings.amplitude * spacing * std::sqrt(plan.prediction.variance);
}

double edgeDeviation(const Plan& plan, int level) {
    if (level == plan.settings.stopLevel && plan.settings.stopAtCentres)
        return 0;
    return centreDeviation(plan, level) * exactPower2(-plan.settings.hurst / 2);
}

float scaleOf(const Plan& plan, double deviation) {
    const Distribution distribution = plan.settings.distribution;
    return offsetScale(distribution, amplitudeOfDeviation(distribution, deviation));
}

} // namespace

WidePass::WidePass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
                   Store store)
    : m_plan(plan), m_offsets(plan, level), m_kernels(wideKernels(m_offsets.source(), plan.processor)),
      m_coarse(coarse), m_fine(fine), m_level(level), m_weights{static_cast<float>(plan.prediction.near),
                                                                static_cast<float>(plan.prediction.side),
                                                                static_cast<float>(plan.prediction.far)},
      m_centreScale(scaleOf(plan, centreDeviation(plan, level))),
      m_edgeScale(scaleOf(plan, edgeDeviation(plan, level))), m_store(store) {}

void WidePass::make(float* work) const {
    const Range rows = m_fine.rect.rows;
    const Range pairs = {floorHalf(rows.first), floorHalf(rows.last)};
    for (int row = pairs.first - 2; row <= pairs.first; ++row)
        makeCentres(row, work);
    for (int pair = pairs.first; pair <= pairs.last; ++pair) {
        makeCentres(pair + 1, work);
        for (const int row : {2 * pair, 2 * pair + 1})
            if (rows.contains(row))
                makeRow(row, work);
    }
}

float* WidePass::centres(float* work, int row, int column) const {
    return work + (row & (centreRows - 1)) * m_coarse.rect.columns.count() +
           (column - m_coarse.rect.columns.first);
}

const float* WidePass::coarse(int row, int column) const {
    return m_coarse.row(row) + (column - m_coarse.rect.columns.first);
}

float* WidePass::numbers(float* work) const {
    return work + centreRows * m_coarse.rect.columns.count();
}

void WidePass::makeCentres(int row, float* work) const {
    const Range columns = {m_coarse.rect.columns.first + 1, m_coarse.rect.columns.last - 2};
    m_offsets.forRuns(columns, [&](int j, int count) {
        m_kernels.centres({{coarse(row - 1, j), coarse(row, j), coarse(row + 1, j), coarse(row + 2, j)}},
                          m_weights, centres(work, row, j), count,
                          m_offsets.of(2 * row + 1, 2 * j + 1, m_centreScale, count, numbers(work)));
    });
    m_plan.fixed.apply(m_level, 2 * row + 1, centres(work, row, columns.first),
                       {2 * columns.first + 1, 2 * columns.last + 1}, 2);
}

/// In an even row centres lie beside edges; in an odd one edges lie between centres.
EdgeRows WidePass::rowsFor(int row, int column, float* work) const {
    const int pair = floorHalf(row);
    if (row == 2 * pair)
        return {coarse(pair, column),
                {coarse(pair - 1, column), coarse(pair + 1, column)},
                {centres(work, pair - 1, column), centres(work, pair, column)},
                {centres(work, pair - 2, column), centres(work, pair + 1, column)}};
    return {centres(work, pair, column - 1),
            {centres(work, pair - 1, column - 1), centres(work, pair + 1, column - 1)},
            {coarse(pair, column), coarse(pair + 1, column)},
            {coarse(pair - 1, column), coarse(pair + 2, column)}};
}

void WidePass::makeRow(int row, float* work) const {
    const bool even = row % 2 == 0;
    const auto kernel = even ? m_kernels.evenRow : m_kernels.oddRow;
    const auto make = [&](int j, int count, float* to, Store store) {
        kernel(rowsFor(row, j, work), m_weights, to, count,
               m_offsets.of(row, 2 * j + (even ? 1 : 0), m_edgeScale, count, numbers(work)), store);
    };
    const Range& columns = m_fine.rect.columns;
    float* const out = m_fine.row(row);
    // A window may begin with the second of a pair and end with the first of one.
    std::array<float, 2> single{};
    if (columns.first % 2 != 0) {
        make(floorHalf(columns.first), 1, single.data(), Store::Cached);
        out[0] = single[1];
    }
    m_offsets.forRuns({floorHalf(columns.first + 1), floorHalf(columns.last + 1) - 1},
                      [&](int j, int count) { make(j, count, out + (2 * j - columns.first), m_store); });
    if (columns.last % 2 == 0) {
        make(floorHalf(columns.last), 1, single.data(), Store::Cached);
        out[columns.last - columns.first] = single[0];
    }
    m_plan.fixed.apply(m_level, row, out, columns, 1);
}

} // namespace terrain::diamond_square
