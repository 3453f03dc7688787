// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace terrain {

/// Removes every variable whose name starts with one of the prefixes from this process's environment.
/// Nothing is touched when there is none.
void dropEnvironmentVariables(std::span<const std::string_view> prefixes);

} // namespace terrain
