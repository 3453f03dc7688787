// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/chunk_levels.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/mesh/chunk_mesh.h"
#include "libterrain/surface/mesh/chunk_quads.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <new>

namespace terrain {
namespace {

double between(double a, double b, double t) {
    return a + (b - a) * t;
}

/// The largest distance of the samples of a quad from its two triangles.
double quadError(const Heightfield& field, int west, int north, int east, int south) {
    const double nw = field.at(west, north);
    const double ne = field.at(east, north);
    const double sw = field.at(west, south);
    const double se = field.at(east, south);
    double most = 0;
    for (int row = north; row <= south; ++row) {
        const double v = static_cast<double>(row - north) / (south - north);
        for (int column = west; column <= east; ++column) {
            const double u = static_cast<double>(column - west) / (east - west);
            const double plane = u + v <= 1 ? nw + u * (ne - nw) + v * (sw - nw)
                                            : se + (1 - u) * (sw - se) + (1 - v) * (ne - se);
            most = std::max(most, std::abs(field.at(column, row) - plane));
        }
    }
    return most;
}

double levelError(const Heightfield& field, const Window& chunk, int level) {
    const ChunkQuads quads(field, chunk, level);
    double most = 0;
    for (std::size_t j = 0; j + 1 < quads.rows().size(); ++j)
        for (std::size_t i = 0; i + 1 < quads.columns().size(); ++i)
            if (quads.isWhole(i, j))
                most = std::max(most, quadError(field, quads.columns()[i], quads.rows()[j],
                                                quads.columns()[i + 1], quads.rows()[j + 1]));
    return most;
}

/// How far the levels lie apart along an edge of a chunk. heightAt(sample): along the edge.
template <class HeightAt>
double edgeGap(int cells, int levels, const HeightAt& heightAt) {
    std::vector<double> lowest(static_cast<std::size_t>(cells) + 1);
    for (int sample = 0; sample <= cells; ++sample)
        lowest[static_cast<std::size_t>(sample)] = heightAt(sample);
    std::vector<double> highest = lowest;
    for (int level = 1; level < levels; ++level) {
        const std::vector<int> kept = samplesOfLevel(cells, level);
        for (std::size_t i = 0; i + 1 < kept.size(); ++i)
            for (int sample = kept[i]; sample <= kept[i + 1]; ++sample) {
                const double t = static_cast<double>(sample - kept[i]) / (kept[i + 1] - kept[i]);
                const double height = between(heightAt(kept[i]), heightAt(kept[i + 1]), t);
                const auto at = static_cast<std::size_t>(sample);
                // Comparisons with a hole are false: it stands aside, and where one is no quad is drawn.
                if (height < lowest[at])
                    lowest[at] = height;
                if (height > highest[at])
                    highest[at] = height;
            }
    }
    double most = 0;
    for (std::size_t i = 0; i < lowest.size(); ++i)
        most = highest[i] - lowest[i] > most ? highest[i] - lowest[i] : most;
    return most;
}

/// Of the edges that a chunk shares with those east and south of it.
double chunkGap(const Heightfield& field, const Window& chunk, int levels) {
    double most = 0;
    const int east = chunk.column + chunk.columns - 1;
    const int south = chunk.row + chunk.rows - 1;
    if (east + 1 < field.columns())
        most = edgeGap(chunk.rows - 1, levels,
                       [&](int sample) { return double{field.at(east, chunk.row + sample)}; });
    if (south + 1 < field.rows())
        most = std::max(most, edgeGap(chunk.columns - 1, levels, [&](int sample) {
                            return double{field.at(chunk.column + sample, south)};
                        }));
    return most;
}

ChunkLevels levelsOfRow(const Heightfield& field, const ChunkGrid& chunks, int y, int levels) {
    ChunkLevels out{std::vector<double>(static_cast<std::size_t>(levels)), 0};
    for (int x = 0; x < chunks.across(); ++x) {
        const Window chunk = chunks.window(x, y);
        for (int level = 1; level < levels; ++level) {
            double& error = out.errors[static_cast<std::size_t>(level)];
            error = std::max(error, levelError(field, chunk, level));
        }
        out.gap = std::max(out.gap, chunkGap(field, chunk, levels));
    }
    return out;
}

ChunkLevels together(const std::vector<ChunkLevels>& rows) {
    ChunkLevels out = rows.front();
    for (const ChunkLevels& row : rows) {
        std::ranges::transform(out.errors, row.errors, out.errors.begin(), std::ranges::max);
        out.gap = std::max(out.gap, row.gap);
    }
    return out;
}

} // namespace

Result<ChunkLevels> chunkLevels(const Heightfield& field, int cells, int levels, const RunContext& context) {
    const ChunkGrid chunks(field.columns(), field.rows(), cells);
    try {
        std::vector<ChunkLevels> rows(static_cast<std::size_t>(chunks.down()));
        std::atomic<bool> noMemory{false};
        const bool done = parallelRows(context, chunks.down(), 1, [&](int first, int last) {
            try {
                for (int y = first; y < last; ++y)
                    rows[static_cast<std::size_t>(y)] = levelsOfRow(field, chunks, y, levels);
            } catch (const std::bad_alloc&) {
                noMemory = true;
            }
        });
        if (!done)
            return Cancelled{};
        if (!noMemory)
            return together(rows);
    } catch (const std::bad_alloc&) {
        // As when a thread finds none.
    }
    return Error{
        ErrorCode::OverLimit,
        TERRAIN_TEXT("surface",
                     "There is not enough memory to measure the levels of detail: choose a smaller size.")};
}

double depthThatHides(double gap, const Heightfield& field) {
    const HeightRange range = heightRange(field);
    const double largest =
        range.isEmpty() ? 0 : std::max(std::abs(double{range.minimum}), std::abs(double{range.maximum}));
    constexpr double twoSteps = 1.0 / (1 << 22); // of a float's last digit, as a share of the number
    constexpr double sliver =
        0.01; // of the spacing: what remains where an edge has more vertices than the other
    const Grid& grid = field.grid();
    return std::max(gap + largest * twoSteps, std::min(grid.spacingX, grid.spacingY) * sliver);
}

} // namespace terrain
