// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/mesh/mesh.h"

#include <functional>

namespace terrain {

/// How large a mesh is.
struct MeshExtent {
    std::uint64_t vertices = 0;
    std::uint64_t triangles = 0;
    glm::vec3 minimum{0}; ///< from the mesh's origin on
    glm::vec3 maximum{0};
};

/// A mesh on its way into a file, a block at a time, so that memory need not follow the file's size. x east,
/// y north, z up; counter-clockwise seen from outside. Members that go over it may throw std::bad_alloc.
class MeshSource {
public:
    using VectorSink = std::function<Status(std::span<const glm::vec3>)>;
    /// The numbers of the vertices, three a triangle, and their positions.
    using TriangleSink =
        std::function<Status(std::span<const std::uint64_t>, std::span<const glm::vec3> corners)>;

    /// What it shows.
    enum class Of { Terrain, Body, OtherMesh };

    explicit MeshSource(Of of) : m_of(of) {}
    virtual ~MeshSource() = default;

    [[nodiscard]] Of of() const { return m_of; }
    /// What a remark in the file says of it: "terrain, in metres: …".
    [[nodiscard]] const char* remark() const {
        return m_of == Of::Terrain ? "terrain, in metres: x east, y north, z up, from the south-west corner"
               : m_of == Of::Body  ? "body, in mm: x east, y north, z up"
                                   : "mesh: x east, y north, z up";
    }

    [[nodiscard]] const MeshExtent& extent() const { return m_extent; }
    /// What positions are counted from (Mesh::origin).
    [[nodiscard]] const glm::dvec3& origin() const { return m_origin; }
    /// Positions of all vertices in the order of their numbers.
    virtual Status vertices(const RunContext& context, const VectorSink& sink) const = 0;
    /// Area-weighted unit normals of all vertices in the same order; those of a grid beside a hole count
    /// every triangle of three heights, though its cell is left out.
    virtual Status normals(const RunContext& context, const VectorSink& sink) const = 0;
    virtual Status triangles(const RunContext& context, const TriangleSink& sink) const = 0;

protected:
    MeshExtent m_extent;
    glm::dvec3 m_origin{0};

private:
    Of m_of;
};

/// The full grid of a terrain, as gridMesh with QuadSplit::Rising has it. Refers to the heights.
class GridMeshSource final : public MeshSource {
public:
    explicit GridMeshSource(const Heightfield& heights);

    Status vertices(const RunContext& context, const VectorSink& sink) const override;
    Status normals(const RunContext& context, const VectorSink& sink) const override;
    Status triangles(const RunContext& context, const TriangleSink& sink) const override;

private:
    const Heightfield& m_heights;
};

/// A mesh in memory. Refers to it.
class StoredMeshSource final : public MeshSource {
public:
    explicit StoredMeshSource(const Mesh& mesh, Of of = Of::Terrain);

    Status vertices(const RunContext& context, const VectorSink& sink) const override;
    Status normals(const RunContext& context, const VectorSink& sink) const override;
    Status triangles(const RunContext& context, const TriangleSink& sink) const override;

private:
    const Mesh& m_mesh;
};

} // namespace terrain
