// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/gzip.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

constexpr std::string_view magic{"HF2\0", 4};
constexpr std::array ownSuffixes = {"hf2", "hfz"};

/// The grid of L3DT, as it is or packed by gzip (.hfz).
Recognition recogniseHf2(const FileProbe& probe) {
    const bool plain = startsWith(probe.head, magic);
    const bool packed = isGzip(probe) && asText(unpackedStart(probe, magic.size())) == magic;
    return plain || packed ? Recognition::ByContent : Recognition::No;
}

class Hf2Format final : public RasterFormat {
public:
    Hf2Format()
        : RasterFormat({
              .id = "hf2",
              .label = TERRAIN_TEXT("formats", "L3DT grid"),
              .suffixes = ownSuffixes,
              .driver = "HF2",
              .recognise = recogniseHf2,
          }) {}

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (!isGzip(probe) || recogniseHf2(probe) == Recognition::No)
            return RasterFormat::open(probe, options);
        RasterSource source = sourceFor(probe);
        Result<std::vector<std::byte>> content = unpackedGzip(probe);
        if (!content)
            return content.failure();
        source.content = std::move(content).value();
        return RasterReader::open(probe, options, std::move(source));
    }

protected:
    RasterSource sourceFor(const FileProbe& probe) const override {
        RasterSource source = RasterFormat::sourceFor(probe);
        source.northFirst = true;
        return source;
    }
};

} // namespace

const HeightmapFormat& hf2Format() {
    static const Hf2Format format;
    return format;
}

} // namespace terrain
