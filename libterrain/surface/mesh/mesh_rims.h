// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

/// An edge of one triangle alone, in the direction in which that triangle runs it.
struct RimEdge {
    std::uint32_t from;
    std::uint32_t to;
};

/// The edges of an open mesh that only one triangle has; in the order of their first vertex.
std::vector<RimEdge> rimEdges(const Mesh& mesh);

/// Where parts of a mesh meet in a single vertex, gives each part a vertex of its own, a thousandth of the
/// way to the middle of its triangles there. Each vertex of a rim then has one edge of it before and one
/// after. Returns how many vertices were parted.
std::size_t partPinches(Mesh& mesh);

} // namespace terrain
