// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

Recognition recogniseJpeg(const FileProbe& probe) {
    constexpr std::array<std::string_view, 1> magics = {"\xFF\xD8\xFF"};
    return beginsWithAny(probe, magics);
}

} // namespace

const HeightmapFormat& jpegFormat() {
    static constexpr std::array suffixes = {"jpg", "jpeg"};
    static const RasterFormat format({
        .id = "jpg",
        .label = TERRAIN_TEXT("formats", "JPEG picture"),
        .suffixes = suffixes,
        .driver = "JPEG",
        .recognise = recogniseJpeg,
        .integers = RasterSource::Integers::Picture,
        .note = TERRAIN_TEXT("formats", "A JPEG picture holds 256 heights and loses detail when it is saved: "
                                        "steps and noise are to be expected."),
    });
    return format;
}

} // namespace terrain
