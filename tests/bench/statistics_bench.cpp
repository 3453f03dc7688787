// SPDX-License-Identifier: MIT
// What the statistics of 4097² heights take with one thread, in units of writing as many floats.
#include "libterrain/generators/diamond_square.h"
#include "libterrain/surface/surface_statistics.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

using namespace terrain;

namespace {

constexpr int side = 4097;
constexpr int rounds = 5;

Heightfield ground() {
    Grid grid;
    grid.columns = grid.rows = side;
    grid.spacingX = grid.spacingY = 5;
    auto out = diamondSquare().generate(grid, wholeOf(grid),
                                        ParameterSet(diamondSquare().description().parameters), RunContext());
    if (!out)
        std::abort();
    return std::move(out).value();
}

template <class Work>
double milliseconds(const Work& work) {
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::nth_element(times, times.begin() + rounds / 2);
    return times[rounds / 2];
}

} // namespace

int main() {
    const Heightfield heights = ground();
    const RunContext one(nullptr, nullptr, 1);
    std::vector<float> copy(heights.samples().size());
    char value = 0;
    const double store =
        milliseconds([&] { std::memset(copy.data(), ++value, copy.size() * sizeof(float)); });
    std::printf("# storing %d x %d floats: %.1f ms\n", side, side, store);
    const auto tell = [&](const char* name, const auto& work) {
        const double took = milliseconds([&] {
            if (!work().isOk())
                std::abort();
        });
        std::printf("# %s: %.1f ms\nfigure statistics_%s_ratio_to_store %.2f\n", name, took, name,
                    took / store);
    };
    tell("heights", [&] { return statistics(heights, 128, one); });
    tell("slopes", [&] { return slopeDistribution(heights, one); });
    tell("area", [&] { return landArea(heights, 0, one); });
    tell("roughness", [&] { return roughness(heights, one); });
    tell("all", [&] { return surfaceStatistics(heights, 0.0, 128, one); });
    return 0;
}
