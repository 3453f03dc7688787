// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/plane_error.h"
#include "libterrain/surface/mesh/triangle_side.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

// What is short, or used once for each triangle, is not to be called.
#ifdef __GNUC__
#define MORAINE_INLINE __attribute__((always_inline)) inline
#else
#define MORAINE_INLINE inline
#endif

namespace terrain {

/// The height at a point, by its code.
inline float heightAt(const LatticeHeights& lattice, std::uint32_t point) {
    return lattice.heights[static_cast<std::size_t>(lattice.code.row(point)) * lattice.columns +
                           static_cast<std::size_t>(lattice.code.column(point))];
}

inline std::int64_t twiceTheArea(const LatticeCode& code, const LatticeCorners& corners) {
    const std::int64_t x = code.column(corners[0]);
    const std::int64_t y = code.row(corners[0]);
    return (code.column(corners[1]) - x) * (code.row(corners[2]) - y) -
           (code.column(corners[2]) - x) * (code.row(corners[1]) - y);
}

/// Of triangles whose area is one cell: they have one sample besides their corners, amid a side (Pick's
/// theorem).
template <class Real>
inline WorstSample middleSample(const LatticeHeights& lattice, const LatticeCorners& corners) {
    const auto [a, b, c] = corners;
    const bool isAmidAB = lattice.code.hasMiddle(a, b);
    const std::uint32_t from = isAmidAB || lattice.code.hasMiddle(a, c) ? a : b;
    const std::uint32_t to = isAmidAB ? b : c;
    const std::uint32_t sample = LatticeCode::middle(from, to);
    const double line = (double{heightAt(lattice, from)} + double{heightAt(lattice, to)}) / 2;
    const Real off = std::abs(static_cast<Real>(heightAt(lattice, sample)) - static_cast<Real>(line));
    return {off > 0 ? sample : 0, static_cast<float>(off)};
}

/// Sorted southwards, then eastwards.
inline LatticeCorners sortedCorners(const LatticeCorners& corners) {
    const auto [a, b, c] = corners;
    const std::uint32_t least = std::min(std::min(a, b), c);
    const std::uint32_t most = std::max(std::max(a, b), c);
    return {least, a ^ b ^ c ^ least ^ most, most};
}

/// The rows of a triangle: where their samples begin and end, and its plane above them.
class TriangleRows {
public:
    /// Precondition: sortedCorners; twice: twiceTheArea of them.
    MORAINE_INLINE TriangleRows(const LatticeHeights& lattice, const LatticeCorners& corners,
                                std::int64_t twice)
        : m_a(pointOf(lattice, corners[0])), m_b(pointOf(lattice, corners[1])),
          m_c(pointOf(lattice, corners[2])), m_bendsEast(twice > 0),
          m_whole(m_a, m_c, m_bendsEast ? End::First : End::Last),
          m_bent{{{m_a, m_b, m_bendsEast ? End::Last : End::First},
                  {m_b, m_c, m_bendsEast ? End::Last : End::First}}},
          m_z(heightAt(lattice, corners[0])) {
        const int x1 = m_b.column - m_a.column;
        const int y1 = m_b.row - m_a.row;
        const int x2 = m_c.column - m_a.column;
        const int y2 = m_c.row - m_a.row;
        const double z1 = heightAt(lattice, corners[1]) - m_z;
        const double z2 = heightAt(lattice, corners[2]) - m_z;
        const double inverse = inverseOf(std::abs(twice));
        const double scale = twice > 0 ? inverse : -inverse;
        m_slopeX = (z1 * y2 - z2 * y1) * scale;
        m_slopeY = (z2 * x1 - z1 * x2) * scale;
    }

    // The corners' own samples are in the plane: rows with nothing else are passed over.
    [[nodiscard]] int first() const { return m_a.row < m_b.row ? m_a.row + 1 : m_a.row; }
    [[nodiscard]] int last() const { return m_b.row < m_c.row ? m_c.row - 1 : m_c.row; }
    /// The first row whose one side is that below the middle corner.
    [[nodiscard]] int bend() const { return m_b.row < m_c.row ? m_b.row : m_c.row + 1; }
    /// Above 1: large triangles are looked at in such steps first, above the bend and below it, since any bad
    /// sample of theirs is a good one.
    [[nodiscard]] int stepOfGlance() const {
        constexpr int rowsOfGlance = 16;
        return (m_c.row - m_a.row) / rowsOfGlance;
    }

    struct Span {
        int begin;
        int count; ///< ≥ 0
    };
    [[nodiscard]] Span samples(int row) const {
        const int one = m_whole.at(row);
        const int other = m_bent[row >= bend() ? 1 : 0].at(row);
        return {m_bendsEast ? one : other, (m_bendsEast ? other - one : one - other) + 1};
    }
    [[nodiscard]] double plane(int column, int row) const {
        return m_z + m_slopeX * (column - m_a.column) + m_slopeY * (row - m_a.row);
    }
    /// By which the plane rises eastwards from a sample to the next.
    [[nodiscard]] double slope() const { return m_slopeX; }

private:
    using End = TriangleSide::End;
    static LatticePoint pointOf(const LatticeHeights& lattice, std::uint32_t corner) {
        return {lattice.code.column(corner), lattice.code.row(corner)};
    }

    LatticePoint m_a;
    LatticePoint m_b;
    LatticePoint m_c;
    bool m_bendsEast; ///< the middle corner lies east of the side from the first to the last
    TriangleSide m_whole;
    std::array<TriangleSide, 2> m_bent;
    double m_z;
    double m_slopeX;
    double m_slopeY;
};

} // namespace terrain
