// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace app {

struct PreparedHeights;

/// The ground that light falls on: heights times `exaggeration`, and the level in m that water covers lower
/// ground to (NaN: none).
struct LitGround {
    double exaggeration = 1;
    double water = 0;

    bool operator==(const LitGround& other) const;
};

/// How much of the sky each place of a terrain sees, on a coarse grid over all of it (row 0 north).
struct SkyMap {
    LitGround ground;
    int columns = 0;
    int rows = 0;
    double spacingX = 1; ///< m between texels
    double spacingY = 1;
    std::vector<float> heights;     ///< m, exaggerated, the water's where it covers the ground
    std::vector<std::uint8_t> seen; ///< of 255
};
using SharedSkyMap = std::shared_ptr<const SkyMap>;

/// Deterministic. Null when cancelled; throws std::bad_alloc. Takes tens of milliseconds, whatever the size
/// of the terrain. Any thread.
SharedSkyMap bakeSky(const PreparedHeights& heights, const LitGround& ground,
                     const terrain::RunContext& context = {});

} // namespace app
