// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <random>
#include <system_error>
#include <utility>

namespace terrain {
namespace fs = std::filesystem;
namespace {

SystemError lastError() {
    return SystemError{errno};
}

std::optional<SystemError> asError(const std::error_code& code) {
    return code ? std::optional(SystemError{code.value()}) : std::nullopt;
}

} // namespace

std::string SystemError::text() const {
    return std::generic_category().message(code);
}

bool SystemError::isFull() const {
    return code == ENOSPC || code == EDQUOT;
}

FileDescriptor::FileDescriptor(FileDescriptor&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

FileDescriptor& FileDescriptor::operator=(FileDescriptor&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileDescriptor::~FileDescriptor() {
    if (isOpen())
        ::close(m_descriptor);
}

namespace {

/// Letters that no other program is likely to choose at the same time.
std::string randomLetters() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    static thread_local std::minstd_rand engine(std::random_device{}());
    std::string out(8, ' ');
    for (char& c : out)
        c = letters[engine() % letters.size()];
    return out;
}

} // namespace

std::optional<SystemError> FileDescriptor::createBeside(const fs::path& target, fs::path& made) {
    // A long name keeps its start only, so that the temporary one stays within the file system's limit.
    std::string name = target.filename().string();
    name.resize(std::min<std::size_t>(name.size(), 200));
    constexpr int mostTries = 100;
    for (int i = 0; i < mostTries; ++i) {
        made = target.parent_path() / ("." + name + "." + randomLetters() + ".part");
        // The system applies the user's mask (or the folder's default rights), as to any new file.
        m_descriptor = ::open(made.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (isOpen())
            return std::nullopt;
        if (errno != EEXIST)
            break;
    }
    return lastError();
}

std::optional<SystemError> FileDescriptor::openExisting(const fs::path& path) {
    m_descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    return m_descriptor < 0 ? std::optional(lastError()) : std::nullopt;
}

std::optional<SystemError> FileDescriptor::write(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return lastError();
        if (written == 0)
            return SystemError{ENOSPC};
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return std::nullopt;
}

std::optional<SystemError> FileDescriptor::sync() {
    return ::fsync(m_descriptor) < 0 ? std::optional(lastError()) : std::nullopt;
}

std::optional<SystemError> FileDescriptor::size(std::uint64_t& bytes) const {
    struct stat state {};
    if (::fstat(m_descriptor, &state) < 0)
        return lastError();
    bytes = static_cast<std::uint64_t>(state.st_size);
    return std::nullopt;
}

std::optional<SystemError> FileDescriptor::close() {
    const int descriptor = std::exchange(m_descriptor, -1);
    return ::close(descriptor) < 0 ? std::optional(lastError()) : std::nullopt;
}

void FileDescriptor::copyPermissionsOf(const fs::path& other) {
    struct stat state {};
    if (::stat(other.c_str(), &state) < 0)
        return;
    // The owner first: changing it clears the set-user-id bits.
    (void)::fchown(m_descriptor, state.st_uid, state.st_gid);
    (void)::fchmod(m_descriptor, state.st_mode & 07777);
}

std::optional<SystemError> renameFile(const fs::path& from, const fs::path& to, bool keepExisting) {
#ifdef RENAME_NOREPLACE
    if (keepExisting) {
        if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
            return std::nullopt;
        if (errno != EINVAL && errno != ENOSYS)
            return lastError();
    }
#endif
    if (keepExisting && ::access(to.c_str(), F_OK) == 0)
        return SystemError{EEXIST};
    return ::rename(from.c_str(), to.c_str()) < 0 ? std::optional(lastError()) : std::nullopt;
}

std::optional<SystemError> syncFolder(const fs::path& folder) {
    const fs::path name = folder.empty() ? fs::path(".") : folder;
    const int descriptor = ::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return lastError();
    std::optional<SystemError> out;
    // Some file systems cannot sync folders and say EINVAL; nothing better can be done there.
    if (::fsync(descriptor) < 0 && errno != EINVAL)
        out = lastError();
    ::close(descriptor);
    return out;
}

namespace {

/// A second name for the content of `path`, or a copy of it where the file system has no links.
std::optional<SystemError> linkOrCopy(const fs::path& path, const fs::path& fresh) {
    if (::link(path.c_str(), fresh.c_str()) == 0)
        return std::nullopt;
    std::error_code code;
    fs::copy_file(path, fresh, fs::copy_options::overwrite_existing, code);
    if (code)
        return asError(code);
    // A link is the old file itself; a copy must be on the disk before it takes the former backup's place.
    FileDescriptor copy;
    if (auto error = copy.openExisting(fresh))
        return error;
    return copy.sync();
}

} // namespace

std::optional<SystemError> backUpFile(const fs::path& path, const fs::path& backup) {
    const fs::path fresh = backup.string() + ".new";
    std::error_code code;
    fs::remove(fresh, code);
    auto error = linkOrCopy(path, fresh);
    if (!error)
        error = renameFile(fresh, backup, false);
    if (error)
        fs::remove(fresh, code);
    return error;
}

fs::path resolveLinks(const fs::path& path) {
    fs::path out = path;
    std::error_code code;
    constexpr int mostLinks = 40; // as the Linux kernel
    for (int i = 0; i < mostLinks && fs::is_symlink(out, code); ++i) {
        const fs::path next = fs::read_symlink(out, code);
        out = next.is_absolute() ? next : out.parent_path() / next;
    }
    return out;
}

} // namespace terrain
