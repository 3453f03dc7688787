// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/levels.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/generators/diamond_square/level_pass.h"

#include <algorithm>
#include <atomic>

namespace terrain::diamond_square {
namespace {

/// The height of a node of the start, level 0.
float startHeight(const Plan& plan, int row, int column) {
    const Settings& settings = plan.settings;
    if (plan.lattice.wraps) {
        row = wrapped(row, plan.lattice.startRows);
        column = wrapped(column, plan.lattice.startColumns);
    }
    if (settings.corners == Corners::Random) {
        const OffsetRowKey key = offsetRowKey(settings.seed, 0, row);
        return signedOffset(offsetBits(key, static_cast<std::uint32_t>(column))) *
               offsetScale(Distribution::Uniform, settings.cornerRange);
    }
    const std::size_t corner =
        plan.lattice.wraps ? 0 : 2 * static_cast<std::size_t>(row) + static_cast<std::size_t>(column);
    return static_cast<float>(settings.cornerHeights[corner]);
}

void makeStart(const Plan& plan, const LevelSamples& start) {
    const Range& columns = start.rect.columns;
    for (int r = start.rect.rows.first; r <= start.rect.rows.last; ++r) {
        for (int c = columns.first; c <= columns.last; ++c)
            start.row(r)[c - columns.first] = startHeight(plan, r, c);
        plan.fixed.apply(0, r, start.row(r), columns, 1);
    }
}

Outcome runPass(const LevelPass& pass, int fineColumns, const RunContext& context) {
    constexpr int blockSamples = 1 << 18; // a fraction of a millisecond
    const Range pairs = pass.pairs();
    const int grain = std::max(1, blockSamples / (2 * fineColumns));
    std::atomic<bool> outOfMemory = false;
    const bool done = parallelRows(context, pairs.count(), grain, [&](int first, int last) {
        const auto centres =
            LargeBuffer<float>::allocate(2 * static_cast<std::uint64_t>(std::max(1, pass.centreCount())));
        if (centres.data() == nullptr)
            outOfMemory = true;
        else
            pass.makePairs({pairs.first + first, pairs.first + last - 1}, centres.data());
    });
    if (!done)
        return Outcome::Cancelled;
    return outOfMemory ? Outcome::OutOfMemory : Outcome::Made;
}

/// Two buffers that the levels before the last take in turn, the last of them the first buffer.
struct Buffers {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
};
Buffers bufferSizes(const std::vector<Rect>& rects) {
    Buffers out;
    for (std::size_t before = 2; before <= rects.size(); ++before) {
        std::uint64_t& size = before % 2 == 0 ? out.first : out.second;
        size = std::max(size, static_cast<std::uint64_t>(rects[rects.size() - before].count()));
    }
    return out;
}

} // namespace

OffsetRow Plan::offsetRow(int level, int row) const {
    if (table == nullptr)
        return {offsetRowKey(settings.seed, level, row)};
    const std::ptrdiff_t step = std::ptrdiff_t{1} << (lattice.levels - level);
    return {{}, table->numbers.data() + row * step * table->columns, step};
}

Result<Plan> planFor(const Settings& settings, const Grid& grid) {
    const Result<Lattice> lattice = latticeFor(grid, settings.edges);
    if (!lattice)
        return lattice.failure();
    return Plan{settings, lattice.value(), FixedNodes(lattice.value(), grid, settings.fixedPoints)};
}

Outcome makeWindow(const Plan& plan, const Window& window, float* out, const RunContext& context) {
    const std::vector<Rect> rects = neededRects(plan.lattice, window);
    const Buffers sizes = bufferSizes(rects);
    const auto first = LargeBuffer<float>::allocate(sizes.first);
    const auto second = LargeBuffer<float>::allocate(sizes.second);
    if ((sizes.first > 0 && first.data() == nullptr) || (sizes.second > 0 && second.data() == nullptr))
        return Outcome::OutOfMemory;
    const auto samplesOf = [&](int level) -> LevelSamples {
        const int before = plan.lattice.levels - level;
        float* inner = before % 2 == 1 ? first.data() : second.data();
        return {rects[static_cast<std::size_t>(level)], before == 0 ? out : inner};
    };
    std::int64_t total = 0;
    for (const Rect& rect : rects)
        total += rect.count();
    LevelSamples coarse = samplesOf(0);
    makeStart(plan, coarse);
    std::int64_t made = coarse.rect.count();
    for (int level = 1; level <= plan.lattice.levels; ++level) {
        const LevelSamples fine = samplesOf(level);
        const std::int64_t next = made + fine.rect.count();
        const RunContext part = context.part(static_cast<double>(made) / static_cast<double>(total),
                                             static_cast<double>(next) / static_cast<double>(total));
        const Outcome outcome =
            runPass(LevelPass(plan, level, coarse, fine), fine.rect.columns.count(), part);
        if (outcome != Outcome::Made)
            return outcome;
        coarse = fine;
        made = next;
    }
    return context.isCancelled() ? Outcome::Cancelled : Outcome::Made;
}

std::uint64_t workingBytes(const Plan& plan, const Window& window) {
    const Buffers sizes = bufferSizes(neededRects(plan.lattice, window));
    return (sizes.first + sizes.second) * sizeof(float);
}

} // namespace terrain::diamond_square
