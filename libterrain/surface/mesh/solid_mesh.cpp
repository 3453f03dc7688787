// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/solid_mesh.h"

#include "libterrain/surface/mesh/mesh_rims.h"
#include "libterrain/surface/mesh/vertex_index.h"

#include <algorithm>
#include <glm/common.hpp>
#include <limits>
#include <new>

namespace terrain {
namespace {

Error tooManyVertices() {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("surface", "There is not enough memory for the body: allow a larger error, or "
                                    "choose a smaller size.")};
}

glm::vec3 placed(const glm::vec3& land, const SolidShape& shape) {
    return glm::vec3((glm::dvec2(land) - shape.origin) * shape.scale,
                     (static_cast<double>(land.z) - shape.lowest) * shape.upScale + shape.base);
}

class Body {
public:
    explicit Body(Mesh land) : m_mesh(std::move(land)), m_rim(rimEdges(m_mesh)) {}

    Mesh close(const SolidShape& shape) {
        for (glm::vec3& vertex : m_mesh.vertices)
            vertex = placed(vertex, shape);
        const bool isBox = fillsItsBox();
        const std::size_t surface = m_mesh.indices.size();
        addBottomVertices(isBox);
        for (const auto& [from, to] : m_rim)
            add({to, from, m_bottom[from], to, m_bottom[from], m_bottom[to]});
        if (isBox)
            addFan();
        else
            for (std::size_t i = 0; i < surface; i += 3) // the surface from below
                add({m_bottom[m_mesh.indices[i]], m_bottom[m_mesh.indices[i + 2]],
                     m_bottom[m_mesh.indices[i + 1]]});
        return std::move(m_mesh);
    }

private:
    void add(std::initializer_list<std::uint32_t> corners) {
        m_mesh.indices.insert(m_mesh.indices.end(), corners);
    }

    /// Whether the rim is the border of a rectangle, so that rays from its middle reach all of it.
    [[nodiscard]] bool fillsItsBox() {
        m_low = m_high = m_mesh.vertices.front();
        for (const glm::vec3& vertex : m_mesh.vertices) {
            m_low = glm::min(m_low, vertex);
            m_high = glm::max(m_high, vertex);
        }
        return std::ranges::all_of(m_rim, [this](const RimEdge& edge) {
            const glm::vec3& v = m_mesh.vertices[edge.from];
            return v.x == m_low.x || v.x == m_high.x || v.y == m_low.y || v.y == m_high.y;
        });
    }

    /// Below every vertex, or below those of the rim alone.
    void addBottomVertices(bool ofRim) {
        const std::size_t count = m_mesh.vertices.size();
        m_bottom.assign(count, none);
        const auto addBelow = [this](std::uint32_t vertex) {
            m_bottom[vertex] = static_cast<std::uint32_t>(m_mesh.vertices.size());
            const glm::vec3 above = m_mesh.vertices[vertex];
            m_mesh.vertices.emplace_back(above.x, above.y, 0.0F);
        };
        if (ofRim)
            for (const RimEdge& edge : m_rim)
                addBelow(edge.from);
        else
            for (std::uint32_t vertex = 0; vertex < count; ++vertex)
                addBelow(vertex);
    }

    void addFan() {
        const auto middle = static_cast<std::uint32_t>(m_mesh.vertices.size());
        m_mesh.vertices.emplace_back((m_low.x + m_high.x) / 2, (m_low.y + m_high.y) / 2, 0.0F);
        for (const auto& [from, to] : m_rim)
            add({m_bottom[to], m_bottom[from], middle});
    }

    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    Mesh m_mesh;
    std::vector<RimEdge> m_rim;
    std::vector<std::uint32_t> m_bottom; ///< the vertex below each vertex of the land
    glm::vec3 m_low{0};
    glm::vec3 m_high{0};
};

/// As a reader sees it that tells vertices by their positions.
bool isClosedByPositions(const Mesh& mesh) {
    VertexIndex index(mesh.vertices.size());
    std::vector<std::uint32_t> numbers;
    numbers.reserve(mesh.vertices.size());
    for (const glm::vec3& vertex : mesh.vertices)
        numbers.push_back(index.add(vertex));
    Mesh merged;
    merged.vertices = index.take();
    if (merged.vertices.size() != mesh.vertices.size())
        return false;
    merged.indices.reserve(mesh.indices.size());
    for (const std::uint32_t vertex : mesh.indices)
        merged.indices.push_back(numbers[vertex]);
    const MeshFacts facts = meshFacts(merged);
    return facts.closed && facts.manifold;
}

} // namespace

Result<Mesh> solidMesh(const Mesh& land, const SolidShape& shape) {
    MORAINE_EXPECTS(shape.base > 0 && shape.scale > 0 && shape.upScale > 0);
    if (land.indices.empty())
        return Mesh{};
    if (land.vertices.size() > std::numeric_limits<std::uint32_t>::max() / 2 - 2)
        return tooManyVertices();
    try {
        Mesh parted = land;
        partPinches(parted);
        Mesh out = Body(std::move(parted)).close(shape);
        if (!isClosedByPositions(out))
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("surface",
                                      "The body would not be closed, for 32-bit floats cannot tell its "
                                      "vertices apart: choose a size nearer to that of a hand."),
                         {},
                         "print-width"};
        return out;
    } catch (const std::bad_alloc&) {
        return tooManyVertices();
    }
}

} // namespace terrain
