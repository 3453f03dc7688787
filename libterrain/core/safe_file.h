// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/files.h"
#include "libterrain/core/result.h"

namespace terrain {

/// Where bytes go, one after the other.
class ByteSink {
public:
    virtual ~ByteSink() = default;
    virtual Status write(std::span<const std::byte> bytes) = 0;

protected:
    ByteSink() = default;
    ByteSink(const ByteSink&) = default;
    ByteSink& operator=(const ByteSink&) = default;
    ByteSink(ByteSink&&) = default;
    ByteSink& operator=(ByteSink&&) = default;
};

/// What happens when there is a file of the name already.
enum class Existing { Keep, Replace };

/// The one way in which this program writes files: into a new file beside the target, checked at every step,
/// synced, then renamed over the target, and the folder synced. At any time there is the whole old file or
/// the whole new one. A SafeFile that is destroyed without commit() leaves nothing behind. Thread rule: one
/// thread at a time.
class SafeFile final : public ByteSink {
public:
    struct Options {
        Existing existing = Existing::Keep;
        std::uint64_t expectedBytes = 0; ///< refused at once when the disk has less room; 0 = not known
        std::filesystem::path backup;    ///< where the former content is kept; empty = nowhere
    };

    /// CannotWrite when there is a file and it is to be kept or nobody has the right to write to it, when the
    /// folder is missing or not writable, or when the disk is full. Symbolic links are followed: their target
    /// is replaced, the link stays.
    static Result<SafeFile> open(const std::filesystem::path& path, const Options& options);

    SafeFile(SafeFile&& other) noexcept;
    SafeFile& operator=(SafeFile&&) = delete;
    SafeFile(const SafeFile&) = delete;
    SafeFile& operator=(const SafeFile&) = delete;
    ~SafeFile() override;

    /// Appends; small writes are gathered.
    Status write(std::span<const std::byte> bytes) override;

    /// The file that is being made, for libraries that write by path themselves (in place of write()).
    [[nodiscard]] const std::filesystem::path& temporaryPath() const { return m_temporary; }

    /// The path that will hold the result.
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    /// Finishes: only after Done is the file under its name, whole and on the disk.
    Status commit();

private:
    SafeFile() = default;
    Status flush();
    [[nodiscard]] Error failed(const SystemError& error) const;

    std::filesystem::path m_path;
    std::filesystem::path m_temporary;
    Options m_options;
    FileDescriptor m_file;
    std::vector<std::byte> m_buffer;
    std::uint64_t m_written = 0;
};

/// Writes `bytes` as the whole content of a file.
Status writeFileSafely(const std::filesystem::path& path, std::span<const std::byte> bytes,
                       const SafeFile::Options& options);

} // namespace terrain
