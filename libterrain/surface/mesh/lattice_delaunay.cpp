// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/lattice_delaunay.h"

#include "libterrain/core/contracts.h"

#include <algorithm>

namespace terrain {
namespace {

constexpr std::uint32_t edgeOf(std::uint32_t triangle, std::uint32_t edge) {
    return triangle << 2 | edge;
}

/// The edge of a triangle that follows, and the one before it.
constexpr std::uint32_t after(std::uint32_t edge) {
    return edge == 2 ? 0 : edge + 1;
}
constexpr std::uint32_t before(std::uint32_t edge) {
    return edge == 0 ? 2 : edge - 1;
}

/// The way from one point of the lattice to another.
struct Way {
    std::int64_t x;
    std::int64_t y;
};

/// Whether p lies inside of the circle through q and the ends a and b of an edge, when q, a, b turn the
/// positive way: 1; on it: 0; outside: −1. By the angles under which p and q see the edge, whose sum tells
/// (A. Cline, R. Renka, "A storage-efficient method for construction of a Thiessen triangulation", 1984).
template <class Whole>
int circleSideOf(const Way& pToA, const Way& pToB, const Way& qToA, const Way& qToB) {
    const auto dot = [](const Way& u, const Way& v) { return Whole{u.x * v.x + u.y * v.y}; };
    const auto cross = [](const Way& u, const Way& v) { return Whole{u.x * v.y - u.y * v.x}; };
    const Whole sum = cross(pToB, pToA) * dot(qToA, qToB) + dot(pToA, pToB) * cross(qToA, qToB);
    return sum < 0 ? 1 : sum > 0 ? -1 : 0;
}

} // namespace

LatticeDelaunay::LatticeDelaunay(int columns, int rows) : m_code(columns, rows) {
    MORAINE_EXPECTS(columns >= 2 && rows >= 2 && m_code.fits());
    constexpr int largestSmall = 1 << 14; // four factors and a sum of eight stay below 2^63
    m_isSmall = columns <= largestSmall && rows <= largestSmall;
    const std::uint32_t nw = m_code.of(0, 0);
    const std::uint32_t ne = m_code.of(columns - 1, 0);
    const std::uint32_t sw = m_code.of(0, rows - 1);
    const std::uint32_t se = m_code.of(columns - 1, rows - 1);
    m_triangles.push_back({{nw, ne, sw}, {none, edgeOf(1, 2), none}});
    m_triangles.push_back({{ne, se, sw}, {none, none, edgeOf(0, 1)}});
}

std::int64_t LatticeDelaunay::turn(std::uint32_t a, std::uint32_t b, std::uint32_t c) const {
    const std::int64_t x = m_code.column(a);
    const std::int64_t y = m_code.row(a);
    return (m_code.column(b) - x) * (m_code.row(c) - y) - (m_code.column(c) - x) * (m_code.row(b) - y);
}

/// As circleSideOf, for the circle of the triangle that has this edge.
int LatticeDelaunay::circleSide(std::uint32_t edge, std::uint32_t point) const {
    const auto& vertices = m_triangles[edge >> 2].vertices;
    const std::uint32_t a = vertices[edge & 3];
    const std::uint32_t b = vertices[after(edge & 3)];
    const std::uint32_t q = vertices[before(edge & 3)];
    const auto way = [this](std::uint32_t from, std::uint32_t to) {
        return Way{m_code.column(to) - m_code.column(from), m_code.row(to) - m_code.row(from)};
    };
    if (m_isSmall)
        return circleSideOf<std::int64_t>(way(point, a), way(point, b), way(q, a), way(q, b));
    __extension__ using Wide = __int128;
    return circleSideOf<Wide>(way(point, a), way(point, b), way(q, a), way(q, b));
}

/// Gathers the triangles whose circles hold the point, and the edges around them in order. Their
/// neighbourhoods form a tree, for no vertex lies amid them: none is met twice.
void LatticeDelaunay::findCavity(std::uint32_t point, std::uint32_t triangle) {
    m_places.assign(1, triangle);
    m_ring.clear();
    m_open.assign({edgeOf(triangle, 2), edgeOf(triangle, 1), edgeOf(triangle, 0)});
    while (!m_open.empty()) {
        const std::uint32_t edge = m_open.back();
        m_open.pop_back();
        const Triangle& near = m_triangles[edge >> 2];
        const std::uint32_t twin = near.twins[edge & 3];
        if (twin == none || circleSide(twin, point) <= 0) {
            m_ring.push_back({near.vertices[edge & 3], twin});
            continue;
        }
        const std::uint32_t far = twin >> 2;
        const std::uint32_t side = twin & 3;
        m_places.push_back(far);
        m_open.push_back(edgeOf(far, before(side)));
        m_open.push_back(edgeOf(far, after(side)));
    }
}

std::uint32_t LatticeDelaunay::place(std::size_t i) {
    if (i == m_places.size()) {
        m_places.push_back(size());
        m_triangles.emplace_back();
    }
    return m_places[i];
}

/// The triangle beyond `edge`, if there is one, is told of its `twin`.
void LatticeDelaunay::link(std::uint32_t edge, std::uint32_t twin) {
    if (edge != none)
        m_triangles[edge >> 2].twins[edge & 3] = twin;
}

/// Joins the point to `edges` edges of the ring from the `first` on; round: the last one meets the first.
void LatticeDelaunay::fill(std::uint32_t point, std::size_t first, std::size_t edges, bool isRound) {
    for (std::size_t i = 0; i < edges; ++i)
        place(i);
    const std::size_t around = m_ring.size();
    for (std::size_t i = 0, r = first; i < edges; ++i) {
        const std::size_t next = r + 1 == around ? 0 : r + 1;
        const std::uint32_t own = m_places[i];
        const std::uint32_t last = i > 0 ? m_places[i - 1] : isRound ? m_places[edges - 1] : none;
        const std::uint32_t following = i + 1 < edges ? m_places[i + 1] : isRound ? m_places[0] : none;
        m_triangles[own] = {{point, m_ring[r].from, m_ring[next].from},
                            {last == none ? none : edgeOf(last, 2), m_ring[r].twin,
                             following == none ? none : edgeOf(following, 0)}};
        link(m_ring[r].twin, edgeOf(own, 1));
        r = next;
    }
}

std::span<const std::uint32_t> LatticeDelaunay::insert(std::uint32_t point, std::uint32_t triangle) {
    findCavity(point, triangle);
    const std::size_t around = m_ring.size();
    std::size_t broken = around; // the edge of the border on which the point lies
    for (std::size_t i = 0; i < around; ++i)
        if (m_ring[i].twin == none && turn(m_ring[i].from, m_ring[(i + 1) % around].from, point) == 0)
            broken = i;
    const bool isRound = broken == around;
    fill(point, isRound ? 0 : (broken + 1) % around, isRound ? around : around - 1, isRound);
    return m_places;
}

bool LatticeDelaunay::isFree(std::uint32_t triangle, std::uint32_t edge) const {
    const std::uint32_t twin = m_triangles[triangle].twins[edge];
    if (twin == none)
        return false;
    const std::uint32_t apex = m_triangles[twin >> 2].vertices[before(twin & 3)];
    return circleSide(edgeOf(triangle, edge), apex) == 0;
}

void LatticeDelaunay::flip(std::uint32_t triangle, std::uint32_t edge) {
    const Triangle one = m_triangles[triangle];
    const std::uint32_t twin = one.twins[edge];
    const std::uint32_t other = twin >> 2;
    const Triangle two = m_triangles[other];
    const std::uint32_t next = after(edge);
    const std::uint32_t last = before(edge);
    const std::uint32_t otherNext = after(twin & 3);
    const std::uint32_t otherLast = before(twin & 3);
    const std::uint32_t apex = one.vertices[last];
    const std::uint32_t otherApex = two.vertices[otherLast];
    m_triangles[triangle] = {{apex, one.vertices[edge], otherApex},
                             {one.twins[last], two.twins[otherNext], edgeOf(other, 2)}};
    m_triangles[other] = {{otherApex, one.vertices[next], apex},
                          {two.twins[otherLast], one.twins[next], edgeOf(triangle, 2)}};
    link(one.twins[last], edgeOf(triangle, 0));
    link(two.twins[otherNext], edgeOf(triangle, 1));
    link(two.twins[otherLast], edgeOf(other, 0));
    link(one.twins[next], edgeOf(other, 1));
}

bool LatticeDelaunay::isVertexOf(std::uint32_t point, std::uint32_t triangle) const {
    const auto& vertices = m_triangles[triangle].vertices;
    return std::ranges::find(vertices, point) != vertices.end();
}

std::uint32_t LatticeDelaunay::locate(std::uint32_t point, std::uint32_t start) const {
    std::uint32_t at = start;
    for (;;) {
        const Triangle& here = m_triangles[at];
        std::uint32_t edge = 0;
        while (edge < 3 && turn(here.vertices[edge], here.vertices[after(edge)], point) >= 0)
            ++edge;
        if (edge == 3)
            return at;
        at = here.twins[edge] >> 2;
    }
}

} // namespace terrain
