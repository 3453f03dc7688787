// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace terrain {

/// `value` for a sentence: with at most seven digits that count, so that what was computed does not end in
/// the rounding of its computation ("1.7", not "1.7000000000000002"). For files there is numberText.
std::string roundedText(double value);

/// For a sentence in which numbers are judged, not typed again: four significant digits at most behind the
/// point, all of those before it, and no zeros at the end: "1890", "212.4", "0.03125".
std::string shortText(double value);

/// As short as it can be and still the same number: a height, which is a float, with the digits of one.
std::string exactText(double value);

/// A part of a whole, 0…1, in percent without the sign: one decimal, two significant digits of a small one;
/// "0" and "100" only for none and all.
std::string percentText(double part);

} // namespace terrain
