// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

namespace terrain {

/// The same ground with other numbers of samples: the corners stay where they are, the spacing follows.
/// Between samples heights are interpolated linearly; where samples become fewer, each is the mean of those
/// around it with weights that fall to 0 at the next one, so that nothing flickers (a separable tent filter).
/// The weights are balanced, so that a plane stays one, and reach as far to both sides, so that the rim is
/// made of the rim alone and terrains that met still meet. No height leaves the range of the former ones; a
/// sample with a hole within its reach is a hole; as many samples as before are the same ones, bit for bit.
/// Precondition: at least 2 × 2 before and after. OverLimit without memory.
Result<Heightfield> resampled(const Heightfield& heights, int columns, int rows,
                              const RunContext& context = {});

} // namespace terrain
