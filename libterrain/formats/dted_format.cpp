// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

/// The user header label may follow those of a tape, each of 80 bytes (MIL-PRF-89020B).
Recognition recogniseDted(const FileProbe& probe) {
    constexpr std::size_t labelBytes = 80;
    for (std::size_t at = 0; at <= 2 * labelBytes && at + labelBytes <= probe.head.size(); at += labelBytes) {
        const std::string_view label = asText(probe.head.subspan(at, labelBytes));
        if (label.starts_with("UHL1"))
            return Recognition::ByContent;
        if (!label.starts_with("VOL") && !label.starts_with("HDR"))
            break;
    }
    return Recognition::No;
}

} // namespace

const HeightmapFormat& dtedFormat() {
    static constexpr std::array suffixes = {"dt0", "dt1", "dt2"};
    static const RasterFormat format({
        .id = "dted",
        .label = TERRAIN_TEXT("formats", "DTED tile"),
        .suffixes = suffixes,
        .driver = "DTED",
        .recognise = recogniseDted,
    });
    return format;
}

} // namespace terrain
