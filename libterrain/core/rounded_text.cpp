// SPDX-License-Identifier: MIT
#include "libterrain/core/rounded_text.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace terrain {
namespace {

/// Digits before the point of a number above 0; 0 or less for those below 1.
int digitsBefore(double size) {
    return static_cast<int>(std::floor(std::log10(size))) + 1;
}

} // namespace

std::string roundedText(double value) {
    constexpr int digits = 7;
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::scientific, digits - 1);
    const auto rounded = parseDouble({text.data(), end.ptr});
    return numberText(rounded.value_or(value));
}

std::string shortText(double value) {
    constexpr int digits = 4;
    const double size = std::abs(value);
    if (!(size < 1e15) || (size > 0 && size < 1e-7)) // also NaN
        return numberText(static_cast<float>(value));
    std::string out = fixedText(value, size > 0 ? std::max(0, digits - digitsBefore(size)) : 0);
    if (out.find('.') != std::string::npos) {
        out.erase(out.find_last_not_of('0') + 1);
        if (out.back() == '.')
            out.pop_back();
    }
    return out == "-0" ? "0" : out;
}

std::string exactText(double value) {
    const auto single = static_cast<float>(value);
    return static_cast<double>(single) == value ? numberText(single) : numberText(value);
}

std::string percentText(double part) {
    const double percent = part * 100;
    if (!(percent > 0 && percent < 100))
        return percent >= 100 ? "100" : "0";
    constexpr double least = 0.1;
    constexpr double most = 99.9;
    return percent >= least ? fixedText(std::min(percent, most), 1)
                            : fixedText(percent, 2 - digitsBefore(percent));
}

} // namespace terrain
