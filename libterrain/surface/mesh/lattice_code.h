// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>

namespace terrain {

/// A point of a lattice as one number; greater ones lie further south, then further east.
class LatticeCode {
public:
    LatticeCode(int columns, int rows)
        : m_shift(static_cast<unsigned>(std::bit_width(static_cast<unsigned>(columns - 1)))),
          m_fits(m_shift + static_cast<unsigned>(std::bit_width(static_cast<unsigned>(rows - 1))) <= 32) {}

    /// Whether every point has a number of its own in 32 bits.
    [[nodiscard]] bool fits() const { return m_fits; }
    [[nodiscard]] std::uint32_t of(int column, int row) const {
        return static_cast<std::uint32_t>(row) << m_shift | static_cast<std::uint32_t>(column);
    }
    [[nodiscard]] int column(std::uint32_t code) const {
        return static_cast<int>(code & ((std::uint32_t{1} << m_shift) - 1));
    }
    [[nodiscard]] int row(std::uint32_t code) const { return static_cast<int>(code >> m_shift); }
    /// Whether a point of the lattice lies in the middle between two.
    [[nodiscard]] bool hasMiddle(std::uint32_t a, std::uint32_t b) const {
        return ((a ^ b) & (std::uint32_t{1} << m_shift | 1)) == 0;
    }
    /// Precondition: hasMiddle.
    [[nodiscard]] static std::uint32_t middle(std::uint32_t a, std::uint32_t b) {
        return static_cast<std::uint32_t>((std::uint64_t{a} + b) / 2);
    }

private:
    unsigned m_shift;
    bool m_fits;
};

} // namespace terrain
