// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/gl_objects.h"

#include <glm/vec4.hpp>
#include <vector>

namespace app {

/// Triangles over shared vertices on the graphics card; a vertex is four numbers, attribute 0.
class IndexedMesh {
public:
    IndexedMesh() = default;
    /// Leaves its vertex array bound, so that more attributes can be added.
    IndexedMesh(Gl& gl, const std::vector<glm::vec4>& vertices, const std::vector<GLushort>& indices);

    void bind(Gl& gl) const { gl.glBindVertexArray(m_array.name()); }
    [[nodiscard]] GLsizei indexCount() const { return m_indexCount; }

private:
    GlVertexArray m_array;
    GlBuffer m_vertices;
    GlBuffer m_indices;
    GLsizei m_indexCount = 0;
};

/// The corners of columns × rows quads, row by row, each placed by `place(column, row)`.
template <class Place>
std::vector<glm::vec4> gridVertices(int columns, int rows, const Place& place) {
    std::vector<glm::vec4> out;
    for (int row = 0; row <= rows; ++row)
        for (int column = 0; column <= columns; ++column)
            out.push_back(place(column, row));
    return out;
}

/// Two triangles a quad, counter-clockwise when rows grow downward, split from the lower left to the upper
/// right.
std::vector<GLushort> gridIndices(int columns, int rows);

} // namespace app
