// SPDX-License-Identifier: MIT
#include "app/commands/option_value.h"

#include "libterrain/core/grid.h"
#include "libterrain/core/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace app {

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> out;
    while (true) {
        const std::size_t end = text.find_first_of(separators);
        out.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return out;
        text.remove_prefix(end + 1);
    }
}

namespace {

/// `count` numbers between `separators`; none when there are more or fewer, or one is no number.
std::optional<std::vector<double>> numbers(std::string_view text, std::string_view separators,
                                           std::size_t count) {
    const std::vector<std::string_view> parts = split(text, separators);
    std::vector<double> out;
    for (const std::string_view part : parts)
        if (const auto value = terrain::parseDouble(part))
            out.push_back(*value + 0.0); // −0 is 0
    return parts.size() == count && out.size() == count ? std::optional(out) : std::nullopt;
}

bool isWhole(double value, double least) {
    return value >= least && value <= std::numeric_limits<int>::max() && value == std::floor(value);
}

} // namespace

std::optional<std::vector<double>> parsedNumbers(ValueKind kind, std::string_view text) {
    const auto checked = [](std::optional<std::vector<double>> values, auto&& isGood) {
        return values && std::ranges::all_of(*values, isGood) ? values : std::nullopt;
    };
    const auto isFinite = [](double v) { return std::isfinite(v); };
    const auto isHeight = [](double v) { return std::abs(v) <= std::numeric_limits<float>::max(); };
    switch (kind) {
    case ValueKind::None:
    case ValueKind::Text:
    case ValueKind::Choice:
        return std::vector<double>{};
    case ValueKind::Whole:
        return checked(numbers(text, "", 1), [](double v) { return isWhole(v, 0); });
    case ValueKind::Side:
        return checked(numbers(text, "", 1),
                       [](double v) { return isWhole(v, 2) && v <= terrain::maximumSide; });
    case ValueKind::Positive:
        return checked(numbers(text, "", 1), [](double v) { return std::isfinite(v) && v > 0; });
    case ValueKind::Real:
        return checked(numbers(text, "", 1), isFinite);
    case ValueKind::AnyReal:
        return numbers(text, "", 1);
    case ValueKind::Range: {
        const auto ends = checked(numbers(text, ",", 2), isHeight);
        return ends && (*ends)[0] < (*ends)[1] ? ends : std::nullopt;
    }
    case ValueKind::Size:
        return checked(numbers(text, "xX", 2), [](double v) { return isWhole(v, 1); });
    case ValueKind::SizeOrSquare:
        return text == "square" ? std::vector<double>{} : parsedNumbers(ValueKind::Size, text);
    case ValueKind::Rectangle:
        return checked(numbers(text, ",", 4), [](double v) { return isWhole(v, 0); });
    }
    return std::nullopt;
}

const char* kindText(ValueKind kind) {
    switch (kind) {
    case ValueKind::Whole:
        return "a whole number from 0 to 2147483647";
    case ValueKind::Side:
        return "a whole number from 2 to 1048577";
    case ValueKind::Positive:
        return "a finite number above 0";
    case ValueKind::Range:
        return "two numbers of metres between -3.4e38 and 3.4e38, the smaller one first";
    case ValueKind::Size:
        return "two whole numbers from 1 on with an x between, such as 1025x513";
    case ValueKind::SizeOrSquare:
        return "two whole numbers from 1 on with an x between, such as 1025x513, or the word square";
    case ValueKind::Rectangle:
        return "four whole numbers from 0 on, such as 0,0,512,512";
    case ValueKind::AnyReal:
        return "a number, with a point for its decimals";
    default:
        return "a finite number, with a point for its decimals";
    }
}

} // namespace app
