// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/file_descriptor.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <random>
#include <string_view>
#include <system_error>

namespace terrain {
namespace fs = std::filesystem;
namespace {

SystemError lastError() {
    return SystemError{errno};
}

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

std::string SystemError::text() const {
    return std::generic_category().message(code);
}

bool SystemError::isFull() const {
    return code == ENOSPC || code == EDQUOT;
}

FileDescriptor::~FileDescriptor() {
    if (isOpen())
        ::close(m_number);
}

std::optional<SystemError> FileDescriptor::createBeside(const fs::path& target, fs::path& made) {
    // A long name keeps its start only, so that the temporary one stays within the file system's limit.
    std::string name = target.filename().string();
    name.resize(std::min<std::size_t>(name.size(), 200));
    constexpr int mostTries = 100;
    for (int i = 0; i < mostTries; ++i) {
        made = target.parent_path() / ("." + name + "." + randomLetters() + ".part");
        // The system applies the user's mask (or the folder's default rights), as to any new file.
        m_number = ::open(made.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (isOpen())
            return std::nullopt;
        if (errno != EEXIST)
            break;
    }
    return lastError();
}

std::optional<SystemError> FileDescriptor::openExisting(const fs::path& path) {
    m_number = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    return m_number < 0 ? std::optional(lastError()) : std::nullopt;
}

std::optional<SystemError> FileDescriptor::write(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_number, bytes.data(), bytes.size());
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
    return ::fsync(m_number) < 0 ? std::optional(lastError()) : std::nullopt;
}

std::optional<SystemError> FileDescriptor::size(std::uint64_t& bytes) const {
    struct stat state {};
    if (::fstat(m_number, &state) < 0)
        return lastError();
    bytes = static_cast<std::uint64_t>(state.st_size);
    return std::nullopt;
}

std::optional<SystemError> FileDescriptor::close() {
    const int descriptor = std::exchange(m_number, -1);
    return ::close(descriptor) < 0 ? std::optional(lastError()) : std::nullopt;
}

void FileDescriptor::copyPermissionsOf(const fs::path& other) {
    struct stat state {};
    if (::stat(other.c_str(), &state) < 0)
        return;
    // The owner first: changing it clears the set-user-id bits.
    (void)::fchown(m_number, state.st_uid, state.st_gid);
    (void)::fchmod(m_number, state.st_mode & 07777);
}

} // namespace terrain
