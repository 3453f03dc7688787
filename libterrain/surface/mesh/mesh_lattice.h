// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/surface/mesh/mesh.h"

#include <glm/vec2.hpp>
#include <optional>

namespace terrain {

/// What a mesh covers, seen from above: of the vertices that triangles have. Empty without triangles.
struct MeshBounds {
    glm::vec2 minimum{0};
    glm::vec2 maximum{0};
    std::size_t vertices = 0; ///< that triangles have

    [[nodiscard]] double width() const { return double{maximum.x} - double{minimum.x}; }
    [[nodiscard]] double depth() const { return double{maximum.y} - double{minimum.y}; }
};
MeshBounds boundsFromAbove(const Mesh& mesh);

/// Where a mesh is sampled: columns from the west and rows from the north, each at a position that the mesh's
/// own numbers can have, so that samples and vertices can be at the same place.
struct MeshLattice {
    std::vector<float> x; ///< of the columns, ascending
    std::vector<float> y; ///< of the rows, descending
    double spacingX = 1;
    double spacingY = 1;
};

/// The lattice on which the vertices lie: as a grid of heights has it that became a mesh. None when they lie
/// on none, or when most of its places would be empty.
std::optional<MeshLattice> ownLattice(const Mesh& mesh);

/// Square cells from the north-west corner on. InvalidRequest (field in-spacing) for a spacing that is not
/// > 0, leaves no cell, makes more than maximumSide samples a side, or is finer than the mesh's numbers.
Result<MeshLattice> latticeOf(const MeshBounds& bounds, double spacing);

/// The spacing of so many columns over the whole width. InvalidRequest (field mesh-columns) below 2 and above
/// maximumSide.
Result<double> spacingOfColumns(const MeshBounds& bounds, int columns);

/// A round spacing with about as many samples as the mesh has vertices.
double suggestedSpacing(const MeshBounds& bounds);

} // namespace terrain
