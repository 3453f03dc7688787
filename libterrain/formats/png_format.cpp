// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/depth_option.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/png_reader.h"
#include "libterrain/formats/png_writer.h"

namespace terrain {
namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";

class PngFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "png"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "PNG picture"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"png"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    Takes takes() const override { return {.channel = true}; }
    bool canWrite() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        return startsWith(probe.head, signature) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        return startsWith(probe.head, signature) ? PngReader::open(probe, options)
                                                 : Result<HeightmapReaderPtr>(refusal(probe));
    }

    std::span<const ParameterSpec> exportOptions() const override { return std::span(&depthOption(), 1); }

    SampleType writtenType(const ParameterSet& options) const override { return depthType(options); }

    std::uint64_t expectedBytes(const Grid& grid, const ParameterSet& options) const override {
        // Heights compress to about two thirds; much less would be flat ground, whose size nobody minds.
        return HeightmapFormat::expectedBytes(grid, options) / 2;
    }

    SizeEstimate estimatedSize(const Grid& grid, const Heightfield& /*heights*/,
                               const ParameterSet& options) const override {
        return {HeightmapFormat::expectedBytes(grid, options), SizeEstimate::Kind::Packed};
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        const SampleType type = writtenType(options.format);
        return writePng(heights, type, exportRange(options, type, heightRange(heights)), file, context);
    }
};

} // namespace

const HeightmapFormat& pngFormat() {
    static const PngFormat format;
    return format;
}

} // namespace terrain
