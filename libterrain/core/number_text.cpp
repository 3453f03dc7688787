// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <type_traits>

namespace terrain {
namespace {

template <class Number>
std::string shortest(Number value) {
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end.ptr};
}

/// Without an exponent where that is as easy to read: 100000 rather than 1e+05.
template <class Number>
std::string readable(Number value) {
    constexpr Number least = static_cast<Number>(1e-7);
    constexpr Number most = static_cast<Number>(1e15);
    const Number size = std::abs(value);
    if (!(size < most && (size >= least || size == 0))) // also NaN
        return shortest(value);
    std::array<char, 64> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
    return {buffer.data(), end.ptr};
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    text = text.substr(first, text.find_last_not_of(blanks) - first + 1);
    if (text.size() > 1 && text[0] == '+' && text[1] != '-' && text[1] != '+')
        text.remove_prefix(1);
    return text;
}

/// The nearest double to a number whose digits are right, but which is too near to 0 or too far from it.
double nearest(std::string_view digits) {
    const bool negative = digits.front() == '-';
    if (negative)
        digits.remove_prefix(1);
    const std::size_t end = std::min(digits.find_first_of("eE"), digits.size());
    const std::size_t point = std::min(digits.find('.'), end);
    // The place of the first digit that counts, before the point or behind it, and the exponent.
    const std::size_t first = std::min(digits.find_first_not_of("0."), end);
    const double place = static_cast<double>(point) - static_cast<double>(first);
    double exponent = 0;
    for (const char digit : digits.substr(std::min(digits.find_first_of("0123456789", end), digits.size())))
        exponent = exponent * 10 + (digit - '0');
    const bool down = end + 1 < digits.size() && digits[end + 1] == '-';
    const double size =
        place + (down ? -exponent : exponent) > 0 ? std::numeric_limits<double>::infinity() : 0;
    return negative ? -size : size;
}

template <class Number>
std::optional<Number> parsed(std::string_view text) {
    text = trimmed(text);
    Number value{};
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || end.ptr != text.data() + text.size())
        return std::nullopt;
    if constexpr (std::is_floating_point_v<Number>)
        if (end.ec == std::errc::result_out_of_range)
            return nearest(text);
    return end.ec == std::errc{} ? std::optional(value) : std::nullopt;
}

} // namespace

std::string numberText(double value) {
    return readable(value);
}
std::string numberText(float value) {
    return readable(value);
}
std::string numberText(std::int64_t value) {
    return shortest(value);
}
std::string numberText(std::uint64_t value) {
    return shortest(value);
}

std::string fixedText(double value, int decimals) {
    std::array<char, 512> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::fixed, decimals);
    return {buffer.data(), end.ptr};
}

std::optional<double> parseDouble(std::string_view text) {
    return parsed<double>(text);
}
std::optional<std::int64_t> parseInteger(std::string_view text) {
    return parsed<std::int64_t>(text);
}

std::string byteCountText(std::uint64_t bytes) {
    constexpr std::array<const char*, 5> units = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    if (bytes < 1024)
        return numberText(bytes) + (bytes == 1 ? " byte" : " bytes");
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < units.size()) {
        value /= 1024;
        ++unit;
    }
    return fixedText(value, value < 10 ? 1 : 0) + " " + units[unit];
}

} // namespace terrain
