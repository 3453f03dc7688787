// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <vector>

namespace terrain {

/// A place on an index line at which its height may be written.
struct ContourPlace {
    double column = 0; ///< between samples, from the north-west one
    double row = 0;
    double level = 0;   ///< m: a whole multiple of the index lines' interval
    double uphillX = 0; ///< unit vector on the plan, across the line: eastward …
    double uphillY = 0; ///< … and northward
};

/// Places on the index lines that belong to lines every `interval` m (> 0), at most one in each of
/// `squares` × `squares` (≥ 1) equal parts of the terrain: where a line bends least. Straight ones come
/// first; those that are alike are scattered, so that any first part of the list covers the whole terrain.
/// None beside holes, at the rim, on flat ground, where lines are closer than samples, and in fields of less
/// than 5 × 5 samples. Cancelled: an incomplete list. The same on every machine. Any thread.
std::vector<ContourPlace> contourPlaces(const Heightfield& heights, double interval, int squares,
                                        const RunContext& context = {});

} // namespace terrain
