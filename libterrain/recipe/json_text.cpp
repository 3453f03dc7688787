// SPDX-License-Identifier: MIT
#include "libterrain/recipe/json_text.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_set>
#include <vector>

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

/// Some of the text from the place where it is wrong on, for a sentence.
std::string pieceAt(std::string_view text, std::size_t at) {
    constexpr std::size_t most = 20;
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    const std::string_view piece = text.substr(at, end - at);
    std::size_t length = std::min(piece.size(), most);
    while (length < piece.size() && (static_cast<unsigned char>(piece[length]) & 0xC0) == 0x80)
        ++length; // no half of a character
    return std::string(piece.substr(0, length)) + (length < piece.size() ? "…" : "");
}

Error notJson(std::string_view text, std::size_t byte) {
    const std::size_t at = std::min(byte > 0 ? byte - 1 : 0, text.size()); // bytes count from 1
    const auto line = std::ranges::count(text.substr(0, at), '\n') + 1;
    if (text.find_first_not_of(" \t\r\n", at) == std::string_view::npos)
        return {ErrorCode::UnusableInput,
                TERRAIN_TEXT("recipe", "Line %1 is not valid JSON: the text ends before it is complete."),
                {numberText(std::int64_t{line})}};
    return {ErrorCode::UnusableInput,
            TERRAIN_TEXT("recipe", "Line %1 is not valid JSON: '%2' is not what can stand there."),
            {numberText(std::int64_t{line}), pieceAt(text, at)}};
}

/// Watches a parser for objects that have a member twice.
class Members {
public:
    [[nodiscard]] const std::optional<std::string>& repeated() const { return m_repeated; }

    void watch(Json::parse_event_t event, const Json& parsed) {
        if (event == Json::parse_event_t::object_start)
            m_open.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            m_open.pop_back();
        else if (event == Json::parse_event_t::key)
            keep(parsed.get_ref<const std::string&>());
    }

private:
    void keep(const std::string& member) {
        if (!m_open.back().insert(member).second && !m_repeated)
            m_repeated = member;
    }

    std::vector<std::unordered_set<std::string>> m_open; ///< of each object that has not ended
    std::optional<std::string> m_repeated;
};

Error twice(const std::string& member) {
    constexpr std::size_t enough = 60;
    return {ErrorCode::UnusableInput,
            TERRAIN_TEXT("recipe", "An object has the member '%1' twice: leave one of the two out."),
            {member.substr(0, enough)}};
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
        Members members;
        Json parsed = Json::parse(text, [&](int, Json::parse_event_t event, const Json& value) {
            members.watch(event, value);
            return true;
        });
        return members.repeated() ? Result<Json>(twice(*members.repeated())) : Result(std::move(parsed));
    } catch (const Json::parse_error& error) {
        return notJson(text, error.byte);
    } catch (const Json::exception&) { // a number beyond every range
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("recipe", "The JSON holds a number that is too large.")};
    }
}

} // namespace terrain
