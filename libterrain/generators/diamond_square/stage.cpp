// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/stage.h"

#include "libterrain/generators/diamond_square/level_pass.h"
#include "libterrain/generators/diamond_square/wide_pass.h"

#include <algorithm>
#include <array>

namespace terrain::diamond_square {
namespace {

/// Rows of a tile are long enough to be streamed well and short enough for the first cache.
constexpr int mostTileColumns = 4608;
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

std::uint64_t samplesOf(const Rect& rect) {
    return static_cast<std::uint64_t>(rect.count());
}

std::uint64_t workSamplesFor(const Plan& plan, const Rect& coarse) {
    return plan.lattice.wide ? WidePass::workSamplesFor(coarse) : LevelPass::workSamplesFor(coarse);
}

void makeLevel(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine, Store store,
               float* work) {
    if (plan.lattice.wide) {
        WidePass(plan, level, coarse, fine, store).make(work);
        return;
    }
    const LevelPass pass(plan, level, coarse, fine, store);
    pass.makePairs(pass.pairs(), work);
}

} // namespace

Stage::Stage(const Plan& plan, int from, int to, const LevelSamples& coarse, const LevelSamples& fine)
    : m_plan(plan), m_from(from), m_to(to), m_coarse(coarse), m_fine(fine),
      m_store(fine.rect.count() > streamedSamples ? Store::Streamed : Store::Cached) {
    m_tileColumns = ceilDivided(fine.rect.columns.count(), mostTileColumns);
    const int columns = ceilDivided(fine.rect.columns.count(), m_tileColumns);
    // 16 neighbours reach further: larger tiles make fewer of their halos again.
    const int most = plan.lattice.wide ? 4 : 2;
    const int tiles = 64 / most;
    const auto samples = static_cast<int>(
        std::clamp<std::int64_t>(fine.rect.count() / tiles, tileSamples, most * tileSamples));
    m_tileRows = ceilDivided(fine.rect.rows.count(), std::max(1, samples / columns));
}

Rect Stage::tileAt(int index) const {
    return {partOf(m_fine.rect.rows, index / m_tileColumns, m_tileRows),
            partOf(m_fine.rect.columns, index % m_tileColumns, m_tileColumns)};
}

bool Stage::makeTile(int index) const {
    const Rect tile = tileAt(index);
    const std::vector<Rect> rects = neededRects(m_plan.lattice, m_from, m_to, tile);
    // The levels between take two buffers in turn.
    std::array<std::uint64_t, 2> sizes{};
    for (std::size_t i = 1; i + 1 < rects.size(); ++i)
        sizes[i % 2] = std::max(sizes[i % 2], samplesOf(rects[i]));
    std::uint64_t work = 0;
    for (std::size_t i = 0; i + 1 < rects.size(); ++i)
        work = std::max(work, workSamplesFor(m_plan, rects[i]));
    const auto memory = LargeBuffer<float>::allocate(sizes[0] + sizes[1] + work);
    if (memory.data() == nullptr)
        return false;
    LevelSamples coarse = m_coarse.part(rects.front());
    for (std::size_t i = 1; i < rects.size(); ++i) {
        const bool last = i + 1 == rects.size();
        float* between = memory.data() + work + (i % 2 == 0 ? 0 : sizes[0]);
        const LevelSamples fine = last ? m_fine.part(tile) : LevelSamples::dense(rects[i], between);
        makeLevel(m_plan, m_from + static_cast<int>(i), coarse, fine, last ? m_store : Store::Cached,
                  memory.data());
        coarse = fine;
    }
    if (m_store == Store::Streamed)
        finishStreaming();
    return true;
}

} // namespace terrain::diamond_square
