// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

namespace terrain {

/// Where the next save over `path` keeps the file that is there: "name.moraine.v1~" when an earlier version
/// of the program made it, so that this program's later saves leave it alone. None when the file is of this
/// version, is no project, or when one was kept already: then it is kept as "name.moraine~", as always.
/// Symbolic links are followed.
std::optional<std::filesystem::path> earlierVersionBackup(const std::filesystem::path& path);

} // namespace terrain
