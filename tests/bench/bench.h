// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <vector>

namespace bench {

/// The default ground, `side` samples a side, 5 m apart.
inline terrain::Heightfield ground(int side) {
    terrain::Grid grid;
    grid.columns = grid.rows = side;
    grid.spacingX = grid.spacingY = 5;
    auto out = terrain::diamondSquare().generate(
        grid, terrain::wholeOf(grid),
        terrain::ParameterSet(terrain::diamondSquare().description().parameters), terrain::RunContext());
    if (!out)
        std::abort();
    return std::move(out).value();
}

/// The median time of so many runs.
template <class Work>
double medianSeconds(int rounds, const Work& work) {
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::nth_element(times, times.begin() + rounds / 2);
    return times[static_cast<std::size_t>(rounds / 2)];
}

} // namespace bench
