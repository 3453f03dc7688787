// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

/// "BM", two reserved words of 0, and an information header of one of the sizes that there are.
Recognition recogniseBmp(const FileProbe& probe) {
    ByteReader reader(probe.head);
    const auto magic = reader.takeBytes(2);
    reader.takeBytes(4); // size of the file, which many writers get wrong
    const auto reserved = reader.take<std::uint32_t>();
    reader.takeBytes(4); // where the pixels begin
    const auto headerBytes = reader.take<std::uint32_t>();
    constexpr std::array<std::uint32_t, 7> known = {12, 40, 52, 56, 64, 108, 124};
    const bool ours = !reader.failed() && asText(*magic) == "BM" && *reserved == 0 &&
                      std::ranges::find(known, *headerBytes) != known.end();
    return ours ? Recognition::ByContent : Recognition::No;
}

} // namespace

const HeightmapFormat& bmpFormat() {
    static constexpr std::array suffixes = {"bmp", "dib"};
    static const RasterFormat format({
        .id = "bmp",
        .label = TERRAIN_TEXT("formats", "BMP picture"),
        .suffixes = suffixes,
        .driver = "BMP",
        .recognise = recogniseBmp,
        .integers = RasterSource::Integers::Picture,
    });
    return format;
}

} // namespace terrain
