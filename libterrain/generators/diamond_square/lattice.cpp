// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/lattice.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <tuple>

namespace terrain::diamond_square {
namespace {

constexpr int mostStartCells = 64;

/// What the stationary form starts from: a covariance of all cells with each other, which takes its time.
constexpr int leastWideCells = 8;
constexpr int mostWideCellsInAll = 1024;

struct Size {
    int columns = 0;
    int rows = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

std::string sizeText(Size size) {
    return numberText(size.columns) + " × " + numberText(size.rows);
}

/// Cells across and down at the start of a wrapped lattice.
struct WrappedStart {
    int levels = 0;
    int columns = 0;
    int rows = 0;
    int halvings = 0; ///< how many levels finer than a start of the least cells it is

    [[nodiscard]] bool isSplit() const { return columns <= mostStartCells && rows <= mostStartCells; }
    [[nodiscard]] bool isSmall() const { return columns * rows <= mostWideCellsInAll; }
};

/// With the fewest cells that the size can have.
WrappedStart wrappedStart(Size size) {
    const auto columns = static_cast<unsigned>(size.columns - 1);
    const auto rows = static_cast<unsigned>(size.rows - 1);
    const int levels = std::min(std::countr_zero(columns), std::countr_zero(rows));
    return {levels, static_cast<int>(columns >> levels), static_cast<int>(rows >> levels)};
}

/// The same with as many more cells as the stationary form needs.
WrappedStart wideStart(WrappedStart start) {
    for (; std::min(start.columns, start.rows) < leastWideCells; ++start.halvings) {
        start.columns *= 2;
        start.rows *= 2;
    }
    return start;
}

bool canWrap(Size size, Form form) {
    const WrappedStart start = wrappedStart(size);
    return start.isSplit() && (form != Form::Stationary || wideStart(start).isSmall());
}

/// The two sizes that this form can wrap nearest to the grid's: by the samples that come or go on both sides
/// together, and by how much the shape changes. Squares stay squares.
class NearestWrapping {
public:
    NearestWrapping(const Grid& grid, Form form) : m_grid(grid), m_form(form) {
        for (int level = 0; level <= mostLevels; ++level)
            for (const int columns : sides(level))
                for (const int rows : sides(level))
                    offer({columns, rows});
    }

    [[nodiscard]] const std::array<Size, 2>& sizes() const { return m_best; }

private:
    using Cost = std::tuple<double, int, int>;

    /// 1 … mostStartCells times 2^level cells.
    static std::vector<int> sides(int level) {
        std::vector<int> out;
        for (int start = 1; start <= mostStartCells && (std::int64_t{start} << level) < maximumSide; ++start)
            out.push_back((start << level) + 1);
        return out;
    }

    [[nodiscard]] Cost costOf(Size size) const {
        const double across = size.columns - m_grid.columns;
        const double down = size.rows - m_grid.rows;
        const double bent = 2 * std::abs(across * m_grid.rows - down * m_grid.columns) /
                            (double{1} * m_grid.columns + m_grid.rows);
        return {std::abs(across) + std::abs(down) + bent, size.columns, size.rows};
    }

    void offer(Size size) {
        const bool squareIsLost = m_grid.columns == m_grid.rows && size.columns != size.rows;
        const Cost cost = costOf(size);
        if (squareIsLost || !(cost < m_costs[1]) || size == m_best[0] || !canWrap(size, m_form))
            return;
        m_best[1] = size;
        m_costs[1] = cost;
        if (m_costs[1] < m_costs[0]) {
            std::swap(m_best[0], m_best[1]);
            std::swap(m_costs[0], m_costs[1]);
        }
    }

    const Grid& m_grid;
    Form m_form;
    std::array<Size, 2> m_best;
    std::array<Cost, 2> m_costs = {Cost{std::numeric_limits<double>::infinity(), 0, 0},
                                   Cost{std::numeric_limits<double>::infinity(), 0, 0}};
};

Error cannotWrap(const Grid& grid, Form form) {
    const std::array<Size, 2> sizes = NearestWrapping(grid, form).sizes();
    return {
        ErrorCode::InvalidRequest,
        TERRAIN_TEXT("generators",
                     "Wrapped edges cannot be had at a size of %1 samples: choose %2 or %3, or free edges."),
        {sizeText({grid.columns, grid.rows}), sizeText(sizes.front()), sizeText(sizes.back())},
        "edges"};
}

Error tooManyToStart(const Grid& grid, const WrappedStart& start) {
    const std::array<Size, 2> sizes = NearestWrapping(grid, Form::Stationary).sizes();
    return {ErrorCode::InvalidRequest,
            TERRAIN_TEXT("generators",
                         "The stationary form cannot wrap a size of %1 samples, for it would start from %2 "
                         "cells, more than %3 in all: choose %4 or %5, free edges or another form."),
            {sizeText({grid.columns, grid.rows}), sizeText({start.columns, start.rows}),
             numberText(mostWideCellsInAll), sizeText(sizes.front()), sizeText(sizes.back())},
            "edges"};
}

/// The nodes of the level before that the nodes in `range` are made from: centres need their four corners,
/// samples on edges the centres beside them. Without wrapping there is nothing beyond 0 and `cells`.
Range parents(Range range, int cells, bool wraps) {
    const Range out = {floorHalf(range.first - 1), floorHalf(range.last + 2)};
    return wraps ? out : Range{std::max(out.first, 0), std::min(out.last, cells)};
}

/// The same for whole pairs of samples made from 16 neighbours: edges reach two centres beyond their pair,
/// centres one node further.
Range wideParents(Range range) {
    return {floorHalf(range.first) - 3, floorHalf(range.last) + 3};
}

/// Starts as many levels finer (`halvings`) than the first cell, or takes fewer of the start's samples.
void startFiner(Lattice& lattice, int halvings) {
    lattice.wide = true;
    lattice.startHalvings = halvings;
    lattice.startStep = 1 << std::max(0, halvings - lattice.levels);
    lattice.levels = std::max(0, lattice.levels - halvings);
}

/// Amid six cells more on every side.
Lattice wideOpenLattice(int levels, int halvings) {
    constexpr int cellsBefore = 6;
    Lattice out;
    out.levels = levels;
    startFiner(out, halvings);
    out.startColumns = out.startRows = (1 << halvings) + 2 * cellsBefore;
    out.origin = cellsBefore << out.levels;
    return out;
}

Lattice openLattice(int levels, Form form) {
    if (form == Form::Stationary)
        return wideOpenLattice(levels, 2);
    Lattice out;
    out.levels = levels;
    out.levelsBefore = 2;
    out.levels += out.levelsBefore;
    out.origin = 1 << levels;
    return out;
}

/// Of the least lattice that a terrain without wrapped edges lies in.
int levelsOfSide(const Grid& grid) {
    return static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(grid.columns, grid.rows) - 1) - 1));
}

} // namespace

Result<Lattice> latticeFor(const Grid& grid, Form form, Edges edges) {
    Lattice out;
    if (edges != Edges::Wrap) {
        out.levels = levelsOfSide(grid);
        return edges == Edges::Open || form == Form::Stationary ? openLattice(out.levels, form) : out;
    }
    out.wraps = true;
    WrappedStart start = wrappedStart({grid.columns, grid.rows});
    if (!start.isSplit())
        return cannotWrap(grid, form);
    out.levels = start.levels;
    if (form == Form::Stationary)
        start = wideStart(start);
    out.startColumns = start.columns;
    out.startRows = start.rows;
    if (form != Form::Stationary)
        return out;
    if (!start.isSmall())
        return tooManyToStart(grid, start);
    startFiner(out, start.halvings);
    return out;
}

Lattice octaveLattice(const Grid& grid, Edges edges, int octave) {
    if (edges != Edges::Wrap)
        return wideOpenLattice(levelsOfSide(grid), octave);
    const WrappedStart start = wrappedStart({grid.columns, grid.rows});
    Lattice out;
    out.wraps = true;
    out.levels = start.levels;
    startFiner(out, octave);
    out.startColumns = start.columns << octave;
    out.startRows = start.rows << octave;
    return out;
}

Lattice latticeFromGrid(const Grid& grid, const StartGrid& start, Form form) {
    const std::int64_t columns = grid.columns - 1;
    const std::int64_t rows = grid.rows - 1;
    Lattice out;
    out.startColumns = start.columnCells();
    out.startRows = start.rowCells();
    out.wide = form == Form::Stationary;
    while ((std::int64_t{out.startColumns} << out.levels) < columns ||
           (std::int64_t{out.startRows} << out.levels) < rows)
        ++out.levels;
    while (out.levels == 0 && columns * out.startStep * 2 <= out.startColumns &&
           rows * out.startStep * 2 <= out.startRows)
        out.startStep *= 2;
    return out;
}

std::vector<Rect> neededRects(const Lattice& lattice, int from, int to, const Rect& rect) {
    std::vector<Rect> out(static_cast<std::size_t>(to - from) + 1);
    out.back() = rect;
    for (int level = to - 1; level >= from; --level) {
        const Rect& finer = out[static_cast<std::size_t>(level - from) + 1];
        Rect& needed = out[static_cast<std::size_t>(level - from)];
        if (lattice.wide)
            needed = {wideParents(finer.rows), wideParents(finer.columns)};
        else
            needed = {parents(finer.rows, lattice.rowCells(level), lattice.wraps),
                      parents(finer.columns, lattice.columnCells(level), lattice.wraps)};
    }
    return out;
}

} // namespace terrain::diamond_square
