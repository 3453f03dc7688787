// SPDX-License-Identifier: MIT
// What a map of 4097² samples takes besides the heights: time, in units of reading them once with one thread,
// and memory, in units of the heights.
#include "libterrain/core/platform/labelled_number.h"
#include "libterrain/formats/maps/surface_map.h"
#include "tests/bench/bench.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

using namespace terrain;

namespace {

constexpr int side = 4097;
constexpr int rounds = 3;

/// kB of a line of /proc/self/status; 0 where there is none.
double statusOf(const char* label) {
    return static_cast<double>(terrain::numberBehind("/proc/self/status", label).value_or(0));
}

/// The most memory that `work` takes at a time, in bytes.
template <class Work>
double peakOf(const Work& work) {
    std::ofstream("/proc/self/clear_refs") << "5"; // the peak begins anew
    const double before = statusOf("VmRSS:");
    work();
    return (statusOf("VmHWM:") - before) * 1024;
}

void make(const SurfaceMap& map, const Heightfield& heights) {
    const MapSource source{ParameterSet(map.options), 0.0, {}};
    if (map.values != nullptr) {
        if (!map.values(heights, source, RunContext()))
            std::abort();
        return;
    }
    const auto picture = map.picture(heights, source);
    if (!picture)
        std::abort();
    std::vector<std::uint16_t> row(static_cast<std::size_t>(side * picture.value()->components()));
    for (int r = 0; r < side; ++r)
        picture.value()->row(r, 0, side, row.data());
}

} // namespace

int main() {
    const Heightfield heights = bench::ground(side);
    const double bytes = 4.0 * side * side;
    float sum = 0; // that the compiler must make
    const double reading = bench::medianSeconds(rounds, [&] {
        for (const float height : heights.samples())
            sum = std::max(sum, height);
    });
    std::printf("# reading %d x %d heights once, to %g m: %.1f ms\n", side, side, static_cast<double>(sum),
                reading * 1e3);
    for (const SurfaceMap& map : surfaceMaps()) {
        if (map.kind == SurfaceMap::Kind::Lines)
            continue; // as many as the interval makes
        const double peak = peakOf([&] { make(map, heights); });
        const double seconds = bench::medianSeconds(rounds, [&] { make(map, heights); });
        std::printf("# %s: %.0f ms\n", map.id, seconds * 1e3);
        std::printf("figure map_%s_ratio_to_reading %.1f\n", map.id, seconds / reading);
        std::printf("figure map_%s_memory_in_heights %.2f\n", map.id, peak / bytes);
    }
    return 0;
}
