// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/lattice.h"
#include "libterrain/parameters/height_table.h"

namespace terrain::diamond_square {

/// How large the offsets are from place to place: a table of percent that is stretched over the terrain, its
/// first row along the northern border and its last along the southern one, with straight lines between its
/// numbers. Beyond the terrain that of the border counts. By position alone, so exact at every scale.
class AmplitudeMask {
public:
    /// None: 100 % everywhere.
    AmplitudeMask() = default;
    AmplitudeMask(const HeightTable& percent, const Lattice& lattice, const Grid& grid);

    [[nodiscard]] bool isEmpty() const { return m_table.isEmpty(); }

    /// The factor at a place, as a part of the terrain's width eastward and of its height southward.
    /// Precondition: not empty.
    [[nodiscard]] double at(double x, double y) const;

    /// Nodes of a row of a level: every step-th column from `column` on.
    struct Places {
        int row = 0;
        int column = 0;
        int step = 1;
    };
    /// Multiplies the numbers of so many places.
    void apply(int level, const Places& places, int count, float* numbers) const;

private:
    /// A node of a level as a part of the terrain's side of so many cells.
    [[nodiscard]] double part(int level, std::int64_t index, int cells) const;

    HeightTable m_table; ///< factors
    int m_levels = 0;
    int m_origin = 0;
    bool m_wraps = false;
    int m_columnCells = 1;
    int m_rowCells = 1;
};

} // namespace terrain::diamond_square
