// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <atomic>
#include <cstddef>
#include <vector>

namespace terrain::fill_holes {

/// The holes of a field, each with the least and greatest height around it. A hole is a set of missing
/// samples connected by rows and columns; its rim are the heights beside them. Held as runs of missing
/// samples in each row. May throw std::bad_alloc (find).
class HoleRims {
public:
    /// False when cancelled.
    bool find(const Heightfield& field, const RunContext& context);

    [[nodiscard]] std::size_t runCount() const { return m_runs.size(); }

    /// Brings the samples of `field` that were missing between their rim's least and greatest height.
    /// False when cancelled.
    bool clamp(Heightfield& field, const RunContext& context) const;

private:
    struct Run {
        int first = 0;
        int last = 0;
    };

    bool findRuns(const Heightfield& field, const RunContext& context);
    bool connectRuns(const Heightfield& field, const RunContext& context);
    void connectRows(std::size_t above, std::size_t aboveEnd, std::size_t run, std::size_t runEnd);
    bool measureRims(const Heightfield& field, const RunContext& context);
    [[nodiscard]] HeightRange rimOf(const Heightfield& field, int row, const Run& run) const;

    void unite(std::size_t a, std::size_t b);
    [[nodiscard]] std::size_t rootOf(std::size_t run) const;

    std::vector<std::size_t> m_rowStart; ///< index of each row's first run; one more for the end
    std::vector<Run> m_runs;
    std::vector<std::atomic<std::size_t>> m_parents; ///< of each run, in a forest whose trees are the holes
    std::vector<HeightRange> m_rims;                 ///< of the hole, at its root's index
};

/// Rows of a block of about the same work for any width.
int blockRows(int columns);

} // namespace terrain::fill_holes
