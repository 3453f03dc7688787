// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_value.h"

namespace terrain {

/// What an Integer or a Real holds, in the unit of its parameter. Throws std::bad_variant_access for any
/// other type (programmer error).
inline double numberOf(const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    return integer != nullptr ? static_cast<double>(*integer) : std::get<double>(value);
}

} // namespace terrain
