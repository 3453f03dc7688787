// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_source.h"

#include "libterrain/formats/serial_rows.h"
#include "libterrain/surface/mesh/grid_cells.h"

#include <algorithm>
#include <glm/common.hpp>

namespace terrain {
namespace {

constexpr std::size_t blockSize = 1 << 15;

/// Calls body(first, count) for blocks of `total` things.
template <class Body>
Status inBlocks(const RunContext& context, std::size_t total, const Body& body) {
    for (std::size_t first = 0; first < total; first += blockSize) {
        if (context.isCancelled())
            return Cancelled{};
        if (Status done = body(first, std::min(blockSize, total - first)); !done)
            return done;
        context.setProgress(static_cast<double>(first) / static_cast<double>(total));
    }
    return Done{};
}

} // namespace

GridMeshSource::GridMeshSource(const Heightfield& heights) : MeshSource(Of::Terrain), m_heights(heights) {
    m_extent.triangles = 2 * wholeCells(heights);
    GridCells cells(heights);
    for (int row = 0; row < heights.rows(); ++row) {
        cells.advance();
        for (int column = 0; column < heights.columns(); ++column) {
            if (!cells.hasVertex(column))
                continue;
            const glm::vec3 position = cells.position(column, row);
            const bool isFirst = m_extent.vertices++ == 0;
            m_extent.minimum = isFirst ? position : glm::min(m_extent.minimum, position);
            m_extent.maximum = isFirst ? position : glm::max(m_extent.maximum, position);
        }
    }
}

Status GridMeshSource::vertices(const RunContext& context, const VectorSink& sink) const {
    GridCells cells(m_heights);
    std::vector<glm::vec3> block;
    return serialRows(context, m_heights.rows(), [&](int row) {
        cells.advance();
        block.clear();
        for (int column = 0; column < m_heights.columns(); ++column)
            if (cells.hasVertex(column))
                block.push_back(cells.position(column, row));
        return sink(block);
    });
}

Status GridMeshSource::normals(const RunContext& context, const VectorSink& sink) const {
    GridCells cells(m_heights);
    std::vector<glm::vec3> row(static_cast<std::size_t>(m_heights.columns()));
    std::vector<glm::vec3> block;
    return serialRows(context, m_heights.rows(), [&](int number) {
        cells.advance();
        areaWeightedNormals(m_heights, QuadSplit::Rising, number, row);
        block.clear();
        for (int column = 0; column < m_heights.columns(); ++column)
            if (cells.hasVertex(column))
                block.push_back(row[static_cast<std::size_t>(column)]);
        return sink(block);
    });
}

Status GridMeshSource::triangles(const RunContext& context, const TriangleSink& sink) const {
    GridCells cells(m_heights);
    std::vector<std::uint64_t> numbers;
    std::vector<glm::vec3> corners;
    return serialRows(context, m_heights.rows(), [&](int row) {
        cells.advance();
        numbers.clear();
        corners.clear();
        for (int column = 0; column + 1 < m_heights.columns(); ++column) {
            if (!cells.isWhole(column))
                continue;
            const std::uint64_t ne = cells.vertexBefore(column + 1);
            const std::uint64_t sw = cells.vertex(column);
            numbers.insert(numbers.end(),
                           {cells.vertexBefore(column), sw, ne, ne, sw, cells.vertex(column + 1)});
            const glm::vec3 northEast = cells.position(column + 1, row - 1);
            const glm::vec3 southWest = cells.position(column, row);
            corners.insert(corners.end(), {cells.position(column, row - 1), southWest, northEast, northEast,
                                           southWest, cells.position(column + 1, row)});
        }
        return sink(numbers, corners);
    });
}

StoredMeshSource::StoredMeshSource(const Mesh& mesh, Of of) : MeshSource(of), m_mesh(mesh) {
    m_origin = mesh.origin;
    m_extent.vertices = mesh.vertices.size();
    m_extent.triangles = mesh.indices.size() / 3;
    if (!mesh.vertices.empty())
        m_extent.minimum = m_extent.maximum = mesh.vertices.front();
    for (const glm::vec3& vertex : mesh.vertices) {
        m_extent.minimum = glm::min(m_extent.minimum, vertex);
        m_extent.maximum = glm::max(m_extent.maximum, vertex);
    }
}

Status StoredMeshSource::vertices(const RunContext& context, const VectorSink& sink) const {
    return inBlocks(context, m_mesh.vertices.size(), [&](std::size_t first, std::size_t count) {
        return sink(std::span(m_mesh.vertices).subspan(first, count));
    });
}

Status StoredMeshSource::normals(const RunContext& context, const VectorSink& sink) const {
    const std::vector<glm::vec3> all = meshNormals(m_mesh);
    return inBlocks(context, all.size(), [&](std::size_t first, std::size_t count) {
        return sink(std::span(all).subspan(first, count));
    });
}

Status StoredMeshSource::triangles(const RunContext& context, const TriangleSink& sink) const {
    std::vector<std::uint64_t> numbers;
    std::vector<glm::vec3> corners;
    return inBlocks(context, m_mesh.indices.size() / 3, [&](std::size_t first, std::size_t count) {
        const auto block = std::span(m_mesh.indices).subspan(3 * first, 3 * count);
        numbers.assign(block.begin(), block.end());
        corners.clear();
        for (const std::uint32_t number : block)
            corners.push_back(m_mesh.vertices[number]);
        return sink(numbers, corners);
    });
}

} // namespace terrain
