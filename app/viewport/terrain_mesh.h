// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/indexed_mesh.h"
#include "app/viewport/prepared_heights.h"
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

    /// Draws the walls below the rims of holes, `tiles` times more on each side.
    void drawRims(const SharedPreparedHeights& heights, int tiles);

    /// Since drawGround() was called last.
    [[nodiscard]] std::int64_t triangles() const { return m_triangles; }

private:
    IndexedMesh makePart(const std::vector<glm::vec4>& vertices, const std::vector<GLushort>& indices);
    void draw(const IndexedMesh& part, const std::vector<PatchInstance>& instances);

    Gl& m_gl;
    void setRims(const SharedPreparedHeights& heights);

    GlBuffer m_instances;
    GlBuffer m_rimEdges;
    IndexedMesh m_ground;
    std::array<IndexedMesh, 4> m_walls;
    IndexedMesh m_rim;                ///< one edge's wall
    SharedPreparedHeights m_rimsFrom; ///< whose edges are on the card
    std::int64_t m_triangles = 0;
};

} // namespace app
