// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"
#include "libterrain/surface/loaded_ramp.h"

#include <string_view>

namespace terrain {

/// A stop at a value of the table, not yet brought to 0 … 1.
struct ValueStop {
    double value;
    Colour colour;
};

/// The slices of a colour palette table, as ramp_file.h describes it: two stops a slice, values never
/// falling. UnusableInput naming the line.
Result<std::vector<ValueStop>> cptStops(std::string_view text);

} // namespace terrain
