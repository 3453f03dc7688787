// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/plane_error.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>
#include <utility>

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

/// 1/length, without a division for the short sides that most triangles have.
double inverseOf(int length) {
    constexpr std::size_t shortOnes = 256;
    static constexpr auto inverses = [] {
        std::array<double, shortOnes> out{};
        for (std::size_t i = 1; i < shortOnes; ++i)
            out[i] = 1 / static_cast<double>(i);
        return out;
    }();
    const auto index = static_cast<std::size_t>(length);
    return index < shortOnes ? inverses[index] : 1.0 / length;
}

/// Where a side of the triangle crosses the rows: its first sample not before the side, or its last not
/// behind it. Exact: multiples of 1/length are moved by half of that, which is more than the rounding of
/// lengths up to 2^20 adds up to.
class Side {
public:
    enum class End { First, Last };
    Side(LatticeCorner from, LatticeCorner to, End end) : m_row(from.row) {
        const double inverse = inverseOf(to.row - from.row) * static_cast<double>(one);
        const auto half = static_cast<std::int64_t>(0.5 * inverse);
        m_slope = static_cast<std::int64_t>((to.column - from.column) * inverse);
        m_start = from.column * one + (end == End::First ? one - half : half);
    }
    [[nodiscard]] int at(int row) const {
        return static_cast<int>((m_start + m_slope * (row - m_row)) >> fraction);
    }

private:
    static constexpr int fraction = 42; ///< bits behind the point
    static constexpr std::int64_t one = std::int64_t{1} << fraction;

    int m_row;
    std::int64_t m_slope;
    std::int64_t m_start;
};

template <class Real>
class Search {
public:
    Search(const float* heights, std::size_t columns, const std::array<LatticeCorner, 3>& corners,
           double twice)
        : m_heights(heights), m_columns(columns), m_origin(corners[0]) {
        const double z = heightAt(corners[0]);
        const double z1 = heightAt(corners[1]) - z;
        const double z2 = heightAt(corners[2]) - z;
        const double x1 = corners[1].column - m_origin.column;
        const double x2 = corners[2].column - m_origin.column;
        const double y1 = corners[1].row - m_origin.row;
        const double y2 = corners[2].row - m_origin.row;
        const double scale = 1 / twice;
        m_z = z;
        m_slopeX = (z1 * y2 - z2 * y1) * scale;
        m_slopeY = (z2 * x1 - z1 * x2) * scale;
    }

    /// Every `step`th of the rows from `first` to `last` between two sides.
    void look(const Side& left, const Side& right, int first, int last, int step) {
        const float* heights = m_heights + static_cast<std::size_t>(first) * m_columns;
        const auto slope = static_cast<Real>(m_slopeX);
        const std::size_t stride = m_columns * static_cast<std::size_t>(step);
        for (int row = first; row <= last; row += step, heights += stride) {
            const int begin = left.at(row);
            const int count = right.at(row) - begin + 1;
            if (count <= 0)
                continue;
            const auto start = static_cast<Real>(m_z + m_slopeX * (begin - m_origin.column) +
                                                 m_slopeY * (row - m_origin.row));
            const int found = furthest(heights + begin, count, start, slope, m_worst);
            if (found < 0)
                continue;
            m_column = begin + found;
            m_row = row;
        }
    }

    [[nodiscard]] WorstSample found() const { return {m_column, m_row, static_cast<float>(m_worst)}; }

private:
    [[nodiscard]] double heightAt(LatticeCorner corner) const {
        return static_cast<double>(m_heights[static_cast<std::size_t>(corner.row) * m_columns +
                                             static_cast<std::size_t>(corner.column)]);
    }

    const float* m_heights;
    std::size_t m_columns;
    LatticeCorner m_origin;
    double m_z;
    double m_slopeX;
    double m_slopeY;
    Real m_worst = 0;
    int m_column = 0;
    int m_row = 0;
};

bool isNorthOf(LatticeCorner a, LatticeCorner b) {
    return a.row != b.row ? a.row < b.row : a.column < b.column;
}

void sortSouthwards(LatticeCorner& a, LatticeCorner& b, LatticeCorner& c) {
    if (isNorthOf(b, a))
        std::swap(a, b);
    if (isNorthOf(c, b))
        std::swap(b, c);
    if (isNorthOf(b, a))
        std::swap(a, b);
}

} // namespace

template <class Real>
WorstSample worstSample(const float* heights, std::size_t columns, std::array<LatticeCorner, 3> corners,
                        float enough) {
    sortSouthwards(corners[0], corners[1], corners[2]);
    const LatticeCorner a = corners[0];
    const LatticeCorner b = corners[1];
    const LatticeCorner c = corners[2];
    const std::int64_t twice = std::int64_t{b.column - a.column} * (c.row - a.row) -
                               std::int64_t{c.column - a.column} * (b.row - a.row);
    if (twice == 1 || twice == -1)
        return {}; // no sample besides the corners (Pick's theorem)
    Search<Real> search(heights, columns, corners, static_cast<double>(twice));
    const bool bendsEast = twice > 0; // b lies east of the side from a to c
    const Side whole(a, c, bendsEast ? Side::End::First : Side::End::Last);
    const auto lookAll = [&](int step) {
        const auto part = [&](LatticeCorner from, LatticeCorner to, int first, int last) {
            const Side side(from, to, bendsEast ? Side::End::Last : Side::End::First);
            search.look(bendsEast ? whole : side, bendsEast ? side : whole, first, last, step);
        };
        // The corners' own samples are in the plane: rows with nothing else are passed over.
        if (a.row < b.row)
            part(a, b, a.row + 1, b.row < c.row ? b.row - 1 : b.row);
        if (b.row < c.row)
            part(b, c, b.row, c.row - 1);
    };
    constexpr int rowsOfGlance = 16; // early triangles are large, and any bad sample in them is a good one
    if (const int step = (c.row - a.row) / rowsOfGlance; step > 1) {
        lookAll(step);
        if (search.found().error > enough)
            return search.found();
    }
    lookAll(1);
    return search.found();
}

template WorstSample worstSample<float>(const float*, std::size_t, std::array<LatticeCorner, 3>, float);
template WorstSample worstSample<double>(const float*, std::size_t, std::array<LatticeCorner, 3>, float);

} // namespace terrain
