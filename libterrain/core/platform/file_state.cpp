// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/file_state.h"

#include <sys/stat.h>

#include <array>
#include <fstream>
#include <span>
#include <vector>

namespace terrain {
namespace {

FileState lookedAt(const std::filesystem::path& path) {
    FileState out;
    struct stat state {};
    if (::stat(path.c_str(), &state) != 0)
        return out;
    out.exists = true;
    out.device = static_cast<std::uint64_t>(state.st_dev);
    out.inode = static_cast<std::uint64_t>(state.st_ino);
    out.bytes = static_cast<std::uint64_t>(state.st_size);
#ifdef __APPLE__
    const timespec& time = state.st_mtimespec;
#else
    const timespec& time = state.st_mtim;
#endif
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    out.modified = std::int64_t{time.tv_sec} * nanoseconds + std::int64_t{time.tv_nsec};
    return out;
}

/// Block by block, so that a project of any size needs no memory.
ContentHash contentOf(const std::filesystem::path& path) {
    constexpr std::size_t block = std::size_t{1} << 20;
    std::ifstream file(path, std::ios::binary);
    std::vector<char> bytes(block);
    ContentHash out;
    while (file.read(bytes.data(), static_cast<std::streamsize>(block)) || file.gcount() > 0) {
        const ContentHash part =
            contentHash(std::as_bytes(std::span(bytes.data(), static_cast<std::size_t>(file.gcount()))));
        const std::array<std::uint64_t, 4> chain{out.high, out.low, part.high, part.low};
        out = contentHash(std::as_bytes(std::span(chain)));
    }
    return out;
}

} // namespace

FileState fileState(const std::filesystem::path& path) {
    FileState out = lookedAt(path);
    if (out.exists)
        out.content = contentOf(path);
    return out;
}

bool isUnchanged(const FileState& before, const std::filesystem::path& path) {
    const FileState now = lookedAt(path);
    if (now.looksLike(before))
        return true;
    return now.exists && before.exists && now.bytes == before.bytes && contentOf(path) == before.content;
}

} // namespace terrain
