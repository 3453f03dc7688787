// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/mesh.h"

#include <array>

namespace terrain {

/// Land cut into squares of so many cells a side, counted from the north-west: the eastern column and the
/// southern row of chunks have the rest. Neighbours share a line of samples. Precondition: at least 2 × 2
/// samples and one cell.
class ChunkGrid {
public:
    ChunkGrid(int columns, int rows, int cells);

    [[nodiscard]] int across() const { return (m_columns - 2) / m_cells + 1; }
    [[nodiscard]] int down() const { return (m_rows - 2) / m_cells + 1; }
    /// The samples of a chunk; x from the west, y from the north.
    [[nodiscard]] Window window(int x, int y) const;

private:
    int m_columns;
    int m_rows;
    int m_cells;
};

/// How many levels of detail a chunk of so many cells can have: at the last one a side is one edge.
int mostChunkLevels(int cells);

/// The samples along a side of so many cells that level of detail k keeps: 0, 2^k, 2·2^k …, and the last one
/// always. Level 0 keeps all.
std::vector<int> samplesOfLevel(int cells, int level);

/// One chunk at one level of detail.
struct ChunkMesh {
    Mesh mesh;
    std::vector<std::array<int, 2>> samples; ///< per vertex its column and row of the terrain
    std::size_t surfaceVertices = 0;         ///< those after them are at the bottom of the skirt
    std::size_t surfaceTriangles = 0;        ///< those after them are the skirt
};

/// Two triangles for every quad of kept samples (QuadSplit::Rising); one with a hole inside is left out.
/// Positions are those of the whole terrain, as gridMesh gives them, so that the edges of two chunks of one
/// level are equal bit for bit. The skirt hangs from the border of the chunk `skirtDepth` m down and faces
/// outwards; none at 0. May throw std::bad_alloc.
ChunkMesh chunkMesh(const Heightfield& field, const Window& chunk, int level, double skirtDepth);

} // namespace terrain
