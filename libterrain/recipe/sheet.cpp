// SPDX-License-Identifier: MIT
#include "libterrain/recipe/sheet.h"

#include "libterrain/core/number_text.h"
#include "libterrain/recipe/lattice_stage.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace terrain {
namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

Error wrong(TextSource text, std::vector<std::string> arguments) {
    return {ErrorCode::InvalidRequest, text, std::move(arguments), "values"};
}

Error tooMany(std::int64_t count) {
    return wrong(TERRAIN_TEXT("recipe", "A sheet has from 1 to %1 values, not %2."),
                 {numberText(mostSheetValues), numberText(count)});
}

/// 12 digits: 0.1 + 0.2 is 0.3.
std::string shortText(double value) {
    char text[40];
    const auto end = std::to_chars(std::begin(text), std::end(text), value, std::chars_format::general, 12);
    return numberText(*parseDouble({std::begin(text), end.ptr}));
}

/// "first..last:count".
Result<std::vector<std::string>> evenValues(std::string_view text, std::size_t dots) {
    const std::size_t colon = text.find(':', dots);
    const auto first = parseDouble(text.substr(0, dots));
    const auto last =
        colon == std::string_view::npos ? std::nullopt : parseDouble(text.substr(dots + 2, colon - dots - 2));
    const auto count = colon == std::string_view::npos ? std::nullopt : parseInteger(text.substr(colon + 1));
    if (!first || !last || !count || !std::isfinite(*first) || !std::isfinite(*last))
        return wrong(TERRAIN_TEXT("recipe",
                                  "'%1' is no range of values: write the first and the last one and "
                                  "how many, as in 0.2..1.8:5."),
                     {std::string(text)});
    if (*count < 1 || *count > mostSheetValues)
        return tooMany(*count);
    std::vector<std::string> out;
    for (std::int64_t i = 0; i < *count; ++i) {
        const double part = *count == 1 ? 0 : static_cast<double>(i) / static_cast<double>(*count - 1);
        out.push_back(shortText(*first * (1 - part) + *last * part));
    }
    return out;
}

} // namespace

Result<std::vector<std::string>> sheetValues(std::string_view text) {
    if (const std::size_t dots = text.find(".."); dots != std::string_view::npos)
        return evenValues(trimmed(text), trimmed(text).find(".."));
    std::vector<std::string> out;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view value = trimmed(text.substr(begin, end - begin));
        if (value.empty())
            return wrong(TERRAIN_TEXT("recipe",
                                      "Write values with commas between them, as in 0.2, 0.4, 0.6, or "
                                      "a range, as in 0.2..1.8:5."),
                         {});
        out.emplace_back(value);
        begin = end + 1;
    }
    if (out.size() > mostSheetValues)
        return tooMany(static_cast<std::int64_t>(out.size()));
    return out;
}

Display sheetDisplay(Display display, std::span<const HeightRange> ranges) {
    HeightRange all;
    for (const HeightRange& range : ranges) {
        if (range.isEmpty())
            continue;
        all.minimum = all.isEmpty() ? range.minimum : std::min(all.minimum, range.minimum);
        all.maximum = all.isEmpty() ? range.maximum : std::max(all.maximum, range.maximum);
    }
    display = stageDisplay(std::move(display), all);
    if (all.isEmpty())
        return display;
    // An axis that heights reach beyond would grow in some pictures and not in others.
    display.axisMinimum = std::min(*display.axisMinimum, static_cast<double>(all.minimum));
    display.axisMaximum = std::max(*display.axisMaximum, static_cast<double>(all.maximum));
    return display;
}

} // namespace terrain
