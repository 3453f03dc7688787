// SPDX-License-Identifier: MIT
#include "libterrain/formats/catalogue.h"

#include <array>

namespace terrain {

std::span<const HeightmapFormat* const> heightmapFormats() {
    static const std::array<const HeightmapFormat*, 7> formats = {
        &pngFormat(),       &geoTiffFormat(), &asciiGridFormat(), &hgtFormat(),
        &zippedHgtFormat(), &rawFormat(),     &r32Format(),
    };
    return formats;
}

} // namespace terrain
