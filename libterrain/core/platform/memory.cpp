// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/memory.h"

#include <cstdlib>
#include <fstream>
#include <limits>
#include <new>
#include <string>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace terrain {
namespace {

constexpr std::size_t cacheLine = 64;
constexpr std::size_t hugePage = std::size_t{2} << 20;

std::size_t alignmentFor(std::size_t bytes) {
    return bytes >= 2 * hugePage ? hugePage : cacheLine;
}

} // namespace

std::uint64_t availableMemory() {
    std::ifstream info("/proc/meminfo");
    std::string key;
    std::uint64_t kibibytes = 0;
    while (info >> key >> kibibytes) {
        if (key == "MemAvailable:")
            return kibibytes * 1024;
        info.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    }
    return std::numeric_limits<std::uint64_t>::max();
}

void* allocateLarge(std::size_t bytes) noexcept {
    if (bytes == 0 || bytes > std::numeric_limits<std::size_t>::max() - hugePage)
        return nullptr;
    void* memory = ::operator new (bytes, std::align_val_t{alignmentFor(bytes)}, std::nothrow);
#ifdef __linux__
    // The first touch of 4 KiB pages costs six times that of huge ones.
    if (memory != nullptr && bytes >= 2 * hugePage)
        madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return memory;
}

void releaseLarge(void* memory, std::size_t bytes) noexcept {
    if (memory != nullptr)
        ::operator delete (memory, std::align_val_t{alignmentFor(bytes)});
}

} // namespace terrain
