// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/address_room.h"
#include "libterrain/core/platform/labelled_number.h"
#include "libterrain/core/platform/memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <string>

namespace terrain {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// The number that a file consists of; none when there is no such file or it holds a word ("max").
std::optional<std::uint64_t> numberIn(const fs::path& path) {
    std::ifstream file(path);
    std::uint64_t out = 0;
    return file >> out ? std::optional(out) : std::nullopt;
}

/// The names of the files by which one version of the control groups limits memory (Linux kernel,
/// admin-guide/cgroup-v2 and cgroup-v1/memory).
struct GroupFiles {
    const char* limit;
    const char* usage;
    const char* cache; ///< the line of memory.stat that counts what can be dropped at once
};
constexpr GroupFiles second{"memory.max", "memory.current", "inactive_file"};
constexpr GroupFiles first{"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};

std::uint64_t freeInGroup(const fs::path& group, const GroupFiles& files) {
    const auto limit = numberIn(group / files.limit);
    const auto usage = numberIn(group / files.usage);
    if (!limit || !usage)
        return unlimited;
    const std::uint64_t cache =
        std::min(numberBehind(group / "memory.stat", files.cache).value_or(0), *usage);
    const std::uint64_t used = *usage - cache;
    return *limit > used ? *limit - used : 0;
}

/// A group is held to the limits of all that it lies in. Inside a container its path may be that of the outer
/// system, of which only the mount's root is seen.
std::uint64_t freeInGroups(const fs::path& mount, const std::string& group, const GroupFiles& files) {
    std::uint64_t out = freeInGroup(mount, files);
    fs::path inner = mount;
    for (const fs::path& part : fs::path(group).relative_path())
        out = std::min(out, freeInGroup(inner /= part, files));
    return out;
}

/// By the lines "ID:CONTROLLERS:PATH" of the process's groups; those of the second version name no
/// controller.
std::uint64_t freeByGroups(const fs::path& root) {
    const fs::path mount = root / "sys/fs/cgroup";
    std::ifstream file(root / "proc/self/cgroup");
    std::uint64_t out = unlimited;
    for (std::string line; std::getline(file, line);) {
        const std::size_t one = line.find(':');
        const std::size_t two = one == std::string::npos ? one : line.find(':', one + 1);
        if (two == std::string::npos)
            continue;
        const std::string controllers = "," + line.substr(one + 1, two - one - 1) + ",";
        const std::string group = line.substr(two + 1);
        if (controllers == ",,") {
            out = std::min(out, freeInGroups(mount, group, second));
            out = std::min(out, freeInGroups(mount / "unified", group, second)); // beside the first version
        } else if (controllers.find(",memory,") != std::string::npos) {
            out = std::min(out, freeInGroups(mount / "memory", group, first));
        }
    }
    return out;
}

} // namespace

std::uint64_t availableMemory(const fs::path& root) {
    const auto kibibytes = numberBehind(root / "proc/meminfo", "MemAvailable:");
    return std::min(
        {kibibytes ? *kibibytes * 1024 : unlimited, freeByGroups(root), availableAddresses(root)});
}

} // namespace terrain
