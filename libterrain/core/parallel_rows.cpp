// SPDX-License-Identifier: MIT
#include "libterrain/core/parallel_rows.h"

#include "libterrain/core/platform/address_room.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#ifndef MORAINE_STD_THREADS
#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <optional>
#endif

namespace terrain {
namespace detail {
namespace {

using Body = void (*)(const void*, int, int);

/// Counts finished rows and polls cancel; shared by every block of one loop.
class Loop {
public:
    Loop(const RunContext& context, int rows, Body body, const void* data)
        : m_context(context), m_rows(rows), m_body(body), m_data(data) {}

    void run(int first, int last) {
        if (m_stopped.load(std::memory_order_relaxed))
            return;
        if (m_context.isCancelled()) {
            m_stopped.store(true, std::memory_order_relaxed);
            return;
        }
        m_body(m_data, first, last);
        const int done = m_done.fetch_add(last - first, std::memory_order_relaxed) + (last - first);
        m_context.setProgress(static_cast<double>(done) / m_rows);
    }

    [[nodiscard]] bool stopped() const { return m_stopped.load(std::memory_order_relaxed); }

private:
    const RunContext& m_context;
    int m_rows;
    Body m_body;
    const void* m_data;
    std::atomic<int> m_done{0};
    std::atomic<bool> m_stopped{false};
};

void runSerially(Loop& loop, int rows, int grain) {
    for (int first = 0; first < rows && !loop.stopped(); first += grain)
        loop.run(first, std::min(rows, first + grain));
}

#ifdef MORAINE_STD_THREADS
void runThreaded(Loop& loop, int rows, int grain, int threads) {
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int first = next.fetch_add(grain); first < rows && !loop.stopped();
             first = next.fetch_add(grain))
            loop.run(first, std::min(rows, first + grain));
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& thread : others)
        thread.join();
}
#else
void runThreaded(Loop& loop, int rows, int grain, int threads) {
    const auto loopRows = [&] {
        tbb::parallel_for(
            tbb::blocked_range<int>(0, rows, grain),
            [&](const tbb::blocked_range<int>& range) { loop.run(range.begin(), range.end()); },
            tbb::simple_partitioner());
    };
    if (threads == processorCount()) {
        loopRows();
    } else {
        // Otherwise TBB would not start more threads than there are processors.
        std::optional<tbb::global_control> more;
        if (threads > processorCount())
            more.emplace(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads));
        tbb::task_arena arena(threads);
        arena.execute(loopRows);
    }
}
#endif

} // namespace

bool runRows(const RunContext& context, int rows, int grain, Body body, const void* data) {
    if (rows <= 0)
        return !context.isCancelled();
    grain = std::max(1, grain);
    Loop loop(context, rows, body, data);
    const int wanted = context.threads() > 0 ? context.threads() : processorCount();
    const int threads = rows <= grain ? 1 : threadsWithRoom(wanted);
    if (threads == 1)
        runSerially(loop, rows, grain);
    else
        runThreaded(loop, rows, grain, threads);
    return !loop.stopped();
}

} // namespace detail

int processorCount() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

} // namespace terrain
