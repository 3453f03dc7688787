// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/lattice_code.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace terrain {

/// An order of a lattice's square tiles in which near ones mostly come near to each other (G. Morton: A
/// Computer Oriented Geodetic Data Base, 1966).
class TileOrder {
public:
    static constexpr unsigned bits = 6; ///< at most 2^bits tiles a side
    static constexpr std::size_t count = std::size_t{1} << 2 * bits;

    TileOrder(int columns, int rows)
        : m_code(columns, rows),
          m_shift(std::max(bits, static_cast<unsigned>(
                                     std::bit_width(static_cast<unsigned>(std::max(columns, rows) - 1)))) -
                  bits) {}

    /// The place of the tile that holds a sample: 0 … count − 1.
    [[nodiscard]] std::size_t of(std::uint32_t sample) const {
        return spread(m_code.row(sample) >> m_shift) << 1 | spread(m_code.column(sample) >> m_shift);
    }

private:
    /// Puts a zero before each of the `bits` bits.
    static std::size_t spread(int number) {
        auto x = static_cast<std::size_t>(number);
        x = (x | x << 4) & 0x0F0F;
        x = (x | x << 2) & 0x3333;
        return (x | x << 1) & 0x5555;
    }

    LatticeCode m_code;
    unsigned m_shift; ///< samples a side of a tile, as a power of 2
};

} // namespace terrain
