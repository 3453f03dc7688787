// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/lattice.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <tuple>

namespace terrain::diamond_square {
namespace {

constexpr int mostStartCells = 64;

struct Size {
    int columns = 0;
    int rows = 0;
};

std::string sizeText(Size size) {
    return numberText(size.columns) + " × " + numberText(size.rows);
}

/// The sizes next to `samples` a side whose cells are 1 … mostStartCells times 2^level.
std::vector<int> wrappingSides(int samples, int level) {
    const int below = std::clamp((samples - 1) >> level, 1, mostStartCells);
    std::vector<int> out;
    for (const int start : {below, std::min(below + 1, mostStartCells)})
        if ((std::int64_t{start} << level) < maximumSide)
            out.push_back((start << level) + 1);
    return out;
}

/// The two sizes that can wrap nearest to the grid's, by the samples that come or go on both sides together;
/// of two that are as near, the one that changes both sides alike.
std::vector<Size> nearestWrapping(const Grid& grid) {
    std::vector<Size> sizes;
    for (int level = 0; level <= mostLevels; ++level)
        for (const int columns : wrappingSides(grid.columns, level))
            for (const int rows : wrappingSides(grid.rows, level))
                sizes.push_back({columns, rows});
    const auto order = [&](const Size& size) {
        const int across = size.columns - grid.columns;
        const int down = size.rows - grid.rows;
        return std::tuple(std::abs(across) + std::abs(down), std::abs(across - down), size.columns,
                          size.rows);
    };
    std::ranges::sort(sizes, {}, order);
    const auto repeated = std::ranges::unique(sizes, {}, order);
    sizes.erase(repeated.begin(), repeated.end());
    sizes.resize(std::min<std::size_t>(sizes.size(), 2));
    return sizes;
}

Error cannotWrap(const Grid& grid) {
    const std::vector<Size> sizes = nearestWrapping(grid); // the levels reach over all sides: there are two
    return {
        ErrorCode::InvalidRequest,
        TERRAIN_TEXT("generators",
                     "Wrapped edges cannot be had at a size of %1 samples: choose %2 or %3, or free edges."),
        {sizeText({grid.columns, grid.rows}), sizeText(sizes.front()), sizeText(sizes.back())},
        "edges"};
}

Error tooLongToStart(const Grid& grid) {
    return {ErrorCode::InvalidRequest,
            TERRAIN_TEXT(
                "generators",
                "The stationary form cannot wrap a size of %1 samples: one side is too long for the other. "
                "Choose sides nearer to each other, free edges or another form."),
            {sizeText({grid.columns, grid.rows})},
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

Lattice openLattice(int levels, Form form) {
    Lattice out;
    out.levels = levels;
    if (form == Form::Stationary) {
        constexpr int cellsBefore = 6;
        startFiner(out, 2);
        out.startColumns = out.startRows = 16;
        out.origin = cellsBefore << out.levels;
    } else {
        out.levelsBefore = 2;
        out.levels += out.levelsBefore;
        out.origin = 1 << levels;
    }
    return out;
}

} // namespace

Result<Lattice> latticeFor(const Grid& grid, Form form, Edges edges) {
    const auto columns = static_cast<unsigned>(grid.columns - 1);
    const auto rows = static_cast<unsigned>(grid.rows - 1);
    Lattice out;
    if (edges != Edges::Wrap) {
        out.levels = static_cast<int>(std::bit_width(std::max(columns, rows) - 1));
        return edges == Edges::Open || form == Form::Stationary ? openLattice(out.levels, form) : out;
    }
    out.wraps = true;
    out.levels = std::min(std::countr_zero(columns), std::countr_zero(rows));
    out.startColumns = static_cast<int>(columns >> out.levels);
    out.startRows = static_cast<int>(rows >> out.levels);
    if (out.startColumns > mostStartCells || out.startRows > mostStartCells)
        return cannotWrap(grid);
    if (form != Form::Stationary)
        return out;
    constexpr int leastStartCells = 8;
    constexpr int mostInAll = 1024;
    int halvings = 0;
    for (; std::min(out.startColumns, out.startRows) < leastStartCells; ++halvings) {
        out.startColumns *= 2;
        out.startRows *= 2;
    }
    if (out.startColumns * out.startRows > mostInAll)
        return tooLongToStart(grid);
    startFiner(out, halvings);
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
