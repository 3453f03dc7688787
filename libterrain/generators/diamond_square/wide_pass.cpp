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
    return settings.amplitude * spacing * std::sqrt(plan.prediction.variance) *
           settings.levelFactors.at(level);
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

WideWeights weightsOf(const BrownianPrediction& prediction) {
    return {static_cast<float>(prediction.outer / prediction.inner),
            static_cast<float>(prediction.inner * prediction.inner), static_cast<float>(prediction.corner)};
}

FarCorners cornersOf(const BrownianPrediction& prediction) {
    return prediction.corner == 0 ? FarCorners::AsProducts : FarCorners::Corrected;
}

} // namespace

WidePass::WidePass(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
                   LineStream<float>* stream, float* work)
    : m_plan(plan), m_offsets(plan, level),
      m_kernels(wideKernels(m_offsets.source(), cornersOf(plan.prediction), plan.processor)),
      m_gain(plan.settings.byHeight), m_coarse(coarse), m_fine(fine), m_level(level),
      m_weights(weightsOf(plan.prediction)), m_centreScale(scaleOf(plan, centreDeviation(plan, level))),
      m_edgeScale(scaleOf(plan, edgeDeviation(plan, level))), m_stream(m_gain.isSame() ? stream : nullptr),
      m_stride(rowStride(coarse.rect.columns.count())), m_work(work + beforeRows),
      m_numbers(m_work + 10 * m_stride) {}

void WidePass::begin(int pair) {
    makeCentres(pair - 2);
    for (const int before : {pair - 2, pair - 1}) {
        makeCentres(before + 1);
        makeDiagonals(before);
    }
}

void WidePass::make(int pair) {
    makeCentres(pair + 1);
    makeDiagonals(pair);
    for (const int row : {2 * pair, 2 * pair + 1})
        if (m_fine.rect.rows.contains(row))
            makeRow(row);
}

void WidePass::makeCentres(int row) {
    const Range columns = {m_coarse.rect.columns.first + 1, m_coarse.rect.columns.last - 2};
    const OffsetRow offsets = m_offsets.row(2 * row + 1);
    m_offsets.forRuns(columns, [&](int j, int count) {
        const Offsets own = m_offsets.of(offsets, 2 * j + 1, m_centreScale, count, m_numbers);
        m_kernels.centres({{coarse(row - 1, j), coarse(row, j), coarse(row + 1, j), coarse(row + 2, j)}},
                          m_weights, centres(row, j), count, m_gain.ofKernel(own));
        m_gain.addTo(centres(row, j), 1, count, own);
    });
    *centres(row, columns.last + 1) = 0; // read for a sum that nothing needs
    m_plan.fixed.apply(m_level, 2 * row + 1, centres(row, columns.first),
                       {2 * columns.first + 1, 2 * columns.last + 1}, 2);
}

void WidePass::makeDiagonals(int pair) {
    const int first = m_coarse.rect.columns.first + 1;
    const int count = m_coarse.rect.columns.last - 1 - first;
    m_kernels.diagonals({{coarse(pair, first), coarse(pair + 1, first), coarse(pair + 2, first)},
                         {centres(pair, first), centres(pair + 1, first)}},
                        m_weights.ratio, evenDiagonals(pair + 1, first), oddDiagonals(pair, first), count);
}

/// Edge (x, y) lies between the sums to its south-east and to that of (x − 1, y − 1), and between those of
/// (x + 1, y + 1) and (x − 2, y − 2). Its corners are three places away along its row and its column.
EdgeRows WidePass::rowsFor(int row, int j) const {
    const int pair = floorHalf(row);
    if (row == 2 * pair)
        return {coarse(pair, j),
                {evenDiagonals(pair, j), oddDiagonals(pair - 1, j)},
                {oddDiagonals(pair, j + 1), evenDiagonals(pair - 1, j - 1)},
                {coarse(pair, j - 1), coarse(pair, j + 2), centres(pair - 2, j), centres(pair + 1, j)}};
    return {centres(pair, j),
            {oddDiagonals(pair, j), evenDiagonals(pair, j - 1)},
            {evenDiagonals(pair + 1, j), oddDiagonals(pair - 1, j - 1)},
            {centres(pair, j - 2), centres(pair, j + 1), coarse(pair - 1, j), coarse(pair + 2, j)}};
}

void WidePass::makeRow(int row) {
    const bool even = row % 2 == 0;
    const auto kernel = even ? m_kernels.evenRow : m_kernels.oddRow;
    const OffsetRow offsets = m_offsets.row(row);
    const auto make = [&](int j, int count, float* to, LineStream<float>* stream) {
        const int edge = even ? 1 : 0;
        const Offsets own = m_offsets.of(offsets, 2 * j + edge, m_edgeScale, count, m_numbers);
        kernel(rowsFor(row, j), m_weights, to, count, m_gain.ofKernel(own), stream);
        m_gain.addTo(to + edge, 2, count, own);
    };
    const Range& columns = m_fine.rect.columns;
    float* const out = m_fine.row(row);
    // A window may begin with the second of a pair and end with the first of one.
    std::array<float, 2> single{};
    if (columns.first % 2 != 0) {
        make(floorHalf(columns.first), 1, single.data(), nullptr);
        putSample(m_stream, out, single[1]);
    }
    m_offsets.forRuns({floorHalf(columns.first + 1), floorHalf(columns.last + 1) - 1},
                      [&](int j, int count) { make(j, count, out + (2 * j - columns.first), m_stream); });
    if (columns.last % 2 == 0) {
        make(floorHalf(columns.last), 1, single.data(), nullptr);
        putSample(m_stream, out + (columns.last - columns.first), single[0]);
    }
    m_plan.fixed.applyToRow(m_level, row, out, columns, m_stream);
}

} // namespace terrain::diamond_square
