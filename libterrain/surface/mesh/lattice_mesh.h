// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/lattice_delaunay.h"
#include "libterrain/surface/mesh/mesh.h"

#include <functional>

namespace terrain {

/// The triangles that are kept, as a mesh: vertices row by row from the north, triangles by the row of their
/// northernmost vertex. Positions as gridMesh has them. May throw std::bad_alloc.
Mesh meshOf(const LatticeDelaunay& triangles, const Heightfield& field,
            const std::function<bool(std::uint32_t)>& isKept);

} // namespace terrain
