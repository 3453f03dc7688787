// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

namespace terrain {

/// A map as a person asks for it in place of heights.
struct MapRequest {
    const SurfaceMap* map = nullptr;
    MapSource source; ///< options complete
    /// Path, size, tiles and overlap as of heights; a range in the map's own numbers; for Values the format
    /// and its options. No target. For a Picture and Lines the path's suffix decides.
    ExportRequest file;
};

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
