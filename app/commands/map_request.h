// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/terrain_source.h"
#include "libterrain/formats/maps/map_export.h"

namespace app {

/// The map that --map asks for in place of the heights; none without it. What is the terrain's own (sea
/// level, colours) comes later.
terrain::Result<std::optional<terrain::MapRequest>> askedMap(const std::filesystem::path& path,
                                                             Invocation& run);

/// Whether what --map asks for goes beside the heights: for a target, when there are several, and where a map
/// has a kind of file of its own.
bool mapsGoBeside(const terrain::Target* target, const Invocation& run);

/// The maps that --map asks for beside the heights. `target`: null for any program.
terrain::Result<std::vector<terrain::MapChoice>> askedMaps(const terrain::Target* target,
                                                           const Invocation& run);

/// Says what became of a map, and what is to be known of it.
void tellMap(const std::filesystem::path& path, const terrain::MapOutcome& outcome, Invocation& run);

/// Makes the map of a terrain, and says what was done.
terrain::Status writeMap(terrain::MapRequest request, const Terrain& ground, Invocation& run,
                         const terrain::RunContext& context);

} // namespace app
