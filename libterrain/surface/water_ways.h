// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/surface/filled_ground.h"

#include <vector>

namespace terrain {

/// Where each sample's water goes: the index of one of FilledGround::neighbours().
enum WaterWay : std::uint8_t {
    LeavesTerrain = 8, ///< at the rim or into a hole
    IsHole = 9,        ///< also the frame
};

/// To the neighbour that lies steepest below on the filled ground (O'Callaghan and Mark 1984); on level
/// ground by the fewest samples to where it falls or ends; of equal ways the first of the neighbours(). So
/// each place depends on the heights alone, not on an order of work. FilledGround::size() ways. `spacingX`,
/// `spacingY`: m. Empty when cancelled; may throw std::bad_alloc.
std::vector<std::uint8_t> waterWays(const FilledGround& ground, double spacingX, double spacingY,
                                    const RunContext& context);

} // namespace terrain
