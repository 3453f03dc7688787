// SPDX-License-Identifier: MIT
#include "libterrain/core/rounded_text.h"

#include "libterrain/core/number_text.h"

#include <array>
#include <charconv>

namespace terrain {

std::string roundedText(double value) {
    constexpr int digits = 7;
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::scientific, digits - 1);
    const auto rounded = parseDouble({text.data(), end.ptr});
    return numberText(rounded.value_or(value));
}

} // namespace terrain
