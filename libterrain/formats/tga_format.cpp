// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

/// The fields of the header that say where the pixels lie (Truevision TGA 2.0).
struct TgaHeader {
    int textBytes = 0;
    int hasPalette = 0;
    int type = 0; ///< 1 palette, 2 colour, 3 grey; 9, 10, 11 the same in run lengths
    int paletteEntries = 0;
    int paletteBits = 0;
    int columns = 0;
    int rows = 0;
    int bits = 0;
};

std::optional<TgaHeader> headerOf(std::span<const std::byte> head) {
    ByteReader reader(head);
    TgaHeader out;
    out.textBytes = reader.take<std::uint8_t>().value_or(0);
    out.hasPalette = reader.take<std::uint8_t>().value_or(0);
    out.type = reader.take<std::uint8_t>().value_or(0);
    reader.takeBytes(2); // first entry of the palette
    out.paletteEntries = reader.take<std::uint16_t>().value_or(0);
    out.paletteBits = reader.take<std::uint8_t>().value_or(0);
    reader.takeBytes(4); // origin
    out.columns = reader.take<std::uint16_t>().value_or(0);
    out.rows = reader.take<std::uint16_t>().value_or(0);
    out.bits = reader.take<std::uint8_t>().value_or(0);
    return reader.failed() ? std::nullopt : std::optional(out);
}

/// There is no mark at the start: the suffix, the fields of the header and the size must fit each other.
Recognition recogniseTga(const FileProbe& probe) {
    const std::optional<TgaHeader> header = headerOf(probe.head);
    if (probe.suffix != "tga" || !header)
        return Recognition::No;
    constexpr std::array types = {1, 2, 3, 9, 10, 11};
    constexpr std::array depths = {8, 15, 16, 24, 32};
    const bool known = header->hasPalette <= 1 && std::ranges::find(types, header->type) != types.end() &&
                       std::ranges::find(depths, header->bits) != depths.end();
    constexpr std::uint64_t headerBytes = 18;
    const auto pixelBytes = static_cast<std::uint64_t>((header->bits + 7) / 8);
    const auto before = headerBytes + static_cast<std::uint64_t>(header->textBytes) +
                        static_cast<std::uint64_t>(header->paletteEntries) *
                            static_cast<std::uint64_t>((header->paletteBits + 7) / 8);
    const auto pixels =
        static_cast<std::uint64_t>(header->columns) * static_cast<std::uint64_t>(header->rows);
    // A run stands for at most 128 pixels.
    const std::uint64_t least = header->type < 8 ? pixels * pixelBytes : pixels / 128 * (1 + pixelBytes);
    return known && pixels > 0 && before + least <= probe.size ? Recognition::BySize : Recognition::No;
}

} // namespace

const HeightmapFormat& tgaFormat() {
    static constexpr std::array suffixes = {"tga"};
    static const RasterFormat format({
        .id = "tga",
        .label = TERRAIN_TEXT("formats", "TGA picture"),
        .suffixes = suffixes,
        .driver = "TGA",
        .recognise = recogniseTga,
        .integers = RasterSource::Integers::Picture,
    });
    return format;
}

} // namespace terrain
