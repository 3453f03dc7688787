// SPDX-License-Identifier: MIT
#include "libterrain/formats/geotiff_writer.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/core/platform/address_room.h"
#include "libterrain/formats/gdal_output.h"
#include "libterrain/formats/nodata_choice.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/serial_rows.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

namespace terrain {
namespace {

constexpr int tileSide = 256;
constexpr std::int16_t missingMetres = -32768;

constexpr std::array<ParameterChoice, 3> types = {{
    {"f32", TERRAIN_TEXT("formats", "32-bit floats, metres")},
    {"i16", TERRAIN_TEXT("formats", "16-bit integers, whole metres")},
    {"u16", TERRAIN_TEXT("formats", "16-bit integers over a range")},
}};
constexpr std::array<ParameterChoice, 3> compressions = {{
    {"deflate", TERRAIN_TEXT("formats", "Deflate")},
    {"zstd", TERRAIN_TEXT("formats", "Zstandard")},
    {"none", TERRAIN_TEXT("formats", "None")},
}};
constexpr std::array<ParameterChoice, 2> layouts = {{
    {"tiles", TERRAIN_TEXT("formats", "Tiles of 256 × 256")},
    {"strips", TERRAIN_TEXT("formats", "Strips")},
}};

std::vector<std::string> driverOptions(const ParameterSet& options, const RunContext& context) {
    std::vector<std::string> out{"BIGTIFF=IF_SAFER"};
    if (options.isChoice("layout", "tiles")) {
        const std::string side = numberText(tileSide);
        out.insert(out.end(), {"TILED=YES", "BLOCKXSIZE=" + side, "BLOCKYSIZE=" + side});
    }
    if (options.isChoice("compression", "none"))
        return out;
    // GDAL waits for ever for threads that cannot start, of which it has as many beside this one.
    const int threads = context.threads() > 0 ? context.threads() : processorCount();
    if (threadsWithRoom(threads + 1) > threads)
        out.push_back("NUM_THREADS=" + numberText(threads));
    out.emplace_back(isInteger(tiffType(options)) ? "PREDICTOR=2" : "PREDICTOR=3");
    // The first level packs heights about as well as the others.
    if (options.isChoice("compression", "zstd"))
        out.insert(out.end(), {"COMPRESS=ZSTD", "ZSTD_LEVEL=1"});
    else
        out.insert(out.end(), {"COMPRESS=DEFLATE", "ZLEVEL=1"});
    return out;
}

/// Heights as the file has them: whole numbers, or floats with a marker for holes.
class TiffSamples {
public:
    TiffSamples(SampleType type, const MetreRange& range, std::optional<float> marker)
        : m_type(type), m_encoder(range, fullScale(SampleType::U16)), m_marker(marker) {}

    /// The bytes of rows that follow one another; they stay until the next call.
    Result<std::span<const std::byte>> of(std::span<const float> rows, const RunContext& context) {
        if (m_type == SampleType::F32 && !m_marker)
            return std::as_bytes(rows);
        m_bytes.resize(rows.size() * static_cast<std::size_t>(sampleBytes(m_type)));
        constexpr std::size_t piece = std::size_t{1} << 16;
        const auto pieces = static_cast<int>((rows.size() + piece - 1) / piece);
        const bool whole = parallelRows(context, pieces, 1, [&](int first, int last) {
            const std::size_t from = static_cast<std::size_t>(first) * piece;
            const std::size_t to = std::min(rows.size(), static_cast<std::size_t>(last) * piece);
            convert(rows.subspan(from, to - from),
                    m_bytes.data() + from * static_cast<std::size_t>(sampleBytes(m_type)));
        });
        return whole ? Result<std::span<const std::byte>>(std::span<const std::byte>(m_bytes)) : Cancelled{};
    }

    [[nodiscard]] std::int64_t clipped() const { return m_clipped; }
    [[nodiscard]] double step() const { return m_encoder.step(); }
    /// Whether a height was no whole metre, where those are written.
    [[nodiscard]] bool rounds() const { return m_rounds; }

private:
    void convert(std::span<const float> heights, std::byte* out) {
        switch (m_type) {
        case SampleType::U16:
            return toRange(heights, reinterpret_cast<std::uint16_t*>(out));
        case SampleType::I16:
            return toMetres(heights, reinterpret_cast<std::int16_t*>(out));
        default:
            std::ranges::transform(
                heights, reinterpret_cast<float*>(out),
                [marker = m_marker.value_or(hole)](float h) { return std::isnan(h) ? marker : h; });
        }
    }

    void toRange(std::span<const float> heights, std::uint16_t* out) {
        SampleEncoder own = m_encoder;
        for (std::size_t i = 0; i < heights.size(); ++i)
            out[i] = static_cast<std::uint16_t>(own.encode(heights[i]));
        m_clipped += own.clipped();
    }

    void toMetres(std::span<const float> heights, std::int16_t* out) {
        std::int64_t clipped = 0;
        bool rounds = false;
        for (std::size_t i = 0; i < heights.size(); ++i) {
            const double rounded = std::floor(static_cast<double>(heights[i]) + 0.5);
            const double kept = std::clamp(rounded, tiffWholeMetres.minimum, tiffWholeMetres.maximum);
            clipped += kept != rounded && !std::isnan(rounded) ? 1 : 0;
            rounds |= rounded != static_cast<double>(heights[i]) && !std::isnan(rounded);
            out[i] = std::isnan(rounded) ? missingMetres : static_cast<std::int16_t>(kept);
        }
        m_clipped += clipped;
        if (rounds)
            m_rounds = true;
    }

    SampleType m_type;
    SampleEncoder m_encoder;
    std::optional<float> m_marker;
    std::atomic<std::int64_t> m_clipped{0};
    std::atomic<bool> m_rounds{false};
    std::vector<std::byte> m_bytes;
};

/// What stands for missing samples, when there are any.
std::optional<float> markerFor(const Heightfield& heights, SampleType type, std::int64_t holes,
                               std::optional<double> preferred) {
    if (holes == 0)
        return std::nullopt;
    return type == SampleType::I16 ? std::optional<float>(missingMetres) : unusedMarker(heights, preferred);
}

/// Whole rows of tiles, so that each is packed once; several where they are small, for a terrain that is made
/// band by band makes its rims twice.
int rowsOfBand(const Grid& grid) {
    constexpr std::int64_t samples = std::int64_t{32} << 20;
    const auto tileRows = static_cast<int>(samples / (std::int64_t{grid.columns} * tileSide));
    return tileSide * std::clamp(tileRows, 1, 16);
}

/// A file that is being written: its samples and where they go.
struct TiffFile {
    TiffSamples& samples;
    RasterOutput& output;

    Status write(HeightSource& heights, const RunContext& context) {
        const int rows = heights.grid().rows;
        const int bandRows = rowsOfBand(heights.grid());
        const int bands = (rows + bandRows - 1) / bandRows;
        const Status written = serialRows(context, bands, [&](int band) -> Status {
            const int first = band * bandRows;
            const RunContext part = context.part(1.0 * band / bands, 1.0 * (band + 1) / bands);
            return writeBand(heights, first, std::min(bandRows, rows - first), part);
        });
        return written ? output.close() : written;
    }

private:
    Status writeBand(HeightSource& heights, int first, int count, const RunContext& context) {
        constexpr double making = 0.5; // of the time
        const auto rows = heights.rows(first, count, context.part(0, making));
        if (!rows)
            return rows.failure();
        const auto bytes = samples.of(rows.value(), context.part(making, making));
        if (!bytes)
            return bytes.failure();
        const std::size_t rowBytes = bytes.value().size() / static_cast<std::size_t>(count);
        const int pieces = (count + tileSide - 1) / tileSide;
        return serialRows(context.part(making, 1), pieces, [&](int piece) {
            const int top = piece * tileSide;
            const int height = std::min(tileSide, count - top);
            return output.writeRows(first + top, height,
                                    bytes.value().subspan(static_cast<std::size_t>(top) * rowBytes,
                                                          static_cast<std::size_t>(height) * rowBytes));
        });
    }
};

} // namespace

std::span<const ParameterSpec> tiffOptions() {
    static const std::array<ParameterSpec, 4> specs = {{
        {
            .id = "type",
            .label = TERRAIN_TEXT("formats", "Samples"),
            .help = TERRAIN_TEXT("formats", "Floats keep every height. Whole metres show as steps on gentle "
                                            "slopes; a range is said in the file as scale and offset."),
            .type = ParameterType::Choice,
            .defaultValue = std::string("f32"),
            .choices = types,
        },
        {
            .id = "compression",
            .label = TERRAIN_TEXT("formats", "Compression"),
            .help = TERRAIN_TEXT("formats", "Without loss. Every program reads Deflate; Zstandard is faster, "
                                            "but older programs refuse it."),
            .type = ParameterType::Choice,
            .defaultValue = std::string("deflate"),
            .choices = compressions,
        },
        {
            .id = "layout",
            .label = TERRAIN_TEXT("formats", "Layout"),
            .help = TERRAIN_TEXT("formats", "GIS programs open tiles faster; programs for pictures may want "
                                            "strips."),
            .type = ParameterType::Choice,
            .defaultValue = std::string("tiles"),
            .choices = layouts,
        },
        {
            .id = "georeference",
            .label = TERRAIN_TEXT("formats", "Georeference"),
            .help =
                TERRAIN_TEXT("formats", "The place, the spacing and the coordinate system; without them it "
                                        "is a plain TIFF picture."),
            .type = ParameterType::Boolean,
            .defaultValue = true,
        },
    }};
    return specs;
}

std::uint64_t tiffBytes(const Grid& grid, const ParameterSet& options) {
    const int unit = options.isChoice("layout", "tiles") ? tileSide : 1;
    const auto padded = [unit](int side) {
        return static_cast<std::uint64_t>((side + unit - 1) / unit * unit);
    };
    return padded(grid.columns) * padded(grid.rows) *
           static_cast<std::uint64_t>(sampleBytes(tiffType(options)));
}

SampleType tiffType(const ParameterSet& options) {
    return sampleTypeFromId(options.text("type")).value_or(SampleType::F32);
}

Result<ExportReport> writeTiff(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) {
    const SampleType type = tiffType(options.format);
    const std::int64_t holes = holeCount(heights);
    if (type == SampleType::U16 && holes > 0)
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("formats",
                                  "Missing samples: %1. %2 cannot hold them as integers over a range: "
                                  "fill them, or choose floats."),
                     {numberText(holes), file.path().string()},
                     "fill-nodata"};
    const MetreRange range =
        type == SampleType::U16 ? exportRange(options, type, heightRange(heights)) : MetreRange{};
    const RasterLayout layout{type, markerFor(heights, type, holes, options.sourceNodata),
                              type == SampleType::U16 ? std::optional(range) : std::nullopt,
                              options.format.boolean("georeference")};
    Result<RasterOutput> output = RasterOutput::create(file.temporaryPath(), file.path(), heights.grid(),
                                                       layout, driverOptions(options.format, context));
    if (!output)
        return output.failure();
    TiffSamples samples(type, range, layout.nodata);
    FieldSource source(heights);
    if (const Status written = TiffFile{samples, output.value()}.write(source, context); !written)
        return written.failure();
    ExportReport report{type, range, 0, samples.clipped(), {}};
    if (type == SampleType::U16)
        report.step = samples.step();
    if (type == SampleType::I16) {
        report.step = 1;
        if (samples.rounds())
            report.notes.emplace_back(TERRAIN_TEXT("formats", "Heights are rounded to whole metres."));
    }
    return report;
}

Result<ExportReport> writeTiffStream(HeightSource& heights, const ExportOptions& options, SafeFile& file,
                                     const RunContext& context) {
    const RasterLayout layout{SampleType::F32, std::nullopt, std::nullopt,
                              options.format.boolean("georeference")};
    Result<RasterOutput> output = RasterOutput::create(file.temporaryPath(), file.path(), heights.grid(),
                                                       layout, driverOptions(options.format, context));
    if (!output)
        return output.failure();
    TiffSamples samples(SampleType::F32, {}, std::nullopt);
    if (const Status written = TiffFile{samples, output.value()}.write(heights, context); !written)
        return written.failure();
    return ExportReport{};
}

} // namespace terrain
