// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"
#include "libterrain/surface/mesh/chunk_mesh.h"

namespace terrain {

/// A terrain in chunks with levels of detail on its way into a file, one chunk at one level at a time, in
/// memory for a row of chunks. Refers to the heights.
class ChunkSource {
public:
    /// One chunk at one level.
    struct Part {
        int x = 0; ///< from the west
        int y = 0; ///< from the north
        int level = 0;
        MeshExtent extent; ///< its skirt included

        /// "chunk_x3_y0_LOD1".
        [[nodiscard]] std::string name() const;
    };

    /// Measures the levels, and makes every part once to know how large it is. Errors as checkChunks and
    /// chunkLevels have them.
    static Result<ChunkSource> plan(const Heightfield& heights, const ChunkOptions& options,
                                    const RunContext& context = {});

    /// Those that hold triangles: chunks row by row from the north-west, each level by level.
    [[nodiscard]] const std::vector<Part>& parts() const { return m_parts; }
    [[nodiscard]] const ChunkFacts& facts() const { return m_facts; }
    [[nodiscard]] int cells() const { return m_cells; }
    /// Of all parts together.
    [[nodiscard]] const MeshExtent& extent() const { return m_extent; }

    /// Takes a part: its mesh and a unit normal for each vertex, which is that of the full grid, so that
    /// light does not tell where one chunk or level ends.
    using Sink = std::function<Status(const Part&, const Mesh&, std::span<const glm::vec3> normals)>;
    /// Gives every part of parts(), in that order. May throw std::bad_alloc.
    Status forEach(const RunContext& context, const Sink& sink) const;

private:
    ChunkSource(const Heightfield& heights, int cells) : m_heights(&heights), m_cells(cells) {}
    [[nodiscard]] ChunkGrid grid() const { return {m_heights->columns(), m_heights->rows(), m_cells}; }
    Status findParts(int levels, const RunContext& context);

    const Heightfield* m_heights;
    int m_cells;
    ChunkFacts m_facts;
    std::vector<Part> m_parts;
    MeshExtent m_extent;
};

/// The level of detail that a name says as Part::name() does; none for other names.
std::optional<int> chunkLevel(std::string_view name);
/// Says that only the finest level of a mesh in chunks was read.
Text noteOfLevels();

/// InvalidRequest for a format that does not take chunks.
Status checkTakesChunks(const MeshFormat& format);

/// exportMesh in chunks. InvalidRequest for a format that does not take them.
Result<MeshReport> exportChunks(const Heightfield& heights, const MeshFormat& format,
                                const std::filesystem::path& path, const MeshOptions& options,
                                Existing existing, const RunContext& context);

} // namespace terrain
