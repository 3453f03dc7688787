// SPDX-License-Identifier: MIT
// How soon a large terrain's making ends when it is no longer wanted, and the most memory that making one
// takes.
#include "libterrain/core/platform/labelled_number.h"
#include "libterrain/core/platform/memory.h"
#include "libterrain/generators/diamond_square.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

using namespace terrain;

namespace {

using Clock = std::chrono::steady_clock;

struct Ground {
    Ground(const char* form, int side) : set(diamondSquare().description().parameters) {
        grid.columns = grid.rows = side;
        usable = set.set("form", std::string(form)).isOk() && set.set("hurst", 0.8).isOk() &&
                 diamondSquare().check(grid, set).isOk();
    }

    Grid grid;
    ParameterSet set;
    bool usable = false;
};

/// From the wish to the end of making, in ms; negative when it had ended before.
double millisecondsToCancel(const Ground& ground, std::chrono::microseconds after) {
    std::atomic<bool> cancelled = false;
    Clock::time_point asked;
    std::thread canceller([&] {
        std::this_thread::sleep_for(after);
        asked = Clock::now();
        cancelled = true;
    });
    const bool stopped =
        diamondSquare()
            .generate(ground.grid, wholeOf(ground.grid), ground.set, {&cancelled, nullptr, 2})
            .isCancelled();
    const Clock::time_point ended = Clock::now();
    canceller.join();
    return stopped ? std::chrono::duration<double, std::milli>(ended - asked).count() : -1;
}

/// The most memory that this process has held since it was last asked for, in bytes; 0 where it is unknown.
double peakBytes() {
    return static_cast<double>(numberBehind("/proc/self/status", "VmHWM:").value_or(0)) * 1024;
}

void forgetPeak() {
    std::ofstream("/proc/self/clear_refs") << 5;
}

void printCancelling(const char* form, int side) {
    const Ground ground(form, side);
    std::vector<double> times;
    for (int i = 0; ground.usable && i < 60; ++i)
        if (const double time =
                millisecondsToCancel(ground, std::chrono::microseconds(1000 + 1700 * (i % 20)));
            time >= 0)
            times.push_back(time);
    if (times.empty())
        return;
    std::ranges::sort(times);
    std::printf("figure %s_cancel_ms_median_%d %.2f\n", form, side, times[times.size() / 2]);
    std::printf("figure %s_cancel_ms_longest_%d %.2f\n", form, side, times.back());
}

void printMemory(const char* form, int side) {
    const Ground ground(form, side);
    dropKeptMemory();
    forgetPeak();
    const double before = peakBytes();
    const auto made = diamondSquare().generate(ground.grid, wholeOf(ground.grid), ground.set, {});
    const double bytes = static_cast<double>(sizeof(float)) * side * side;
    if (made && before > 0)
        std::printf("figure %s_peak_memory_over_result_%d %.3f\n", form, side,
                    (peakBytes() - before) / bytes);
}

} // namespace

int main() {
    for (const char* form : {"half_step", "stationary"})
        for (const int side : {4097, 8193})
            printMemory(form, side);
    for (const char* form : {"half_step", "stationary"})
        printCancelling(form, 8193);
    return 0;
}
