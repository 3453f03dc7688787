// SPDX-License-Identifier: MIT
#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/verify_export.h"

#include <new>

namespace terrain {
namespace {

Result<ExportReport> streamed(HeightSource& heights, const HeightmapFormat& format,
                              const std::filesystem::path& path, const ExportOptions& options,
                              Existing existing, const RunContext& context) {
    if (const Status fits = format.checkGridForWriting(heights.grid()); !fits)
        return fits.failure();
    ExportOptions complete = options;
    complete.format = completedOptions(format, options.format);
    if (!format.canStream(complete))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats",
                                  "%1: files of the format '%2' cannot be written while their heights "
                                  "are made: choose .tif."),
                     {path.string(), format.id()}};
    const std::uint64_t bytes = format.expectedBytes(heights.grid(), complete.format);
    Result<SafeFile> file =
        SafeFile::open(path, {.existing = existing, .expectedBytes = bytes, .backup = {}});
    if (!file)
        return file.failure();
    constexpr double writing = 0.7; // of the time; the rest is reading again
    HashedSource source(heights);
    Result<ExportReport> report =
        format.writeStream(source, complete, file.value(), context.part(0, writing));
    if (!report)
        return report;
    if (const Status same = verifyRows(source, format, complete.format, report.value(), file.value(),
                                       context.part(writing, 1));
        !same)
        return same.failure();
    if (const Status committed = file.value().commit(); !committed)
        return committed.failure();
    return report;
}

} // namespace

Result<ExportReport> exportStream(HeightSource& heights, const HeightmapFormat& format,
                                  const std::filesystem::path& path, const ExportOptions& options,
                                  Existing existing, const RunContext& context) {
    try {
        return streamed(heights, format, path, options, existing, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(path);
    }
}

} // namespace terrain
