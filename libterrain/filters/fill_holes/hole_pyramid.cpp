// SPDX-License-Identifier: MIT
#include "libterrain/filters/fill_holes/hole_pyramid.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/filters/fill_holes/hole_rims.h"

#include <algorithm>
#include <new>

namespace terrain::fill_holes {
namespace {

/// One level of the pyramid: heights, and which of them are known (not to be changed).
struct Level {
    int columns = 0;
    int rows = 0;
    float* heights = nullptr; ///< the field's own samples at the finest level, else `storage`
    LargeBuffer<float> storage;
    LargeBuffer<std::uint8_t> known;

    [[nodiscard]] float* row(int r) const { return heights + std::ptrdiff_t{r} * columns; }
    [[nodiscard]] std::uint8_t* knownRow(int r) const { return known.data() + std::ptrdiff_t{r} * columns; }
};

/// What a neighbour beside and one above or below count; the four together count 1.
struct Weights {
    float beside = 0.25F;
    float above = 0.25F;
};

template <class T>
LargeBuffer<T> allocated(std::uint64_t count) {
    auto out = LargeBuffer<T>::allocate(count);
    if (out.data() == nullptr)
        throw std::bad_alloc();
    return out;
}

Level makeLevel(int columns, int rows, float* heights) {
    Level out;
    out.columns = columns;
    out.rows = rows;
    const auto count = static_cast<std::uint64_t>(columns) * static_cast<std::uint64_t>(rows);
    if (heights == nullptr)
        out.storage = allocated<float>(count);
    out.heights = heights == nullptr ? out.storage.data() : heights;
    out.known = allocated<std::uint8_t>(count);
    return out;
}

bool markKnown(const Level& level, const RunContext& context) {
    return parallelRows(context, level.rows, blockRows(level.columns), [&](int first, int last) {
        for (int r = first; r < last; ++r)
            for (int c = 0; c < level.columns; ++c)
                level.knownRow(r)[c] = level.row(r)[c] == level.row(r)[c] ? 1 : 0;
    });
}

bool isComplete(const Level& level) {
    const auto count = static_cast<std::ptrdiff_t>(level.known.size());
    return std::find(level.known.data(), level.known.data() + count, std::uint8_t{0}) ==
           level.known.data() + count;
}

/// The mean of the known ones of the four samples that a coarse one stands for; NaN when there is none.
float meanOfKnown(const Level& fine, int row, int column) {
    double sum = 0;
    int count = 0;
    for (int r = row; r < std::min(row + 2, fine.rows); ++r)
        for (int c = column; c < std::min(column + 2, fine.columns); ++c)
            if (fine.knownRow(r)[c] != 0) {
                sum += static_cast<double>(fine.row(r)[c]);
                ++count;
            }
    return count == 0 ? hole : static_cast<float>(sum / count);
}

bool push(const Level& fine, const Level& coarse, const RunContext& context) {
    return parallelRows(context, coarse.rows, blockRows(fine.columns * 2), [&](int first, int last) {
        for (int r = first; r < last; ++r)
            for (int c = 0; c < coarse.columns; ++c) {
                const float mean = meanOfKnown(fine, 2 * r, 2 * c);
                coarse.row(r)[c] = mean;
                coarse.knownRow(r)[c] = mean == mean ? 1 : 0;
            }
    });
}

/// The neighbour of a coarse sample on the side where the fine one lies.
int besideOf(int fine, int coarseCount) {
    const int coarse = fine / 2;
    return std::clamp(fine % 2 == 0 ? coarse - 1 : coarse + 1, 0, coarseCount - 1);
}

/// Gives the missing samples of `fine` heights interpolated from `coarse`.
bool pull(const Level& coarse, const Level& fine, const RunContext& context) {
    return parallelRows(context, fine.rows, blockRows(fine.columns), [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            const float* near = coarse.row(r / 2);
            const float* far = coarse.row(besideOf(r, coarse.rows));
            const std::uint8_t* known = fine.knownRow(r);
            for (int c = 0; c < fine.columns; ++c) {
                if (known[c] != 0)
                    continue;
                const int beside = besideOf(c, coarse.columns);
                fine.row(r)[c] = 0.75F * (0.75F * near[c / 2] + 0.25F * near[beside]) +
                                 0.25F * (0.75F * far[c / 2] + 0.25F * far[beside]);
            }
        }
    });
}

/// Moves every second missing sample of a row (those of one colour of a chessboard) to the mean of its
/// neighbours; over the border the field is its own mirror image.
void relaxRow(const Level& level, int r, int colour, const Weights& weights) {
    float* row = level.row(r);
    const float* up = level.row(r > 0 ? r - 1 : std::min(1, level.rows - 1));
    const float* down = level.row(r + 1 < level.rows ? r + 1 : std::max(0, level.rows - 2));
    const std::uint8_t* known = level.knownRow(r);
    const int end = level.columns - 1;
    for (int c = (r + colour) % 2; c <= end; c += 2) {
        if (known[c] != 0)
            continue;
        const float left = row[c > 0 ? c - 1 : std::min(1, end)];
        const float right = row[c < end ? c + 1 : std::max(0, end - 1)];
        row[c] = (weights.beside * left + weights.beside * right) +
                 (weights.above * up[c] + weights.above * down[c]);
    }
}

/// One level up: interpolated, then relaxed. Samples of one colour have neighbours of the other only, so the
/// order within a colour does not matter.
bool refine(const Level& coarse, const Level& fine, const Weights& weights, const RunContext& context) {
    constexpr int halfSweeps = 12;
    constexpr double share = 1.0 / (halfSweeps + 1);
    if (!pull(coarse, fine, context.part(0, share)))
        return false;
    for (int half = 0; half < halfSweeps; ++half) {
        const RunContext part = context.part((half + 1) * share, (half + 2) * share);
        const bool done = parallelRows(part, fine.rows, blockRows(fine.columns), [&](int first, int last) {
            for (int r = first; r < last; ++r)
                relaxRow(fine, r, half % 2, weights);
        });
        if (!done)
            return false;
    }
    return true;
}

/// The part of the whole work that is done once level `i` is filled: each level has four times the samples of
/// the next.
double shareUpTo(std::size_t level) {
    return 1.0 / static_cast<double>(std::uint64_t{1} << std::min<std::size_t>(2 * level, 62));
}

Weights weightsFor(const Grid& grid) {
    const double x = grid.spacingX * grid.spacingX;
    const double y = grid.spacingY * grid.spacingY;
    return {static_cast<float>(y / (x + y) / 2), static_cast<float>(x / (x + y) / 2)};
}

} // namespace

bool fillByPyramid(Heightfield& field, const RunContext& context) {
    const RunContext pushing = context.part(0, 0.1);
    const RunContext pulling = context.part(0.1, 1);
    std::vector<Level> levels;
    levels.push_back(makeLevel(field.columns(), field.rows(), field.row(0)));
    if (!markKnown(levels.back(), pushing.part(0, 0.5)))
        return false;
    while (!isComplete(levels.back())) {
        const Level& fine = levels.back();
        Level coarse = makeLevel((fine.columns + 1) / 2, (fine.rows + 1) / 2, nullptr);
        const double rest = shareUpTo(levels.size());
        if (!push(fine, coarse, pushing.part(1 - 2 * rest, 1 - rest / 2)))
            return false;
        levels.push_back(std::move(coarse));
    }
    const Weights weights = weightsFor(field.grid());
    for (std::size_t i = levels.size() - 1; i > 0; --i)
        if (!refine(levels[i], levels[i - 1], weights, pulling.part(shareUpTo(i), shareUpTo(i - 1))))
            return false;
    return true;
}

} // namespace terrain::fill_holes
