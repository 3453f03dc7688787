// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/core/safe_file.h"
#include "libterrain/formats/maps/map_picture.h"

#include <filesystem>

namespace terrain {

/// What of a picture becomes a file.
struct PicturePart {
    Window window;
    int layer = -1; ///< one component as grey; −1: all
};

enum class PictureKind { Png, GeoTiff };
/// By the suffix; none for others.
std::optional<PictureKind> pictureKind(const std::filesystem::path& path);

/// Writes a part of a picture on `grid` (that of the whole), reads it again and compares every component
/// before the file gets its name: CannotWrite when one differs. A GeoTIFF has the part's place.
Status writePicture(const MapPicture& picture, const Grid& grid, const PicturePart& part, PictureKind kind,
                    const std::filesystem::path& path, Existing existing, const RunContext& context);

} // namespace terrain
