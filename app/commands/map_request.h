// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/terrain_source.h"
#include "libterrain/formats/maps/map_export.h"

namespace app {

/// The map that --map asks for; none without it. What is the terrain's own (sea level, colours) comes later.
terrain::Result<std::optional<terrain::MapRequest>> askedMap(const std::filesystem::path& path,
                                                             Invocation& run);

/// Makes the map of a terrain, and says what was done.
terrain::Status writeMap(terrain::MapRequest request, const Terrain& ground, Invocation& run,
                         const terrain::RunContext& context);

} // namespace app
