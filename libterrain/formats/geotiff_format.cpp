// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/gdal_output.h"
#include "libterrain/formats/nodata_choice.h"
#include "libterrain/formats/raster_reader.h"
#include "libterrain/formats/serial_rows.h"

#include <cmath>

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

    std::uint64_t expectedBytes(const Grid& grid, const ParameterSet& options) const override {
        return HeightmapFormat::expectedBytes(grid, options) / 4; // smooth ground packs well
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        const std::optional<float> marker = holeCount(heights) > 0
                                                ? std::optional(unusedMarker(heights, options.sourceNodata))
                                                : std::nullopt;
        const std::string threads = context.threads() > 0 ? numberText(context.threads()) : "ALL_CPUS";
        constexpr int tile = 256;
        const std::string side = numberText(tile);
        Result<RasterOutput> output = RasterOutput::create(
            file.temporaryPath(), file.path(), heights.grid(), marker,
            {"COMPRESS=DEFLATE", "PREDICTOR=3", "ZLEVEL=1", "TILED=YES", "BLOCKXSIZE=" + side,
             "BLOCKYSIZE=" + side, "BIGTIFF=IF_SAFER", "NUM_THREADS=" + threads});
        if (!output)
            return output.failure();
        // A row of tiles at a time, so that each is packed once.
        std::vector<float> marked;
        const int bands = (heights.rows() + tile - 1) / tile;
        const Status written = serialRows(context, bands, [&](int band) {
            const int first = band * tile;
            const int count = std::min(tile, heights.rows() - first);
            const std::span<const float> rows(heights.row(first),
                                              static_cast<std::size_t>(count) *
                                                  static_cast<std::size_t>(heights.columns()));
            if (!marker)
                return output.value().writeRows(first, count, rows);
            marked.assign(rows.begin(), rows.end());
            std::ranges::replace_if(
                marked, [](float h) { return std::isnan(h); }, *marker);
            return output.value().writeRows(first, count, marked);
        });
        if (!written)
            return written.failure();
        if (const Status closed = output.value().close(); !closed)
            return closed.failure();
        return ExportReport{};
    }
};

} // namespace

const HeightmapFormat& geoTiffFormat() {
    static const GeoTiffFormat format;
    return format;
}

} // namespace terrain
