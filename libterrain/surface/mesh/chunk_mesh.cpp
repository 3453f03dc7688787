// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/chunk_mesh.h"

#include "libterrain/surface/mesh/chunk_quads.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace terrain {
namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

/// Builds the mesh of a chunk at a level; i and j count kept samples from the north-west.
class Builder {
public:
    Builder(const Heightfield& field, const Window& chunk, int level)
        : m_field(field), m_quads(field, chunk, level),
          m_numbers(m_quads.columns().size() * m_quads.rows().size(), none) {}

    ChunkMesh build(double skirtDepth) {
        addVertices();
        addTriangles();
        m_out.surfaceVertices = m_out.mesh.vertices.size();
        m_out.surfaceTriangles = m_out.mesh.indices.size() / 3;
        if (skirtDepth > 0)
            addSkirt(skirtDepth);
        return std::move(m_out);
    }

private:
    [[nodiscard]] std::size_t place(std::size_t i, std::size_t j) const {
        return j * m_quads.columns().size() + i;
    }

    void addVertices() {
        const Grid& grid = m_field.grid();
        for (std::size_t j = 0; j < m_quads.rows().size(); ++j)
            for (std::size_t i = 0; i < m_quads.columns().size(); ++i) {
                if (!m_quads.hasVertex(i, j))
                    continue;
                const int column = m_quads.columns()[i];
                const int row = m_quads.rows()[j];
                m_numbers[place(i, j)] = static_cast<std::uint32_t>(m_out.mesh.vertices.size());
                m_out.mesh.vertices.emplace_back(
                    column * grid.spacingX, (grid.rows - 1 - row) * grid.spacingY, m_field.at(column, row));
                m_out.samples.push_back({column, row});
            }
    }

    void addTriangles() {
        for (std::size_t j = 0; j + 1 < m_quads.rows().size(); ++j)
            for (std::size_t i = 0; i + 1 < m_quads.columns().size(); ++i) {
                if (!m_quads.isWhole(i, j))
                    continue;
                const std::uint32_t ne = m_numbers[place(i + 1, j)];
                const std::uint32_t sw = m_numbers[place(i, j + 1)];
                m_out.mesh.indices.insert(m_out.mesh.indices.end(), {m_numbers[place(i, j)], sw, ne, ne, sw,
                                                                     m_numbers[place(i + 1, j + 1)]});
            }
    }

    /// Round the chunk with the land on the left: south, east, north, west.
    void addSkirt(double depth) {
        m_bottoms.assign(m_out.mesh.vertices.size(), none);
        const std::size_t east = m_quads.columns().size() - 1;
        const std::size_t south = m_quads.rows().size() - 1;
        for (std::size_t i = 0; i < east; ++i)
            addWall(m_quads.isWhole(i, south - 1), place(i, south), place(i + 1, south), depth);
        for (std::size_t j = south; j > 0; --j)
            addWall(m_quads.isWhole(east - 1, j - 1), place(east, j), place(east, j - 1), depth);
        for (std::size_t i = east; i > 0; --i)
            addWall(m_quads.isWhole(i - 1, 0), place(i, 0), place(i - 1, 0), depth);
        for (std::size_t j = 0; j < south; ++j)
            addWall(m_quads.isWhole(0, j), place(0, j), place(0, j + 1), depth);
    }

    void addWall(bool isWhole, std::size_t from, std::size_t to, double depth) {
        if (!isWhole)
            return;
        const std::uint32_t a = m_numbers[from];
        const std::uint32_t b = m_numbers[to];
        const std::uint32_t belowA = bottomOf(a, depth);
        const std::uint32_t belowB = bottomOf(b, depth);
        m_out.mesh.indices.insert(m_out.mesh.indices.end(), {a, belowA, b, b, belowA, belowB});
    }

    std::uint32_t bottomOf(std::uint32_t top, double depth) {
        if (m_bottoms[top] == none) {
            m_bottoms[top] = static_cast<std::uint32_t>(m_out.mesh.vertices.size());
            glm::vec3 below = m_out.mesh.vertices[top];
            below.z = static_cast<float>(static_cast<double>(below.z) - depth);
            m_out.mesh.vertices.push_back(below);
            m_out.samples.push_back(m_out.samples[top]);
        }
        return m_bottoms[top];
    }

    const Heightfield& m_field;
    ChunkQuads m_quads;
    std::vector<std::uint32_t> m_numbers; ///< per kept sample
    std::vector<std::uint32_t> m_bottoms; ///< per vertex of the surface
    ChunkMesh m_out;
};

} // namespace

ChunkGrid::ChunkGrid(int columns, int rows, int cells) : m_columns(columns), m_rows(rows), m_cells(cells) {}

Window ChunkGrid::window(int x, int y) const {
    const int column = x * m_cells;
    const int row = y * m_cells;
    return {column, row, std::min(m_cells, m_columns - 1 - column) + 1,
            std::min(m_cells, m_rows - 1 - row) + 1};
}

int mostChunkLevels(int cells) {
    return std::bit_width(static_cast<unsigned>(cells));
}

std::vector<int> samplesOfLevel(int cells, int level) {
    std::vector<int> out;
    const int step = 1 << level;
    for (int sample = 0; sample < cells; sample += step)
        out.push_back(sample);
    out.push_back(cells);
    return out;
}

ChunkMesh chunkMesh(const Heightfield& field, const Window& chunk, int level, double skirtDepth) {
    return Builder(field, chunk, level).build(skirtDepth);
}

} // namespace terrain
