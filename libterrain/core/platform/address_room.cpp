// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/address_room.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

namespace terrain {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// What follows `key` in the first line that begins with it, as a number; `otherwise` where it is a word or
/// there is no such line.
std::uint64_t numberBehind(const fs::path& path, const std::string& key, std::uint64_t otherwise) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with(key))
            continue;
        std::istringstream values(line.substr(key.size()));
        std::uint64_t out = 0;
        return values >> out ? out : otherwise;
    }
    return otherwise;
}

bool hasLimit() {
#ifdef RLIMIT_AS
    rlimit now{};
    return ::getrlimit(RLIMIT_AS, &now) != 0 || now.rlim_cur != RLIM_INFINITY;
#else
    return false;
#endif
}

} // namespace

std::uint64_t availableAddresses(const fs::path& root) {
    const std::uint64_t limit = numberBehind(root / "proc/self/limits", "Max address space", unlimited);
    if (limit == unlimited)
        return unlimited;
    const std::uint64_t used = numberBehind(root / "proc/self/status", "VmSize:", 0) * 1024;
    return limit - std::min(limit, used);
}

int threadsWithRoom(int wanted) {
    if (wanted <= 1 || !hasLimit())
        return std::max(1, wanted);
    // A stack of 8 MiB, an arena of 64 of the C library's, which takes twice that to align it, and some work.
    constexpr std::uint64_t roomOfThread = std::uint64_t{160} << 20;
    const std::uint64_t others = availableAddresses() / roomOfThread;
    return static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(wanted), 1 + others));
}

} // namespace terrain
