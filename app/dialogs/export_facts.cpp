// SPDX-License-Identifier: MIT
#include "app/dialogs/export_facts.h"

#include "libterrain/core/parallel_rows.h"

#include <atomic>

namespace app {

std::optional<std::int64_t> clippedCount(const terrain::Heightfield& heights,
                                         const terrain::MetreRange& range,
                                         const terrain::RunContext& context) {
    const auto low = static_cast<float>(range.minimum);
    const auto high = static_cast<float>(range.maximum);
    std::atomic<std::int64_t> total{0};
    constexpr int rowsOfBlock = 64;
    const bool done = terrain::parallelRows(context, heights.rows(), rowsOfBlock, [&](int first, int last) {
        std::int64_t count = 0;
        for (int r = first; r < last; ++r) {
            const float* row = heights.row(r);
            for (int c = 0; c < heights.columns(); ++c)
                count += row[c] < low || row[c] > high ? 1 : 0;
        }
        total += count;
    });
    return done ? std::optional(total.load()) : std::nullopt;
}

} // namespace app
