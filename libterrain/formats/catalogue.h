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

} // namespace terrain
