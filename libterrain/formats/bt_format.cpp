// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

Recognition recogniseBt(const FileProbe& probe) {
    constexpr std::array<std::string_view, 1> magics = {"binterr1."};
    return beginsWithAny(probe, magics);
}

} // namespace

const HeightmapFormat& btFormat() {
    static constexpr std::array suffixes = {"bt"};
    static constexpr std::array sides = {"prj"};
    static const RasterFormat format({
        .id = "bt",
        .label = TERRAIN_TEXT("formats", "VTP binary terrain"),
        .suffixes = suffixes,
        .driver = "BT",
        .recognise = recogniseBt,
        .sideSuffixes = sides,
    });
    return format;
}

} // namespace terrain
