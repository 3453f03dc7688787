// SPDX-License-Identifier: MIT
#include "app/viewport/terrain_mesh.h"

#include <cstddef>
#include <glm/vec2.hpp>

namespace app {
namespace {

constexpr int quads = HeightPyramid::blockCells;

/// A vertex: corner of the patch (column, row), 1 = at the plinth's foot.
glm::vec4 vertex(int column, int row, int foot = 0) {
    return {column, row, foot, 0};
}

/// Along one side of the patch, to the right as seen from outside: each place at the surface and at the foot.
std::vector<glm::vec4> wallVertices(int side) {
    return gridVertices(quads, 1, [side](int along, int foot) {
        const int back = quads - along;
        const glm::vec4 places[] = {vertex(back, 0, foot), vertex(quads, back, foot),
                                    vertex(along, quads, foot), vertex(0, along, foot)};
        return places[side];
    });
}

} // namespace

TerrainMesh::TerrainMesh(Gl& gl) : m_gl(gl), m_instances(gl), m_rimEdges(gl) {
    const auto corners = [](int column, int row) { return vertex(column, row); };
    m_ground = makePart(gridVertices(quads, quads, corners), gridIndices(quads, quads));
    for (int side = 0; side < 4; ++side)
        m_walls[static_cast<std::size_t>(side)] = makePart(wallVertices(side), gridIndices(quads, 1));
    m_rim = IndexedMesh(gl, gridVertices(1, 1, [](int along, int foot) { return vertex(along, 0, foot); }),
                        gridIndices(1, 1));
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, m_rimEdges.name());
    m_gl.glEnableVertexAttribArray(1);
    m_gl.glVertexAttribPointer(1, 4, GL_FLOAT, GL_FALSE, sizeof(RimEdge), nullptr);
    m_gl.glVertexAttribDivisor(1, 1);
    m_gl.glBindVertexArray(0);
}

IndexedMesh TerrainMesh::makePart(const std::vector<glm::vec4>& vertices,
                                  const std::vector<GLushort>& indices) {
    IndexedMesh out(m_gl, vertices, indices);
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, m_instances.name());
    const auto attribute = [&](GLuint index, GLint size, std::size_t offset) {
        m_gl.glEnableVertexAttribArray(index);
        m_gl.glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, sizeof(PatchInstance),
                                   reinterpret_cast<const void*>(offset));
        m_gl.glVertexAttribDivisor(index, 1);
    };
    attribute(1, 4, offsetof(PatchInstance, column));
    attribute(2, 2, offsetof(PatchInstance, tileColumn));
    return out;
}

void TerrainMesh::draw(const IndexedMesh& part, const std::vector<PatchInstance>& instances) {
    if (instances.empty())
        return;
    const auto count = static_cast<GLsizei>(instances.size());
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, m_instances.name());
    m_gl.glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size() * sizeof(PatchInstance)),
                      instances.data(), GL_STREAM_DRAW);
    part.bind(m_gl);
    m_gl.glDrawElementsInstanced(GL_TRIANGLES, part.indexCount(), GL_UNSIGNED_SHORT, nullptr, count);
    m_triangles += std::int64_t{count} * part.indexCount() / 3;
}

void TerrainMesh::drawGround(const TerrainSelection& selection) {
    m_triangles = 0;
    draw(m_ground, selection.patches);
}

void TerrainMesh::drawWalls(const TerrainSelection& selection) {
    for (std::size_t side = 0; side < 4; ++side)
        draw(m_walls[side], selection.borders[side]);
}

void TerrainMesh::setRims(const SharedPreparedHeights& heights) {
    if (heights == m_rimsFrom)
        return;
    m_rimsFrom = heights;
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, m_rimEdges.name());
    m_gl.glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(heights->rims.size() * sizeof(RimEdge)),
                      heights->rims.data(), GL_STATIC_DRAW);
}

void TerrainMesh::drawRims(const SharedPreparedHeights& heights, int tiles) {
    setRims(heights);
    std::vector<glm::vec2> places;
    const terrain::Grid& grid = heights->shown->grid();
    for (int row = -tiles; row <= tiles; ++row)
        for (int column = -tiles; column <= tiles; ++column)
            places.emplace_back(column * (grid.columns - 1), row * (grid.rows - 1));
    m_rim.bind(m_gl);
    const auto count = static_cast<GLsizei>(heights->rims.size());
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, m_instances.name());
    m_gl.glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(places.size() * sizeof(glm::vec2)),
                      places.data(), GL_STREAM_DRAW);
    m_gl.glEnableVertexAttribArray(2);
    m_gl.glVertexAttribDivisor(2, static_cast<GLuint>(count)); // one place for all edges
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_gl.glVertexAttribPointer(2, 2, GL_FLOAT, GL_FALSE, sizeof(glm::vec2),
                                   reinterpret_cast<const void*>(i * sizeof(glm::vec2)));
        m_gl.glDrawElementsInstanced(GL_TRIANGLES, m_rim.indexCount(), GL_UNSIGNED_SHORT, nullptr, count);
        m_triangles += std::int64_t{count} * m_rim.indexCount() / 3;
    }
}

} // namespace app
