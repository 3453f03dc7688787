// SPDX-License-Identifier: MIT
#include "app/viewport/indexed_mesh.h"

namespace app {
namespace {

template <class T>
void fill(Gl& gl, GLenum target, const GlBuffer& buffer, const std::vector<T>& list) {
    gl.glBindBuffer(target, buffer.name());
    gl.glBufferData(target, static_cast<GLsizeiptr>(list.size() * sizeof(T)), list.data(), GL_STATIC_DRAW);
}

} // namespace

IndexedMesh::IndexedMesh(Gl& gl, const std::vector<glm::vec4>& vertices, const std::vector<GLushort>& indices)
    : m_array(gl), m_vertices(gl), m_indices(gl), m_indexCount(static_cast<GLsizei>(indices.size())) {
    gl.glBindVertexArray(m_array.name());
    fill(gl, GL_ARRAY_BUFFER, m_vertices, vertices);
    fill(gl, GL_ELEMENT_ARRAY_BUFFER, m_indices, indices);
    gl.glEnableVertexAttribArray(0);
    gl.glVertexAttribPointer(0, 4, GL_FLOAT, GL_FALSE, sizeof(glm::vec4), nullptr);
}

std::vector<GLushort> gridIndices(int columns, int rows) {
    std::vector<GLushort> out;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const int upperLeft = row * (columns + 1) + column;
            const int lowerLeft = upperLeft + columns + 1;
            for (const int index :
                 {upperLeft, lowerLeft, upperLeft + 1, lowerLeft + 1, upperLeft + 1, lowerLeft})
                out.push_back(static_cast<GLushort>(index));
        }
    return out;
}

} // namespace app
