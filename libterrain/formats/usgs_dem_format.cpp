// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/raster_format.h"

namespace terrain {
namespace {

/// The pattern of the elevations and the system of coordinates stand in fixed columns of the first record.
Recognition recogniseUsgsDem(const FileProbe& probe) {
    constexpr std::size_t patternAt = 150;
    constexpr std::size_t systemAt = 156;
    if (probe.head.size() < 1024)
        return Recognition::No;
    const std::string_view head = asText(probe.head);
    const std::string_view pattern = head.substr(patternAt, 6);
    const std::string_view system = head.substr(systemAt, 6);
    constexpr std::array<std::string_view, 2> patterns = {"     1", "     4"};
    constexpr std::array<std::string_view, 5> systems = {"     0", "     1", "     2", "     3", " -9999"};
    const bool ours = std::ranges::find(patterns, pattern) != patterns.end() &&
                      std::ranges::find(systems, system) != systems.end();
    return ours ? Recognition::ByContent : Recognition::No;
}

} // namespace

const HeightmapFormat& usgsDemFormat() {
    static constexpr std::array suffixes = {"dem"};
    static const RasterFormat format({
        .id = "usgsdem",
        .label = TERRAIN_TEXT("formats", "USGS DEM"),
        .suffixes = suffixes,
        .driver = "USGSDEM",
        .recognise = recogniseUsgsDem,
        .hasProfiles = true,
    });
    return format;
}

} // namespace terrain
