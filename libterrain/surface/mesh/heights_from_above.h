// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/mesh_lattice.h"

namespace terrain {

/// The heights of a mesh as they are seen from above: at each place of the lattice that of the highest
/// triangle there, whichever way it faces; a hole where there is none. Triangles are filled by barycentric
/// coordinates whose signs are exact, borders included, so that nothing shows between two triangles that
/// share an edge, and a sample at a vertex has that vertex's height. Triangles that are vertical or have no
/// area are not seen. OverLimit without the memory.
Result<Heightfield> heightsFromAbove(const Mesh& mesh, const MeshLattice& lattice,
                                     const RunContext& context = {});

} // namespace terrain
