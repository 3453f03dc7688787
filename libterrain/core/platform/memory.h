// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <utility>

namespace terrain {

/// Memory that is there for new allocations without swapping, in bytes: what the machine has free, or less
/// where a control group (a container, a service) limits the process; a large number where the system does
/// not say. `root` is where the system's files are looked for.
std::uint64_t availableMemory(const std::filesystem::path& root = "/");

/// Memory aligned to 64 bytes (to 2 MiB, on huge pages where the system has them, from 4 MiB on), not
/// initialised. Null when there is none or bytes is 0. To be released with releaseLarge and the same size.
/// Released memory is kept to be used again, up to a quarter of the machine's, in such a way that the system
/// can take it whenever it is short. Thread rule: from any thread.
void* allocateLarge(std::size_t bytes) noexcept;
void releaseLarge(void* memory, std::size_t bytes) noexcept;
/// Gives the kept memory back to the system now.
void dropKeptMemory() noexcept;

/// An owned array in such memory; elements are not initialised. T must be trivial.
template <class T>
class LargeBuffer {
public:
    LargeBuffer() = default;
    LargeBuffer(LargeBuffer&& other) noexcept
        : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)) {}
    LargeBuffer& operator=(LargeBuffer&& other) noexcept {
        std::swap(m_data, other.m_data);
        std::swap(m_size, other.m_size);
        return *this;
    }
    LargeBuffer(const LargeBuffer&) = delete;
    LargeBuffer& operator=(const LargeBuffer&) = delete;
    ~LargeBuffer() { releaseLarge(m_data, m_size * sizeof(T)); }

    /// data() is null when there is not enough memory.
    static LargeBuffer allocate(std::uint64_t count) noexcept {
        LargeBuffer out;
        if (count <= SIZE_MAX / sizeof(T)) {
            out.m_data = static_cast<T*>(allocateLarge(static_cast<std::size_t>(count) * sizeof(T)));
            out.m_size = out.m_data == nullptr ? 0 : static_cast<std::size_t>(count);
        }
        return out;
    }

    [[nodiscard]] T* data() const { return m_data; }
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    T* m_data = nullptr;
    std::size_t m_size = 0;
};

} // namespace terrain
