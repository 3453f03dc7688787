// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/indexed_mesh.h"
#include "app/viewport/terrain_selection.h"

namespace app {

/// The one patch that all of a terrain is drawn with, and the walls at its sides.
class TerrainMesh {
public:
    explicit TerrainMesh(Gl& gl);

    /// Draws every patch of a selection with the program in use.
    void drawGround(const TerrainSelection& selection);
    /// Draws the walls below the outer border.
    void drawWalls(const TerrainSelection& selection);

    /// Since drawGround() was called last.
    [[nodiscard]] std::int64_t triangles() const { return m_triangles; }

private:
    IndexedMesh makePart(const std::vector<glm::vec4>& vertices, const std::vector<GLushort>& indices);
    void draw(const IndexedMesh& part, const std::vector<PatchInstance>& instances);

    Gl& m_gl;
    GlBuffer m_instances;
    IndexedMesh m_ground;
    std::array<IndexedMesh, 4> m_walls;
    std::int64_t m_triangles = 0;
};

} // namespace app
