// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

#include <array>

namespace terrain::diamond_square {

enum class Form {
    Classic,  ///< both half steps of a level have the same amplitude
    HalfStep, ///< the amplitude falls by √factor at each half step
};
enum class Distribution { Uniform, Positive, Gaussian };
enum class Edges { Three, Wrap };
enum class Corners { Fixed, Random };

/// The greatest amplitude and height that parameters may give, in m: more than a planet's radius, and small
/// enough that 20 levels growing by the greatest factor stay finite in float32.
inline constexpr double greatestHeight = 1e7;
/// Levels of the largest terrain: 2^20 cells a side.
inline constexpr int mostLevels = 20;

/// The step's parameters as numbers.
struct Settings {
    std::uint64_t seed = 0;
    Form form = Form::Classic;
    double amplitude = 0; ///< m, of the first centre step
    double factor = 0.5;  ///< of the amplitude, per level
    Distribution distribution = Distribution::Uniform;
    Edges edges = Edges::Three;
    Corners corners = Corners::Fixed;
    std::array<double, 4> cornerHeights{}; ///< m: north-west, north-east, south-west, south-east
    double cornerRange = 0;                ///< m, random corners lie in ±
    PointList fixedPoints;
    int stopLevel = mostLevels; ///< the last level that has offsets
    bool stopAtCentres = false; ///< at that level only the centres have offsets
};

/// The table of the step's parameters.
std::span<const ParameterSpec> parameters();

/// Precondition: the set is one of parameters().
Settings settingsOf(const ParameterSet& set);

/// The amplitudes (m) of a level ≥ 1: of its centre step and of its edge step.
struct LevelAmplitudes {
    double centre = 0;
    double edge = 0;
};
LevelAmplitudes amplitudesOf(const Settings& settings, int level);

} // namespace terrain::diamond_square
