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

std::vector<glm::vec4> groundVertices() {
    std::vector<glm::vec4> out;
    for (int row = 0; row <= quads; ++row)
        for (int column = 0; column <= quads; ++column)
            out.push_back(vertex(column, row));
    return out;
}

/// Two triangles a quad, counter-clockwise from above, split from south-west to north-east as picking does.
std::vector<GLushort> groundIndices() {
    std::vector<GLushort> out;
    for (int row = 0; row < quads; ++row)
        for (int column = 0; column < quads; ++column) {
            const auto northWest = static_cast<GLushort>(row * (quads + 1) + column);
            const auto southWest = static_cast<GLushort>(northWest + quads + 1);
            for (const int index :
                 {+northWest, +southWest, northWest + 1, southWest + 1, northWest + 1, +southWest})
                out.push_back(static_cast<GLushort>(index));
        }
    return out;
}

/// Along one side of the patch, eastward seen from outside: each place at the surface and at the foot.
std::vector<glm::vec4> wallVertices(int side) {
    std::vector<glm::vec4> out;
    for (int i = 0; i <= quads; ++i)
        for (const int foot : {0, 1}) {
            const int back = quads - i;
            const glm::vec4 places[] = {vertex(back, 0, foot), vertex(quads, back, foot),
                                        vertex(i, quads, foot), vertex(0, i, foot)};
            out.push_back(places[side]);
        }
    return out;
}

std::vector<GLushort> wallIndices() {
    std::vector<GLushort> out;
    for (int i = 0; i < quads; ++i) {
        const int top = 2 * i;
        for (const int index : {top, top + 1, top + 2, top + 3, top + 2, top + 1})
            out.push_back(static_cast<GLushort>(index));
    }
    return out;
}

} // namespace

TerrainMesh::TerrainMesh(Gl& gl) : m_gl(gl), m_instances(gl) {
    m_ground = makePart(groundVertices(), groundIndices());
    for (int side = 0; side < 4; ++side)
        m_walls[static_cast<std::size_t>(side)] = makePart(wallVertices(side), wallIndices());
    m_gl.glBindVertexArray(0);
}

TerrainMesh::Part TerrainMesh::makePart(const std::vector<glm::vec4>& vertices,
                                        const std::vector<GLushort>& indices) {
    Part out{GlVertexArray(m_gl), GlBuffer(m_gl), GlBuffer(m_gl), static_cast<GLsizei>(indices.size())};
    const auto bytes = [](const auto& list) {
        return static_cast<GLsizeiptr>(list.size() * sizeof(list[0]));
    };
    m_gl.glBindVertexArray(out.array.name());
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, out.vertices.name());
    m_gl.glBufferData(GL_ARRAY_BUFFER, bytes(vertices), vertices.data(), GL_STATIC_DRAW);
    m_gl.glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, out.indices.name());
    m_gl.glBufferData(GL_ELEMENT_ARRAY_BUFFER, bytes(indices), indices.data(), GL_STATIC_DRAW);
    m_gl.glEnableVertexAttribArray(0);
    m_gl.glVertexAttribPointer(0, 4, GL_FLOAT, GL_FALSE, sizeof(glm::vec4), nullptr);
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

void TerrainMesh::draw(const Part& part, const std::vector<PatchInstance>& instances) {
    if (instances.empty())
        return;
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, m_instances.name());
    m_gl.glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size() * sizeof(PatchInstance)),
                      instances.data(), GL_STREAM_DRAW);
    m_gl.glBindVertexArray(part.array.name());
    m_gl.glDrawElementsInstanced(GL_TRIANGLES, part.indexCount, GL_UNSIGNED_SHORT, nullptr,
                                 static_cast<GLsizei>(instances.size()));
    m_triangles += static_cast<std::int64_t>(instances.size()) * part.indexCount / 3;
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
