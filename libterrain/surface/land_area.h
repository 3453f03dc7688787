// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

namespace terrain {

/// Areas in m², seen from above.
struct LandArea {
    double whole = 0;      ///< of the surface; cells with a hole at a corner have none, as in meshes
    double aboveLevel = 0; ///< of the part that is higher than the level
};

/// The surface's triangles (surfaceHeight) are cut at the level, so a plane's share is exact. Less than 2 × 2
/// samples have no area. The same for any number of threads. `level` in m.
Result<LandArea> landArea(const Heightfield& field, double level, const RunContext& context = {});

} // namespace terrain
