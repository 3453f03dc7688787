// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace terrain {

/// Numbers about the valid samples, in double precision; the same for any number of threads (rows are summed
/// in order).
struct Statistics {
    std::int64_t count = 0; ///< valid samples
    std::int64_t holes = 0;
    double minimum = 0; ///< m; NaN, as the others, when count is 0
    double maximum = 0;
    double mean = 0;
    double standardDeviation = 0;
    std::vector<std::int64_t> histogram; ///< of equal bins over minimum…maximum
};

/// How many bins show the shape of so many samples without a comb of single ones: twice their cube root (the
/// Rice rule; D. Lane, Introduction to Statistics), from 1 to 128.
int histogramBins(std::int64_t samples);

/// `bins` ≥ 1. A flat terrain has all its samples in the first bin.
Result<Statistics> statistics(const Heightfield& field, int bins, const RunContext& context = {});

/// What core's heightRange says, on several threads: for large fields. None when cancelled.
std::optional<HeightRange> heightRange(const Heightfield& field, const RunContext& context);

} // namespace terrain
