// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/maps/surface_map.h"

namespace terrain {

/// A map as a person asks for it.
struct MapRequest {
    const SurfaceMap* map = nullptr;
    MapSource source; ///< options complete
    /// Path, size, tiles and overlap as of heights; a range in the map's own numbers; for Values the format
    /// and its options. No target. For a Picture and Lines the path's suffix decides.
    ExportRequest file;
};

/// What a finished export tells.
struct MapOutcome {
    Grid grid; ///< of the whole as it was written
    std::vector<std::filesystem::path> files;
    std::optional<ExportOutcome> values; ///< of Values: what their samples mean
    std::size_t lines = 0;               ///< of Lines
    double interval = 0;                 ///< between them, m
    std::vector<Text> notes;
};

/// The suffixes of the files that a map is written as, without the point: ".png .tif" and so on, for people.
std::string mapSuffixes(const SurfaceMap& map);

/// Refuses what cannot be, before anything is computed: a suffix or format that holds no such map, tiles of
/// lines, sizes and tiles as of heights. InvalidRequest; `field` names the option.
Status checkMap(const MapRequest& request, const Grid& grid);

/// Computes the map of the whole terrain (resampled first where a size is asked for) and writes it, each file
/// read again and compared. Colours need heights everywhere: UnusableInput with the count of missing ones.
/// With Existing::Keep nothing is begun when a file is there; what a failed export has made new is taken away
/// again.
Result<MapOutcome> exportMap(const MapRequest& request, const Heightfield& heights, Existing existing,
                             const RunContext& context = {});

} // namespace terrain
