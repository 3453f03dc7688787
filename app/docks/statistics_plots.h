// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/plot.h"
#include "libterrain/surface/surface_statistics.h"

namespace app {

/// How much of the land lies at which height. `water`: a mark at that level in m. Empty, as the others, where
/// there are no samples.
Plot heightsPlot(const terrain::Statistics& heights, std::optional<double> water);
/// How much of the land lies above each height (the hypsometric curve, with the height along).
Plot hypsometricPlot(const terrain::Statistics& heights, std::optional<double> water);
/// How much of the land is how steep, up to the steepest.
Plot slopesPlot(const terrain::SlopeDistribution& slopes);
/// The height difference over each distance, both logarithmic, and the line that H is the slope of.
Plot roughnessPlot(const terrain::Roughness& roughness);

} // namespace app
