// SPDX-License-Identifier: MIT
// What the statistics of 4097² heights take with one thread, in units of writing as many floats.
#include "libterrain/surface/surface_statistics.h"
#include "tests/bench/bench.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

using namespace terrain;

namespace {

constexpr int side = 4097;
constexpr int rounds = 5;

} // namespace

int main() {
    const Heightfield heights = bench::ground(side);
    const RunContext one(nullptr, nullptr, 1);
    std::vector<float> copy(heights.samples().size());
    char value = 0;
    const double store = 1000 * bench::medianSeconds(rounds, [&] {
                             std::memset(copy.data(), ++value, copy.size() * sizeof(float));
                         });
    std::printf("# storing %d x %d floats: %.1f ms\n", side, side, store);
    const auto tell = [&](const char* name, const auto& work) {
        const double took = 1000 * bench::medianSeconds(rounds, [&] {
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
