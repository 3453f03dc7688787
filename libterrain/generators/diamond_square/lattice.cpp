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
    return {ErrorCode::InvalidRequest,
            TERRAIN_TEXT("generators",
                         "Wrapped edges cannot be had with %1 samples: choose %2 or %3, or free edges."),
            {sizeText({grid.columns, grid.rows}), sizeText(sizes.front()), sizeText(sizes.back())},
            "edges"};
}

/// The nodes of the level before that the nodes in `range` are made from: centres need their four corners,
/// samples on edges the centres beside them. Without wrapping there is nothing beyond 0 and `cells`.
Range parents(Range range, int cells, bool wraps) {
    const Range out = {floorHalf(range.first - 1), floorHalf(range.last + 2)};
    return wraps ? out : Range{std::max(out.first, 0), std::min(out.last, cells)};
}

} // namespace

Result<Lattice> latticeFor(const Grid& grid, Edges edges) {
    const auto columns = static_cast<unsigned>(grid.columns - 1);
    const auto rows = static_cast<unsigned>(grid.rows - 1);
    Lattice out;
    if (edges == Edges::Three) {
        out.levels = static_cast<int>(std::bit_width(std::max(columns, rows) - 1));
        return out;
    }
    out.wraps = true;
    out.levels = std::min(std::countr_zero(columns), std::countr_zero(rows));
    out.startColumns = static_cast<int>(columns >> out.levels);
    out.startRows = static_cast<int>(rows >> out.levels);
    if (out.startColumns > mostStartCells || out.startRows > mostStartCells)
        return cannotWrap(grid);
    return out;
}

std::vector<Rect> neededRects(const Lattice& lattice, int from, int to, const Rect& rect) {
    std::vector<Rect> out(static_cast<std::size_t>(to - from) + 1);
    out.back() = rect;
    for (int level = to - 1; level >= from; --level) {
        const Rect& finer = out[static_cast<std::size_t>(level - from) + 1];
        out[static_cast<std::size_t>(level - from)] = {
            parents(finer.rows, lattice.rowCells(level), lattice.wraps),
            parents(finer.columns, lattice.columnCells(level), lattice.wraps)};
    }
    return out;
}

} // namespace terrain::diamond_square
