// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

// Meshes in the coordinates of a map have numbers such as 5412345.75, of which 32-bit floats keep half a
// metre. Their vertices are kept from an origin near them on.

/// Where the vertices of such a mesh are counted from: whole numbers, on each axis 0 unless all positions lie
/// so far from 0, compared with their extent, that their own numbers would lose digits.
glm::dvec3 originFor(const glm::dvec3& minimum, const glm::dvec3& maximum);

/// The mesh of these positions. Precondition: all are numbers that 32-bit floats reach.
Mesh localMesh(std::span<const glm::dvec3> positions, std::vector<std::uint32_t> indices);

/// Counts vertices in 32 bits from an origin near them on, if that is due; loses nothing.
void makeLocal(Mesh& mesh);

/// The coordinate that `offset` from `origin` on stands for: with an origin, of those that it can have been
/// the one with the fewest decimals.
double coordinateFrom(double origin, float offset);

} // namespace terrain
