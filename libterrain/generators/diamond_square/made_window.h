// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/generators/diamond_square/settings.h"

namespace terrain::diamond_square {

/// The heights of a window of the terrain with these settings, pins included, in memory for the window and a
/// halo. Errors: those of latticeFor and applyPins, and OverLimit, with the bytes, where there is not enough
/// memory. Preconditions: checkPins is Done, the window lies inside the grid. Thread rule: any thread.
Result<Heightfield> madeWindow(const Settings& settings, const Grid& grid, const Window& window,
                               const RunContext& context);

} // namespace terrain::diamond_square
