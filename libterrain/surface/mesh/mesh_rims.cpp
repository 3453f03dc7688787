// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/mesh_rims.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

std::uint64_t keyOf(std::uint32_t from, std::uint32_t to) {
    return std::uint64_t{from} << 32 | to;
}

/// The triangles around a vertex.
struct Star {
    std::uint32_t vertex;
    std::vector<std::size_t> triangles; ///< where each begins in the list of indices
};

/// Those from whose vertex more than one edge of a rim begins.
std::vector<Star> pinchesOf(const Mesh& mesh, const std::vector<RimEdge>& rim) {
    std::vector<Star> out;
    for (std::size_t i = 1; i < rim.size(); ++i)
        if (rim[i].from == rim[i - 1].from && (out.empty() || out.back().vertex != rim[i].from))
            out.push_back({rim[i].from, {}});
    if (out.empty())
        return out;
    for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
        const auto star = std::ranges::lower_bound(out, mesh.indices[i], {}, &Star::vertex);
        if (star != out.end() && star->vertex == mesh.indices[i])
            star->triangles.push_back(i / 3 * 3);
    }
    return out;
}

/// Whether two triangles around a vertex share another one, and so an edge.
bool areNeighbours(const Mesh& mesh, std::size_t a, std::size_t b, std::uint32_t vertex) {
    for (std::size_t i = a; i < a + 3; ++i)
        for (std::size_t k = b; k < b + 3; ++k)
            if (mesh.indices[i] != vertex && mesh.indices[i] == mesh.indices[k])
                return true;
    return false;
}

/// The star's triangles in parts that are joined by edges.
std::vector<std::vector<std::size_t>> partsOf(const Mesh& mesh, const Star& star) {
    std::vector<std::size_t> rest = star.triangles;
    std::vector<std::vector<std::size_t>> out;
    while (!rest.empty()) {
        std::vector<std::size_t> part = {rest.back()};
        rest.pop_back();
        for (std::size_t i = 0; i < part.size(); ++i)
            for (std::size_t k = 0; k < rest.size();)
                if (areNeighbours(mesh, part[i], rest[k], star.vertex)) {
                    part.push_back(rest[k]);
                    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
                } else {
                    ++k;
                }
        out.push_back(std::move(part));
    }
    return out;
}

} // namespace

std::vector<RimEdge> rimEdges(const Mesh& mesh) {
    std::vector<std::uint64_t> edges;
    edges.reserve(mesh.indices.size());
    for (std::size_t t = 0; t + 2 < mesh.indices.size(); t += 3)
        for (std::size_t i = 0; i < 3; ++i)
            edges.push_back(keyOf(mesh.indices[t + i], mesh.indices[t + (i + 1) % 3]));
    std::ranges::sort(edges);
    std::vector<RimEdge> out;
    for (const std::uint64_t edge : edges) {
        const auto from = static_cast<std::uint32_t>(edge >> 32);
        const auto to = static_cast<std::uint32_t>(edge);
        if (!std::ranges::binary_search(edges, keyOf(to, from)))
            out.push_back({from, to});
    }
    return out;
}

std::size_t partPinches(Mesh& mesh) {
    constexpr float away = 1e-3F;
    const std::vector<Star> stars = pinchesOf(mesh, rimEdges(mesh));
    for (const Star& star : stars) {
        const glm::vec3 place = mesh.vertices[star.vertex];
        bool isFirst = true;
        for (const std::vector<std::size_t>& part : partsOf(mesh, star)) {
            glm::vec3 sum{0};
            for (const std::size_t triangle : part)
                for (std::size_t i = triangle; i < triangle + 3; ++i)
                    sum += mesh.vertices[mesh.indices[i]] - place;
            const auto number = isFirst ? star.vertex : static_cast<std::uint32_t>(mesh.vertices.size());
            const glm::vec3 moved = place + sum * (away / static_cast<float>(3 * part.size()));
            for (const std::size_t triangle : part)
                std::replace(mesh.indices.begin() + static_cast<std::ptrdiff_t>(triangle),
                             mesh.indices.begin() + static_cast<std::ptrdiff_t>(triangle + 3), star.vertex,
                             number);
            if (!isFirst)
                mesh.vertices.push_back(moved);
            if (isFirst)
                mesh.vertices[star.vertex] = moved;
            isFirst = false;
        }
    }
    return stars.size();
}

} // namespace terrain
