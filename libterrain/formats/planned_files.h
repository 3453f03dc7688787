// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/targets/target.h"
#include "libterrain/formats/tiling.h"

#include <filesystem>
#include <string>

namespace terrain {

/// One file of an export: a part of the terrain, in its size as it is written.
struct PlannedFile {
    Window window;
    std::filesystem::path path;
    int layer = -1; ///< of a map whose layers are files of their own; −1: all of it
};

/// How the files of an export are cut and called.
struct FileNames {
    const Target* target = nullptr; ///< its rules count; none: NAME, and NAME_x0_y0 for tiles
    std::filesystem::path path;     ///< as it was asked for: its folder and its stem
    Tiling tiling;
    int columns = 0; ///< samples of the whole
    int rows = 0;
};

/// The files of the heights. `suffix` with the point.
std::vector<PlannedFile> heightFiles(const FileNames& names, const std::string& suffix);

/// The files of a map: STEM_ID, or STEM_ID_LAYER for each layer, with the names of tiles behind. `id` empty:
/// the map stands alone under the name that was asked for.
std::vector<PlannedFile> mapFiles(const FileNames& names, const std::string& id, const std::string& suffix,
                                  const std::vector<std::string>& layers);

} // namespace terrain
