// SPDX-License-Identifier: MIT
#include "libterrain/core/safe_file.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/unfinished_files.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace terrain {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t bufferSize = std::size_t{1} << 20;

Error existsError(const fs::path& path) {
    return {ErrorCode::CannotWrite,
            TERRAIN_TEXT("core", "%1 exists already: choose another name, or ask for it to be replaced."),
            {path.string()},
            "force"};
}

Status checkRoom(const fs::path& path, const fs::path& folder, std::uint64_t bytes) {
    std::error_code code;
    const fs::space_info space = fs::space(folder.empty() ? fs::path(".") : folder, code);
    // A tenth more than the result: file systems need room of their own.
    if (code || bytes + bytes / 10 <= space.available)
        return Done{};
    return Error{
        ErrorCode::CannotWrite,
        TERRAIN_TEXT("core", "%1 needs %2, but only %3 are free there: make room or choose another disk."),
        {path.string(), byteCountText(bytes), byteCountText(space.available)}};
}

/// Whether nobody may write to the file. It could be replaced all the same, for that is a matter of its
/// folder's rights; but whoever took away all rights meant that it should stay. By its mode, which holds for
/// root, too.
bool isProtected(const fs::path& path) {
    constexpr fs::perms writing = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    std::error_code code;
    const fs::perms found = fs::status(path, code).permissions();
    return !code && found != fs::perms::unknown && (found & writing) == fs::perms::none;
}

} // namespace

Result<SafeFile> SafeFile::open(const fs::path& path, const Options& options) {
    SafeFile out;
    out.m_path = resolveLinks(path);
    out.m_options = options;
    std::error_code code;
    if (fs::is_directory(out.m_path, code))
        return Error{
            ErrorCode::CannotWrite, TERRAIN_TEXT("core", "%1 is a folder: name a file."), {path.string()}};
    if (const fs::path folder = out.m_path.parent_path(); !folder.empty() && !fs::exists(folder, code))
        return Error{ErrorCode::CannotWrite,
                     TERRAIN_TEXT("core", "%1 cannot be written, for there is no such folder: make it, or "
                                          "choose another one."),
                     {path.string()}};
    const bool exists = fs::exists(out.m_path, code);
    // Renamed over, a device would become a file for the whole system.
    if (exists && !fs::is_regular_file(out.m_path, code))
        return Error{ErrorCode::CannotWrite,
                     TERRAIN_TEXT("core", "%1 is a device or a pipe, not a file: name a file."),
                     {path.string()}};
    if (exists && options.existing == Existing::Keep)
        return existsError(path);
    if (exists && isProtected(out.m_path))
        return Error{
            ErrorCode::CannotWrite,
            TERRAIN_TEXT("core", "%1 is write-protected: allow writing to it, or choose another name."),
            {path.string()}};
    if (const Status room = checkRoom(path, out.m_path.parent_path(), options.expectedBytes); !room)
        return room.failure();
    if (const auto error = out.m_file.createBeside(out.m_path, out.m_temporary)) {
        const Error failure = out.failed(*error);
        out.m_temporary.clear();
        return failure;
    }
    noteUnfinished(out.m_temporary);
    if (exists)
        out.m_file.copyPermissionsOf(out.m_path);
    return out;
}

SafeFile::SafeFile(SafeFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_temporary(std::exchange(other.m_temporary, {})),
      m_options(std::move(other.m_options)), m_file(std::move(other.m_file)),
      m_buffer(std::move(other.m_buffer)), m_written(other.m_written) {}

SafeFile::~SafeFile() {
    if (m_temporary.empty())
        return;
    std::error_code code;
    fs::remove(m_temporary, code);
    forgetUnfinished(m_temporary);
}

Error SafeFile::failed(const SystemError& error) const {
    std::error_code unknown;
    const TextSource kept =
        error.isFull()
            ? TERRAIN_TEXT("core", "%1 could not be written (%2): make room or choose another disk; what was "
                                   "there before is untouched.")
            : TERRAIN_TEXT("core", "%1 could not be written (%2): choose another folder or name; what was "
                                   "there before is untouched.");
    const TextSource fresh =
        error.isFull()
            ? TERRAIN_TEXT("core", "%1 could not be written (%2): make room or choose another disk.")
            : TERRAIN_TEXT("core", "%1 could not be written (%2): choose another folder or name.");
    return {
        ErrorCode::CannotWrite, fs::exists(m_path, unknown) ? kept : fresh, {m_path.string(), error.text()}};
}

Status SafeFile::write(std::span<const std::byte> bytes) {
    m_written += bytes.size();
    m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
    // Nothing more to gather: what there is can be read at temporaryPath() from now on.
    return m_buffer.size() < bufferSize && !bytes.empty() ? Status(Done{}) : flush();
}

Status SafeFile::flush() {
    const auto error = m_file.write(m_buffer);
    m_buffer.clear();
    return error ? Status(failed(*error)) : Status(Done{});
}

Status SafeFile::commit() {
    MORAINE_EXPECTS(!m_temporary.empty());
    const bool ownWrites = m_written > 0;
    if (Status flushed = flush(); !flushed)
        return flushed;
    // A library that wrote by path may have made the file anew: sync what is there under the name now.
    FileDescriptor file = std::move(m_file);
    if (!ownWrites) {
        FileDescriptor reopened;
        if (const auto error = reopened.openExisting(m_temporary))
            return failed(*error);
        file = std::move(reopened);
    }
    if (const auto error = file.sync())
        return failed(*error);
    std::uint64_t size = 0;
    if (const auto error = file.size(size))
        return failed(*error);
    if (ownWrites && size != m_written)
        return failed(SystemError{EIO});
    if (const auto error = file.close())
        return failed(*error);
    std::error_code code;
    if (!m_options.backup.empty() && fs::exists(m_path, code))
        if (const auto error = backUpFile(m_path, m_options.backup))
            return failed(*error);
    if (const auto error = renameFile(m_temporary, m_path, m_options.existing == Existing::Keep))
        return error->code == EEXIST ? existsError(m_path) : failed(*error);
    forgetUnfinished(m_temporary);
    m_temporary.clear();
    if (const auto error = syncFolder(m_path.parent_path()))
        return Error{
            ErrorCode::CannotWrite,
            TERRAIN_TEXT("core",
                         "%1 was written, but its folder could not be made safe against a power cut (%2)."),
            {m_path.string(), error->text()}};
    return Done{};
}

Status writeFileSafely(const fs::path& path, std::span<const std::byte> bytes,
                       const SafeFile::Options& options) {
    SafeFile::Options sized = options;
    sized.expectedBytes = bytes.size();
    Result<SafeFile> file = SafeFile::open(path, sized);
    if (!file)
        return file.failure();
    if (Status written = file.value().write(bytes); !written)
        return written;
    return file.value().commit();
}

} // namespace terrain
