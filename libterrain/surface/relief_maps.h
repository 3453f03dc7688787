// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

namespace terrain {

// What a terrain's shape says at each sample: a field of values in place of heights, on the same grid; holes
// stay holes. Both spacings are used. Equal for any number of threads; other processors may round a last
// digit to the other side. Cancelled, or OverLimit without memory.

/// Degrees from level, 0 … 90, by Horn's gradient.
Result<Heightfield> slopeMap(const Heightfield& heights, const RunContext& context = {});

/// Where the ground falls to: degrees clockwise from north, 0 … 360, by Horn's gradient; level ground has 0.
Result<Heightfield> aspectMap(const Heightfield& heights, const RunContext& context = {});

/// Mean curvature in 1/m, positive on knolls and ridges, negative in hollows and valleys: that of a sphere of
/// radius r is 1/r. From second differences of 3 × 3 samples.
Result<Heightfield> curvatureMap(const Heightfield& heights, const RunContext& context = {});

/// The part of the sky that is seen, 0 … 1, by the horizons in 16 directions up to `reach` metres (Zakšek,
/// Oštir and Kokalj 2011, "Sky-view factor as a relief visualization technique"): ambient occlusion. The
/// farther away, the fewer samples are looked at; beyond the terrain's rim there is only sky.
Result<Heightfield> skyViewMap(const Heightfield& heights, double reach, const RunContext& context = {});

/// 1 where the ground lies at or below `level` (m), else 0.
Result<Heightfield> waterMap(const Heightfield& heights, double level, const RunContext& context = {});

} // namespace terrain
