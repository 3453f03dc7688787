// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/safe_file.h"

#include <filesystem>
#include <span>
#include <vector>

namespace terrain {

// For exports of several files.

/// Refuses when one of the files is there and is to be kept.
Status checkFree(std::span<const std::filesystem::path> paths, Existing existing);

/// A file that was read again is not what was written.
Error differs(const SafeFile& file);

/// A part of a terrain, in its place.
Result<Heightfield> partOf(const Heightfield& heights, const Window& window);

/// Takes away what it was told of, unless the export succeeds.
class NewFiles {
public:
    NewFiles() = default;
    ~NewFiles();
    NewFiles(const NewFiles&) = delete;
    NewFiles& operator=(const NewFiles&) = delete;

    /// A file that is about to be written; one that is there already is not new.
    void expect(const std::filesystem::path& path);
    void made();
    /// Those of `paths` that are not there, for files that are made together; then add() them.
    static std::vector<std::filesystem::path> fresh(std::span<const std::filesystem::path> paths);
    /// A file that was not there before and has been made.
    void add(const std::filesystem::path& path) { m_paths.push_back(path); }
    void keep() { m_paths.clear(); }

private:
    std::filesystem::path m_next;
    std::vector<std::filesystem::path> m_paths;
};

} // namespace terrain
