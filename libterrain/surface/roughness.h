// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace terrain {

/// How far heights differ, on average, over one distance along rows or columns.
struct HeightDifference {
    double lag = 0;            ///< m
    double rootMeanSquare = 0; ///< m, > 0
    std::int64_t pairs = 0;    ///< of valid samples that were compared
};

/// A straight line through the logarithms: rms difference = atOneMetre · lag^hurst.
struct RoughnessFit {
    double hurst = 0;
    double atOneMetre = 0; ///< m
};

/// The structure function of a terrain (Mandelbrot & Van Ness 1968: of fractional Brownian ground it is
/// c · lag^2H), by increasing lag, and H by least squares over all of these lags, each with the same weight.
struct Roughness {
    std::vector<HeightDifference> differences;
    /// None for fewer than three lags: flat or tiny ground, all holes.
    std::optional<RoughnessFit> fit;
};

/// Lags are 1, 2, 3, 4, 6, 8, 12 … samples, up to an eighth of the terrain in their direction (of small
/// ground four samples or the half), in both directions; where the spacing is the same, both are one. Pairs
/// with a hole do not count. Above 513 rows, evenly spread ones stand for all (along the columns: pairs that
/// begin in these). The same for any number of threads.
Result<Roughness> roughness(const Heightfield& field, const RunContext& context = {});

} // namespace terrain
