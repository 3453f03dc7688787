// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <array>
#include <cstdint>

namespace terrain {

/// How steep the ground is: Horn's gradient (hornGradient) at every valid sample, as angles.
struct SlopeDistribution {
    static constexpr int bins = 90; ///< of one degree: bin d holds d° ≤ slope < d + 1°, the last one 90° too

    std::int64_t count = 0; ///< samples with a slope: the valid ones
    double mean = 0;        ///< degrees; NaN, as steepest, when count is 0
    double steepest = 0;    ///< degrees
    std::array<std::int64_t, bins> histogram{};
};

/// The same for any number of threads. Angles are read from a table and right to 0.0001°.
Result<SlopeDistribution> slopeDistribution(const Heightfield& field, const RunContext& context = {});

} // namespace terrain
