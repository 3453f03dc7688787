// SPDX-License-Identifier: MIT
// The forms beside each other: H by the spectrum, how much lattice lines show, and the time of 4097² samples.
// Prints the README's table.
#include "libterrain/generators/diamond_square.h"
#include "tests/support/spectrum.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace terrain;

namespace {

constexpr int seeds = 4;

Heightfield made(const char* form, double hurst, int side, int seed) {
    ParameterSet set(diamondSquare().description().parameters);
    const bool known = set.set("form", std::string(form)).isOk() && set.set("hurst", hurst).isOk() &&
                       set.setFromText("seed", std::to_string(seed)).isOk() &&
                       set.setFromText("corners", "random").isOk();
    Grid grid;
    grid.columns = grid.rows = side;
    auto out = diamondSquare().generate(grid, wholeOf(grid), set, RunContext(nullptr, nullptr, 1));
    if (!known || !out)
        std::abort();
    return std::move(out).value();
}

/// The variance of the second difference across every second row and column to that over all.
double creaseRatio(const std::vector<Heightfield>& fields) {
    double sums[2] = {};
    for (const Heightfield& field : fields)
        for (int r = 1; r + 1 < field.rows(); ++r)
            for (int c = 1; c + 1 < field.columns(); ++c) {
                const auto at = [&](int x, int y) { return static_cast<double>(field.at(x, y)); };
                const double middle = 2 * at(c, r);
                sums[c % 2] += std::pow(at(c - 1, r) + at(c + 1, r) - middle, 2);
                sums[r % 2] += std::pow(at(c, r - 1) + at(c, r + 1) - middle, 2);
            }
    return 2 * sums[0] / (sums[0] + sums[1]);
}

double milliseconds(const char* form, double hurst) {
    std::vector<double> times;
    for (int run = 0; run < 9; ++run) {
        const auto start = std::chrono::steady_clock::now();
        made(form, hurst, 4097, run);
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::nth_element(times, times.begin() + 4);
    return times[4];
}

void printRow(const char* form, double hurst) {
    constexpr int side = 1025;
    std::vector<Heightfield> fields;
    spectrum::Estimate estimate(side - 1);
    for (int seed = 1; seed <= seeds; ++seed) {
        fields.push_back(made(form, hurst, side, seed));
        estimate.add(fields.back());
    }
    std::printf("| %s | %.1f | %.3f | %.3f | %.2f | %.0f ms |\n", form, hurst, estimate.hurst(),
                spectrum::hurstOfSampled(hurst, side - 1), creaseRatio(fields), milliseconds(form, hurst));
}

} // namespace

int main() {
    std::puts("| form | H | H by spectrum | of sampled fractional ground | creases | 4097², one thread |");
    std::puts("|---|---|---|---|---|---|");
    for (const char* form : {"classic", "half_step", "calibrated", "stationary"})
        for (const double hurst : {0.3, 0.5, 0.7, 0.8, 0.9})
            printRow(form, hurst);
    return 0;
}
