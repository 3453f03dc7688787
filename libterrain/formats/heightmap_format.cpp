// SPDX-License-Identifier: MIT
#include "libterrain/formats/heightmap_format.h"

#include "libterrain/formats/text_case.h"

#include <algorithm>

namespace terrain {

Recognition HeightmapFormat::recognise(const FileProbe& probe) const {
    const bool ours = std::ranges::any_of(suffixes(), [&](const char* s) { return probe.suffix == s; });
    return ours ? Recognition::BySuffix : Recognition::No;
}

Result<HeightmapReaderPtr> HeightmapFormat::open(const FileProbe& probe,
                                                 const ImportOptions& /*options*/) const {
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("formats", "%1: files of the format '%2' can be written, but not read."),
                 {probe.path.string(), id()}};
}

SampleType HeightmapFormat::writtenType(const ParameterSet& /*options*/) const {
    return SampleType::F32;
}

std::uint64_t HeightmapFormat::expectedBytes(const Grid& grid, const ParameterSet& options) const {
    return static_cast<std::uint64_t>(grid.sampleCount()) *
           static_cast<std::uint64_t>(sampleBytes(writtenType(options)));
}

SizeEstimate HeightmapFormat::estimatedSize(const Grid& grid, const Heightfield& /*heights*/,
                                            const ParameterSet& options) const {
    return {HeightmapFormat::expectedBytes(grid, options), SizeEstimate::Kind::Plain};
}

Status HeightmapFormat::checkGridForWriting(const Grid& /*grid*/) const {
    return Done{};
}

Result<ExportReport> HeightmapFormat::write(const Heightfield& /*heights*/, const ExportOptions& /*options*/,
                                            SafeFile& file, const RunContext& /*context*/) const {
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("formats", "%1: files of the format '%2' can be read, but not written."),
                 {file.path().string(), id()}};
}

Result<ExportReport> HeightmapFormat::writeStream(HeightSource& /*heights*/, const ExportOptions& /*options*/,
                                                  SafeFile& file, const RunContext& /*context*/) const {
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("formats", "%1: files of the format '%2' cannot be written while their heights "
                                         "are made: choose .tif."),
                 {file.path().string(), id()}};
}

std::string suffixesForHoles() {
    std::string out;
    for (const HeightmapFormat* format : heightmapFormats())
        if (format->canWrite() && format->canHoldHoles() && !format->onlyByName())
            out += std::string(out.empty() ? "." : ", .") + format->suffixes().front();
    return out;
}

ParameterSet completedOptions(const HeightmapFormat& format, const ParameterSet& options) {
    return options.specs().empty() ? ParameterSet(format.exportOptions()) : options;
}

const HeightmapFormat* findHeightmapFormat(std::string_view id) {
    const auto formats = heightmapFormats();
    const auto found = std::ranges::find_if(formats, [&](const auto* format) { return format->id() == id; });
    return found == formats.end() ? nullptr : *found;
}

const HeightmapFormat* heightmapFormatForSuffix(std::string_view suffix) {
    const std::string lower = lowerCase(suffix);
    const auto formats = heightmapFormats();
    const auto found = std::ranges::find_if(formats, [&](const HeightmapFormat* format) {
        return format->canWrite() && !format->onlyByName() &&
               std::ranges::any_of(format->suffixes(), [&](const char* s) { return lower == s; });
    });
    return found == formats.end() ? nullptr : *found;
}

} // namespace terrain
