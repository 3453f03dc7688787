// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace terrain {

struct LatticePoint {
    int column;
    int row;
};

/// 1/number, without a division for the small ones that most triangles have.
inline double inverseOf(std::int64_t number) {
    constexpr std::size_t smallOnes = 256;
    static constexpr auto inverses = [] {
        std::array<double, smallOnes> out{};
        for (std::size_t i = 1; i < smallOnes; ++i)
            out[i] = 1 / static_cast<double>(i);
        return out;
    }();
    const auto index = static_cast<std::size_t>(number);
    return index < smallOnes ? inverses[index] : 1 / static_cast<double>(number);
}

/// Where a side of a triangle crosses the rows: its first sample not before the side, or its last not behind
/// it. Exact: multiples of 1/rows are moved by half of that, which is more than the rounding of lengths up to
/// 2^20 adds up to.
class TriangleSide {
public:
    enum class End { First, Last };
    /// `from` lies north of `to`, or level with it: then no row is to be asked for.
    TriangleSide(LatticePoint from, LatticePoint to, End end) : m_row(from.row) {
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

} // namespace terrain
