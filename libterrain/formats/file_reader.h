// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>

namespace terrain {

/// An error about an input file, whose path is %1.
Error unusable(const std::filesystem::path& path, TextSource text, std::vector<std::string> more = {});

/// The error for a file that holds less than it says.
Error truncated(const std::filesystem::path& path);

/// Where bytes come from, one after the other.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills `bytes` from the present place on; `truncated` when there are fewer.
    virtual Status read(std::span<std::byte> bytes) = 0;

protected:
    ByteSource() = default;
    ByteSource(const ByteSource&) = default;
    ByteSource& operator=(const ByteSource&) = default;
    ByteSource(ByteSource&&) = default;
    ByteSource& operator=(ByteSource&&) = default;
};

/// Bytes that were unpacked from the file `path`.
class MemoryBytes final : public ByteSource {
public:
    MemoryBytes(std::filesystem::path path, std::vector<std::byte> bytes)
        : m_path(std::move(path)), m_bytes(std::move(bytes)) {}
    Status read(std::span<std::byte> bytes) override;

private:
    std::filesystem::path m_path;
    std::vector<std::byte> m_bytes;
    std::size_t m_next = 0;
};

/// A regular file that is read. Nothing else is ever opened: no folders, pipes, devices or names that a
/// library might take for an address. Thread rule: one thread at a time.
class FileReader final : public ByteSource {
public:
    /// UnusableInput when there is no such file, when it is not a regular one, or when it may not be read.
    static Result<FileReader> open(const std::filesystem::path& path);

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }

    Status read(std::span<std::byte> bytes) override;
    /// As much as there is, at most bytes.size(); the number of bytes read, 0 at the end.
    Result<std::size_t> readSome(std::span<std::byte> bytes);
    Status seek(std::uint64_t offset);

private:
    FileReader() = default;

    std::filesystem::path m_path;
    std::uint64_t m_size = 0;
    std::ifstream m_stream;
};

} // namespace terrain
