// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/address_room.h"

#include "libterrain/core/platform/labelled_number.h"

#include <algorithm>
#include <limits>

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

namespace terrain {
namespace {

bool hasLimit() {
#ifdef RLIMIT_AS
    rlimit now{};
    return ::getrlimit(RLIMIT_AS, &now) != 0 || now.rlim_cur != RLIM_INFINITY;
#else
    return false;
#endif
}

} // namespace

std::uint64_t availableAddresses(const std::filesystem::path& root) {
    const auto limit = numberBehind(root / "proc/self/limits", "Max address space");
    if (!limit)
        return std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t used = numberBehind(root / "proc/self/status", "VmSize:").value_or(0) * 1024;
    return *limit - std::min(*limit, used);
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
