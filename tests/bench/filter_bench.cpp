// SPDX-License-Identifier: MIT
// How long each filter takes for 4097² samples with one thread, in units of the time in which memory takes as
// many; each with its defaults, smoothing also with a wider radius.
#include "libterrain/core/number_text.h"
#include "libterrain/filters/filter.h"
#include "tests/bench/bench.h"
#include "tests/bench/measures.h"

#include <cstdio>
#include <cstdlib>
#include <string>

using namespace terrain;

namespace {

constexpr int rounds = 5;

void measure(const Filter& filter, const ParameterSet& parameters, Heightfield& ground, const char* name) {
    const RunContext oneThread(nullptr, nullptr, 1);
    Heightfield room = ground.clone().value();
    std::vector<double> times;
    std::vector<double> stores;
    for (int round = 0; round < rounds; ++round) {
        stores.push_back(bench::threadSecondsOf(
            [&] { bench::store(room.samples().data(), room.samples().size(), static_cast<float>(round)); }));
        times.push_back(bench::threadSecondsOf([&] {
            if (!filter.apply({ground.grid(), wholeOf(ground.grid()), ground}, parameters, oneThread))
                std::abort();
        }));
    }
    std::printf("figure filter_%s_ratio_to_store_4097 %.1f\n", name,
                bench::median(times) / bench::median(stores));
}

} // namespace

int main() {
    Heightfield ground = bench::ground(4097);
    for (const Filter* filter : filters())
        measure(*filter, ParameterSet(filter->description().parameters), ground, filter->description().kind);
    const Filter& smooth = *findFilter("smooth");
    for (const double samples : {2, 20}) {
        ParameterSet wide(smooth.description().parameters);
        if (!wide.set("radius", samples * ground.grid().spacingX))
            return 1;
        measure(smooth, wide, ground, ("smooth_" + numberText(samples) + "_samples").c_str());
    }
    return 0;
}
