// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/levels.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/generators/diamond_square/brownian_start.h"
#include "libterrain/generators/diamond_square/octaves.h"
#include "libterrain/generators/diamond_square/stage.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace terrain::diamond_square {
namespace {

/// A random number of the start's, 2^31·(2u − 1).
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
                ? static_cast<double>(gaussianOffset(middleOfStep(number)))
                : static_cast<double>(number * signedOffsetScale) * std::sqrt(3.0);
    }
    return brownianCorners(settings.amplitude, settings.hurst, numbers);
}

/// The start of the forms with four neighbours.
class CornerStart {
public:
    explicit CornerStart(const Plan& plan)
        : m_plan(plan), m_corners(cornersOf(plan)),
          m_range(offsetScale(Distribution::Uniform, plan.settings.cornerRange)) {
        const Settings& settings = plan.settings;
        m_drawn =
            settings.corners == Corners::Random && (plan.lattice.wraps || settings.form != Form::Calibrated);
    }

    [[nodiscard]] float height(int row, int column) const {
        if (m_plan.settings.edges == Edges::Open)
            return 0;
        if (m_drawn)
            return startNumber(m_plan, row, column) * m_range;
        const int corner = m_plan.lattice.wraps ? 0 : 2 * row + column;
        return static_cast<float>(m_corners[static_cast<std::size_t>(corner)]);
    }

private:
    const Plan& m_plan;
    std::array<double, 4> m_corners;
    float m_range;
    bool m_drawn = false;
};

/// The start's heights. Of a terrain that is coarser than the start, the rectangle is one of the terrain's.
void makeStart(const Plan& plan, const LevelSamples& start) {
    const Lattice& lattice = plan.lattice;
    const StartGrid& given = plan.settings.startGrid;
    const CornerStart corners(plan);
    const int step = lattice.startStep;
    const auto nodeOf = [&](int i) { return step > 1 ? (i - lattice.origin) * step + lattice.origin : i; };
    const int width = lattice.startColumns + (lattice.wraps ? 0 : 1);
    const auto heightOf = [&](int row, int column) {
        if (!given.isEmpty())
            return static_cast<float>(given.at(row, column));
        if (!lattice.wide)
            return corners.height(row, column);
        return plan.start[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                          static_cast<std::size_t>(column)];
    };
    const Range& columns = start.rect.columns;
    for (int r = start.rect.rows.first; r <= start.rect.rows.last; ++r) {
        const int row = lattice.wraps ? wrapped(nodeOf(r), lattice.startRows) : nodeOf(r);
        for (int c = columns.first; c <= columns.last; ++c) {
            const int column = lattice.wraps ? wrapped(nodeOf(c), lattice.startColumns) : nodeOf(c);
            start.row(r)[c - columns.first] = heightOf(row, column);
        }
        plan.fixed.apply(0, nodeOf(r), start.row(r), {nodeOf(columns.first), nodeOf(columns.last)}, step);
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
         {{lattice.origin + window.row, lattice.origin + window.row + window.rows - 1},
          {lattice.origin + window.column, lattice.origin + window.column + window.columns - 1}}}};
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

Result<Lattice> latticeFor(const Settings& settings, const Grid& grid) {
    const Form form = latticeForm(settings.form);
    if (!settings.startGrid.isEmpty())
        return latticeFromGrid(grid, settings.startGrid, form);
    return latticeFor(grid, form, settings.edges);
}

Result<Plan> planFor(const Settings& settings, const Grid& grid) {
    const Result<Lattice> lattice = latticeFor(settings, grid);
    if (!lattice)
        return lattice.failure();
    Plan out{settings, lattice.value(), FixedNodes(lattice.value(), grid, settings.fixedPoints), {}, {}, {},
             {}};
    out.mask = AmplitudeMask(settings.amplitudeMask, out.lattice, grid);
    if (isFolded(settings.form))
        out.octaves = octavePlans(settings, grid);
    if (settings.form == Form::Stationary) {
        out.prediction = brownianPrediction(settings.hurst);
        if (settings.startGrid.isEmpty())
            out.start = brownianStart(lattice.value(), settings);
    }
    return out;
}

Outcome makeWindow(const Plan& plan, const Window& window, float* out, const RunContext& context) {
    if (isFolded(plan.settings.form))
        return makeOctaves(plan, window, out, context);
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
            const int threads = context.threads() > 0 ? context.threads() : processorCount();
            const Stage stage(plan, kept[i - 1].level, kept[i].level, coarse, fine, threads);
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
    const std::uint64_t own = (samples - ofWindow) * sizeof(float);
    std::uint64_t ofOctave = 0;
    for (const Plan& octave : plan.octaves)
        ofOctave = std::max(ofOctave, ofWindow * sizeof(float) + workingBytes(octave, window));
    return std::max(own, ofOctave);
}

} // namespace terrain::diamond_square
