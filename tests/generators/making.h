// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square.h"

#include <QTest>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

/// Short ways to make terrains in tests.
namespace making {

using Values = std::vector<std::pair<std::string, std::string>>;

inline terrain::Grid gridOf(int columns, int rows) {
    terrain::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    return grid;
}

/// The diamond-square step's parameters: the half-step form with H = 1, which has corners and takes every H,
/// and on top of it some values set from text.
inline terrain::ParameterSet parametersOf(const Values& values) {
    terrain::ParameterSet out(terrain::diamondSquare().description().parameters);
    Values all = {{"form", "half_step"}, {"hurst", "1"}};
    all.insert(all.end(), values.begin(), values.end());
    for (const auto& [id, text] : all) {
        const terrain::Status status = out.setFromText(id, text);
        if (!status)
            QTest::qFail(status.error().detail.english().c_str(), __FILE__, __LINE__);
    }
    return out;
}

inline terrain::RunContext threads(int count) {
    return {nullptr, nullptr, count};
}

inline terrain::Heightfield window(int columns, int rows, const terrain::Window& part, const Values& values,
                                   int threadCount = 1) {
    const terrain::Grid grid = gridOf(columns, rows);
    const terrain::ParameterSet parameters = parametersOf(values);
    const terrain::Status possible = terrain::diamondSquare().check(grid, parameters);
    if (!possible)
        QTest::qFail(possible.error().detail.english().c_str(), __FILE__, __LINE__);
    terrain::Result<terrain::Heightfield> out =
        terrain::diamondSquare().generate(grid, part, parameters, threads(threadCount));
    if (!out) {
        QTest::qFail("nothing was made", __FILE__, __LINE__);
        return {};
    }
    return std::move(out).value();
}

inline terrain::Heightfield whole(int columns, int rows, const Values& values, int threadCount = 1) {
    return window(columns, rows, {0, 0, columns, rows}, values, threadCount);
}

/// Whether two fields have the same size and the same bits.
inline bool sameBits(const terrain::Heightfield& a, const terrain::Heightfield& b) {
    return a.columns() == b.columns() && a.rows() == b.rows() &&
           std::memcmp(a.samples().data(), b.samples().data(), a.samples().size_bytes()) == 0;
}

/// Whether `part` is that window of `all`, bit for bit.
inline bool isWindowOf(const terrain::Heightfield& part, const terrain::Window& place,
                       const terrain::Heightfield& all) {
    for (int r = 0; r < place.rows; ++r)
        if (std::memcmp(part.row(r), all.row(place.row + r) + place.column,
                        static_cast<std::size_t>(place.columns) * sizeof(float)) != 0)
            return false;
    return part.columns() == place.columns && part.rows() == place.rows;
}

/// Whether every second sample of `fine` is `coarse`, bit for bit.
inline bool isEverySecondOf(const terrain::Heightfield& coarse, const terrain::Heightfield& fine) {
    for (int r = 0; r < coarse.rows(); ++r)
        for (int c = 0; c < coarse.columns(); ++c)
            if (std::memcmp(coarse.row(r) + c, fine.row(2 * r) + 2 * c, sizeof(float)) != 0)
                return false;
    return fine.columns() == 2 * coarse.columns() - 1 && fine.rows() == 2 * coarse.rows() - 1;
}

/// Parameter combinations that together use every option.
inline std::vector<std::pair<const char*, Values>> recipes() {
    return {
        {"defaults", {}},
        {"classic by factor", {{"form", "classic"}, {"falloff", "factor"}, {"factor", "0.6"}, {"seed", "4"}}},
        {"half step, rough", {{"form", "half_step"}, {"hurst", "0.3"}, {"seed", "hello"}}},
        {"positive", {{"distribution", "positive"}, {"form", "classic"}, {"seed", "-1"}}},
        {"gaussian", {{"distribution", "gaussian"}, {"seed", "9223372036854775808"}}},
        {"random corners", {{"corners", "random"}, {"corner_range", "250"}, {"seed", "0"}}},
        {"four corners",
         {{"corner_nw", "10"}, {"corner_ne", "-20.5"}, {"corner_sw", "300"}, {"corner_se", "41"}}},
        {"growing", {{"falloff", "factor"}, {"factor", "2.5"}, {"form", "classic"}, {"amplitude", "1"}}},
        {"fixed points",
         {{"fixed_points", "0.5,0.5,900;0.25,0.75,-300;0,0.5,77;1,0.5,5;0.5,0,8;0.5,1,-8;0,0,3"}}},
        {"stopped", {{"stop_level", "3"}, {"corner_nw", "100"}}},
        {"stopped at centres", {{"stop_level", "2"}, {"stop_half", "centres"}, {"distribution", "positive"}}},
        {"calibrated", {{"form", "calibrated"}, {"hurst", "0.8"}, {"corners", "random"}}},
        {"calibrated gaussian",
         {{"form", "calibrated"}, {"hurst", "0.3"}, {"distribution", "gaussian"}, {"corners", "random"}}},
        {"open", {{"edges", "open"}, {"form", "classic"}, {"hurst", "0.6"}}},
        {"open with fixed points", {{"edges", "open"}, {"fixed_points", "0,0,30;0.5,0.25,-70"}}},
        {"stationary", {{"form", "stationary"}, {"hurst", "0.8"}}},
        {"stationary gaussian", {{"form", "stationary"}, {"hurst", "0.3"}, {"distribution", "gaussian"}}},
        {"stationary with fixed points",
         {{"form", "stationary"}, {"hurst", "0.7"}, {"fixed_points", "0.5,0.5,900;0,0.25,-300;0.5,1,7"}}},
        {"stationary, stopped",
         {{"form", "stationary"}, {"hurst", "0.6"}, {"stop_level", "2"}, {"stop_half", "centres"}}},
        {"only the start", {{"stop_level", "0"}, {"corner_ne", "100"}}},
        {"amplitude by height",
         {{"form", "classic"},
          {"hurst", "0.7"},
          {"low_amplitude", "20"},
          {"high_amplitude", "180"},
          {"low_height", "-40"},
          {"high_height", "60"}}},
        {"amplitude by level", {{"hurst", "0.6"}, {"level_amplitudes", "1,0;3,2;5,0.5;20,0"}}},
        {"amplitude mask",
         {{"distribution", "positive"}, {"amplitude_mask", "100,0,300;50,25,10"}, {"edges", "open"}}},
        {"stationary by height and mask",
         {{"form", "stationary"},
          {"hurst", "0.5"},
          {"high_amplitude", "0"},
          {"high_height", "0"},
          {"amplitude_mask", "0,400;150,100"}}},
        {"ridged", {{"form", "ridged"}, {"hurst", "0.8"}}},
        {"billowed by height and mask",
         {{"form", "billowed"},
          {"hurst", "0.6"},
          {"octaves", "8"},
          {"level_amplitudes", "1,1;4,0.25;8,3"},
          {"low_amplitude", "30"},
          {"distribution", "gaussian"},
          {"amplitude_mask", "0,200;150,100"}}},
        {"ridged, stopped", {{"form", "ridged"}, {"hurst", "0.9"}, {"octaves", "3"}, {"stop_level", "2"}}},
    };
}

/// Combinations with pins. Finer terrains go on from coarser ones only where these have the pins' samples.
inline std::vector<std::pair<const char*, Values>> pinnedRecipes() {
    return {
        {"pins",
         {{"form", "classic"},
          {"hurst", "0.9"},
          {"pins", "0.5,0.5,900;0.25,0.75,-300;0,0.5,77"},
          {"fixed_points", "0.25,0.25,40"},
          {"corner_nw", "60"}}},
        {"stationary with pins",
         {{"form", "stationary"},
          {"hurst", "0.6"},
          {"pin_reach", "0.1"},
          {"pins", "0.5,0.25,300;0.25,0.5,-300;1,1,5"},
          {"stop_level", "3"}}},
        {"ridged with all that is held",
         {{"form", "ridged"},
          {"hurst", "0.8"},
          {"start_grid", "10,20,0;400,-50,60;0,0,30"},
          {"fixed_points", "0.25,0.25,40"},
          {"pins", "0.5,0.25,300;0.25,0.5,-300"}}},
    };
}

/// Combinations with wrapped edges.
inline std::vector<std::pair<const char*, Values>> wrapped(std::vector<std::pair<const char*, Values>> out) {
    for (auto& [name, values] : out)
        values.emplace_back("edges", "wrap");
    return out;
}

inline std::vector<std::pair<const char*, Values>> wrappedRecipes() {
    return wrapped(recipes());
}

} // namespace making
