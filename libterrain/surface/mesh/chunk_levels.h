// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <vector>

namespace terrain {

/// What the levels of detail of a chunked terrain leave out.
struct ChunkLevels {
    std::vector<double>
        errors;     ///< per level: the largest vertical distance of a sample from it, m; 0 at level 0
    double gap = 0; ///< the largest vertical distance between the edges of two chunks that meet, m
};

/// Measured at every sample: the distance of two levels is largest at one. Samples that a level leaves out
/// for a hole do not count. The same for any number of threads. OverLimit without the memory.
/// Precondition: cells ≥ 1, 1 ≤ levels ≤ mostChunkLevels(cells).
Result<ChunkLevels> chunkLevels(const Heightfield& field, int cells, int levels,
                                const RunContext& context = {});

/// The least depth of skirts that hides every gap, float rounding included.
double depthThatHides(double gap, const Heightfield& field);

} // namespace terrain
