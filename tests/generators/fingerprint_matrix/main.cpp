// SPDX-License-Identifier: MIT
// Makes every pinned terrain with the library as it was compiled, by the kernels for this processor and by
// those for any, and compares the fingerprints.
#include "libterrain/core/content_hash.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/pins.h"
#include "tests/generators/pinned_terrains.h"

#include <cstdio>

using namespace terrain;

namespace {

bool isRunnable() {
#ifdef __AVX2__
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0;
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

} // namespace

int main() {
    if (!isRunnable()) {
        std::puts("SKIP   : this processor has not the instructions of x86-64-v3");
        return 0;
    }
    int right = 0;
    int wrong = 0;
    for (const pinned::Terrain& terrain : pinned::terrains())
        for (const auto processor : {diamond_square::thisProcessor(), diamond_square::Processor::Any}) {
            const std::string made = madeFingerprint(terrain, processor);
            const bool isRight = made == terrain.fingerprint;
            ++(isRight ? right : wrong);
            if (!isRight)
                std::printf("%s: %s, pinned is %s\n", terrain.name().c_str(), made.c_str(),
                            terrain.fingerprint);
        }
    std::printf("Totals: %d passed, %d failed, 0 skipped\n", right, wrong);
    return wrong == 0 ? 0 : 1;
}
