// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

/// Whether a largest error can be asked for: finite and > 0.
bool isPossibleError(double maximumError);

/// Whether the samples on the edge of a terrain are chosen by their heights alone: then tiles that share an
/// edge have the same vertices on it (unless a hole lies beside it), and can be put together.
enum class TerrainEdge { Free, Shared };

/// Few triangles that come within `maximumError` (m, isPossibleError) of the height of every sample: samples
/// are inserted where the error is largest until none is above (Garland and Heckbert: Fast Polygonal
/// Approximation of Terrains, 1995). Vertices are samples, at the positions that gridMesh gives them, and
/// come row by row; triangles come from north to south. Cells with a hole are left out exactly as gridMesh
/// leaves them out; the rim of what is missing keeps every sample. The same for any number of threads. Empty
/// without a whole cell. OverLimit beyond 2^32 codes of samples or without the memory.
Result<Mesh> decimatedMesh(const Heightfield& field, double maximumError, const RunContext& context = {},
                           TerrainEdge edge = TerrainEdge::Free);

} // namespace terrain
