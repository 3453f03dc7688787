// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/georeference.h"
#include "libterrain/formats/hgt_reader.h"
#include "libterrain/formats/serial_rows.h"
#include "libterrain/formats/text_case.h"
#include "libterrain/formats/zip_entry.h"

#include <cmath>

namespace terrain {
namespace {

/// Beside each file, archives made on a Mac hold one of its icon and the like under a name like the file's.
bool isMacsOwn(const ZipEntry& entry) {
    return entry.name.starts_with("__MACOSX/") || entry.name.find("/._") != std::string::npos ||
           entry.name.starts_with("._");
}

/// The tile of an archive that holds one, as tiles are downloaded.
Result<ZipEntry> tileIn(FileReader& file) {
    const Result<std::vector<ZipEntry>> entries = zipEntries(file);
    if (!entries)
        return entries.failure();
    const auto isTile = [](const ZipEntry& entry) {
        return lowerCase(entry.name).ends_with(".hgt") && !isMacsOwn(entry);
    };
    const auto tiles = std::ranges::count_if(entries.value(), isTile);
    if (tiles == 1)
        return *std::ranges::find_if(entries.value(), isTile);
    return unusable(file.path(),
                    TERRAIN_TEXT("formats", "%1 holds %2 SRTM tiles (.hgt): unpack it and choose one."),
                    {numberText(std::int64_t{tiles})});
}

constexpr MetreRange held{-32766, 32767}; // the two numbers below stand for missing samples

/// Heights as a tile has them: whole metres, −32768 for a missing one.
struct TileSample {
    std::int64_t clipped = 0;
    bool rounds = false; ///< whether a height was no whole metre

    std::int16_t operator()(float height) {
        if (std::isnan(height))
            return -32768;
        const double rounded = std::floor(static_cast<double>(height) + 0.5);
        const double kept = std::clamp(rounded, held.minimum, held.maximum);
        clipped += kept != rounded ? 1 : 0;
        rounds = rounds || rounded != static_cast<double>(height);
        return static_cast<std::int16_t>(kept);
    }
};

/// What other programs make of the land: they place a tile by its name alone, and one degree wide.
void addPlaceNotes(const Grid& grid, const std::string& name, ExportReport& report) {
    const std::optional<HgtCorner> corner = hgtCorner(name);
    const std::optional<CrsUnit> unit = crsUnit(grid.crs);
    const bool geographic = unit && unit->geographic;
    const CrsStep step = crsStep(grid);
    const double south = grid.originY - (grid.rows - 1) * step.y;
    if (!corner)
        report.notes.emplace_back(
            TERRAIN_TEXT("formats", "Programs expect a tile's name to say its south-west corner, as N45E006 "
                                    "does; '%1' does not."),
            std::vector{name});
    else if (geographic && (std::abs(south - corner->latitude) > step.y ||
                            std::abs(grid.originX - corner->longitude) > step.x))
        report.notes.emplace_back(
            TERRAIN_TEXT("formats", "Programs place a tile by its name: '%1' puts the south-west corner at "
                                    "latitude %2° and longitude %3°, where the land has %4° and %5°."),
            std::vector{name, numberText(corner->latitude), numberText(corner->longitude), roundedText(south),
                        roundedText(grid.originX)});
    constexpr double seen = 0.02; // what an ellipsoid or a sphere makes of a degree differs by less
    const double middle = corner ? corner->latitude + 0.5 : geographic ? south + 0.5 : 0;
    const MetresPerDegree degree = metresPerDegree(middle);
    const auto differs = [](double length, double other) { return std::abs(length / other - 1) > seen; };
    if (differs(grid.width(), degree.longitude) || differs(grid.depth(), degree.latitude))
        report.notes.emplace_back(
            TERRAIN_TEXT("formats",
                         "A tile covers one degree, here %1 × %2 m, and other programs stretch the "
                         "land to it: the land is %3 × %4 m."),
            std::vector{shortText(std::round(degree.longitude)), shortText(std::round(degree.latitude)),
                        shortText(grid.width()), shortText(grid.depth())});
}

class HgtFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "hgt"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "SRTM tile"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"hgt"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return true; }
    bool integersAreMetres() const override { return true; }
    std::optional<MetreRange> heldHeights(const ParameterSet& /*options*/) const override { return held; }

    Recognition recognise(const FileProbe& probe) const override {
        if (probe.suffix != "hgt")
            return Recognition::No;
        return hgtSize(probe.size) ? Recognition::BySize : Recognition::BySuffix;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        auto bytes = std::make_unique<FileReader>(std::move(file).value());
        return HgtReader::open(probe, {std::move(bytes), probe.size, probe.path.stem().string(), id()},
                               options);
    }

    SampleType writtenType(const ParameterSet& /*options*/) const override { return SampleType::I16; }

    Status checkGridForWriting(const Grid& grid) const override {
        if (grid.columns == grid.rows && (grid.columns == 1201 || grid.columns == 3601))
            return Done{};
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats",
                                  "An SRTM tile (.hgt) has 1201 × 1201 or 3601 × 3601 samples, not "
                                  "%1 × %2: resample the terrain or choose another format."),
                     {numberText(grid.columns), numberText(grid.rows)},
                     "resample"};
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& /*options*/, SafeFile& file,
                               const RunContext& context) const override {
        TileSample encode;
        std::vector<std::byte> bytes(static_cast<std::size_t>(heights.columns()) * 2);
        const Status written = serialRows(context, heights.rows(), [&](int row) {
            for (int column = 0; column < heights.columns(); ++column)
                storeNumber(encode(heights.at(column, row)), &bytes[static_cast<std::size_t>(column) * 2],
                            ByteOrder::Big);
            return file.write(bytes);
        });
        if (!written)
            return written.failure();
        ExportReport report;
        report.sampleType = SampleType::I16;
        report.step = 1;
        report.clipped = encode.clipped;
        if (encode.rounds)
            report.notes.emplace_back(TERRAIN_TEXT("formats", "Heights are rounded to whole metres."));
        addPlaceNotes(heights.grid(), file.path().stem().string(), report);
        return report;
    }
};

/// A tile as it is downloaded: alone in a ZIP archive.
class ZippedHgtFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "hgt_zip"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "SRTM tile in a ZIP archive"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"hgt.zip"};
        return suffixes;
    }
    bool canRead() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        if (!startsWith(probe.head, "PK\x03\x04"))
            return Recognition::No;
        Result<FileReader> file = FileReader::open(probe.path);
        return file && tileIn(file.value()) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        const Result<ZipEntry> tile = tileIn(file.value());
        if (!tile)
            return tile.failure();
        constexpr std::uint64_t largestTile = std::uint64_t{10801} * 10801 * 2; // a third of an arc second
        Result<std::vector<std::byte>> bytes = unpackedEntry(file.value(), tile.value(), largestTile);
        if (!bytes)
            return bytes.failure();
        const std::uint64_t size = bytes.value().size();
        auto source = std::make_unique<MemoryBytes>(probe.path, std::move(bytes).value());
        const std::string stem = std::filesystem::path(tile.value().name).stem().string();
        return HgtReader::open(probe, {std::move(source), size, stem, id()}, options);
    }
};

} // namespace

const HeightmapFormat& hgtFormat() {
    static const HgtFormat format;
    return format;
}

const HeightmapFormat& zippedHgtFormat() {
    static const ZippedHgtFormat format;
    return format;
}

} // namespace terrain
