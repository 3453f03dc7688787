// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace terrain {

/// The reason of a failed operation in the system's words, such as "No space left on device".
struct SystemError {
    int code = 0;
    [[nodiscard]] std::string text() const;
    /// Whether the disk, or what a person may have of it, is full.
    [[nodiscard]] bool isFull() const;
};

/// An open file that is written from start to end. Every call says its error; nothing is retried behind the
/// caller's back except short writes and interrupted calls.
class FileDescriptor {
public:
    FileDescriptor() = default;
    FileDescriptor(FileDescriptor&& other) noexcept;
    FileDescriptor& operator=(FileDescriptor&& other) noexcept;
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor();

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }

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
    int m_descriptor = -1;
};

/// Moves `from` over `to` at once. With `keepExisting` fails with EEXIST when there is a file of that name.
std::optional<SystemError> renameFile(const std::filesystem::path& from, const std::filesystem::path& to,
                                      bool keepExisting);

/// Makes the folder's entries survive a power cut.
std::optional<SystemError> syncFolder(const std::filesystem::path& folder);

/// Makes or replaces `backup` by what `path` holds now, so that `backup` is whole at any time.
std::optional<SystemError> backUpFile(const std::filesystem::path& path, const std::filesystem::path& backup);

/// The path that symbolic links at `path` lead to; `path` itself when it is none.
std::filesystem::path resolveLinks(const std::filesystem::path& path);

} // namespace terrain
