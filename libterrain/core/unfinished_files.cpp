// SPDX-License-Identifier: MIT
#include "libterrain/core/unfinished_files.h"

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <vector>

namespace terrain {
namespace {

struct Unfinished {
    std::mutex mutex;
    std::vector<std::filesystem::path> paths;
};

Unfinished& unfinished() {
    // Never destroyed: files may be given up while the program ends.
    static auto* const all = new Unfinished;
    return *all;
}

} // namespace

void noteUnfinished(const std::filesystem::path& path) {
    Unfinished& all = unfinished();
    const std::lock_guard lock(all.mutex);
    all.paths.push_back(path);
}

void forgetUnfinished(const std::filesystem::path& path) noexcept {
    Unfinished& all = unfinished();
    const std::lock_guard lock(all.mutex);
    if (const auto found = std::ranges::find(all.paths, path); found != all.paths.end())
        all.paths.erase(found);
}

void removeUnfinishedFiles() noexcept {
    Unfinished& all = unfinished();
    const std::unique_lock lock(all.mutex, std::try_to_lock); // whoever has it may never go on
    for (const std::filesystem::path& path : all.paths)
        (void)std::remove(path.c_str());
}

} // namespace terrain
