// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/lattice.h"
#include "libterrain/generators/diamond_square/pin_field.h"

#include <array>

namespace terrain::diamond_square {

/// What sources far away move, as a polynomial for each square block of the plane: the sum is smooth there.
/// Blocks of level l are 2^−l spans wide. A coarse block takes the sources that are far from it, each of its
/// quarters that polynomial and those sources that are far from it but were near the coarse one (after
/// L. Greengard, V. Rokhlin, "A fast algorithm for particle simulations", 1987; polynomials as W. Fong,
/// E. Darve, "The black-box fast multipole method", 2009). So the work is that of the blocks, not that of the
/// samples times the sources.
class PinBlocks {
public:
    static constexpr int finestLevel = 6;
    static constexpr int order = 10; ///< terms each way; the error is that of PinField
    using Terms = std::array<double, order>;
    /// By the term of x, and within it by that of y.
    using Polynomial = std::array<Terms, order>;

    /// Makes the polynomials of the finest blocks that hold a window. Check isMade().
    PinBlocks(const PinField& field, const Window& window, const RunContext& context);
    [[nodiscard]] bool isMade() const { return m_isMade; } ///< else cancelled

    [[nodiscard]] const Rect& blocks() const { return m_blocks; }
    [[nodiscard]] const Polynomial& at(int row, int column) const;

    /// The sources whose sum is not in a finest block's polynomial.
    [[nodiscard]] static bool isNear(const PinField& field, const PinSource& source, int row, int column) {
        return isNear(field, source, finestLevel, row, column);
    }

    /// Chebyshev's polynomials of degree 0 … order − 1 at t (−1…1).
    static Terms termsAt(double t);

private:
    static constexpr int coarsestLevel = 2;

    static bool isNear(const PinField& field, const PinSource& source, int level, int row, int column);
    static Polynomial made(const PinField& field, int level, int row, int column, const Polynomial* coarser);

    Rect m_blocks;
    std::vector<Polynomial> m_polynomials; ///< row by row
    bool m_isMade = false;
};

} // namespace terrain::diamond_square
