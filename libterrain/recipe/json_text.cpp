// SPDX-License-Identifier: MIT
#include "libterrain/recipe/json_text.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

constexpr std::size_t longestText = std::size_t{16} << 20;
constexpr int deepest = 32;

/// Whether the brackets outside of strings nest no deeper than allowed.
bool isFlatEnough(std::string_view text) {
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString && c == '\\')
            ++i;
        else if (c == '"')
            inString = !inString;
        else if (!inString && (c == '{' || c == '['))
            ++depth;
        else if (!inString && (c == '}' || c == ']'))
            --depth;
        if (depth > deepest)
            return false;
    }
    return true;
}

Error notJson(std::string_view text, std::size_t byte) {
    const auto before = text.substr(0, byte > 0 ? byte - 1 : 0); // bytes count from 1
    const auto line = std::ranges::count(before, '\n') + 1;
    return {ErrorCode::UnusableInput,
            TERRAIN_TEXT("recipe", "Line %1 is not valid JSON."),
            {numberText(std::int64_t{line})}};
}

} // namespace

Json jsonNumber(double value) {
    constexpr double exactIntegers = 9007199254740992.0; // 2^53
    const bool whole = value == std::trunc(value) && std::abs(value) <= exactIntegers;
    const bool negativeZero = value == 0 && std::signbit(value);
    if (whole && !negativeZero)
        return static_cast<std::int64_t>(value);
    return value;
}

std::string jsonText(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Json> parseJson(std::string_view text) {
    if (text.size() > longestText)
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("recipe", "The text is longer than %1, so it is no recipe."),
                     {byteCountText(longestText)}};
    if (!isFlatEnough(text))
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("recipe", "The JSON is nested more than %1 deep, so it is no recipe."),
                     {numberText(deepest)}};
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        return notJson(text, error.byte);
    } catch (const Json::exception&) { // a number beyond every range
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("recipe", "The JSON holds a number that is too large.")};
    }
}

} // namespace terrain
