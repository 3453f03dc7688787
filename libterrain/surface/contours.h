// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <vector>

namespace terrain {

/// A place between samples, in columns and rows from the north-west sample.
struct ContourPoint {
    double column;
    double row;
    friend bool operator==(const ContourPoint&, const ContourPoint&) = default;
};

/// A line of equal height: higher ground lies to its right. A closed one ends where it began; the others end
/// at the terrain's rim or beside a hole.
struct ContourLine {
    double level; ///< m
    std::vector<ContourPoint> points;
    [[nodiscard]] bool isClosed() const { return points.front() == points.back(); }
};

/// Every line at base + i · interval, lowest level first, by marching squares with heights that are linear
/// along the edges of cells; a saddle is cut by the mean of its corners. Ground at a level counts as above
/// it, so that lines never touch samples twice. Cells with a hole have no lines. The same on every machine
/// and for any number of threads. InvalidRequest for an interval that is no number above 0; OverLimit for
/// more than 10 000 levels or without memory.
Result<std::vector<ContourLine>> contourLines(const Heightfield& heights, double base, double interval,
                                              const RunContext& context = {});

/// 1, 2 or 5 times a power of ten, so that there are about 10 to 25 levels; 1 for flat ground.
double contourInterval(const HeightRange& heights);

} // namespace terrain
