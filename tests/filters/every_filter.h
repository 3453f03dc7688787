// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/content_hash.h"
#include "libterrain/filters/filter.h"
#include "libterrain/generators/diamond_square.h"
#include "tests/generators/pinned_terrains.h"

#include <span>
#include <string>
#include <utility>

/// What all filters make of a difficult ground, as lines of kind and fingerprint. Without Qt, so that other
/// compilers check it quickly (fingerprint_matrix).
namespace every_filter {

/// Of all lines. Changes only with a filter's algorithm number, its parameters or their defaults.
constexpr const char* pinnedFingerprint = "8eb6c3cca17d59dd66bdb2191fc32423";

/// A ground with holes, heights that sums cannot hold, and zeros of both signs.
inline terrain::Heightfield groundOf(int columns, int rows) {
    terrain::ParameterSet parameters(terrain::diamondSquare().description().parameters);
    for (const auto& [id, text] :
         pinned::Terrain{columns, rows, {{"seed", "7"}, {"amplitude", "300"}}}.allValues())
        (void)parameters.setFromText(id, text);
    terrain::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    terrain::Heightfield out =
        terrain::diamondSquare().generate(grid, terrain::wholeOf(grid), parameters, {}).value();
    const auto samples = out.samples();
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i] = i % 97 == 2 ? terrain::hole : i % 89 == 3 ? samples[i] * 1e34F : samples[i];
        samples[i] = i % 53 == 0 ? -0.0F : i % 59 == 0 ? 0.0F : samples[i];
    }
    return out;
}

inline std::string said(const terrain::Filter& filter, const terrain::ParameterSet& parameters,
                        const terrain::Heightfield& ground) {
    if (!filter.check(ground.grid(), parameters).isOk())
        return {};
    const auto out = filter.apply({ground.grid(), terrain::wholeOf(ground.grid()), ground}, parameters, {});
    return std::string(filter.description().kind) + ' ' + terrain::fingerprint(out.value()).value().hex() +
           '\n';
}

/// With each choice and with other numbers.
inline std::string lines() {
    std::string out;
    for (const auto& [columns, rows] : {std::pair(2, 2), {37, 21}, {530, 150}}) {
        const terrain::Heightfield ground = groundOf(columns, rows);
        for (const terrain::Filter* filter : terrain::filters()) {
            const auto specs = filter->description().parameters;
            out += said(*filter, terrain::ParameterSet(specs), ground);
            for (const terrain::ParameterSpec& spec : specs) {
                terrain::ParameterSet other(specs);
                for (const terrain::ParameterChoice& choice : spec.choices)
                    if (other.set(spec.id, std::string(choice.id)).isOk())
                        out += said(*filter, other, ground);
                if (spec.type == terrain::ParameterType::Real &&
                    other.set(spec.id, std::get<double>(spec.defaultValue) + 12).isOk())
                    out += said(*filter, other, ground);
            }
        }
    }
    return out;
}

inline std::string fingerprintOf(const std::string& lines) {
    return terrain::contentHash(std::as_bytes(std::span(lines))).hex();
}

} // namespace every_filter
