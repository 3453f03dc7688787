// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/levels.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/generators/diamond_square/stage.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace terrain::diamond_square {
namespace {

/// A random number of the start's, 2^23·(2u − 1).
float startNumber(const Plan& plan, int row, int column) {
    const OffsetRowKey key = offsetRowKey(plan.settings.seed, 0, row);
    return signedOffset(offsetBits(key, static_cast<std::uint32_t>(column)));
}

/// The corners' heights where there is one start cell whose corners differ.
std::array<double, 4> cornersOf(const Plan& plan) {
    const Settings& settings = plan.settings;
    if (settings.corners == Corners::Fixed)
        return settings.cornerHeights;
    std::array<double, 3> numbers{};
    for (int i = 0; i < 3; ++i) {
        const float number = startNumber(plan, (i + 1) / 2, (i + 1) % 2);
        numbers[static_cast<std::size_t>(i)] =
            settings.distribution == Distribution::Gaussian
                ? static_cast<double>(gaussianOffset((number + number + 1.0F) * 0x1p-24F))
                : static_cast<double>(number) * 0x1p-23 * std::sqrt(3.0);
    }
    return brownianCorners(settings.amplitude, settings.hurst, numbers);
}

void makeStart(const Plan& plan, const LevelSamples& start) {
    const Settings& settings = plan.settings;
    const Lattice& lattice = plan.lattice;
    const bool drawn =
        settings.corners == Corners::Random && (lattice.wraps || settings.form != Form::Calibrated);
    const float range = offsetScale(Distribution::Uniform, settings.cornerRange);
    const std::array<double, 4> corners = cornersOf(plan);
    const Range& columns = start.rect.columns;
    for (int r = start.rect.rows.first; r <= start.rect.rows.last; ++r) {
        for (int c = columns.first; c <= columns.last; ++c) {
            const int row = lattice.wraps ? wrapped(r, lattice.startRows) : r;
            const int column = lattice.wraps ? wrapped(c, lattice.startColumns) : c;
            const std::size_t corner =
                lattice.wraps ? 0 : 2 * static_cast<std::size_t>(row) + static_cast<std::size_t>(column);
            start.row(r)[c - columns.first] =
                drawn ? startNumber(plan, row, column) * range : static_cast<float>(corners[corner]);
        }
        plan.fixed.apply(0, r, start.row(r), columns, 1);
    }
}

Outcome runStage(const Stage& stage, const RunContext& context) {
    std::atomic<bool> outOfMemory = false;
    const bool done = parallelRows(context, stage.tileCount(), 1, [&](int first, int last) {
        for (int tile = first; tile < last; ++tile)
            if (!stage.makeTile(tile))
                outOfMemory = true;
    });
    if (!done)
        return Outcome::Cancelled;
    return outOfMemory ? Outcome::OutOfMemory : Outcome::Made;
}

/// A level that is kept in memory, and what of it is needed.
struct Kept {
    int level = 0;
    Rect rect;
};

/// The levels that are kept on the way to a window, from the start to the window itself.
std::vector<Kept> keptLevels(const Lattice& lattice, const Window& window) {
    constexpr int levelsOfStage = 3;
    std::vector<Kept> out = {
        {lattice.levels,
         {{window.row, window.row + window.rows - 1}, {window.column, window.column + window.columns - 1}}}};
    while (out.back().level > 0) {
        const Kept& finer = out.back();
        const int level =
            finer.rect.count() <= Stage::tileSamples ? 0 : std::max(0, finer.level - levelsOfStage);
        out.push_back({level, neededRects(lattice, level, finer.level, finer.rect).front()});
    }
    std::ranges::reverse(out);
    return out;
}

} // namespace

const float* Plan::tableRow(int level, int row) const {
    const std::ptrdiff_t step = std::ptrdiff_t{1} << (lattice.levels - level);
    return table == nullptr ? nullptr : table->numbers.data() + row * step * table->columns;
}

Result<Plan> planFor(const Settings& settings, const Grid& grid) {
    const Result<Lattice> lattice = latticeFor(grid, settings.edges);
    if (!lattice)
        return lattice.failure();
    return Plan{settings, lattice.value(), FixedNodes(lattice.value(), grid, settings.fixedPoints)};
}

Outcome makeWindow(const Plan& plan, const Window& window, float* out, const RunContext& context) {
    const std::vector<Kept> kept = keptLevels(plan.lattice, window);
    std::int64_t total = 0;
    for (const Kept& level : kept)
        total += level.rect.count();
    LargeBuffer<float> memory;
    LevelSamples coarse;
    std::int64_t made = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const Rect& rect = kept[i].rect;
        LargeBuffer<float> between;
        if (i + 1 < kept.size()) {
            between = LargeBuffer<float>::allocate(static_cast<std::uint64_t>(rect.count()));
            if (between.data() == nullptr)
                return Outcome::OutOfMemory;
        }
        const LevelSamples fine = LevelSamples::dense(rect, i + 1 < kept.size() ? between.data() : out);
        const std::int64_t next = made + rect.count();
        if (i == 0) {
            makeStart(plan, fine);
        } else {
            const RunContext part = context.part(static_cast<double>(made) / static_cast<double>(total),
                                                 static_cast<double>(next) / static_cast<double>(total));
            const Stage stage(plan, kept[i - 1].level, kept[i].level, coarse, fine);
            if (const Outcome outcome = runStage(stage, part); outcome != Outcome::Made)
                return outcome;
        }
        memory = std::move(between);
        coarse = fine;
        made = next;
    }
    return context.isCancelled() ? Outcome::Cancelled : Outcome::Made;
}

std::uint64_t workingBytes(const Plan& plan, const Window& window) {
    std::uint64_t samples = 0;
    for (const Kept& level : keptLevels(plan.lattice, window))
        samples += static_cast<std::uint64_t>(level.rect.count());
    const auto ofWindow =
        static_cast<std::uint64_t>(window.columns) * static_cast<std::uint64_t>(window.rows);
    return (samples - ofWindow) * sizeof(float);
}

} // namespace terrain::diamond_square
