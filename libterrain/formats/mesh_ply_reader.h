// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

/// Reads the vertices and faces of a PLY file, text or binary of either byte order; polygons become fans, and
/// everything else is passed over. May throw std::bad_alloc.
Result<Mesh> readPly(const FileProbe& probe, const RunContext& context);

} // namespace terrain
