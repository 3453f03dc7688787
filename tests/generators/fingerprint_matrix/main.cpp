// SPDX-License-Identifier: MIT
// Makes every pinned terrain with the library as it was compiled, by the kernels for this processor and by
// those for any, and what the filters make of one, and compares the fingerprints. With --differs it is right
// when some of them are others.
#include "libterrain/core/content_hash.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/pins.h"
#include "tests/filters/every_filter.h"
#include "tests/generators/pinned_terrains.h"

#include <cstdio>
#include <cstring>

using namespace terrain;

namespace {

bool isRunnable() {
#ifdef __AVX2__
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
           __builtin_cpu_supports("fma") != 0;
#else
    return true;
#endif
}

/// Empty when the terrain could not be made.
std::string madeFingerprint(const pinned::Terrain& terrain, diamond_square::Processor processor) {
    ParameterSet parameters(diamondSquare().description().parameters);
    for (const auto& [id, text] : terrain.allValues())
        if (!parameters.setFromText(id, text))
            return {};
    Grid grid;
    grid.columns = terrain.columns;
    grid.rows = terrain.rows;
    auto plan = diamond_square::planFor(diamond_square::settingsOf(parameters), grid);
    auto field = Heightfield::create(grid);
    if (!plan || !field)
        return {};
    plan.value().use(processor);
    constexpr int threads = 3;
    const RunContext context(nullptr, nullptr, threads);
    makeWindow(plan.value(), wholeOf(grid), field.value().row(0), context);
    if (!applyPins(plan.value(), grid, wholeOf(grid), field.value().row(0), context))
        return {};
    return fingerprint(field.value()).value().hex();
}

struct Counts {
    int same = 0;
    int other = 0;
    int notMade = 0;

    void add(const std::string& name, const std::string& made, const std::string& pinned) {
        ++(made == pinned ? same : made.empty() ? notMade : other);
        if (made != pinned)
            std::printf("%s: %s, pinned is %s\n", name.c_str(), made.c_str(), pinned.c_str());
    }
};

} // namespace

int main(int argc, char** argv) {
    if (!isRunnable()) {
        std::puts("SKIP   : this processor has not the instructions of x86-64-v3");
        return 0;
    }
    Counts counts;
    for (const pinned::Terrain& terrain : pinned::terrains())
        for (const auto processor : {diamond_square::thisProcessor(), diamond_square::Processor::Any})
            counts.add(terrain.name(), madeFingerprint(terrain, processor), terrain.fingerprint);
    counts.add("filters", every_filter::fingerprintOf(every_filter::lines()),
               every_filter::pinnedFingerprint);
    const auto [same, other, notMade] = counts;
    if (argc > 1 && std::strcmp(argv[1], "--differs") == 0) {
        std::printf("%d fingerprints of %d are others, %d could not be made\n", other, same + other + notMade,
                    notMade);
        const bool isRight = other > 0 && notMade == 0;
        std::printf("Totals: %d passed, %d failed, 0 skipped\n", isRight ? 1 : 0, isRight ? 0 : 1);
        return isRight ? 0 : 1;
    }
    std::printf("Totals: %d passed, %d failed, 0 skipped\n", same, other + notMade);
    return other + notMade == 0 ? 0 : 1;
}
