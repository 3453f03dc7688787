// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <span>
#include <string_view>

namespace terrain {

/// A name that an expression may use.
struct ExpressionVariable {
    std::string_view name;
    double value;
};

/// The value of a sum such as "2*1024+1" or "rcoe^iterations": numbers with a point, + − * / ^
/// (right-associative, integer exponents by repeated multiplication, others by exactPower), signs,
/// parentheses, and the named variables. `decimalComma`: a comma counts as a point. An error says what is
/// wrong at which place; results that are not finite are errors.
Result<double> evaluateExpression(std::string_view text, std::span<const ExpressionVariable> variables = {},
                                  bool decimalComma = false);

} // namespace terrain
