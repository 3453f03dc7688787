// SPDX-License-Identifier: MIT
#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/decode_worker.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/import_shape.h"
#include "libterrain/formats/resampled.h"
#include "libterrain/formats/serial_rows.h"
#include "libterrain/formats/text_case.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <new>

namespace terrain {
namespace {

constexpr std::size_t headBytes = 4096;

Status checkOptions(const ImportOptions& options) {
    if (options.spacing && !(std::isfinite(*options.spacing) && *options.spacing > 0))
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("formats", "The spacing must be a number of metres greater than 0, not %1."),
            {numberText(*options.spacing)},
            "in-spacing"};
    if (options.range && !(std::isfinite(options.range->minimum) && std::isfinite(options.range->maximum)))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "The height range must be two finite numbers of metres."),
                     {},
                     "in-range"};
    return Done{};
}

Result<const HeightmapFormat*> namedFormat(const std::string& id) {
    if (const HeightmapFormat* format = findHeightmapFormat(id))
        return format;
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("formats", "There is no heightmap format '%1'."),
                 {id},
                 "formats"};
}

Error isOfAnotherFormat(const FileProbe& probe, const HeightmapFormat& asked, const HeightmapFormat& own) {
    return {ErrorCode::UnusableInput,
            TERRAIN_TEXT("formats", "%1 is not of the format '%2', but of '%3': read it as that."),
            {probe.path.string(), asked.id(), own.id()},
            "other-format"};
}

/// Says that the file has no header; then nothing short of a file's own signature speaks against it.
bool describesRaw(const RawLayout& raw) {
    return raw.columns || raw.rows || raw.type || raw.headerBytes > 0;
}

Result<const HeightmapFormat*> recognisedFormat(const FileProbe& probe, const ImportOptions& options) {
    const HeightmapFormat* best = nullptr;
    Recognition certainty = Recognition::No;
    for (const HeightmapFormat* format : heightmapFormats()) {
        const Recognition recognition = format->canRead() ? format->recognise(probe) : Recognition::No;
        if (recognition > certainty) {
            certainty = recognition;
            best = format;
        }
    }
    if (certainty < Recognition::ByContent && describesRaw(options.raw))
        return namedFormat(probe.suffix == "r32" ? "r32" : "raw");
    if (best == nullptr || (certainty == Recognition::BySuffix && looksLikeKnownKind(probe)))
        return refusal(probe);
    return best;
}

/// Why a file cannot be read as the format that was asked for, where its content does not show that one.
Error notOfFormat(const FileProbe& probe, const HeightmapFormat& asked, const Error& refused) {
    if (const auto own = recognisedFormat(probe, {});
        own && own.value()->recognise(probe) == Recognition::ByContent)
        return isOfAnotherFormat(probe, asked, *own.value());
    if (refused.detail.english() != refusal(probe).detail.english())
        return refused; // it says more
    return {ErrorCode::UnusableInput,
            TERRAIN_TEXT("formats",
                         "%1 is no file of the format '%2': choose another one, or leave it to the "
                         "file."),
            {probe.path.string(), asked.id()},
            "other-format"};
}

/// A small file that claims an enormous terrain is made to harm: even flat ground takes a thousandth of its
/// size (the most that deflate does is 1 to 1032).
Status checkPlausible(const HeightmapReader& reader, const FileProbe& probe) {
    constexpr std::uint64_t always = std::uint64_t{2} << 30;
    constexpr std::uint64_t mostRatio = 1100;
    const std::uint64_t bytes = static_cast<std::uint64_t>(reader.grid().sampleCount()) * sizeof(float);
    if (bytes <= always || bytes / mostRatio <= probe.size)
        return Done{};
    return Error{ErrorCode::OverLimit,
                 TERRAIN_TEXT("formats",
                              "%1 says that it holds %2 × %3 samples, which need %4 of memory, but "
                              "has only %5: it is damaged or made to harm."),
                 {probe.path.string(), numberText(reader.grid().columns), numberText(reader.grid().rows),
                  byteCountText(bytes), byteCountText(probe.size)}};
}

bool isUsualMarker(float height) {
    constexpr std::array markers = {-9999.0F,  -32768.0F,  -32767.0F,
                                    -99999.0F, -999999.0F, -std::numeric_limits<float>::max()};
    return std::ranges::find(markers, height) != markers.end();
}

/// What a person should look at before building on these heights; nothing is changed.
void addWarnings(ImportedHeightmap& imported) {
    const HeightRange range = heightRange(imported.heights);
    const auto note = [&](TextSource text, std::vector<std::string> arguments = {}, std::string field = {}) {
        imported.notes.emplace_back(text, std::move(arguments), std::move(field));
    };
    constexpr float implausible = 100000; // m
    if (!range.isEmpty() && isInteger(imported.sampleType) && !imported.heightsInMetres)
        note(TERRAIN_TEXT("formats",
                          "The file does not say which heights its numbers mean: they are taken as "
                          "metres, from %1 to %2; others can be given."),
             {numberText(range.minimum), numberText(range.maximum)}, "in-range");
    if (range.isEmpty())
        note(TERRAIN_TEXT("formats", "Every sample is missing: the terrain has no heights."));
    else if (isUsualMarker(range.minimum))
        note(TERRAIN_TEXT("formats",
                          "The least height, %2, often stands for missing samples (here %1); if it does, "
                          "say so."),
             {numberText(std::int64_t{std::ranges::count(imported.heights.samples(), range.minimum)}),
              numberText(range.minimum)},
             "nodata");
    else if (range.minimum < -implausible || range.maximum > implausible)
        note(TERRAIN_TEXT("formats",
                          "The heights reach from %1 to %2 m, which is more than ground does: check "
                          "the sample type, the byte order and the value of missing samples."),
             {numberText(range.minimum), numberText(range.maximum)});
    else if (!isInteger(imported.sampleType) && range.minimum >= 0 && range.maximum <= 1 && range.span() > 0)
        note(TERRAIN_TEXT("formats",
                          "The heights lie between 0 and 1 m; if they are parts of a range, give it."),
             {}, "in-range");
}

/// Opens the file and finds who reads it; `probe.head` refers to `head`.
Result<HeightmapReaderPtr> openProbed(FileProbe& probe, std::vector<std::byte>& head,
                                      const ImportOptions& options) {
    if (const Status usable = checkOptions(options); !usable)
        return usable.failure();
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    head.resize(headBytes);
    const Result<std::size_t> got = file.value().readSome(head);
    if (!got)
        return got.failure();
    probe.head = std::span(head).first(got.value());
    probe.size = file.value().size();
    probe.suffix = lowerCase(probe.path.extension().string());
    probe.suffix.erase(0, 1); // the point
    if (probe.size == 0)
        return refusal(probe);
    const Result<const HeightmapFormat*> format =
        options.format.empty() ? recognisedFormat(probe, options) : namedFormat(options.format);
    if (!format)
        return format.failure();
    Result<HeightmapReaderPtr> reader = format.value()->open(probe, options);
    if (reader.isError() && !options.format.empty() &&
        format.value()->recognise(probe) < Recognition::ByContent)
        return notOfFormat(probe, *format.value(), reader.error());
    if (reader && options.spacing)
        reader.value()->setSpacing(*options.spacing);
    return reader;
}

Status readRows(HeightmapReader& reader, Heightfield& heights, const RunContext& context) {
    const auto columns = static_cast<std::size_t>(heights.columns());
    return serialRows(context, heights.rows(), [&](int row) {
        return reader.readRow({heights.row(row), columns});
    });
}

/// By some rows at a time, since those of a turned terrain are columns of the file.
Status readShaped(HeightmapReader& reader, const ImportShape& shape, Heightfield& heights,
                  const RunContext& context) {
    constexpr int rowsAtOnce = 16;
    const auto columns = static_cast<std::size_t>(reader.grid().columns);
    ShapedRows placed(reader.grid(), shape, heights);
    std::vector<float> band(columns * rowsAtOnce);
    return serialRows(context, reader.grid().rows, [&](int row) -> Status {
        const int inBand = row % rowsAtOnce;
        const auto used = static_cast<std::size_t>(inBand) * columns;
        if (const Status read = reader.readRow(std::span(band).subspan(used, columns)); !read)
            return read;
        if (inBand + 1 == rowsAtOnce || row + 1 == reader.grid().rows)
            placed.put(row - inBand, std::span(band).first(used + columns));
        return Done{};
    });
}

/// Whether rows can go where they stand in the file.
bool liesAsInFile(const ImportShape& shape) {
    return !shape.crop && shape.keepsPlace();
}

/// The last step of the shape.
Status resample(ImportedHeightmap& map, const Grid& wanted, const RunContext& context) {
    const Grid had = map.heights.grid();
    Result<Heightfield> changed = resampled(map.heights, wanted.columns, wanted.rows, context);
    if (!changed)
        return changed.failure();
    map.heights = std::move(changed).value();
    map.heights.setGrid(wanted);
    map.notes.emplace_back(TERRAIN_TEXT("formats", "Resampled from %1 × %2 to %3 × %4."),
                           std::vector{numberText(had.columns), numberText(had.rows),
                                       numberText(wanted.columns), numberText(wanted.rows)});
    return Done{};
}

Result<ImportedHeightmap> readWhole(FileProbe& probe, const ImportOptions& options,
                                    const RunContext& context) {
    std::vector<std::byte> head;
    const DecodeScope scope(context);
    Result<HeightmapReaderPtr> opened = openProbed(probe, head, options);
    if (!opened)
        return opened.failure();
    HeightmapReader& reader = *opened.value();
    if (const Status plausible = checkPlausible(reader, probe); !plausible)
        return plausible.failure();
    const ImportShape& shape = options.shape;
    const Grid file = reader.grid();
    if (const Status possible = checkShape(shape, file, probe.path); !possible)
        return possible.failure();
    HeightmapFacts placing;
    placing.spacingKnown = reader.facts().spacingKnown;
    const Grid shaped = shapedGrid(file, shape, placing);
    const Grid wanted = resampledGrid(shaped, shape);
    if (const Status fits = Heightfield::checkMemory(wanted); !fits)
        return fits.failure();
    Result<Heightfield> heights = Heightfield::create(shaped);
    if (!heights)
        return heights.failure();
    const RunContext reading = context.part(0, wanted == shaped ? 1 : 0.8);
    const Status read = liesAsInFile(shape) ? readRows(reader, heights.value(), reading)
                                            : readShaped(reader, shape, heights.value(), reading);
    if (!read)
        return read.failure();
    if (const Status whole = reader.finish(); !whole)
        return whole.failure();
    ImportedHeightmap out{reader.facts(), std::move(heights).value()};
    out.file = file;
    std::ranges::move(placing.notes, std::back_inserter(out.notes));
    addWarnings(out); // of the file's own numbers, which resampling mixes
    if (wanted != shaped)
        if (const Status done = resample(out, wanted, context.part(0.8, 1)); !done)
            return done.failure();
    out.holes = holeCount(out.heights);
    return out;
}

} // namespace

Result<HeightmapReaderPtr> openHeightmap(const std::filesystem::path& path, const ImportOptions& options) {
    FileProbe probe;
    probe.path = path;
    std::vector<std::byte> head;
    try {
        return openProbed(probe, head, options);
    } catch (const std::bad_alloc&) {
        return noMemoryToRead(path);
    }
}

Result<ImportedHeightmap> importHeightmap(const std::filesystem::path& path, const ImportOptions& options,
                                          const RunContext& context) {
    FileProbe probe;
    probe.path = path;
    try {
        return readWhole(probe, options, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToRead(path);
    }
}

} // namespace terrain
