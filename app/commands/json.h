// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/text.h"

#include <nlohmann/json.hpp>
#include <string>

namespace app {

/// Members stay in the order in which they are set.
using Json = nlohmann::ordered_json;

/// The number, or null when it is not finite: JSON has no others.
Json jsonNumber(double value);

/// The English text.
Json jsonText(const terrain::TextSource& text);

/// The whole as text with a line end; bytes that are not UTF-8 (names of files) are replaced.
std::string printed(const Json& json);

} // namespace app
