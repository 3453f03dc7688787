// SPDX-License-Identifier: MIT
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"
#include "libterrain/formats/side_file.h"
#include "libterrain/formats/text_case.h"

namespace terrain {
namespace {

/// The samples say nothing, nor does the suffix; the header beside them begins with the name.
Recognition recogniseEnvi(const FileProbe& probe) {
    const bool ours = probe.suffix != "hdr" && lowerCase(readSideFile(probe.path, "hdr")).starts_with("envi");
    return ours ? Recognition::BySidecar : Recognition::No;
}

} // namespace

const HeightmapFormat& enviFormat() {
    static constexpr std::array suffixes = {"dat", "img", "bsq"};
    static constexpr std::array sides = {"hdr"};
    static const RasterFormat format({
        .id = "envi",
        .label = TERRAIN_TEXT("formats", "ENVI grid with a header file"),
        .suffixes = suffixes,
        .driver = "ENVI",
        .recognise = recogniseEnvi,
        .sideSuffixes = sides,
    });
    return format;
}

} // namespace terrain
