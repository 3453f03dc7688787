// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/options.h"

#include <optional>
#include <string_view>
#include <vector>

namespace app {

/// The parts of `text` between any of the separators; at least one, which may be empty.
std::vector<std::string_view> split(std::string_view text, std::string_view separators);

/// The numbers of a value of this kind (none for a switch and for texts); nullopt when the text is not one.
std::optional<std::vector<double>> parsedNumbers(ValueKind kind, std::string_view text);

/// What values of this kind look like, in words: "two numbers, the smaller one first".
const char* kindText(ValueKind kind);

} // namespace app
