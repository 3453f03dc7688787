// SPDX-License-Identifier: MIT
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"
#include "libterrain/formats/side_file.h"
#include "libterrain/formats/text_case.h"

namespace terrain {
namespace {

/// The samples say nothing; the header beside them gives the numbers of rows and columns by these words.
Recognition recogniseEhdr(const FileProbe& probe) {
    if (probe.suffix == "hdr")
        return Recognition::No; // the header itself
    const std::string header = lowerCase(readSideFile(probe.path, "hdr"));
    const bool ours = !header.starts_with("envi") && header.find("nrows") != std::string::npos &&
                      header.find("ncols") != std::string::npos;
    return ours ? Recognition::BySidecar : Recognition::No;
}

} // namespace

const HeightmapFormat& ehdrFormat() {
    static constexpr std::array suffixes = {"bil", "flt", "bip"};
    static constexpr std::array sides = {"hdr", "prj"};
    static const RasterFormat format({
        .id = "ehdr",
        .label = TERRAIN_TEXT("formats", "ESRI grid with a header file"),
        .suffixes = suffixes,
        .driver = "EHdr",
        .recognise = recogniseEhdr,
        .sideSuffixes = sides,
    });
    return format;
}

} // namespace terrain
