// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/plane_error.h"

#include "libterrain/surface/mesh/triangle_rows.h"

#include <bit>
#include <cmath>
#include <type_traits>

namespace terrain {
namespace {

template <class Real>
Real distance(float height, Real plane) {
    return std::abs(static_cast<Real>(height) - plane);
}

/// The greatest distance of `count` samples from the line that begins at `start` and rises by `slope`. As
/// bits: those of numbers ≥ 0 have the same order, and the greatest of whole numbers is found several at a
/// time.
template <class Real>
Real greatest(const float* heights, int count, Real start, Real slope) {
    using Bits = std::conditional_t<sizeof(Real) == 4, std::int32_t, std::int64_t>;
    Bits most = 0;
    for (int i = 0; i < count; ++i) {
        const auto bits =
            std::bit_cast<Bits>(distance<Real>(heights[i], start + slope * static_cast<Real>(i)));
        most = most < bits ? bits : most;
    }
    return std::bit_cast<Real>(most);
}

/// The first sample that lies furthest from the line, if that is further than `worst`, which becomes its
/// distance; else −1.
template <class Real>
int furthest(const float* heights, int count, Real start, Real slope, Real& worst) {
    constexpr int few = 12; // fewer are looked at one by one
    if (count >= few && greatest(heights, count, start, slope) <= worst)
        return -1;
    int out = -1;
    for (int i = 0; i < count; ++i) {
        const Real here = distance<Real>(heights[i], start + slope * static_cast<Real>(i));
        if (here > worst) {
            worst = here;
            out = i;
        }
    }
    return out;
}

template <class Real>
class Search {
public:
    Search(const LatticeHeights& lattice, const TriangleRows& rows) : m_lattice(lattice), m_rows(rows) {}

    /// Every `step`th row from `first` to `last`.
    void look(int first, int last, int step) {
        const auto slope = static_cast<Real>(m_rows.slope());
        for (int row = first; row <= last; row += step) {
            const auto [begin, count] = m_rows.samples(row);
            const float* heights = m_lattice.heights + static_cast<std::size_t>(row) * m_lattice.columns +
                                   static_cast<std::size_t>(begin);
            const auto start = static_cast<Real>(m_rows.plane(begin, row));
            if (const int found = furthest(heights, count, start, slope, m_worst); found >= 0)
                m_sample = m_lattice.code.of(begin + found, row);
        }
    }

    [[nodiscard]] WorstSample found() const { return {m_sample, static_cast<float>(m_worst)}; }

private:
    const LatticeHeights& m_lattice;
    const TriangleRows& m_rows;
    Real m_worst = 0;
    std::uint32_t m_sample = 0;
};

} // namespace

template <class Real>
WorstSample worstSample(const LatticeHeights& lattice, const LatticeCorners& corners, float enough) {
    const LatticeCorners sorted = sortedCorners(corners);
    const std::int64_t twice = twiceTheArea(lattice.code, sorted);
    if (const std::int64_t size = std::abs(twice); size <= 2)
        return size == 2 ? middleSample<Real>(lattice, sorted) : WorstSample{};
    const TriangleRows rows(lattice, sorted, twice);
    Search<Real> search(lattice, rows);
    if (const int step = rows.stepOfGlance(); step > 1) {
        search.look(rows.first(), rows.bend() - 1, step);
        search.look(rows.bend(), rows.last(), step);
        if (search.found().error > enough)
            return search.found();
    }
    search.look(rows.first(), rows.last(), 1);
    return search.found();
}

template WorstSample worstSample<float>(const LatticeHeights&, const LatticeCorners&, float);
template WorstSample worstSample<double>(const LatticeHeights&, const LatticeCorners&, float);

} // namespace terrain
