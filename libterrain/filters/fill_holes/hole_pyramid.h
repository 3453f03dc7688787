// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <cstdint>
#include <vector>

namespace terrain::fill_holes {

/// Fills the missing samples of `field` with a smooth membrane over their rim: means of the known samples go
/// down a pyramid of halved sizes until nothing is missing ("push"), then come up again level by level, each
/// interpolated from the coarser one and relaxed towards the mean of its neighbours ("pull"; S. Gortler and
/// others, "The lumigraph", 1996; relaxation as in cascadic multigrid). A neighbour's weight falls with the
/// square of its distance in metres. Precondition: at least one sample is known. False when cancelled. May
/// throw std::bad_alloc.
bool fillByPyramid(Heightfield& field, const RunContext& context);

} // namespace terrain::fill_holes
