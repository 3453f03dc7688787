// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/large_vector.h"
#include "libterrain/surface/mesh/lattice_code.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace terrain {

/// The Delaunay triangulation of points of a lattice, which grows point by point (Bowyer, Watson: The
/// Computer Journal 24, 1981). Its geometry is exact, in whole numbers: of four points on one circle the edge
/// that is there stays. Begins with the lattice's four corners. Members that add may throw std::bad_alloc.
class LatticeDelaunay {
public:
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    struct Triangle {
        std::array<std::uint32_t, 3> vertices; ///< codes; clockwise on a map whose north is up
        /// Per edge from vertices[i] to the next: the other triangle · 4 + its edge; none at the border.
        std::array<std::uint32_t, 3> twins;
        std::uint32_t worst = none; ///< for the caller: the sample furthest from the plane
        float error = 0;            ///< for the caller: how far
    };

    /// Precondition: at least 2 × 2 points, of which every one has a code.
    LatticeDelaunay(int columns, int rows);

    [[nodiscard]] const LatticeCode& code() const { return m_code; }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_triangles.size()); }
    [[nodiscard]] Triangle& operator[](std::uint32_t triangle) { return m_triangles[triangle]; }
    [[nodiscard]] const Triangle& operator[](std::uint32_t triangle) const { return m_triangles[triangle]; }

    /// Asks memory for a triangle that will be needed soon, or for those beyond its edges.
    void fetch(std::uint32_t triangle) const {
#ifdef __GNUC__
        __builtin_prefetch(&m_triangles[triangle]);
#endif
    }
    void fetchTwins(std::uint32_t triangle) const {
        for (const std::uint32_t twin : m_triangles[triangle].twins)
            fetch(twin == none ? triangle : twin >> 2);
    }

    /// Adds a point that is no vertex yet and lies in `triangle` or on its border; gives the triangles around
    /// it, which take the places of those that had to go, and new ones. Valid until the next call.
    std::span<const std::uint32_t> insert(std::uint32_t point, std::uint32_t triangle);

    /// Whether the triangle and the one beyond its `edge` lie on one circle, so that either diagonal of the
    /// two is Delaunay's. False at the border.
    [[nodiscard]] bool isFree(std::uint32_t triangle, std::uint32_t edge) const;
    /// Precondition: isFree. The two triangles get the other diagonal: `triangle` loses its vertex edge + 1,
    /// the other one the vertex `edge`.
    void flip(std::uint32_t triangle, std::uint32_t edge);

    /// A triangle that holds the point, or has it on its border; looked for from `start` on.
    [[nodiscard]] std::uint32_t locate(std::uint32_t point, std::uint32_t start) const;
    [[nodiscard]] bool isVertexOf(std::uint32_t point, std::uint32_t triangle) const;

private:
    struct RingEdge {
        std::uint32_t from; ///< code of the vertex where it begins
        std::uint32_t twin; ///< beyond it
    };

    [[nodiscard]] std::int64_t turn(std::uint32_t a, std::uint32_t b, std::uint32_t c) const;
    [[nodiscard]] int circleSide(std::uint32_t edge, std::uint32_t point) const;
    void link(std::uint32_t edge, std::uint32_t twin);
    void findCavity(std::uint32_t point, std::uint32_t triangle);
    void fill(std::uint32_t point, std::size_t first, std::size_t edges, bool isRound);
    std::uint32_t place(std::size_t i);

    LatticeCode m_code;
    bool m_isSmall; ///< circles can be judged in 64 bits
    LargeVector<Triangle> m_triangles;
    std::vector<std::uint32_t> m_open;   ///< edges that are still to be looked across
    std::vector<std::uint32_t> m_places; ///< triangles that go, then those that come
    std::vector<RingEdge> m_ring;        ///< the border of what goes, in order
};

} // namespace terrain
