// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/plot.h"
#include "libterrain/surface/profile.h"

namespace app {

/// A profile over its distance, both in m; gaps are holes. Level ground lies in the middle, and what is all
/// but level is not blown up to noise. Empty for no points.
Plot profilePlot(const std::vector<terrain::ProfilePoint>& points);

} // namespace app
