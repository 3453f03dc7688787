// SPDX-License-Identifier: MIT
#include "libterrain/formats/new_files.h"

#include "libterrain/formats/georeference.h"

#include <cstring>

namespace terrain {

namespace fs = std::filesystem;

Status checkFree(std::span<const fs::path> paths, Existing existing) {
    std::error_code code;
    if (existing == Existing::Replace)
        return Done{};
    for (const fs::path& path : paths)
        if (fs::exists(path, code))
            return Error{
                ErrorCode::CannotWrite,
                TERRAIN_TEXT("formats",
                             "%1 exists already: choose another name, or ask for it to be replaced."),
                {path.string()},
                "force"};
    return Done{};
}

Error differs(const SafeFile& file) {
    return {ErrorCode::CannotWrite,
            TERRAIN_TEXT("formats",
                         "%1 was read again and does not hold what was written. Nothing was kept; try "
                         "another disk."),
            {file.path().string()}};
}

Result<Heightfield> partOf(const Heightfield& heights, const Window& window) {
    Result<Heightfield> out = Heightfield::create(placedWindow(heights.grid(), window));
    if (!out)
        return out;
    for (int row = 0; row < window.rows; ++row)
        std::memcpy(out.value().row(row), heights.row(window.row + row) + window.column,
                    static_cast<std::size_t>(window.columns) * sizeof(float));
    return out;
}

NewFiles::~NewFiles() {
    std::error_code code;
    for (const fs::path& path : m_paths)
        fs::remove(path, code);
}

std::vector<fs::path> NewFiles::fresh(std::span<const fs::path> paths) {
    std::vector<fs::path> out;
    std::error_code code;
    for (const fs::path& path : paths)
        if (!fs::exists(path, code))
            out.push_back(path);
    return out;
}

void NewFiles::expect(const fs::path& path) {
    std::error_code code;
    m_next = fs::exists(path, code) ? fs::path() : path;
}

void NewFiles::made() {
    if (!m_next.empty())
        m_paths.push_back(std::move(m_next));
}

} // namespace terrain
