// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/lattice.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>

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

/// The nearest size that can wrap with no side longer (`larger` false) or none shorter (true).
std::optional<Size> nearestWrapping(const Grid& grid, bool larger) {
    std::optional<Size> best;
    int bestDistance = 0;
    for (int level = 0; level <= mostLevels; ++level) {
        const auto side = [&](int samples) -> std::optional<int> {
            const int cells = samples - 1;
            const int start =
                larger ? (cells + (1 << level) - 1) >> level : std::min(cells >> level, mostStartCells);
            const bool possible =
                start >= 1 && start <= mostStartCells && (std::int64_t{start} << level) < maximumSide;
            return possible ? std::optional((start << level) + 1) : std::nullopt;
        };
        const std::optional<int> columns = side(grid.columns);
        const std::optional<int> rows = side(grid.rows);
        if (!columns || !rows)
            continue;
        const int distance = std::abs(*columns - grid.columns) + std::abs(*rows - grid.rows);
        if (!best || distance < bestDistance) {
            best = Size{*columns, *rows};
            bestDistance = distance;
        }
    }
    return best;
}

Error cannotWrap(const Grid& grid) {
    const std::optional<Size> smaller = nearestWrapping(grid, false);
    const std::optional<Size> larger = nearestWrapping(grid, true);
    const std::string size = sizeText({grid.columns, grid.rows});
    if (smaller && larger)
        return {ErrorCode::InvalidRequest,
                TERRAIN_TEXT("generators",
                             "Wrapped edges cannot be had with %1 samples: choose %2 or %3, or free edges."),
                {size, sizeText(*smaller), sizeText(*larger)},
                "edges"};
    return {
        ErrorCode::InvalidRequest,
        TERRAIN_TEXT("generators", "Wrapped edges cannot be had with %1 samples: choose %2, or free edges."),
        {size, sizeText(smaller ? *smaller : larger.value_or(Size{2, 2}))},
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
