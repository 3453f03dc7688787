// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/hgt_reader.h"
#include "libterrain/formats/serial_rows.h"
#include "libterrain/formats/zip_entry.h"

#include <cmath>

namespace terrain {
namespace {

std::string lowerSuffix(const std::string& name) {
    std::string out = std::filesystem::path(name).extension().string();
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return out;
}

bool isZip(const FileProbe& probe) {
    return startsWith(probe.head, "PK\x03\x04");
}

/// The tile of an archive that holds one, as tiles are downloaded.
Result<ZipEntry> tileIn(FileReader& file) {
    const Result<std::vector<ZipEntry>> entries = zipEntries(file);
    if (!entries)
        return entries.failure();
    const auto isTile = [](const ZipEntry& entry) { return lowerSuffix(entry.name) == ".hgt"; };
    const auto tiles = std::ranges::count_if(entries.value(), isTile);
    if (tiles == 1)
        return *std::ranges::find_if(entries.value(), isTile);
    return unusable(file.path(),
                    TERRAIN_TEXT("formats", "%1 holds %2 SRTM tiles (.hgt): unpack it and choose one."),
                    {numberText(std::int64_t{tiles})});
}

Result<HeightmapReaderPtr> openZipped(const FileProbe& probe, FileReader& file,
                                      const ImportOptions& options) {
    const Result<ZipEntry> tile = tileIn(file);
    if (!tile)
        return tile.failure();
    constexpr std::uint64_t largestTile = std::uint64_t{10801} * 10801 * 2; // a third of an arc second
    Result<std::vector<std::byte>> bytes = unpackedEntry(file, tile.value(), largestTile);
    if (!bytes)
        return bytes.failure();
    const std::uint64_t size = bytes.value().size();
    const std::string stem = std::filesystem::path(tile.value().name).stem().string();
    return HgtReader::open(
        probe, {std::make_unique<MemoryBytes>(probe.path, std::move(bytes).value()), size, stem}, options);
}

class HgtFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "hgt"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "SRTM tile"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"hgt", "hgt.zip"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return true; }
    bool integersAreMetres() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        if (isZip(probe)) {
            Result<FileReader> file = FileReader::open(probe.path);
            return file && tileIn(file.value()) ? Recognition::ByContent : Recognition::No;
        }
        if (probe.suffix != "hgt")
            return Recognition::No;
        return hgtSize(probe.size) ? Recognition::BySize : Recognition::BySuffix;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        if (isZip(probe))
            return openZipped(probe, file.value(), options);
        auto bytes = std::make_unique<FileReader>(std::move(file).value());
        return HgtReader::open(probe, {std::move(bytes), probe.size, probe.path.stem().string()}, options);
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
        constexpr float lowest = -32766; // the two below stand for missing samples
        constexpr float highest = 32767;
        ExportReport report;
        report.sampleType = SampleType::I16;
        report.step = 1;
        std::vector<std::byte> bytes(static_cast<std::size_t>(heights.columns()) * 2);
        const Status written = serialRows(context, heights.rows(), [&](int row) {
            for (int column = 0; column < heights.columns(); ++column) {
                const float height = heights.at(column, row);
                const float rounded = std::floor(height + 0.5F);
                const float clipped = std::clamp(rounded, lowest, highest);
                report.clipped += clipped != rounded && !std::isnan(height) ? 1 : 0;
                const auto sample =
                    std::isnan(height) ? std::int16_t{-32768} : static_cast<std::int16_t>(clipped);
                storeNumber(sample, &bytes[static_cast<std::size_t>(column) * 2], ByteOrder::Big);
            }
            return file.write(bytes);
        });
        if (!written)
            return written.failure();
        report.notes.emplace_back(TERRAIN_TEXT("formats", "Heights are rounded to whole metres."));
        return report;
    }
};

} // namespace

const HeightmapFormat& hgtFormat() {
    static const HgtFormat format;
    return format;
}

} // namespace terrain
