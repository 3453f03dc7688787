// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/generators/diamond_square/settings.h"

#include <vector>

namespace terrain::diamond_square {

/// Whole numbers from first to last, both included.
struct Range {
    int first = 0;
    int last = -1;

    [[nodiscard]] int count() const { return last - first + 1; }
    [[nodiscard]] bool contains(int i) const { return first <= i && i <= last; }
    friend bool operator==(const Range&, const Range&) = default;
};

/// A rectangle of nodes of one level's lattice. On a wrapped lattice it may reach over the border: node −1 is
/// node period − 1.
struct Rect {
    Range rows;
    Range columns;

    [[nodiscard]] std::int64_t count() const { return std::int64_t{rows.count()} * columns.count(); }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// The lattice that a terrain is a part of. Level L has startColumns·2^L × startRows·2^L cells; level 0 is
/// the start, `levels` the terrain's own resolution.
struct Lattice {
    int levels = 0;
    int startColumns = 1;
    int startRows = 1;
    bool wraps = false;
    bool wide = false;     ///< samples are made from 16 neighbours, not from 4
    int origin = 0;        ///< row and column of the terrain's north-west sample at the last level
    int startStep = 1;     ///< a terrain coarser than the start has every startStep-th of its samples
    int startHalvings = 0; ///< the start's cells are 2^−startHalvings of the side that amplitudes refer to
    int levelsBefore = 0;  ///< levels between the start and the one that people call level 1

    /// Cells across at a level; on a wrapped lattice columns repeat with this period.
    [[nodiscard]] int columnCells(int level) const { return startColumns << level; }
    [[nodiscard]] int rowCells(int level) const { return startRows << level; }
};

/// The lattice for a grid of this size. With wrapped edges an error when the cells across and down are not
/// 1…64 times one power of two, or when the stationary form would start from more than 1024 cells; it names
/// the two nearest sizes that this form can wrap. Open edges: the terrain lies amid a lattice four times as
/// wide. Stationary: amid 16 × 16 start cells it is the middle 4 × 4, since what the 16 neighbours need never
/// reaches further than six cells.
Result<Lattice> latticeFor(const Grid& grid, Form form, Edges edges);

/// The lattice of 16 neighbours whose start cells are 2^−octave of the side: of the terrain's own or, with
/// wrapped edges, of the largest cells that it wraps with. Precondition: latticeFor a stationary form is
/// there.
Lattice octaveLattice(const Grid& grid, Edges edges, int octave);

/// The lattice of a terrain that starts from a grid of so many cells: as many levels as the terrain needs to
/// lie within them; it is their north-west part.
Lattice latticeFromGrid(const Grid& grid, const StartGrid& start, Form form);

/// What is needed of the levels from … to, to make `rect` of level `to`: the rectangle itself at the last of
/// them, and at each coarser one what the next is made from. The first element is that of level `from`.
std::vector<Rect> neededRects(const Lattice& lattice, int from, int to, const Rect& rect);

/// The index in 0 … period − 1 that `index` is equal to on a wrapped lattice.
inline int wrapped(int index, int period) {
    const int rest = index % period;
    return rest < 0 ? rest + period : rest;
}

/// ⌊index ÷ 2⌋, also for negative ones.
inline int floorHalf(int index) {
    return index >> 1;
}

} // namespace terrain::diamond_square
