// SPDX-License-Identifier: MIT
#include "libterrain/formats/hgt_reader.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/georeference.h"

#include <cmath>

namespace terrain {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

} // namespace

std::optional<HgtCorner> hgtCorner(std::string_view name) {
    if (name.size() < 7 || (name.size() > 7 && (isDigit(name[7]) || isLetter(name[7]))))
        return std::nullopt;
    const auto sign = [](char c, char positive, char negative) {
        const char upper = static_cast<char>(c & ~0x20);
        return upper == positive ? 1 : upper == negative ? -1 : 0;
    };
    const int north = sign(name[0], 'N', 'S');
    const int east = sign(name[3], 'E', 'W');
    for (const std::size_t at : {1, 2, 4, 5, 6})
        if (!isDigit(name[at]))
            return std::nullopt;
    const int latitude = (name[1] - '0') * 10 + (name[2] - '0');
    const int longitude = (name[4] - '0') * 100 + (name[5] - '0') * 10 + (name[6] - '0');
    if (north == 0 || east == 0 || latitude > 90 || longitude > 180)
        return std::nullopt;
    return HgtCorner{north * latitude, east * longitude};
}

std::optional<HgtSize> hgtSize(std::uint64_t bytes) {
    constexpr std::uint64_t leastSide = 11; // smaller ones are no tiles, but what is left of one
    if (bytes == std::uint64_t{2} * 1801 * 3601)
        return HgtSize{1801, 3601};
    const auto side = static_cast<std::uint64_t>(std::llround(std::sqrt(static_cast<double>(bytes / 2))));
    if (side < leastSide || side > static_cast<std::uint64_t>(maximumSide) || side * side * 2 != bytes)
        return std::nullopt;
    return HgtSize{static_cast<int>(side), static_cast<int>(side)};
}

Result<HeightmapReaderPtr> HgtReader::open(const FileProbe& probe, Tile tile, const ImportOptions& options) {
    const std::optional<HgtSize> size = hgtSize(tile.bytes);
    if (!size)
        return unusable(probe.path,
                        TERRAIN_TEXT("formats",
                                     "%1 is no whole SRTM tile: its size in bytes is %2, that of a tile of "
                                     "1201 × 1201 samples 2884802 and of 3601 × 3601 25934402; "
                                     "fetch it again."),
                        {numberText(tile.bytes)});
    std::unique_ptr<HgtReader> reader(new HgtReader);
    reader->m_source = std::move(tile.source);
    reader->m_grid.columns = size->columns;
    reader->m_grid.rows = size->rows;
    reader->m_facts.format = tile.format;
    reader->m_samples.resize(static_cast<std::size_t>(size->columns));
    reader->m_bytes.resize(reader->m_samples.size() * 2);
    // −32767 marks what some processors could not fill.
    reader->m_conversion.emplace(SampleType::I16,
                                 SampleConversion::FileScale{.nodata = -32768, .secondNodata = -32767},
                                 options, reader->m_facts);
    reader->place(probe, options, tile.name);
    return HeightmapReaderPtr(std::move(reader));
}

void HgtReader::place(const FileProbe& probe, const ImportOptions& options, const std::string& name) {
    FileGeoreference file;
    file.stepX = 1.0 / (m_grid.columns - 1);
    file.stepY = 1.0 / (m_grid.rows - 1);
    if (const std::optional<HgtCorner> corner = hgtCorner(name)) {
        file.west = corner->longitude;
        file.north = corner->latitude + 1;
        file.crs = "EPSG:4326";
        // Every number is finite and every step greater than 0: this cannot fail.
        static_cast<void>(placeGrid(file, probe, options, m_grid, m_facts));
        return;
    }
    const MetresPerDegree metres = metresPerDegree(0);
    m_grid.spacingX = file.stepX * metres.longitude;
    m_grid.spacingY = file.stepY * metres.latitude;
    m_facts.spacingKnown = true; // in degrees
    m_facts.notes.emplace_back(
        TERRAIN_TEXT("formats",
                     "The name %1 does not say where the tile lies (as N45E006 would): the spacing "
                     "is that at the equator, %2 m; nearer the poles the land is narrower."),
        std::vector{name, fixedText(m_grid.spacingX, 2)}, "in-spacing");
}

Status HgtReader::readRow(std::span<float> heights) {
    if (Status read = m_source->read(m_bytes); !read)
        return read;
    decodeSamples(m_bytes, SampleType::I16, ByteOrder::Big, m_samples);
    m_conversion->row(m_samples, heights);
    return Done{};
}

} // namespace terrain
