// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/content_hash.h"

#include <cstdint>
#include <filesystem>

namespace terrain {

/// What tells one state of a file from another: where it lies on the disk, its size, when it was changed, and
/// what is in it. A file that is not there has a state, too.
struct FileState {
    bool exists = false;
    std::uint64_t device = 0; ///< 0 where the system does not say
    std::uint64_t inode = 0;
    std::uint64_t bytes = 0;
    std::int64_t modified = 0; ///< in the smallest step of the file system's clock
    ContentHash content;       ///< of all bytes; 0 when they cannot be read

    /// Whether it is so likely the same that the content need not be looked at.
    [[nodiscard]] bool looksLike(const FileState& other) const {
        return exists == other.exists && device == other.device && inode == other.inode &&
               bytes == other.bytes && modified == other.modified;
    }
};

/// The state of what is under the name now, symbolic links followed. Reads the whole file. Any thread.
FileState fileState(const std::filesystem::path& path);

/// Whether the file is still as it was: it looks the same, or what is in it is the same. Any thread.
bool isUnchanged(const FileState& before, const std::filesystem::path& path);

} // namespace terrain
