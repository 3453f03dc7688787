// SPDX-License-Identifier: MIT
#include "libterrain/recipe/json_reader.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <cmath>

namespace terrain {

void JsonReader::fail(Error error) {
    if (!m_error)
        m_error = std::move(error);
}

void JsonReader::fail(const std::string& path, TextSource reason, std::vector<std::string> more) {
    std::vector<std::string> arguments = {path};
    arguments.insert(arguments.end(), more.begin(), more.end());
    fail(Error{ErrorCode::UnusableInput, reason, std::move(arguments), path});
}

const Json* JsonReader::member(const Json& object, const std::string& path, const char* name, bool required) {
    if (!object.is_object()) {
        fail(path, TERRAIN_TEXT("recipe", "%1: an object in braces is expected."));
        return nullptr;
    }
    const auto found = object.find(name);
    if (found != object.end())
        return &*found;
    if (required)
        fail(path.empty() ? name : path + "." + name, TERRAIN_TEXT("recipe", "%1 is missing."));
    return nullptr;
}

void JsonReader::allowMembers(const Json& object, const std::string& path,
                              std::initializer_list<std::string_view> names) {
    if (!object.is_object())
        return;
    for (const auto& [name, value] : object.items())
        if (std::find(names.begin(), names.end(), name) == names.end())
            fail(path.empty() ? name : path + "." + name,
                 TERRAIN_TEXT("recipe", "%1: there is no such member; correct its name or leave it out."));
}

double JsonReader::number(const Json* value, const std::string& path, double fallback) {
    if (value == nullptr)
        return fallback;
    if (value->is_number())
        return value->get<double>();
    fail(path, TERRAIN_TEXT("recipe", "%1: a number is expected."));
    return fallback;
}

std::int64_t JsonReader::integer(const Json* value, const std::string& path, std::int64_t fallback) {
    const double real = number(value, path, static_cast<double>(fallback));
    constexpr double exactIntegers = 9007199254740992.0; // 2^53
    if (real == std::trunc(real) && std::abs(real) <= exactIntegers)
        return static_cast<std::int64_t>(real);
    fail(path, TERRAIN_TEXT("recipe", "%1: a whole number is expected, not %2."), {numberText(real)});
    return fallback;
}

bool JsonReader::boolean(const Json* value, const std::string& path, bool fallback) {
    if (value == nullptr)
        return fallback;
    if (value->is_boolean())
        return value->get<bool>();
    fail(path, TERRAIN_TEXT("recipe", "%1: true or false is expected."));
    return fallback;
}

std::string JsonReader::text(const Json* value, const std::string& path, const std::string& fallback) {
    if (value == nullptr)
        return fallback;
    if (value->is_string())
        return value->get<std::string>();
    fail(path, TERRAIN_TEXT("recipe", "%1: a text in quotes is expected."));
    return fallback;
}

bool JsonReader::isArray(const Json& value, const std::string& path, std::size_t size) {
    if (value.is_array() && (size == 0 || value.size() == size))
        return true;
    if (size == 0)
        fail(path, TERRAIN_TEXT("recipe", "%1: a list in brackets is expected."));
    else
        fail(path, TERRAIN_TEXT("recipe", "%1: a list of %2 is expected."),
             {numberText(std::uint64_t{size})});
    return false;
}

} // namespace terrain
