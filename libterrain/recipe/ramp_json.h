// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/cpt_table.h"
#include "libterrain/recipe/json_text.h"

#include <optional>

namespace terrain {

/// A ramp as JSON, as ramp_file.h describes it. Only .cpp files of this room include this header.
Json rampToJson(const LoadedRamp& ramp);

/// Back; UnusableInput naming the member. `name` where it has none.
Result<LoadedRamp> rampFromJson(const Json& json, const std::string& name);

/// The ramp of stops at values that never fall: positions 0 … 1 stay, other values are metres. UnusableInput
/// where there are no two values.
Result<LoadedRamp> rampOfStops(const std::vector<ValueStop>& stops, const std::string& name, bool inMetres);

} // namespace terrain
