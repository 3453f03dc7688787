// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/derived_memory.h"
#include "libterrain/core/platform/memory.h"

#include <new>
#include <utility>
#include <vector>

namespace terrain {

/// Gives a vector such memory as allocateDerived's, and leaves elements that get no value as they are:
/// setting many megabytes to 0 before they are written costs more than writing them.
template <class T>
struct LargeAllocator {
    using value_type = T;

    LargeAllocator() = default;
    template <class U>
    LargeAllocator(const LargeAllocator<U>&) {} // NOLINT(google-explicit-constructor)

    T* allocate(std::size_t count) {
        void* const memory = count <= SIZE_MAX / sizeof(T) ? allocateDerived(count * sizeof(T)) : nullptr;
        if (memory == nullptr)
            throw std::bad_alloc();
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t count) noexcept { releaseLarge(memory, count * sizeof(T)); }

    template <class U>
    void construct(U* place) {
        ::new (static_cast<void*>(place)) U;
    }
    template <class U, class... Arguments>
    void construct(U* place, Arguments&&... arguments) {
        ::new (static_cast<void*>(place)) U(std::forward<Arguments>(arguments)...);
    }

    friend bool operator==(const LargeAllocator&, const LargeAllocator&) { return true; }
};

/// A vector for large data of plain types. resize(n) leaves new elements without a value.
template <class T>
using LargeVector = std::vector<T, LargeAllocator<T>>;

} // namespace terrain
