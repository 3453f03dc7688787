// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace terrain {

/// Rows are gathered in slices whose number depends on the field alone, so that sums are added in one order
/// whatever the number of threads.
inline constexpr int mostSlices = 64;

/// As many slices as `rows` need, each a copy of `first`.
template <class Slice>
std::vector<Slice> slicesFor(int rows, const Slice& first) {
    return std::vector<Slice>(static_cast<std::size_t>(std::min(mostSlices, rows)), first);
}

/// Calls body(row, slice) for the rows 0 … rows−1, in order within a slice. False when cancelled.
template <class Slice, class Body>
[[nodiscard]] bool overRowSlices(const RunContext& context, int rows, std::vector<Slice>& slices,
                                 const Body& body) {
    const auto count = static_cast<int>(slices.size());
    return parallelRows(context, count, 1, [&](int first, int last) {
        for (int s = first; s < last; ++s) {
            const int from = static_cast<int>(std::int64_t{rows} * s / count);
            const int to = static_cast<int>(std::int64_t{rows} * (s + 1) / count);
            for (int row = from; row < to; ++row)
                body(row, slices[static_cast<std::size_t>(s)]);
        }
    });
}

} // namespace terrain
