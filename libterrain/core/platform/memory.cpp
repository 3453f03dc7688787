// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/memory.h"

#include "libterrain/core/platform/derived_memory.h"
#include "libterrain/core/platform/sanitizers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <mutex>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

// The address sanitizer is to see every use of released memory.
#if defined(__linux__) && !MORAINE_ADDRESS_SANITIZER
#define MORAINE_KEEPS_MEMORY 1
#else
#define MORAINE_KEEPS_MEMORY 0
#endif

namespace terrain {
namespace {

constexpr std::size_t cacheLine = 64;
constexpr std::size_t smallPage = 4096; ///< kept blocks begin at one
#if MORAINE_KEEPS_MEMORY

constexpr std::size_t hugePage = std::size_t{2} << 20;
constexpr std::size_t leastKept = std::size_t{128} << 10;

/// How far into its block memory with this address begins.
std::size_t partBefore(const void* memory) {
    return reinterpret_cast<std::uintptr_t>(memory) % smallPage;
}

bool isHuge(std::size_t bytes) {
    return bytes >= 2 * hugePage;
}

/// Blocks have whole pages of their kind, so that one is used again for another that is nearly its size.
std::size_t blockSize(std::size_t bytes) {
    const std::size_t page = isHuge(bytes) ? hugePage : leastKept;
    return (bytes + page - 1) / page * page;
}

/// A block of whole pages from the system, aligned to huge pages if it is huge.
void* mapBlock(std::size_t size) noexcept {
    const std::size_t spare = isHuge(size) ? hugePage : 0;
    void* const mapped =
        mmap(nullptr, size + spare, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED)
        return nullptr;
    if (spare == 0)
        return mapped;
    auto* const start = static_cast<std::byte*>(mapped);
    const std::size_t before = (0 - reinterpret_cast<std::uintptr_t>(mapped)) % hugePage;
    if (before > 0)
        munmap(start, before);
    munmap(start + before + size, spare - before);
    // The first touch of 4 KiB pages costs six times that of huge ones.
    madvise(start + before, size, MADV_HUGEPAGE);
    return start + before;
}

/// Released blocks that wait to be used again: the first touch of memory costs more than making heights in
/// it. The system may take their pages at any time it is short of them (MADV_FREE).
class KeptBlocks {
public:
    void* take(std::size_t size) noexcept {
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = m_count; i-- > 0;)
            if (m_blocks[i].size == size)
                return removed(i);
        return nullptr;
    }

    void keep(void* memory, std::size_t size) noexcept {
        if (isHuge(size))
            madvise(memory, size, MADV_FREE);
        const std::lock_guard lock(m_mutex);
        m_blocks[m_count++] = {memory, size};
        m_bytes += size;
        while (m_count == m_blocks.size() || m_bytes > m_mostBytes)
            dropOldest();
    }

    void dropAll() noexcept {
        const std::lock_guard lock(m_mutex);
        while (m_count > 0)
            dropOldest();
    }

private:
    struct Block {
        void* memory = nullptr;
        std::size_t size = 0;
    };

    void* removed(std::size_t i) noexcept {
        void* const memory = m_blocks[i].memory;
        m_bytes -= m_blocks[i].size;
        std::copy(m_blocks.begin() + i + 1, m_blocks.begin() + m_count, m_blocks.begin() + i);
        --m_count;
        return memory;
    }

    void dropOldest() noexcept {
        const std::size_t size = m_blocks.front().size;
        munmap(removed(0), size);
    }

    static std::size_t quarterOfMemory() {
        const long pages = sysconf(_SC_PHYS_PAGES);
        const long page = sysconf(_SC_PAGESIZE);
        return pages > 0 && page > 0 ? static_cast<std::size_t>(pages) / 4 * static_cast<std::size_t>(page)
                                     : 0;
    }

    std::mutex m_mutex;
    std::array<Block, 32> m_blocks; ///< the one released last at the end
    std::size_t m_count = 0;
    std::size_t m_bytes = 0;
    std::size_t m_mostBytes = quarterOfMemory();
};

KeptBlocks& keptBlocks() {
    // Never destroyed: buffers may be released while the program ends.
    static auto* const blocks = new KeptBlocks;
    return *blocks;
}

void* keptOrFresh(std::size_t size) noexcept {
    if (void* const kept = keptBlocks().take(size))
        return kept;
    if (void* const fresh = mapBlock(size))
        return fresh;
    keptBlocks().dropAll();
    return mapBlock(size);
}

#endif

/// Memory that begins `before` bytes into its block, if it is large enough to be kept.
void* allocateAt([[maybe_unused]] std::size_t before, std::size_t bytes) noexcept {
    if (bytes == 0 || bytes > std::numeric_limits<std::size_t>::max() / 2)
        return nullptr;
#if MORAINE_KEEPS_MEMORY
    if (bytes >= leastKept) {
        auto* const block = static_cast<std::byte*>(keptOrFresh(blockSize(before + bytes)));
        return block == nullptr ? nullptr : block + before;
    }
#endif
    return ::operator new (bytes, std::align_val_t{cacheLine}, std::nothrow);
}

} // namespace

void* allocateLarge(std::size_t bytes) noexcept {
    return allocateAt(0, bytes);
}

void* allocateDerived(std::size_t bytes) noexcept {
    return allocateAt(smallPage / 2, bytes);
}

void releaseLarge(void* memory, [[maybe_unused]] std::size_t bytes) noexcept {
    if (memory == nullptr)
        return;
#if MORAINE_KEEPS_MEMORY
    if (bytes >= leastKept) {
        const std::size_t before = partBefore(memory);
        keptBlocks().keep(static_cast<std::byte*>(memory) - before, blockSize(before + bytes));
        return;
    }
#endif
    ::operator delete (memory, std::align_val_t{cacheLine});
}

void dropKeptMemory() noexcept {
#if MORAINE_KEEPS_MEMORY
    keptBlocks().dropAll();
#endif
}

} // namespace terrain
