// SPDX-License-Identifier: MIT
#include "libterrain/filters/smooth/gaussian_mean.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/filters/smooth/gaussian_planes.h"

#include <algorithm>
#include <vector>

namespace terrain::smooth {
namespace {

/// Where the samples of a level are needed: for those of finer levels, and
/// there to be smoothed first.
struct Places {
    Range columns;
    Range rows;
};

struct Plan {
    std::vector<Halving> halvings; ///< from each level to the next
    std::vector<Places> smoothed;  ///< of each level, the grid's first
    std::vector<Places> read;      ///< likewise, before the mean
};

Plan planFor(const Window& window, const GaussianAxis& alongRows, const GaussianAxis& alongColumns) {
    Plan out;
    const int levels = std::max(alongRows.levels, alongColumns.levels);
    out.smoothed.push_back({{window.column, window.columns}, {window.row, window.rows}});
    for (int level = 0; level < levels; ++level) {
        const Halving halving = {level < alongRows.levels, level < alongColumns.levels};
        const Places& finer = out.smoothed.back();
        out.halvings.push_back(halving);
        out.smoothed.push_back({halving.columns ? coarserFor(finer.columns) : finer.columns,
                                halving.rows ? coarserFor(finer.rows) : finer.rows});
    }
    const Places& coarsest = out.smoothed.back();
    out.read.assign(out.smoothed.size(), {});
    out.read.back() = {coarsest.columns.widened(static_cast<int>(alongRows.weights.size())),
                       coarsest.rows.widened(static_cast<int>(alongColumns.weights.size()))};
    for (std::size_t level = out.halvings.size(); level > 0; --level) {
        const Halving halving = out.halvings[level - 1];
        const Places& coarser = out.read[level];
        out.read[level - 1] = {halving.columns ? finerFor(coarser.columns) : coarser.columns,
                               halving.rows ? finerFor(coarser.rows) : coarser.rows};
    }
    return out;
}

bool makeHoles(const FilterInput& input, Heightfield& heights, const RunContext& context) {
    return parallelRows(context, heights.rows(), 32, [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            const float* from = input.heights.row(r);
            float* to = heights.row(r);
            for (int c = 0; c < heights.columns(); ++c)
                to[c] = from[c] == from[c] ? to[c] : hole;
        }
    });
}

/// All levels down, the mean, all levels up.
Result<Plane> passes(const FilterInput& input, const GaussianAxis& alongRows,
                     const GaussianAxis& alongColumns, const RunContext& context, std::atomic<bool>& holes) {
    const Plan plan = planFor(input.window, alongRows, alongColumns);
    const std::size_t levels = plan.halvings.size();
    std::vector<Plane> planes;
    for (std::size_t level = 0; level < levels; ++level) {
        const Source source = level == 0 ? Source(input) : Source(planes.back());
        const Places& made = plan.read[level + 1];
        Result<Plane> next = reduced(source, plan.halvings[level], made.columns, made.rows,
                                     level == 0 ? context.part(0, 0.3) : context.part(0.3, 0.4), holes);
        if (!next)
            return next;
        planes.push_back(std::move(next).value());
    }
    const Source source = levels == 0 ? Source(input) : Source(planes.back());
    const Places& made = plan.smoothed.back();
    Result<Plane> out = meanOf(source, alongRows, alongColumns, made.columns, made.rows,
                               levels == 0 ? context : context.part(0.4, 0.5), holes);
    for (std::size_t level = levels; level > 0 && out; --level) {
        const Plane coarser = std::move(out).value();
        const Places& finer = plan.smoothed[level - 1];
        out = expanded(coarser, plan.halvings[level - 1], finer.columns, finer.rows,
                       level == 1 ? context.part(0.6, 1) : context.part(0.5, 0.6), holes);
    }
    return out;
}

} // namespace

Result<Heightfield> gaussianMean(const FilterInput& input, const GaussianAxis& alongRows,
                                 const GaussianAxis& alongColumns, const RunContext& context) {
    std::atomic<bool> holes = false;
    Result<Plane> made = passes(input, alongRows, alongColumns, context, holes);
    if (!made)
        return made.failure();
    Heightfield out = std::move(made.value().heights);
    out.setGrid(input.heights.grid());
    if (holes && !makeHoles(input, out, context.part(1, 1)))
        return Cancelled{};
    return out;
}

} // namespace terrain::smooth
