// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/stage.h"

#include "libterrain/generators/diamond_square/cascade.h"

#include <algorithm>

namespace terrain::diamond_square {
namespace {

/// The ends of rows that others continue cost more than rings of rows that do not fit the nearest cache.
constexpr int mostTileColumns = 20480;
/// Takes about 2 ms: whoever cancels does not wait longer.
constexpr std::int64_t mostTileSamples = std::int64_t{1} << 22;
/// Results above this size are not in the cache when somebody reads them.
constexpr std::int64_t streamedSamples = std::int64_t{6} << 20;

int ceilDivided(std::int64_t a, std::int64_t b) {
    return static_cast<int>((a + b - 1) / b);
}

/// The part `index` of `count` nearly equal ones of a range.
Range partOf(const Range& range, int index, int count) {
    const auto bound = [&](std::int64_t i) {
        return range.first + static_cast<int>(i * range.count() / count);
    };
    return {bound(index), bound(index + 1) - 1};
}

} // namespace

Stage::Stage(const Plan& plan, int from, int to, const LevelSamples& coarse, const LevelSamples& fine,
             int threads)
    : m_plan(plan), m_from(from), m_to(to), m_coarse(coarse), m_fine(fine),
      m_isStreamed(plan.processor == Processor::Avx2 && fine.rect.count() > streamedSamples) {
    m_tileColumns = ceilDivided(fine.rect.columns.count(), mostTileColumns);
    const int columns = ceilDivided(fine.rect.columns.count(), m_tileColumns);
    // Some for each thread, so that none waits long for the last one.
    constexpr int tilesOfThread = 4;
    const auto samples = static_cast<int>(std::clamp<std::int64_t>(
        fine.rect.count() / (std::int64_t{tilesOfThread} * threads), tileSamples, mostTileSamples));
    m_tileRows = ceilDivided(fine.rect.rows.count(), std::max(1, samples / columns));
}

Rect Stage::tileAt(int index) const {
    return {partOf(m_fine.rect.rows, index / m_tileColumns, m_tileRows),
            partOf(m_fine.rect.columns, index % m_tileColumns, m_tileColumns)};
}

bool Stage::makeTile(int index) const {
    LineStream<float> stream;
    return Cascade(m_plan, m_from, m_to, m_coarse, m_fine.part(tileAt(index)),
                   m_isStreamed ? &stream : nullptr)
        .make();
}

} // namespace terrain::diamond_square
