// SPDX-License-Identifier: MIT
#include "app/viewport/terrain_mesh.h"

#include <cstddef>

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

TerrainMesh::TerrainMesh(Gl& gl) : m_gl(gl), m_instances(gl) {
    const auto corners = [](int column, int row) { return vertex(column, row); };
    m_ground = makePart(gridVertices(quads, quads, corners), gridIndices(quads, quads));
    for (int side = 0; side < 4; ++side)
        m_walls[static_cast<std::size_t>(side)] = makePart(wallVertices(side), gridIndices(quads, 1));
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

} // namespace app
