// SPDX-License-Identifier: MIT
#include "libterrain/formats/catalogue.h"

#include <array>

namespace terrain {

std::span<const HeightmapFormat* const> heightmapFormats() {
    static const std::array<const HeightmapFormat*, 25> formats = {
        &pngFormat(),       &geoTiffFormat(), &exrFormat(),       &rawFormat(),        &r32Format(),
        &asciiGridFormat(), &hgtFormat(),     &zippedHgtFormat(), &dtedFormat(),       &usgsDemFormat(),
        &ehdrFormat(),      &enviFormat(),    &btFormat(),        &terragenFormat(),   &hf2Format(),
        &surferFormat(),    &xyzFormat(),     &npyFormat(),       &npzFormat(),        &pgmFormat(),
        &bmpFormat(),       &tgaFormat(),     &jpegFormat(),      &terrainRgbFormat(), &terrariumFormat(),
    };
    return formats;
}

} // namespace terrain
