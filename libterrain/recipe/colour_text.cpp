// SPDX-License-Identifier: MIT
#include "libterrain/recipe/colour_text.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace terrain {
namespace {

struct NamedColour {
    std::string_view name;
    Colour colour;
};
constexpr NamedColour names[] = {
    {"black", {0, 0, 0}},          {"white", {255, 255, 255}},   {"red", {255, 0, 0}},
    {"green", {0, 255, 0}},        {"blue", {0, 0, 255}},        {"cyan", {0, 255, 255}},
    {"magenta", {255, 0, 255}},    {"yellow", {255, 255, 0}},    {"orange", {255, 165, 0}},
    {"brown", {165, 42, 42}},      {"grey", {190, 190, 190}},    {"lightgrey", {211, 211, 211}},
    {"darkgrey", {169, 169, 169}}, {"dimgrey", {105, 105, 105}},
};

std::uint8_t channel(double share) {
    return static_cast<std::uint8_t>(std::lround(share * 255));
}

bool isWithin(double value, double most) {
    return value >= 0 && value <= most; // NaN is not
}

} // namespace

std::optional<Colour> hexColour(std::string_view text) {
    if (text.size() != 7 || text.front() != '#')
        return std::nullopt;
    unsigned value = 0;
    const char* const last = text.data() + text.size();
    if (std::from_chars(text.data() + 1, last, value, 16).ptr != last)
        return std::nullopt;
    return Colour{static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
                  static_cast<std::uint8_t>(value & 0xFFU)};
}

std::string hexText(const Colour& colour) {
    constexpr const char* digits = "0123456789abcdef";
    std::string out = "#";
    for (const std::uint8_t part : {colour.red, colour.green, colour.blue}) {
        out += digits[part / 16];
        out += digits[part % 16];
    }
    return out;
}

std::optional<Colour> namedColour(std::string_view name) {
    std::string text(name);
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (const std::size_t at = text.find("gray"); at != std::string::npos)
        text[at + 2] = 'e';
    const auto found = std::ranges::find(names, std::string_view(text), &NamedColour::name);
    if (found != std::end(names))
        return found->colour;
    if (!text.starts_with("grey"))
        return std::nullopt;
    const std::optional<std::int64_t> percent = parseInteger(std::string_view(text).substr(4));
    if (!percent || *percent < 0 || *percent > 100)
        return std::nullopt;
    const std::uint8_t level = channel(static_cast<double>(*percent) / 100);
    return Colour{level, level, level};
}

std::optional<Colour> rgbColour(const std::array<double, 3>& parts) {
    for (const double part : parts)
        if (!isWithin(part, 255))
            return std::nullopt;
    return Colour{channel(parts[0] / 255), channel(parts[1] / 255), channel(parts[2] / 255)};
}

std::optional<Colour> hsvColour(const std::array<double, 3>& parts) {
    const auto& [hue, saturation, value] = parts;
    if (!isWithin(hue, 360) || !isWithin(saturation, 1) || !isWithin(value, 1))
        return std::nullopt;
    const auto part = [hue = hue, saturation = saturation, value = value](double shift) {
        const double k = std::fmod(shift + hue / 60, 6.0);
        return channel(value - value * saturation * std::clamp(std::min(k, 4 - k), 0.0, 1.0));
    };
    return Colour{part(5), part(3), part(1)};
}

} // namespace terrain
