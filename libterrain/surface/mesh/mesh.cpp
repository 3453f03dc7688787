// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/mesh.h"

#include "libterrain/surface/mesh/vertex_index.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace terrain {
namespace {

/// Every edge by its vertex of the lower number: the other vertex, and which way the triangle runs it.
class Edges {
public:
    explicit Edges(const Mesh& mesh) : m_starts(mesh.vertices.size() + 1) {
        forEach(mesh, [&](std::uint32_t low, std::uint64_t) { ++m_starts[low + 1]; });
        for (std::size_t i = 1; i < m_starts.size(); ++i)
            m_starts[i] += m_starts[i - 1];
        m_ends.resize(m_starts.back());
        std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
        forEach(mesh, [&](std::uint32_t low, std::uint64_t end) { m_ends[next[low]++] = end; });
    }

    /// How the edges are used; sorts them.
    void judge(bool& closed, bool& manifold) {
        closed = !m_ends.empty();
        manifold = true;
        for (std::size_t v = 0; v + 1 < m_starts.size(); ++v) {
            const auto begin = m_ends.begin() + static_cast<std::ptrdiff_t>(m_starts[v]);
            const auto end = m_ends.begin() + static_cast<std::ptrdiff_t>(m_starts[v + 1]);
            std::sort(begin, end);
            for (auto edge = begin; edge != end;) {
                const auto after =
                    std::find_if(edge, end, [&](std::uint64_t other) { return other >> 1 != *edge >> 1; });
                const auto uses = after - edge;
                closed = closed && uses == 2;
                // Sorted, two uses in opposite directions are different numbers.
                manifold = manifold && (uses == 1 || (uses == 2 && edge[0] != edge[1]));
                edge = after;
            }
        }
    }

private:
    template <class Function>
    static void forEach(const Mesh& mesh, const Function& function) {
        for (std::size_t t = 0; t + 2 < mesh.indices.size(); t += 3) {
            const std::uint32_t* v = mesh.indices.data() + t;
            if (v[0] == v[1] || v[1] == v[2] || v[2] == v[0])
                continue;
            for (const auto& [from, to] :
                 {std::pair(v[0], v[1]), std::pair(v[1], v[2]), std::pair(v[2], v[0])})
                function(std::min(from, to), std::uint64_t{std::max(from, to)} << 1 | (from < to ? 1U : 0U));
        }
    }

    std::vector<std::size_t> m_starts;
    std::vector<std::uint64_t> m_ends; ///< vertex · 2 + direction
};

} // namespace

Mesh meshFromSoup(std::span<const glm::vec3> soup) {
    MORAINE_EXPECTS(soup.size() % 3 == 0);
    Mesh out;
    out.indices.reserve(soup.size());
    VertexIndex index(soup.size() / 6); // a vertex of a surface has about six triangles
    for (const glm::vec3& position : soup)
        out.indices.push_back(index.add(position));
    out.vertices = index.take();
    return out;
}

std::vector<glm::vec3> meshNormals(const Mesh& mesh) {
    std::vector<glm::dvec3> sums(mesh.vertices.size(), glm::dvec3(0));
    for (std::size_t t = 0; t + 2 < mesh.indices.size(); t += 3) {
        const std::uint32_t* v = mesh.indices.data() + t;
        const glm::dvec3 a(mesh.vertices[v[0]]);
        // Twice the area long, so that the sum is weighted by it.
        const glm::dvec3 normal =
            glm::cross(glm::dvec3(mesh.vertices[v[1]]) - a, glm::dvec3(mesh.vertices[v[2]]) - a);
        for (int i = 0; i < 3; ++i)
            sums[v[i]] += normal;
    }
    std::vector<glm::vec3> out(sums.size());
    std::ranges::transform(sums, out.begin(), [](const glm::dvec3& sum) {
        const double length = glm::length(sum);
        return length > 0 ? glm::vec3(sum / length) : glm::vec3(0, 0, 1);
    });
    return out;
}

MeshFacts meshFacts(const Mesh& mesh) {
    MeshFacts out;
    out.vertices = mesh.vertices.size();
    out.triangles = mesh.indices.size() / 3;
    if (!mesh.vertices.empty())
        out.minimum = out.maximum = mesh.vertices.front();
    for (const glm::vec3& vertex : mesh.vertices) {
        out.minimum = glm::min(out.minimum, vertex);
        out.maximum = glm::max(out.maximum, vertex);
    }
    Edges(mesh).judge(out.closed, out.manifold);
    return out;
}

} // namespace terrain
