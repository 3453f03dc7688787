// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

/// Text of Surfer 6, binary of Surfer 6, binary of Surfer 7.
constexpr std::array<std::string_view, 3> magics = {"DSAA", "DSBB", "DSRB"};
constexpr std::array<const char*, 3> drivers = {"GSAG", "GSBG", "GS7BG"};
constexpr std::array ownSuffixes = {"grd"};

class SurferFormat final : public RasterFormat {
public:
    SurferFormat()
        : RasterFormat({
              .id = "surfer",
              .label = TERRAIN_TEXT("formats", "Surfer grid"),
              .suffixes = ownSuffixes,
              .driver = drivers.front(),
              .recognise = [](const FileProbe& probe) { return beginsWithAny(probe, magics); },
          }) {}

protected:
    RasterSource sourceFor(const FileProbe& probe) const override {
        RasterSource source = RasterFormat::sourceFor(probe);
        for (std::size_t i = 0; i < magics.size(); ++i)
            if (startsWith(probe.head, magics[i]))
                source.driver = drivers[i];
        return source;
    }
};

} // namespace

const HeightmapFormat& surferFormat() {
    static const SurferFormat format;
    return format;
}

} // namespace terrain
