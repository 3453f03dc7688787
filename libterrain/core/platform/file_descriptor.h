// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace terrain {

/// The reason of a failed operation in the system's words, such as "No space left on device".
struct SystemError {
    int code = 0;
    [[nodiscard]] std::string text() const;
    /// Whether the disk, or what a person may have of it, is full.
    [[nodiscard]] bool isFull() const;
};

/// A descriptor of the system, closed with the object; not inherited by programs that are started. Every call
/// says its error; nothing is retried behind the caller's back except short writes and interrupted calls.
class FileDescriptor {
public:
    FileDescriptor() = default;
    /// Takes over one that is open; a negative number is none.
    explicit FileDescriptor(int number) : m_number(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor();

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }

    /// Makes a new file with an unused name beside `target` (".name.XXXXXXXX.part") and gives its path.
    /// Others may read and write it as the process's file mode mask says.
    std::optional<SystemError> createBeside(const std::filesystem::path& target, std::filesystem::path& made);
    /// Opens an existing file for reading and writing.
    std::optional<SystemError> openExisting(const std::filesystem::path& path);

    std::optional<SystemError> write(std::span<const std::byte> bytes);
    std::optional<SystemError> sync();
    std::optional<SystemError> size(std::uint64_t& bytes) const;
    std::optional<SystemError> close();

    /// Gives the file the permissions (and, where allowed, the owner) of `other`; what is not allowed is
    /// left.
    void copyPermissionsOf(const std::filesystem::path& other);

private:
    int m_number = -1;
};

} // namespace terrain
