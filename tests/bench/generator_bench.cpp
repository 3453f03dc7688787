// SPDX-License-Identifier: MIT
// How long a terrain takes, and how far that is from the time in which memory takes its samples.
#include "libterrain/core/platform/labelled_number.h"
#include "libterrain/core/platform/memory.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/levels.h"
#include "libterrain/surface/hillshade.h"
#include "libterrain/surface/normals.h"
#include "tests/bench/measures.h"
#include "tests/bench/textbook_diamond_square.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#ifdef __linux__
#include <sched.h>
#endif

using namespace terrain;
using bench::median;
using bench::store;
using bench::threadSecondsOf;

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

template <class Body>
double secondsOf(const Body& body) {
    const auto start = Clock::now();
    body();
    return secondsSince(start);
}

double best(const std::vector<double>& values) {
    return *std::ranges::min_element(values);
}

/// Keeps this thread on the processor it runs on, where the system can.
class Pinned {
public:
#ifdef __linux__
    Pinned() {
        sched_getaffinity(0, sizeof m_before, &m_before);
        cpu_set_t here;
        CPU_ZERO(&here);
        CPU_SET(static_cast<unsigned>(sched_getcpu()), &here);
        sched_setaffinity(0, sizeof here, &here);
    }
    ~Pinned() {
        sched_setaffinity(0, sizeof m_before, &m_before);
    }

private:
    cpu_set_t m_before;
#endif
};

/// A line of /proc/self/status, in bytes; 0 where there is none.
double statusBytes(const char* label) {
    return static_cast<double>(numberBehind("/proc/self/status", label).value_or(0)) * 1024;
}

struct Terrain {
    explicit Terrain(int side, diamond_square::Form form = diamond_square::Form::HalfStep) {
        grid.columns = side;
        grid.rows = side;
        settings.form = form;
        settings.edges = form == diamond_square::Form::Stationary ? diamond_square::Edges::Open
                                                                  : diamond_square::Edges::Three;
        settings.hurst = 0.8;
        plan = diamond_square::planFor(settings, grid);
    }
    [[nodiscard]] auto count() const { return static_cast<std::uint64_t>(grid.sampleCount()); }
    [[nodiscard]] double bytes() const { return static_cast<double>(count()) * sizeof(float); }
    void make(float* out, int threads) const {
        makeWindow(plan.value(), wholeOf(grid), out, RunContext(nullptr, nullptr, threads));
    }

    /// As many samples amid the largest terrain.
    void makeInLargest(float* out) const {
        Grid largest;
        largest.columns = largest.rows = maximumSide;
        const auto whole = diamond_square::planFor(settings, largest);
        const Window window{maximumSide / 2 - 1234, maximumSide / 3, grid.columns, grid.rows};
        makeWindow(whole.value(), window, out, RunContext(nullptr, nullptr, 1));
    }

    Grid grid;
    diamond_square::Settings settings =
        diamond_square::settingsOf(ParameterSet(diamondSquare().description().parameters));
    Result<diamond_square::Plan> plan = Cancelled{};
};

void printFigure(const char* name, double value) {
    std::printf("figure %s %.3f\n", name, value);
}

/// To be called before anything else takes memory.
void measureMemory(const Terrain& terrain) {
    const double before = statusBytes("VmRSS:");
    auto made = Heightfield::create(terrain.grid);
    if (made)
        makeWindow(terrain.plan.value(), wholeOf(terrain.grid), made.value().row(0), {});
    const double peak = statusBytes("VmHWM:");
    if (made && peak > 0)
        printFigure("peak_memory_over_result", (peak - before) / terrain.bytes());
}

/// Times taken in turn, so that a busy machine slows all of them alike.
struct Times {
    std::vector<double> stores;
    std::vector<double> warm;
    std::vector<double> cold;
    std::vector<double> oneThread; ///< by the clock, as twoThreads
    std::vector<double> twoThreads;
    std::vector<double> windows; ///< of the largest terrain
    std::vector<double> normals;
    std::vector<double> shades;
};

void measureCold(const Terrain& terrain, Times& times) {
    dropKeptMemory();
    times.cold.push_back(threadSecondsOf([&] {
        const auto fresh = LargeBuffer<float>::allocate(terrain.count());
        terrain.make(fresh.data(), 1);
    }));
    dropKeptMemory();
}

void measureRound(const Terrain& terrain, Heightfield& field, bool all, Times& times) {
    const RunContext oneThread(nullptr, nullptr, 1);
    float* const out = field.row(0);
    {
        const Pinned here;
        times.stores.push_back(threadSecondsOf([&] { store(out, terrain.count(), 1); }));
        times.warm.push_back(threadSecondsOf([&] { terrain.make(out, 1); }));
        if (all) {
            times.windows.push_back(threadSecondsOf([&] { terrain.makeInLargest(out); }));
            times.normals.push_back(threadSecondsOf([&] { gradientNormals(field, oneThread); }));
            times.shades.push_back(threadSecondsOf([&] { hillshade(field, Sun{}, 1, oneThread); }));
        }
    }
    if (!all)
        return;
    times.oneThread.push_back(secondsOf([&] { terrain.make(out, 1); }));
    times.twoThreads.push_back(secondsOf([&] { terrain.make(out, 2); }));
}

Times measure(const Terrain& terrain, bool all, int rounds, double mostSeconds) {
    Times out;
    Result<Heightfield> field = Heightfield::create(terrain.grid);
    const auto start = Clock::now();
    for (int round = 0; field && round <= rounds && secondsSince(start) < mostSeconds; ++round) {
        if (round == 1)
            out = {}; // the first one warms up
        measureRound(terrain, field.value(), all, out);
    }
    const Pinned here;
    for (int round = 0; all && round < 9; ++round)
        measureCold(terrain, out);
    const auto milliseconds = [](const std::vector<double>& times) { return median(times) * 1e3; };
    std::printf("%d × %d samples, %zu rounds: store %.2f ms, generation %.2f ms (best %.2f and %.2f)\n",
                terrain.grid.columns, terrain.grid.rows, out.stores.size(), milliseconds(out.stores),
                milliseconds(out.warm), best(out.stores) * 1e3, best(out.warm) * 1e3);
    return out;
}

double textbookSeconds(int side) {
    std::vector<double> times;
    for (int run = 0; run < 3; ++run)
        times.push_back(threadSecondsOf([&] {
            if (bench::textbookTerrain(side, 100, 0.5F, 1).empty())
                std::puts("nothing was made");
        }));
    return median(times);
}

} // namespace

int main() {
    const Terrain terrain(4097);
    const Terrain large(8193);
    if (!terrain.plan || !large.plan)
        return 1;
    measureMemory(terrain);
    const Times times = measure(terrain, true, 41, 20);
    const double one = median(times.warm);
    const double stored = median(times.stores);
    const Terrain stationary(4097, diamond_square::Form::Stationary);
    const Times stationaryTimes = measure(stationary, false, 31, 6);
    const Times largeTimes = measure(large, false, 15, 8);
    printFigure("ratio_to_store_4097", one / stored);
    printFigure("best_ratio_to_store_4097", best(times.warm) / best(times.stores));
    printFigure("stationary_ratio_to_store_4097",
                median(stationaryTimes.warm) / median(stationaryTimes.stores));
    printFigure("best_stationary_ratio_to_store_4097",
                best(stationaryTimes.warm) / best(stationaryTimes.stores));
    printFigure("ratio_to_store_8193", median(largeTimes.warm) / median(largeTimes.stores));
    printFigure("best_ratio_to_store_8193", best(largeTimes.warm) / best(largeTimes.stores));
    printFigure("ratio_cold_4097", median(times.cold) / stored);
    printFigure("two_threads_over_one_4097", median(times.twoThreads) / median(times.oneThread));
    printFigure("window_of_largest_over_alone_4097", median(times.windows) / one);
    printFigure("normals_ratio_to_store_4097", median(times.normals) / stored);
    printFigure("best_normals_ratio_to_store_4097", best(times.normals) / best(times.stores));
    printFigure("hillshade_ratio_to_store_4097", median(times.shades) / stored);
    printFigure("best_hillshade_ratio_to_store_4097", best(times.shades) / best(times.stores));
    printFigure("best_ratio_cold_4097", best(times.cold) / best(times.stores));
    const Pinned here;
    printFigure("textbook_over_ours_4097", textbookSeconds(terrain.grid.columns) / one);
    return 0;
}
