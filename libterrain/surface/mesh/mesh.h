// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/normals.h"

#include <cstdint>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

namespace terrain {

/// Triangles that share vertices. Metres; x east, y north, z up; counter-clockwise seen from outside (from
/// above).
struct Mesh {
    std::vector<glm::vec3> vertices;
    std::vector<std::uint32_t> indices; ///< three a triangle
    /// What vertices are counted from: 0, or whole numbers near a mesh that lies far away (mesh_origin.h).
    glm::dvec3 origin{0};
};

/// One vertex a sample, at ((column)·spacingX, (rows−1−row)·spacingY, height): the south-west corner is the
/// origin. Cells with a hole are left out, and the vertices that only they had. Vertices row by row,
/// triangles cell by cell from the north-west. OverLimit beyond 2^32 vertices or without the memory.
Result<Mesh> gridMesh(const Heightfield& field, QuadSplit split, const RunContext& context = {});

/// The grid as one triangle strip a pair of rows: (r,0) (r+1,0) (r,1) (r+1,1) …, indices row·columns +
/// column. strips[i] is the strip of rows i and i+1; none below 2 × 2. Its triangles are those of
/// QuadSplit::Rising. Precondition: at most 2^32 samples.
std::vector<std::vector<std::uint32_t>> triangleStrips(int columns, int rows);

/// The indexed mesh of a triangle soup (three positions a triangle): equal positions (bit for bit, −0 = +0)
/// become one vertex, by hashing them (surface/mesh/vertex_index.h); triangles keep their order.
/// Precondition: soup.size() is a multiple of 3.
Mesh meshFromSoup(std::span<const glm::vec3> soup);

/// Area-weighted unit vertex normals of any mesh: every triangle's normal is added to its three vertices;
/// (0,0,1) where no triangle with an area adjoins.
std::vector<glm::vec3> meshNormals(const Mesh& mesh);

/// What `info` says of a mesh.
struct MeshFacts {
    std::uint64_t vertices = 0;
    std::uint64_t triangles = 0;
    glm::vec3 minimum{0}; ///< from the mesh's origin on
    glm::vec3 maximum{0};
    bool closed = false;   ///< there are triangles, and every edge has two of them
    bool manifold = false; ///< no edge has more than two triangles, and two run it in opposite directions
};
/// The bounds are 0 for a mesh without vertices. Triangles that are a line or a point have no edges.
MeshFacts meshFacts(const Mesh& mesh);

} // namespace terrain
