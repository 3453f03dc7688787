// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/parallel_rows.h"
#include "libterrain/filters/filter.h"

namespace terrain {

/// New heights for the input's window, made by body(row, from, to) for each of its rows (0 = the window's
/// first): `from` are the row's old samples, `to` its new ones. Thread rule of parallelRows: rows in any
/// order on any thread.
template <class Body>
Result<Heightfield> changedByRows(const FilterInput& input, const RunContext& context, const Body& body) {
    constexpr int grain = 32;
    Result<Heightfield> out = Heightfield::create(input.heights.grid());
    if (!out)
        return out;
    Heightfield& heights = out.value();
    const bool finished = parallelRows(context, heights.rows(), grain, [&](int first, int last) {
        for (int row = first; row < last; ++row)
            body(row, input.heights.row(row), heights.row(row));
    });
    if (!finished)
        return Cancelled{};
    return out;
}

/// The same for filters that look at one height alone: change(height) is the new one. NaN must stay NaN.
template <class Change>
Result<Heightfield> changedBySamples(const FilterInput& input, const RunContext& context,
                                     const Change& change) {
    return changedByRows(input, context, [&](int, const float* from, float* to) {
        for (int x = 0; x < input.heights.columns(); ++x)
            to[x] = change(from[x]);
    });
}

} // namespace terrain
