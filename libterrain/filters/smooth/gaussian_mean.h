// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"
#include "libterrain/filters/smooth/gaussian_axis.h"

namespace terrain::smooth {

/// The Gaussian means of the heights of a window, mirrored at the borders of
/// the grid; holes stay holes, and what is beside one is made of the heights
/// that are there. Cancelled, or OverLimit without memory.
Result<Heightfield> gaussianMean(const FilterInput& input, const GaussianAxis& alongRows,
                                 const GaussianAxis& alongColumns, const RunContext& context);

} // namespace terrain::smooth
