// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

namespace terrain {

// One function a format, each in a file of its own; catalogue.cpp lists them.
const HeightmapFormat& pngFormat();
const HeightmapFormat& geoTiffFormat();
const HeightmapFormat& asciiGridFormat();
const HeightmapFormat& hgtFormat();
const HeightmapFormat& zippedHgtFormat();
const HeightmapFormat& rawFormat();
const HeightmapFormat& r32Format();
const HeightmapFormat& exrFormat();
const HeightmapFormat& pgmFormat();
const HeightmapFormat& bmpFormat();
const HeightmapFormat& tgaFormat();
const HeightmapFormat& jpegFormat();
const HeightmapFormat& dtedFormat();
const HeightmapFormat& usgsDemFormat();
const HeightmapFormat& ehdrFormat();
const HeightmapFormat& enviFormat();
const HeightmapFormat& btFormat();
const HeightmapFormat& terragenFormat();
const HeightmapFormat& hf2Format();
const HeightmapFormat& surferFormat();
const HeightmapFormat& xyzFormat();
const HeightmapFormat& npyFormat();
const HeightmapFormat& npzFormat();
const HeightmapFormat& terrainRgbFormat();
const HeightmapFormat& terrariumFormat();

} // namespace terrain
