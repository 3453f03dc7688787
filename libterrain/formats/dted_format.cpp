// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/sample_rows_reader.h"

#include <numeric>

namespace terrain {
namespace {

// Digital Terrain Elevation Data (MIL-PRF-89020B): three records of text, then profiles from the west, each
// from the south, of 16-bit numbers in sign and magnitude, with a checksum. GDAL 3.6 passes over wrong
// checksums and exchanges the middle rows of tiles whose number of rows is even.

constexpr std::size_t labelBytes = 80;
constexpr std::size_t identificationBytes = 648;
constexpr std::size_t accuracyBytes = 2700;
constexpr std::size_t profileHead = 8; ///< a mark, the profile's number three times over
constexpr std::size_t checksumBytes = 4;
constexpr std::byte profileMark{0xAA};

/// Where the user header label begins: it may follow those of a tape, each of 80 bytes.
std::optional<std::size_t> headerAt(const FileProbe& probe) {
    for (std::size_t at = 0; at <= 2 * labelBytes && at + labelBytes <= probe.head.size(); at += labelBytes) {
        const std::string_view label = asText(probe.head.subspan(at, labelBytes));
        if (label.starts_with("UHL1"))
            return at;
        if (!label.starts_with("VOL") && !label.starts_with("HDR"))
            break;
    }
    return std::nullopt;
}

/// DDDMMSSH in degrees.
std::optional<double> angle(std::string_view text) {
    const auto degrees = parseInteger(text.substr(0, 3));
    const auto minutes = parseInteger(text.substr(3, 2));
    const auto seconds = parseInteger(text.substr(5, 2));
    if (!degrees || !minutes || !seconds)
        return std::nullopt;
    const double size = static_cast<double>(*degrees) + static_cast<double>(*minutes) / 60 +
                        static_cast<double>(*seconds) / 3600;
    return text[7] == 'S' || text[7] == 'W' ? -size : size;
}

struct DtedTile {
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::size_t dataAt = 0;
    FileGeoreference place;

    [[nodiscard]] std::size_t profileBytes() const { return profileHead + 2 * rows + checksumBytes; }
};

/// Between two samples, in degrees, from tenths of an arc second; without one, a degree has all samples.
double stepOf(std::string_view tenths, std::size_t samples) {
    constexpr double perDegree = 36000;
    const std::int64_t interval = parseInteger(tenths).value_or(0);
    return interval > 0 ? static_cast<double>(interval) / perDegree
                        : 1 / static_cast<double>(std::max<std::size_t>(samples, 2) - 1);
}

std::optional<DtedTile> tileOf(const FileProbe& probe) {
    const std::optional<std::size_t> at = headerAt(probe);
    constexpr std::size_t datumAt = 144; // in the data set identification
    if (!at || probe.head.size() < *at + labelBytes + datumAt + 5)
        return std::nullopt;
    const std::string_view label = asText(probe.head.subspan(*at, labelBytes));
    const auto west = angle(label.substr(4, 8));
    const auto south = angle(label.substr(12, 8));
    const auto columns = parseInteger(label.substr(47, 4));
    const auto rows = parseInteger(label.substr(51, 4));
    if (!west || !south || !columns || !rows || *columns < 1 || *rows < 1)
        return std::nullopt;
    DtedTile out;
    out.columns = static_cast<std::size_t>(*columns);
    out.rows = static_cast<std::size_t>(*rows);
    out.dataAt = *at + labelBytes + identificationBytes + accuracyBytes;
    out.place.stepX = stepOf(label.substr(20, 4), out.columns);
    out.place.stepY = stepOf(label.substr(24, 4), out.rows);
    out.place.west = *west;
    out.place.north = *south + static_cast<double>(out.rows - 1) * out.place.stepY;
    const std::string_view datum = asText(probe.head.subspan(*at + labelBytes + datumAt, 5));
    out.place.crs = datum == "WGS72" ? "EPSG:4322" : "EPSG:4326";
    return out;
}

/// Some writers have two's complement, whose small numbers below 0 would lie deeper than any land.
std::int16_t heightOf(std::uint16_t bits) {
    constexpr int deepest = -16000;
    constexpr int missing = -32767;
    const int magnitude = bits & 0x7FFF;
    const int height = (bits & 0x8000) != 0 ? -magnitude : magnitude;
    return static_cast<std::int16_t>(height < deepest && height != missing ? static_cast<std::int16_t>(bits)
                                                                           : height);
}

/// The samples in rows from the north, little endian.
Result<std::vector<std::byte>> rowsOf(FileReader& file, const DtedTile& tile) {
    std::vector<std::byte> out(tile.columns * tile.rows * 2);
    std::vector<std::byte> profile(tile.profileBytes());
    for (std::size_t column = 0; column < tile.columns; ++column) {
        if (const Status read = file.read(profile); !read)
            return read.failure();
        const std::size_t end = profile.size() - checksumBytes;
        const auto sum = std::accumulate(
            profile.begin(), profile.begin() + static_cast<std::ptrdiff_t>(end), std::uint32_t{0},
            [](std::uint32_t all, std::byte one) { return all + std::to_integer<std::uint32_t>(one); });
        if (profile.front() != profileMark || sum != loadNumber<std::uint32_t>(&profile[end], ByteOrder::Big))
            return unusable(
                file.path(),
                TERRAIN_TEXT("formats",
                             "%1 is damaged: profile %2 has not the heights of its checksum; fetch "
                             "it again, or take it as it is by converting it with: gdal_translate "
                             "IN OUT.tif"),
                {numberText(static_cast<std::uint64_t>(column + 1))});
        for (std::size_t i = 0; i < tile.rows; ++i) {
            const auto bits = loadNumber<std::uint16_t>(&profile[profileHead + 2 * i], ByteOrder::Big);
            storeNumber(heightOf(bits), &out[((tile.rows - 1 - i) * tile.columns + column) * 2],
                        ByteOrder::Little);
        }
    }
    return out;
}

class DtedFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "dted"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "DTED tile"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"dt0", "dt1", "dt2"};
        return suffixes;
    }
    bool canRead() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        return headerAt(probe) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (recognise(probe) == Recognition::No)
            return refusal(probe);
        const std::optional<DtedTile> tile = tileOf(probe);
        if (!tile)
            return unusable(probe.path,
                            TERRAIN_TEXT("formats",
                                         "%1 is damaged or incomplete: its header does not say where and how "
                                         "large the tile is; fetch it again."));
        if (probe.size < tile->dataAt + tile->columns * tile->profileBytes())
            return truncated(probe.path);
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        if (const Status sought = file.value().seek(tile->dataAt); !sought)
            return sought.failure();
        Result<std::vector<std::byte>> rows = rowsOf(file.value(), *tile);
        if (!rows)
            return rows.failure();
        const SampleRows layout{"dted", static_cast<int>(tile->columns), static_cast<int>(tile->rows),
                                SampleType::I16, ByteOrder::Little};
        auto reader = std::make_unique<SampleRowsReader>(
            std::make_unique<MemoryBytes>(probe.path, std::move(rows).value()), layout,
            SampleConversion::FileScale{.nodata = -32767}, options);
        if (const Status placed = reader->place(tile->place, probe, options); !placed)
            return placed.failure();
        return HeightmapReaderPtr(std::move(reader));
    }
};

} // namespace

const HeightmapFormat& dtedFormat() {
    static const DtedFormat format;
    return format;
}

} // namespace terrain
