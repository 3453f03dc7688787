// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace terrain {

/// What a running computation is told and tells: whether it is cancelled, how many threads it may use, how
/// far it is. Cheap to copy; refers to flags that the caller keeps alive for as long as the computation runs.
/// Thread rule: any member may be called from any thread.
class RunContext {
public:
    /// Never cancelled, tells its progress to nobody, uses every processor.
    RunContext() = default;

    /// `cancelled` and `progress` may be null. `progress` receives values from 0 to 1. `threads` 0 = all
    /// processors; results never depend on it.
    RunContext(const std::atomic<bool>* cancelled, std::atomic<float>* progress, int threads = 0)
        : m_cancelled(cancelled), m_progress(progress), m_threads(threads) {}

    [[nodiscard]] bool isCancelled() const {
        return m_cancelled != nullptr && m_cancelled->load(std::memory_order_relaxed);
    }
    [[nodiscard]] int threads() const { return m_threads; }

    /// Tells how much of this context's work is done, from 0 to 1. What is told never falls: of threads that
    /// tell at once, the furthest counts.
    void setProgress(double done) const {
        if (m_progress == nullptr)
            return;
        const float value = m_from + static_cast<float>(done) * (m_to - m_from);
        float told = m_progress->load(std::memory_order_relaxed);
        while (told < value && !m_progress->compare_exchange_weak(told, value, std::memory_order_relaxed)) {
        }
    }

    /// The context of a part of this work, which covers the progress from `from` to `to` (0…1 of this
    /// context's).
    [[nodiscard]] RunContext part(double from, double to) const {
        RunContext out = *this;
        out.m_from = m_from + static_cast<float>(from) * (m_to - m_from);
        out.m_to = m_from + static_cast<float>(to) * (m_to - m_from);
        return out;
    }

private:
    const std::atomic<bool>* m_cancelled = nullptr;
    std::atomic<float>* m_progress = nullptr;
    int m_threads = 0;
    float m_from = 0;
    float m_to = 1;
};

} // namespace terrain
