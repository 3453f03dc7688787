// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/file_descriptor.h"

#include <filesystem>
#include <optional>

namespace terrain {

/// Moves `from` over `to` at once. With `keepExisting` fails with EEXIST when there is a file of that name.
std::optional<SystemError> renameFile(const std::filesystem::path& from, const std::filesystem::path& to,
                                      bool keepExisting);

/// Makes the folder's entries survive a power cut.
std::optional<SystemError> syncFolder(const std::filesystem::path& folder);

/// Makes or replaces `backup` by what `path` holds now, so that `backup` is whole at any time.
std::optional<SystemError> backUpFile(const std::filesystem::path& path, const std::filesystem::path& backup);

/// The path that symbolic links at `path` lead to; `path` itself when it is none.
std::filesystem::path resolveLinks(const std::filesystem::path& path);

} // namespace terrain
