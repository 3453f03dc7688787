// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace terrain {

// Numbers as text, always with a point whatever the locale; the app formats numbers for people itself.

/// The shortest decimal text that reads back as the same number; with an exponent only below 1e-7 and from
/// 1e15 on.
std::string numberText(double value);
std::string numberText(float value);
std::string numberText(std::int64_t value);
std::string numberText(std::uint64_t value);
inline std::string numberText(int value) {
    return numberText(std::int64_t{value});
}

/// `value` with `decimals` digits after the point.
std::string fixedText(double value, int decimals);

/// The whole of `text` as a number (a leading + and surrounding blanks are allowed); none when it is not one.
/// Accepts nan and inf as std::from_chars does, and gives the nearest there is, 0 or inf, for a number beyond
/// what the type can be: callers that need finite numbers check.
std::optional<double> parseDouble(std::string_view text);
std::optional<std::int64_t> parseInteger(std::string_view text);

/// "1.5 GiB", "220 MiB", "17 bytes".
std::string byteCountText(std::uint64_t bytes);

} // namespace terrain
