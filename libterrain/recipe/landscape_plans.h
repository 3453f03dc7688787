// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace terrain {

// Start grids of landscapes that no random ground has: drawn by formulas of exact functions
// (core/exact_math.h), in whole metres, as texts for parseValue. 65 × 65 heights unless said.

/// A cone of 2600 m over a plain at the sea, with a crater and with gullies down its flanks; for 10 km.
const std::string& volcanoPlan();
/// Craters of all sizes, later ones in earlier ones, each with its rim; for 10 km.
const std::string& moonPlan();
/// Rows of dunes across the wind from the west: gentle to windward, steep to leeward, in waves; for 2.6 km.
const std::string& dunesPlan();
/// Two dozen islands of all sizes; 9 × 9 heights, for 10 km.
const std::string& archipelagoPlan();

} // namespace terrain
