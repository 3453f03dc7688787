// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace terrain {

/// The number behind a label in one of the system's files of a label and its value a line, such as
/// /proc/meminfo: in the first line that begins with `label` and blanks. None when there is no such file or
/// line, or a word stands there ("unlimited"). Units are the caller's to know. Any thread.
std::optional<std::uint64_t> numberBehind(const std::filesystem::path& file, std::string_view label);

} // namespace terrain
