// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace terrain {

/// `value` for a sentence: with at most seven digits that count, so that what was computed does not end in
/// the rounding of its computation ("1.7", not "1.7000000000000002"). For files there is numberText.
std::string roundedText(double value);

} // namespace terrain
