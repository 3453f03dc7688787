// SPDX-License-Identifier: MIT
// How long a terrain takes, and how far that is from the time in which memory takes its samples.
#include "libterrain/core/platform/memory.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/levels.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

using namespace terrain;

namespace {

constexpr int side = 4097;
constexpr int rounds = 41;
constexpr double mostSeconds = 40;

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

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// The fastest way to give `count` floats a value: stores that pass the cache by.
void store(float* out, std::size_t count, float value) {
#ifdef __SSE2__
    const __m128 four = _mm_set1_ps(value);
    for (std::size_t i = 0; i + 4 <= count; i += 4)
        _mm_stream_ps(out + i, four);
    _mm_sfence();
#else
    std::fill_n(out, count, value);
#endif
}

} // namespace

int main() {
    Grid grid;
    grid.columns = side;
    grid.rows = side;
    const ParameterSet parameters(diamondSquare().description().parameters);
    const auto plan = diamond_square::planFor(diamond_square::settingsOf(parameters), grid);
    const auto samples = LargeBuffer<float>::allocate(static_cast<std::uint64_t>(grid.sampleCount()));
    if (!plan || samples.data() == nullptr)
        return 1;

    const RunContext oneThread(nullptr, nullptr, 1);
    const RunContext twoThreads(nullptr, nullptr, 2);
    std::vector<double> stores;
    std::vector<double> warm;
    std::vector<double> whole;
    const auto start = Clock::now();
    // In turn, so that a busy machine slows all of them alike; the first round warms up.
    for (int round = 0; round <= rounds && secondsSince(start) < mostSeconds; ++round) {
        const double stored =
            secondsOf([&] { store(samples.data(), samples.size(), static_cast<float>(round)); });
        const double made =
            secondsOf([&] { makeWindow(plan.value(), wholeOf(grid), samples.data(), oneThread); });
        const double field = secondsOf([&] {
            if (!diamondSquare().generate(grid, wholeOf(grid), parameters, twoThreads))
                std::puts("nothing was made");
        });
        if (round == 0)
            continue;
        stores.push_back(stored);
        warm.push_back(made);
        whole.push_back(field);
    }
    std::printf(
        "%d × %d samples, medians of %zu: store %.2f ms, warm on one thread %.2f ms, with new memory on two "
        "threads %.2f ms\n",
        side, side, stores.size(), median(stores) * 1e3, median(warm) * 1e3, median(whole) * 1e3);
    std::printf("figure generation_ms_4097_two_threads %.3f\n", median(whole) * 1e3);
    std::printf("figure ratio_to_store_4097 %.3f\n", median(warm) / median(stores));
    return 0;
}
