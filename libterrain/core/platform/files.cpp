// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace terrain {
namespace fs = std::filesystem;
namespace {

std::optional<SystemError> asError(const std::error_code& code) {
    return code ? std::optional(SystemError{code.value()}) : std::nullopt;
}

} // namespace

std::optional<SystemError> renameFile(const fs::path& from, const fs::path& to, bool keepExisting) {
#ifdef RENAME_NOREPLACE
    if (keepExisting) {
        if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
            return std::nullopt;
        if (errno != EINVAL && errno != ENOSYS)
            return SystemError{errno};
    }
#endif
    if (keepExisting && ::access(to.c_str(), F_OK) == 0)
        return SystemError{EEXIST};
    return ::rename(from.c_str(), to.c_str()) < 0 ? std::optional(SystemError{errno}) : std::nullopt;
}

std::optional<SystemError> syncFolder(const fs::path& folder) {
    const fs::path name = folder.empty() ? fs::path(".") : folder;
    FileDescriptor entries(::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!entries.isOpen())
        return SystemError{errno};
    const auto error = entries.sync();
    // Some file systems cannot sync folders and say EINVAL; nothing better can be done there.
    return error && error->code == EINVAL ? std::nullopt : error;
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
    // Where it is a link to the former backup, too, because the save before failed after this, renaming does
    // nothing and calls it success.
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
