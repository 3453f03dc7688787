// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/exr_reader.h"
#include "libterrain/formats/exr_writer.h"
#include "libterrain/formats/file_kind.h"

namespace terrain {
namespace {

constexpr std::string_view magic = "v/1\x01";

class ExrFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "exr"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "OpenEXR picture"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"exr"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return true; }
    Takes takes() const override { return {.channel = true}; }

    Recognition recognise(const FileProbe& probe) const override {
        return startsWith(probe.head, magic) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        return startsWith(probe.head, magic) ? ExrReader::open(probe, options)
                                             : Result<HeightmapReaderPtr>(refusal(probe));
    }

    std::span<const ParameterSpec> exportOptions() const override {
        static constexpr std::array<ParameterChoice, 2> types = {{
            {"f32", TERRAIN_TEXT("formats", "32-bit floats")},
            {"f16", TERRAIN_TEXT("formats", "16-bit floats (half)")},
        }};
        static constexpr std::array<ParameterChoice, 2> channels = {{
            {"y", TERRAIN_TEXT("formats", "One, Y")},
            {"rgb", TERRAIN_TEXT("formats", "Three equal ones, R G B")},
        }};
        static const std::array<ParameterSpec, 2> specs = {{
            {
                .id = "type",
                .label = TERRAIN_TEXT("formats", "Samples"),
                .help =
                    TERRAIN_TEXT("formats", "Half floats have 11 bits: above 2048 m they hold whole metres "
                                            "at best, above 65504 m nothing."),
                .type = ParameterType::Choice,
                .defaultValue = std::string("f32"),
                .choices = types,
            },
            {
                .id = "channels",
                .label = TERRAIN_TEXT("formats", "Channels"),
                .help = TERRAIN_TEXT("formats", "Some programs, such as Terrain3D, only read pictures with "
                                                "red, green and blue."),
                .type = ParameterType::Choice,
                .defaultValue = std::string("y"),
                .choices = channels,
            },
        }};
        return specs;
    }

    SampleType writtenType(const ParameterSet& options) const override {
        return options.isChoice("type", "f16") ? SampleType::F16 : SampleType::F32;
    }

    std::uint64_t expectedBytes(const Grid& grid, const ParameterSet& options) const override {
        return HeightmapFormat::expectedBytes(grid, options) / 4; // smooth ground packs well
    }

    SizeEstimate estimatedSize(const Grid& grid, const Heightfield& /*heights*/,
                               const ParameterSet& options) const override {
        const std::uint64_t channels = options.isChoice("channels", "rgb") ? 3 : 1;
        return {channels * HeightmapFormat::expectedBytes(grid, options), SizeEstimate::Kind::Packed};
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        return writeExr(heights, writtenType(options.format), options.format.isChoice("channels", "rgb"),
                        file, context);
    }
};

} // namespace

const HeightmapFormat& exrFormat() {
    static const ExrFormat format;
    return format;
}

} // namespace terrain
