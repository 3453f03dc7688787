// SPDX-License-Identifier: MIT
#include "libterrain/filters/smooth/gaussian_planes.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/filters/pair_means.h"

#include <algorithm>
#include <array>

namespace terrain::smooth {
namespace {

using pair_means::Pair;

// Work is done in parts of rows, whose samples in between stay in the nearest
// cache.
constexpr int part = 2048;
constexpr int tileColumns = 256;      ///< the same for what follows from many rows
constexpr int longest = 2 * part + 4; ///< of what is read for it
constexpr int partRows = 32;

constexpr std::array<float, 2> halvingWeights = {0.25F, 0.0625F};
constexpr std::array<float, 1> doublingWeights = {0.125F};

int floorHalf(int place) {
    return place >> 1; // also of negative ones
}

/// The place of `index` where the grid is mirrored at its first and last
/// sample.
int mirrored(int index, int count) {
    const int period = 2 * (count - 1);
    const int there = ((index % period) + period) % period;
    return there < count ? there : period - there;
}

Result<Plane> makePlane(Range columns, Range rows) {
    Grid grid;
    grid.columns = columns.count;
    grid.rows = rows.count;
    Result<Heightfield> heights = Heightfield::create(grid);
    if (!heights)
        return heights.failure();
    return Plane{columns, rows, std::move(heights).value()};
}

/// A plane whose parts are made by body(rows, columns, out), `out` the samples
/// of the part's first row and the others one plane's width behind each other;
/// it returns whether nothing was missing.
template <int width, class Body>
Result<Plane> madeByParts(Range columns, Range rows, const RunContext& context, std::atomic<bool>& holes,
                          const Body& body) {
    Result<Plane> out = makePlane(columns, rows);
    if (!out)
        return out;
    Heightfield& heights = out.value().heights;
    const bool finished = parallelRows(context, rows.count, partRows, [&](int first, int last) {
        bool good = true;
        for (int r = first; r < last; r += partRows) {
            const Range made{rows.first + r, std::min(partRows, last - r)};
            for (int x = 0; x < columns.count; x += width)
                good = body(made, Range{columns.first + x, std::min(width, columns.count - x)},
                            heights.row(r) + x) &&
                       good;
        }
        if (!good)
            holes = true;
    });
    if (!finished)
        return Cancelled{};
    return out;
}

/// The same by body(row, columns, out).
template <class Body>
Result<Plane> madeByRows(Range columns, Range rows, const RunContext& context, std::atomic<bool>& holes,
                         const Body& body) {
    return madeByParts<part>(columns, rows, context, holes, [&](Range made, Range across, float* out) {
        bool good = true;
        for (int r = 0; r < made.count; ++r)
            good = body(made.first + r, across, out + std::ptrdiff_t{r} * columns.count) && good;
        return good;
    });
}

/// make(columns of the source, out) for the columns `wanted`. Those that lie
/// beyond the source get what is at the places that stand for them; these lie
/// no further apart than they do themselves.
template <class Make>
bool onAndBeyond(const Source& source, Range wanted, float* out, const Make& make) {
    const Range there = source.columns();
    if (wanted.first >= there.first && wanted.end() <= there.end())
        return make(wanted, out);
    const Range inside = {std::max(wanted.first, there.first),
                          std::min(wanted.end(), there.end()) - std::max(wanted.first, there.first)};
    int least = inside.count > 0 ? inside.first : source.columnFor(wanted.first);
    int most = inside.count > 0 ? inside.end() - 1 : least;
    const auto overOthers = [&](const auto& body) {
        for (int c = wanted.first; c < std::min(there.first, wanted.end()); ++c)
            body(c, source.columnFor(c));
        for (int c = std::max(there.end(), wanted.first); c < wanted.end(); ++c)
            body(c, source.columnFor(c));
    };
    overOthers([&](int, int from) {
        least = std::min(least, from);
        most = std::max(most, from);
    });
    std::array<float, longest> room;
    const bool good = make(Range{least, most - least + 1}, room.data());
    if (inside.count > 0)
        std::copy_n(room.data() + (inside.first - least), inside.count, out + (inside.first - wanted.first));
    overOthers(
        [&](int c, int from) { out[c - wanted.first] = room[static_cast<std::size_t>(from - least)]; });
    return good;
}

/// The binomial mean of the rows around `r`.
bool halvedRows(const Source& source, int r, Range columns, float* out) {
    return onAndBeyond(source, columns, out, [&](Range inside, float* to) {
        const auto at = [&](int row) { return source.row(row) + (inside.first - source.columns().first); };
        const std::array<Pair, 2> pairs = {Pair{at(r - 1), at(r + 1)}, Pair{at(r - 2), at(r + 2)}};
        return pair_means::meansOf(at(r), pairs, halvingWeights, inside.count, to);
    });
}

bool copiedRow(const Source& source, int r, Range columns, float* out) {
    return onAndBeyond(source, columns, out, [&](Range inside, float* to) {
        std::copy_n(source.row(r) + (inside.first - source.columns().first), inside.count, to);
        return true;
    });
}

/// The binomial means of the places 2·columns; row[0] stands at
/// 2·(columns.first − 1).
bool halvedColumns(const float* row, int count, float* out) {
    std::array<float, part + 2> even;
    std::array<float, part + 2> odd;
    pair_means::split(row, count + 2, even.data(), odd.data());
    const std::array<Pair, 2> pairs = {Pair{odd.data(), odd.data() + 1}, Pair{even.data(), even.data() + 2}};
    return pair_means::meansOf(even.data() + 1, pairs, halvingWeights, count, out);
}

/// Half way between two rows, or the row itself with its neighbours.
bool doubledRows(const Source& source, int r, Range columns, float* out) {
    const int offset = columns.first - source.columns().first;
    const float* near = source.row(floorHalf(r)) + offset;
    const float* next = source.row(floorHalf(r) + 1) + offset;
    if (r % 2 != 0)
        return pair_means::midpointsOf(near, next, columns.count, out);
    const std::array<Pair, 1> pairs = {Pair{source.row(floorHalf(r) - 1) + offset, next}};
    return pair_means::meansOf(near, pairs, doublingWeights, columns.count, out);
}

/// The finer samples at `columns`; row[0] stands at coarse.first of the coarser
/// lattice.
bool doubledColumns(const float* row, Range coarse, Range columns, float* out) {
    const int first = floorHalf(columns.first);
    const int count = floorHalf(columns.end() - 1) - first + 1;
    const float* near = row + (first - coarse.first);
    if (columns.count == 2 * count)
        return pair_means::doubled(near, count, out);
    std::array<float, part + 2> both;
    const bool good = pair_means::doubled(near, count, both.data());
    std::copy_n(both.data() + (columns.first - 2 * first), columns.count, out);
    return good;
}

/// The samples that a part follows from, close together: rows of a large field
/// would push each other out of the cache, above all where its width is near a
/// power of two.
class Tile {
public:
    Tile(const Source& source, Range rows, Range columns) : m_firstRow(rows.first) {
        for (int r = 0; r < rows.count; ++r) {
            fetchSoon(source, rows.first + r + 3, columns);
            copiedRow(source, rows.first + r, columns, m_samples.data() + r * width);
        }
    }
    [[nodiscard]] const float* row(int r) const { return m_samples.data() + (r - m_firstRow) * width; }

private:
    /// Short pieces of rows far apart: the processor does not foresee them itself.
    static void fetchSoon(const Source& source, int r, Range columns) {
#if defined(__GNUC__)
        const float* row = source.row(r);
        const int first = std::max(columns.first, source.columns().first);
        const int end = std::min(columns.end(), source.columns().end());
        for (int c = first; c < end; c += 16)
            __builtin_prefetch(row + (c - source.columns().first));
#endif
    }

    static constexpr int width = tileColumns + 2 * mostWeights;
    int m_firstRow;
    std::array<float, static_cast<std::size_t>(width) * (partRows + 2 * mostWeights)> m_samples;
};

/// The mean of the rows around `r`.
bool meanDown(const Tile& tile, int r, const std::vector<float>& weights, int count, float* out) {
    std::array<Pair, mostWeights> pairs;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const int away = static_cast<int>(i) + 1;
        pairs[i] = {tile.row(r - away), tile.row(r + away)};
    }
    return pair_means::meansOf(tile.row(r), std::span(pairs).first(weights.size()), weights, count, out);
}

/// The mean of the samples around each; row[0] stands so many weights before
/// the first.
bool meanAlong(const float* row, const std::vector<float>& weights, int count, float* out) {
    const float* middle = row + weights.size();
    std::array<Pair, mostWeights> pairs;
    for (std::size_t i = 0; i < weights.size(); ++i)
        pairs[i] = {middle - i - 1, middle + i + 1};
    return pair_means::meansOf(middle, std::span(pairs).first(weights.size()), weights, count, out);
}

} // namespace

Source::Source(const FilterInput& input)
    : m_heights(&input.heights), m_columns{input.window.column, input.window.columns},
      m_rows{input.window.row, input.window.rows}, m_gridColumns(input.grid.columns),
      m_gridRows(input.grid.rows) {}

Source::Source(const Plane& plane)
    : m_heights(&plane.heights), m_columns(plane.columns), m_rows(plane.rows) {}

int Source::placeOf(int index, int gridCount, Range there) {
    const int place = gridCount > 1 ? mirrored(index, gridCount) : index;
    return std::clamp(place, there.first, there.end() - 1) - there.first;
}

const float* Source::row(int r) const {
    return m_heights->row(placeOf(r, m_gridRows, m_rows));
}

int Source::columnFor(int column) const {
    return m_columns.first + placeOf(column, m_gridColumns, m_columns);
}

Range coarserFor(Range finer) {
    const int first = floorHalf(finer.first) - 1;
    return {first, floorHalf(finer.end() - 1) + 2 - first};
}

Range finerFor(Range coarser) {
    return {2 * coarser.first - 2, 2 * coarser.count + 3};
}

Result<Plane> reduced(const Source& source, Halving halving, Range columns, Range rows,
                      const RunContext& context, std::atomic<bool>& holes) {
    return madeByRows(columns, rows, context, holes, [&](int r, Range made, float* out) {
        std::array<float, longest> room;
        const Range read = halving.columns ? Range{2 * made.first - 2, 2 * made.count + 4} : made;
        float* row = halving.columns ? room.data() : out;
        const bool good =
            halving.rows ? halvedRows(source, 2 * r, read, row) : copiedRow(source, r, read, row);
        return halving.columns ? halvedColumns(row, made.count, out) && good : good;
    });
}

Result<Plane> meanOf(const Source& source, const GaussianAxis& alongRows, const GaussianAxis& alongColumns,
                     Range columns, Range rows, const RunContext& context, std::atomic<bool>& holes) {
    const int aside = static_cast<int>(alongRows.weights.size());
    const int above = static_cast<int>(alongColumns.weights.size());
    return madeByParts<tileColumns>(columns, rows, context, holes, [&](Range made, Range across, float* out) {
        const Range read = across.widened(aside);
        const Tile tile(source, made.widened(above), read);
        std::array<float, tileColumns + 2 * mostWeights> down;
        bool good = true;
        for (int r = 0; r < made.count; ++r, out += columns.count) {
            good = meanDown(tile, made.first + r, alongColumns.weights, read.count, down.data()) && good;
            good = meanAlong(down.data(), alongRows.weights, across.count, out) && good;
        }
        return good;
    });
}

Result<Plane> expanded(const Plane& plane, Halving halving, Range columns, Range rows,
                       const RunContext& context, std::atomic<bool>& holes) {
    const Source source(plane);
    return madeByRows(columns, rows, context, holes, [&](int r, Range made, float* out) {
        std::array<float, part + 4> room;
        const Range read = halving.columns ? coarserFor(made) : made;
        float* row = halving.columns ? room.data() : out;
        const bool good = halving.rows ? doubledRows(source, r, read, row) : copiedRow(source, r, read, row);
        return halving.columns ? doubledColumns(row, read, made, out) && good : good;
    });
}

} // namespace terrain::smooth
