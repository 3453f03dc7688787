// SPDX-License-Identifier: MIT
#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/verify_export.h"

#include <cmath>
#include <new>

namespace terrain {
namespace {

Status checkWritable(const Heightfield& heights, const HeightmapFormat& format,
                     const std::filesystem::path& path, const ExportOptions& options) {
    if (!format.canWrite())
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "%1: files of the format '%2' can be read, but not written."),
                     {path.string(), format.id()}};
    if (options.range && !(options.range->minimum <= options.range->maximum &&
                           std::isfinite(options.range->maximum - options.range->minimum)))
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("formats", "The height range %1,%2 must be a minimum and a greater maximum."),
            {numberText(options.range->minimum), numberText(options.range->maximum)},
            "range"};
    if (Status fits = format.checkGridForWriting(heights.grid()); !fits)
        return fits;
    const std::int64_t holes = format.canHoldHoles() ? 0 : holeCount(heights);
    if (holes > 0)
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("formats", "Missing samples: %1. %2 cannot hold them: fill them, or choose "
                                             "one of %3."),
                     {numberText(holes), path.string(), suffixesForHoles()},
                     "fill-nodata"};
    return Done{};
}

/// `largestError`: where it goes when the file is to be verified before it gets its name; null when it is
/// not.
Result<ExportReport> written(const Heightfield& heights, const HeightmapFormat& format,
                             const std::filesystem::path& path, const ExportOptions& options,
                             Existing existing, const RunContext& context, double* largestError) {
    if (const Status writable = checkWritable(heights, format, path, options); !writable)
        return writable.failure();
    ExportOptions complete = options;
    complete.format = completedOptions(format, options.format);
    const std::uint64_t bytes = format.expectedBytes(heights.grid(), complete.format);
    Result<SafeFile> file =
        SafeFile::open(path, {.existing = existing, .expectedBytes = bytes, .backup = {}});
    if (!file)
        return file.failure();
    const double writing = largestError != nullptr ? 0.7 : 1; // of the time; the rest is reading again
    Result<ExportReport> report = format.write(heights, complete, file.value(), context.part(0, writing));
    if (!report)
        return report;
    if (largestError != nullptr) {
        const Result<double> error = verifiedError(heights, format, complete.format, report.value(),
                                                   file.value(), context.part(writing, 1));
        if (!error)
            return error.failure();
        *largestError = error.value();
    }
    if (const Status committed = file.value().commit(); !committed)
        return committed.failure();
    if (report.value().clipped > 0)
        report.value().notes.emplace_back(clippedNote, std::vector{numberText(report.value().clipped)});
    return report;
}

} // namespace

Result<ExportReport> exportHeightmap(const Heightfield& heights, const HeightmapFormat& format,
                                     const std::filesystem::path& path, const ExportOptions& options,
                                     Existing existing, const RunContext& context) {
    try {
        return written(heights, format, path, options, existing, context, nullptr);
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(path);
    }
}

Result<VerifiedReport> exportVerified(const Heightfield& heights, const HeightmapFormat& format,
                                      const std::filesystem::path& path, const ExportOptions& options,
                                      Existing existing, const RunContext& context) {
    try {
        VerifiedReport out;
        Result<ExportReport> report =
            written(heights, format, path, options, existing, context, &out.largestError);
        if (!report)
            return report.failure();
        out.report = std::move(report).value();
        return out;
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(path);
    }
}

} // namespace terrain
