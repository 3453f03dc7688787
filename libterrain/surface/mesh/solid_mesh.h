// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/mesh.h"

#include <glm/vec2.hpp>

namespace terrain {

/// How land becomes a body: lengths of the land times a scale, and a base below its lowest place.
struct SolidShape {
    double scale = 1;    ///< mm of the body for 1 m of the land
    double upScale = 1;  ///< the same of heights
    double lowest = 0;   ///< m; the height that lies `base` above the bottom
    double base = 2;     ///< mm, > 0
    glm::dvec2 origin{}; ///< m; what becomes x = y = 0
};

/// The closed body under an open mesh of land (gridMesh, decimatedMesh): its surface, walls along every rim,
/// those of holes too, and a bottom at z = 0 that shares each vertex of the walls. In mm, counter-clockwise
/// seen from outside. Every edge has two triangles, also for readers that tell vertices by their positions:
/// where two parts of the land meet in a single sample, each keeps away from it by a thousandth of the
/// distance to its neighbours. Empty for an empty mesh. InvalidRequest when the body is so small or so large
/// that neighbours would become one in 32-bit floats; OverLimit beyond 2^32 vertices or without the memory.
Result<Mesh> solidMesh(const Mesh& land, const SolidShape& shape);

} // namespace terrain
