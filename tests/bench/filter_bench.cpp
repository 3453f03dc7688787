// SPDX-License-Identifier: MIT
// How long each filter takes for 4097² samples with one thread, in units of the time in which memory takes as
// many; each with its defaults, smoothing also with a wider radius. And how far what neighbourhood steps and
// the filling of holes make of the same ground at 513² and at 1025² samples differs where both have samples:
// the root-mean-square difference as a part of the heights' standard deviation.
#include "libterrain/core/number_text.h"
#include "libterrain/filters/filter.h"
#include "tests/bench/bench.h"
#include "tests/bench/measures.h"

#include <cmath>
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

/// Round holes, 300 m across.
void punch(Heightfield& field) {
    const double spacing = field.grid().spacingX;
    for (int r = 0; r < field.rows(); ++r)
        for (int c = 0; c < field.columns(); ++c) {
            const double x = std::fmod(c * spacing, 600) - 300;
            const double y = std::fmod(r * spacing, 600) - 300;
            if (x * x + y * y < 150 * 150)
                field.row(r)[c] = hole;
        }
}

Heightfield everySecondOf(const Heightfield& fine) {
    Grid grid = fine.grid();
    grid.columns = grid.rows = (fine.columns() + 1) / 2;
    grid.spacingX = grid.spacingY = 2 * fine.grid().spacingX;
    Heightfield out = Heightfield::create(grid).value();
    for (int r = 0; r < grid.rows; ++r)
        for (int c = 0; c < grid.columns; ++c)
            out.row(r)[c] = fine.at(2 * c, 2 * r);
    return out;
}

void compareScales(const Filter& filter, const ParameterSet& parameters, const Heightfield& ground,
                   const std::string& name) {
    const auto changed = [&](const Heightfield& from) {
        return filter.apply({from.grid(), wholeOf(from.grid()), from}, parameters, {}).value();
    };
    const Heightfield fine = everySecondOf(changed(ground));
    const Heightfield coarse = changed(everySecondOf(ground));
    const auto count = static_cast<double>(fine.samples().size());
    double sum = 0;
    double squares = 0;
    double differences = 0;
    for (std::size_t i = 0; i < fine.samples().size(); ++i) {
        const auto a = static_cast<double>(fine.samples()[i]);
        const double difference = a - static_cast<double>(coarse.samples()[i]);
        sum += a;
        squares += a * a;
        differences += difference * difference;
    }
    const double deviation = std::sqrt(squares / count - sum / count * (sum / count));
    std::printf("figure filter_%s_rms_513_to_1025 %.5f\n", name.c_str(),
                std::sqrt(differences / count) / deviation);
}

void compareAllScales() {
    Heightfield ground = bench::ground(1025);
    for (const Filter* filter : filters()) {
        if (filter->description().promise != StepPromise::Neighbourhood)
            continue;
        const auto specs = filter->description().parameters;
        compareScales(*filter, ParameterSet(specs), ground, filter->description().kind);
        for (const ParameterSpec& spec : specs)
            for (const ParameterChoice& choice : spec.choices) {
                ParameterSet other(specs);
                if (!other.set(spec.id, std::string(choice.id)))
                    std::abort();
                compareScales(*filter, other, ground,
                              filter->description().kind + ("_" + std::string(choice.id)));
            }
    }
    punch(ground);
    const Filter& fill = *findFilter("fill_holes");
    compareScales(fill, ParameterSet(fill.description().parameters), ground, "fill_holes");
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
    compareAllScales();
    return 0;
}
