// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/terrain_source.h"
#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/mesh_export.h"

namespace app {

/// The request with what it takes from the terrain: the sea level, the colours, and where its heights
/// came from.
terrain::ExportRequest completed(terrain::ExportRequest request, const Terrain& ground);

/// Makes a heightmap of a terrain as it is asked for, and says what was done.
terrain::Status writeExport(const terrain::ExportRequest& request, const Terrain& ground, Invocation& run,
                            const terrain::RunContext& context);

/// The same for a mesh or for closed bodies.
terrain::Status writeMesh(const terrain::MeshRequest& request, const Terrain& ground, Invocation& run,
                          const terrain::RunContext& context);

} // namespace app
