// SPDX-License-Identifier: MIT
#include "libterrain/formats/tiling.h"

#include "libterrain/core/number_text.h"

#include <algorithm>

namespace terrain {
namespace {

struct Span {
    int first;
    int count;
};

/// Tile `index` of `count` along a side. Starts are whole parts of i · (samples − overlap) / count, so that
/// the last tile ends with the last sample.
Span spanOf(int index, int count, int samples, int overlap) {
    const auto start = [&](std::int64_t i) { return static_cast<int>(i * (samples - overlap) / count); };
    return {start(index), start(std::int64_t{index} + 1) - start(index) + overlap};
}

/// The side of the smallest tile along a side.
int leastTile(int count, int samples, int overlap) {
    return (samples - overlap) / count + overlap;
}

} // namespace

Status checkTiling(const Tiling& tiling, int columns, int rows) {
    if (tiling.columns >= 1 && tiling.rows >= 1 && tiling.overlap >= 0) {
        const int least = std::min(leastTile(tiling.columns, columns, tiling.overlap),
                                   leastTile(tiling.rows, rows, tiling.overlap));
        if (tiling.isWhole() || (least >= 2 && least > tiling.overlap))
            return Done{};
    }
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("formats",
                              "%1 × %2 samples cannot be cut into %3 × %4 tiles that share %5: every "
                              "tile needs 2 samples a side, and more than it shares."),
                 {numberText(columns), numberText(rows), numberText(tiling.columns), numberText(tiling.rows),
                  numberText(tiling.overlap)},
                 "tiles"};
}

std::optional<Text> unequalTiles(const Tiling& tiling, int columns, int rows) {
    const auto rest = [&](int samples, int count) { return (samples - tiling.overlap) % count; };
    if (rest(columns, tiling.columns) == 0 && rest(rows, tiling.rows) == 0)
        return std::nullopt;
    const auto sides = [&](int samples, int count) {
        const int least = leastTile(count, samples, tiling.overlap);
        return numberText(least) + (rest(samples, count) != 0 ? "–" + numberText(least + 1) : std::string());
    };
    const auto equal = [&](int samples, int count) {
        return numberText((samples - tiling.overlap + count / 2) / count * count + tiling.overlap);
    };
    return Text(TERRAIN_TEXT("formats", "The tiles are not of one size, but %1 wide and %2 deep, in samples. "
                                        "Cut from %3 × %4 they would be."),
                {sides(columns, tiling.columns), sides(rows, tiling.rows), equal(columns, tiling.columns),
                 equal(rows, tiling.rows)});
}

std::vector<Window> tileWindows(const Tiling& tiling, int columns, int rows) {
    if (tiling.isWhole())
        return {{0, 0, columns, rows}};
    std::vector<Window> out;
    for (int y = 0; y < tiling.rows; ++y)
        for (int x = 0; x < tiling.columns; ++x) {
            const Span across = spanOf(x, tiling.columns, columns, tiling.overlap);
            const Span down = spanOf(y, tiling.rows, rows, tiling.overlap);
            out.push_back({across.first, down.first, across.count, down.count});
        }
    return out;
}

} // namespace terrain
