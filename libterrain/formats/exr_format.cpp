// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/exr_reader.h"
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
    Takes takes() const override { return {.channel = true}; }

    Recognition recognise(const FileProbe& probe) const override {
        return startsWith(probe.head, magic) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        return startsWith(probe.head, magic) ? ExrReader::open(probe, options)
                                             : Result<HeightmapReaderPtr>(refusal(probe));
    }
};

} // namespace

const HeightmapFormat& exrFormat() {
    static const ExrFormat format;
    return format;
}

} // namespace terrain
