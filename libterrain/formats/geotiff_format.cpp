// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/geotiff_writer.h"
#include "libterrain/formats/raster_reader.h"

namespace terrain {
namespace {

using namespace std::string_view_literals;

bool isTiff(const FileProbe& probe) {
    constexpr std::array magics = {"II*\0"sv, "MM\0*"sv, "II+\0"sv, "MM\0+"sv};
    return std::ranges::any_of(magics, [&](std::string_view magic) { return startsWith(probe.head, magic); });
}

class GeoTiffFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "tif"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "GeoTIFF"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"tif", "tiff"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    Takes takes() const override { return {.channel = true}; }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        return isTiff(probe) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (!isTiff(probe))
            return refusal(probe);
        RasterSource source{id(), "GTiff"};
        source.integers = RasterSource::Integers::MetresWithPlace;
        return RasterReader::open(probe, options, std::move(source));
    }

    std::span<const ParameterSpec> exportOptions() const override { return tiffOptions(); }
    SampleType writtenType(const ParameterSet& options) const override { return tiffType(options); }
    bool takesRange(const ParameterSet& options) const override {
        return tiffType(options) == SampleType::U16;
    }

    std::optional<MetreRange> heldHeights(const ParameterSet& options) const override {
        return tiffType(options) == SampleType::I16 ? std::optional(tiffWholeMetres) : std::nullopt;
    }
    bool holdsHoles(const ParameterSet& options) const override {
        return tiffType(options) != SampleType::U16; // over a range, every number is a height
    }

    std::uint64_t expectedBytes(const Grid& grid, const ParameterSet& options) const override {
        const std::uint64_t bytes = HeightmapFormat::expectedBytes(grid, options);
        return options.isChoice("compression", "none") ? bytes : bytes / 4; // smooth ground packs well
    }

    SizeEstimate estimatedSize(const Grid& grid, const Heightfield& /*heights*/,
                               const ParameterSet& options) const override {
        const bool packs = !options.isChoice("compression", "none");
        return {tiffBytes(grid, options), packs ? SizeEstimate::Kind::Packed : SizeEstimate::Kind::Plain};
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        return writeTiff(heights, options, file, context);
    }

    bool canStream(const ExportOptions& options) const override {
        return tiffType(options.format) == SampleType::F32;
    }

    Result<ExportReport> writeStream(HeightSource& heights, const ExportOptions& options, SafeFile& file,
                                     const RunContext& context) const override {
        return writeTiffStream(heights, options, file, context);
    }
};

} // namespace

const HeightmapFormat& geoTiffFormat() {
    static const GeoTiffFormat format;
    return format;
}

} // namespace terrain
