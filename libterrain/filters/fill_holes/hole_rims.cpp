// SPDX-License-Identifier: MIT
#include "libterrain/filters/fill_holes/hole_rims.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>

namespace terrain::fill_holes {
namespace {

bool isHole(float height) {
    return height != height;
}

/// Calls body(first, last) for every run of missing samples of a row.
template <class Body>
void forRunsOf(const float* row, int columns, const Body& body) {
    for (int c = 0; c < columns;) {
        if (!isHole(row[c])) {
            ++c;
            continue;
        }
        const int first = c;
        while (c < columns && isHole(row[c]))
            ++c;
        body(first, c - 1);
    }
}

void include(HeightRange& range, float height) {
    if (isHole(height))
        return;
    range.minimum = range.minimum <= height ? range.minimum : height;
    range.maximum = range.maximum >= height ? range.maximum : height;
}

} // namespace

int blockRows(int columns) {
    constexpr int samples = 1 << 17;
    return std::max(1, samples / std::max(1, columns));
}

bool HoleRims::find(const Heightfield& field, const RunContext& context) {
    return findRuns(field, context.part(0, 0.4)) && connectRuns(field, context.part(0.4, 0.6)) &&
           measureRims(field, context.part(0.6, 1));
}

bool HoleRims::findRuns(const Heightfield& field, const RunContext& context) {
    const int columns = field.columns();
    m_rowStart.assign(static_cast<std::size_t>(field.rows()) + 1, 0);
    const RunContext counting = context.part(0, 0.5);
    const bool counted = parallelRows(counting, field.rows(), blockRows(columns), [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            std::size_t count = 0;
            forRunsOf(field.row(r), columns, [&](int, int) { ++count; });
            m_rowStart[static_cast<std::size_t>(r) + 1] = count;
        }
    });
    if (!counted)
        return false;
    for (std::size_t r = 1; r < m_rowStart.size(); ++r)
        m_rowStart[r] += m_rowStart[r - 1];
    m_runs.resize(m_rowStart.back());
    const RunContext listing = context.part(0.5, 1);
    return parallelRows(listing, field.rows(), blockRows(columns), [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            std::size_t next = m_rowStart[static_cast<std::size_t>(r)];
            forRunsOf(field.row(r), columns, [&](int from, int to) { m_runs[next++] = {from, to}; });
        }
    });
}

/// Rows are connected to the ones above them in any order and at the same time: which runs end up in one
/// tree does not depend on it.
bool HoleRims::connectRuns(const Heightfield& field, const RunContext& context) {
    m_parents = std::vector<std::atomic<std::size_t>>(m_runs.size());
    for (std::size_t i = 0; i < m_parents.size(); ++i)
        m_parents[i].store(i, std::memory_order_relaxed);
    return parallelRows(context, field.rows(), blockRows(field.columns()), [&](int first, int last) {
        for (auto r = static_cast<std::size_t>(std::max(1, first)); r < static_cast<std::size_t>(last); ++r)
            connectRows(m_rowStart[r - 1], m_rowStart[r], m_rowStart[r], m_rowStart[r + 1]);
    });
}

void HoleRims::connectRows(std::size_t above, std::size_t aboveEnd, std::size_t run, std::size_t runEnd) {
    while (above < aboveEnd && run < runEnd) {
        if (m_runs[above].last < m_runs[run].first) {
            ++above;
        } else if (m_runs[run].last < m_runs[above].first) {
            ++run;
        } else {
            unite(above, run);
            if (m_runs[above].last < m_runs[run].last)
                ++above;
            else
                ++run;
        }
    }
}

std::size_t HoleRims::rootOf(std::size_t run) const {
    std::size_t parent = m_parents[run].load(std::memory_order_relaxed);
    while (parent != run) {
        run = parent;
        parent = m_parents[run].load(std::memory_order_relaxed);
    }
    return run;
}

/// Hangs the later root under the earlier one; another thread may do so first, then the roots are sought
/// again. Halving the path on the way keeps trees low.
void HoleRims::unite(std::size_t a, std::size_t b) {
    const auto root = [this](std::size_t run) {
        for (;;) {
            std::size_t parent = m_parents[run].load(std::memory_order_relaxed);
            if (parent == run)
                return run;
            const std::size_t next = m_parents[parent].load(std::memory_order_relaxed);
            m_parents[run].compare_exchange_weak(parent, next, std::memory_order_relaxed);
            run = next;
        }
    };
    for (;;) {
        a = root(a);
        b = root(b);
        if (a == b)
            return;
        if (a > b)
            std::swap(a, b);
        std::size_t expected = b;
        if (m_parents[b].compare_exchange_strong(expected, a, std::memory_order_relaxed))
            return;
    }
}

HeightRange HoleRims::rimOf(const Heightfield& field, int row, const Run& run) const {
    HeightRange rim;
    if (run.first > 0)
        include(rim, field.at(run.first - 1, row));
    if (run.last + 1 < field.columns())
        include(rim, field.at(run.last + 1, row));
    for (const int beside : {row - 1, row + 1}) {
        if (beside < 0 || beside >= field.rows())
            continue;
        for (int c = run.first; c <= run.last; ++c)
            include(rim, field.at(c, beside));
    }
    return rim;
}

bool HoleRims::measureRims(const Heightfield& field, const RunContext& context) {
    m_rims.assign(m_runs.size(), {});
    const bool done =
        parallelRows(context, field.rows(), blockRows(field.columns()), [&](int first, int last) {
            for (int r = first; r < last; ++r) {
                const auto row = static_cast<std::size_t>(r);
                for (std::size_t run = m_rowStart[row]; run < m_rowStart[row + 1]; ++run)
                    m_rims[run] = rimOf(field, r, m_runs[run]);
            }
        });
    if (!done)
        return false;
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const std::size_t root = rootOf(run);
        include(m_rims[root], m_rims[run].minimum);
        include(m_rims[root], m_rims[run].maximum);
    }
    return true;
}

bool HoleRims::clamp(Heightfield& field, const RunContext& context) const {
    return parallelRows(context, field.rows(), blockRows(field.columns()), [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            float* row = field.row(r);
            const auto index = static_cast<std::size_t>(r);
            for (std::size_t run = m_rowStart[index]; run < m_rowStart[index + 1]; ++run) {
                const HeightRange& rim = m_rims[rootOf(run)];
                for (int c = m_runs[run].first; c <= m_runs[run].last; ++c)
                    row[c] = std::min(std::max(row[c], rim.minimum), rim.maximum);
            }
        }
    });
}

} // namespace terrain::fill_holes
