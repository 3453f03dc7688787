// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/land_area.h"
#include "libterrain/surface/roughness.h"
#include "libterrain/surface/slope_distribution.h"
#include "libterrain/surface/statistics.h"

#include <optional>
#include <string>
#include <vector>

namespace terrain {

/// All that is said of a terrain in numbers.
struct SurfaceStatistics {
    Statistics heights;
    SlopeDistribution slopes;
    std::optional<double> waterLevel; ///< m; none: the terrain has no sea
    LandArea area;                    ///< above the water; without one all of it
    Roughness roughness;
};

/// `bins` ≥ 1, of the heights' histogram. The same for any number of threads. Any thread.
Result<SurfaceStatistics> surfaceStatistics(const Heightfield& field, std::optional<double> waterLevel,
                                            int bins, const RunContext& context = {});

/// A point of the hypsometric curve.
struct HeightShare {
    double height = 0; ///< m
    double above = 0;  ///< share of the valid samples that lie at this height or above, 0…1
};
/// At the ends of the histogram's bins, from the lowest up: 1 … 0. Empty when there are no valid samples.
std::vector<HeightShare> hypsometricCurve(const Statistics& heights);

// Tables for other programs: a line of names with units, then a line a number, with numbers as numberText()
// writes them whatever the locale; what is not known is empty. Lines end with a line feed.

/// "quantity,value,unit".
std::string surfaceStatisticsCsv(const SurfaceStatistics& numbers);
/// "from_m,to_m,samples,share".
std::string heightHistogramCsv(const Statistics& heights);
/// "height_m,share_above".
std::string hypsometricCsv(const Statistics& heights);
/// "from_degrees,to_degrees,samples,share".
std::string slopesCsv(const SlopeDistribution& slopes);
/// "lag_m,rms_difference_m,pairs,fitted_m".
std::string roughnessCsv(const Roughness& roughness);

} // namespace terrain
