// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/cascade.h"

#include "libterrain/generators/diamond_square/level_pass.h"
#include "libterrain/generators/diamond_square/wide_pass.h"

namespace terrain::diamond_square {
namespace {

/// So that rows begin at a cache line.
std::uint64_t wholeLines(std::uint64_t samples) {
    constexpr std::uint64_t line = 16;
    return (samples + line - 1) / line * line;
}

std::uint64_t workSamples(const Plan& plan, const Rect& coarse) {
    return wholeLines(plan.lattice.wide ? WidePass::workSamplesFor(coarse)
                                        : LevelPass::workSamplesFor(coarse));
}

LevelSamples ring(const Rect& rect, float* samples) {
    return {rect, samples, rowStride(rect.columns.count()), LevelMaker::ringRows - 1};
}

std::uint64_t ringSamples(const Rect& rect) {
    return LevelMaker::ringRows * static_cast<std::uint64_t>(ring(rect, nullptr).stride);
}

} // namespace

Cascade::Cascade(const Plan& plan, int from, int to, const LevelSamples& coarse, const LevelSamples& fine,
                 LineStream<float>* stream) {
    const std::vector<Rect> rects = neededRects(plan.lattice, from, to, fine.rect);
    std::uint64_t samples = 0;
    for (std::size_t i = 0; i + 1 < rects.size(); ++i)
        samples += workSamples(plan, rects[i]) + (i > 0 ? ringSamples(rects[i]) : 0);
    m_memory = LargeBuffer<float>::allocate(samples);
    float* next = m_memory.data();
    if (next == nullptr)
        return;
    LevelSamples coarser = coarse.part(rects.front());
    for (std::size_t i = 1; i < rects.size(); ++i) {
        float* const work = next;
        next += workSamples(plan, rects[i - 1]);
        const bool last = i + 1 == rects.size();
        const LevelSamples finer = last ? fine : ring(rects[i], next);
        if (!last)
            next += ringSamples(rects[i]);
        addLevel(plan, from + static_cast<int>(i), coarser, finer, last ? stream : nullptr, work);
        coarser = finer;
    }
}

void Cascade::addLevel(const Plan& plan, int level, const LevelSamples& coarse, const LevelSamples& fine,
                       LineStream<float>* stream, float* work) {
    const Range pairs = LevelMaker::pairsOf(fine.rect);
    if (plan.lattice.wide)
        m_levels.push_back(
            {std::make_unique<WidePass>(plan, level, coarse, fine, stream, work), pairs.first, pairs.last});
    else
        m_levels.push_back(
            {std::make_unique<LevelPass>(plan, level, coarse, fine, stream, work), pairs.first, pairs.last});
}

bool Cascade::make() {
    if (m_levels.empty())
        return false;
    makeRows(m_levels.size() - 1, 2 * m_levels.back().lastPair);
    return true;
}

void Cascade::makeRows(std::size_t level, int lastRow) {
    Level& own = m_levels[level];
    for (; own.nextPair <= own.lastPair && 2 * own.nextPair <= lastRow; ++own.nextPair) {
        if (level > 0)
            makeRows(level - 1, own.maker->lastCoarseRow(own.nextPair));
        own.maker->makePair(own.nextPair);
    }
}

} // namespace terrain::diamond_square
