// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace terrain {

/// JSON with its members in the order in which they were written. Only .cpp files of this room include this
/// header.
using Json = nlohmann::ordered_json;

/// The number as JSON that reads back as the same one; whole numbers without a fraction.
Json jsonNumber(double value);

/// Indented UTF-8 with a newline at the end; what is not UTF-8 is replaced.
std::string jsonText(const Json& json);

/// The value that `text` holds. UnusableInput (with the line) for what is not JSON, is longer than 16 MiB or
/// nested more than 32 deep; these are checked before memory is taken. So are objects that have a member
/// twice: one of the two would be lost without a word.
Result<Json> parseJson(std::string_view text);

} // namespace terrain
