// SPDX-License-Identifier: MIT
#include "libterrain/project/project_backup.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/files.h"
#include "libterrain/project/stored_project.h"

namespace terrain {
namespace fs = std::filesystem;

std::optional<fs::path> earlierVersionBackup(const fs::path& path) {
    const fs::path file = resolveLinks(path);
    const Result<int> version = checkProjectFile(file);
    if (!version || version.value() >= projectVersion)
        return std::nullopt;
    fs::path out = file;
    out += ".v" + numberText(version.value()) + "~";
    std::error_code code;
    return fs::exists(fs::symlink_status(out, code)) ? std::nullopt : std::optional(out);
}

} // namespace terrain
