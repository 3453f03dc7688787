// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/normals.h"

#include <cstdint>
#include <glm/vec3.hpp>
#include <vector>

namespace terrain {

/// Triangles that share vertices. Metres; x east, y north, z up; counter-clockwise seen from outside (from
/// above).
struct Mesh {
    std::vector<glm::vec3> vertices;
    std::vector<std::uint32_t> indices; ///< three a triangle
};

/// One vertex a sample, at ((column)·spacingX, (rows−1−row)·spacingY, height): the south-west corner is the
/// origin. Cells with a hole are left out (their vertices too). OverLimit beyond 2^32 vertices.
Result<Mesh> gridMesh(const Heightfield& field, QuadSplit split, const RunContext& context = {});

/// The grid as one triangle strip a pair of rows: (r,0) (r+1,0) (r,1) (r+1,1) …, indices row·columns +
/// column. strips[i] is the strip of rows i and i+1.
std::vector<std::vector<std::uint32_t>> triangleStrips(int columns, int rows);

/// The indexed mesh of a triangle soup (three positions a triangle): equal positions (bit for bit, −0 = +0)
/// become one vertex, by hashing them; triangles keep their order. Precondition: soup.size() is a multiple
/// of 3.
Mesh meshFromSoup(std::span<const glm::vec3> soup);

/// Area-weighted unit vertex normals of any mesh; (0,0,1) where no triangle with an area adjoins.
std::vector<glm::vec3> meshNormals(const Mesh& mesh);

/// What `info` says of a mesh.
struct MeshFacts {
    std::uint64_t vertices = 0;
    std::uint64_t triangles = 0;
    glm::vec3 minimum{0};
    glm::vec3 maximum{0};
    bool closed = false;   ///< every edge has two triangles
    bool manifold = false; ///< no edge has more than two triangles, and they run it in opposite directions
};
MeshFacts meshFacts(const Mesh& mesh);

} // namespace terrain
