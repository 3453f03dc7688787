// SPDX-License-Identifier: MIT
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

Recognition recogniseTerragen(const FileProbe& probe) {
    constexpr std::array<std::string_view, 1> magics = {"TERRAGENTERRAIN "};
    return beginsWithAny(probe, magics);
}

} // namespace

const HeightmapFormat& terragenFormat() {
    static constexpr std::array suffixes = {"ter"};
    static const RasterFormat format({
        .id = "ter",
        .label = TERRAIN_TEXT("formats", "Terragen terrain"),
        .suffixes = suffixes,
        .driver = "Terragen",
        .recognise = recogniseTerragen,
        .hasPlace = false,
    });
    return format;
}

} // namespace terrain
