// SPDX-License-Identifier: MIT
#include "libterrain/recipe/evaluate.h"

#include <algorithm>
#include <atomic>
#include <list>
#include <mutex>

namespace terrain {

struct EvaluationCache::State {
    struct Entry {
        ContentHash key;
        SharedHeightfield heights;
        bool quick = false; ///< to make again
    };

    mutable std::mutex mutex;
    std::list<Entry> entries; ///< the most recently used first; few, so a search is cheap
    std::uint64_t bytes = 0;
    std::uint64_t budget = 0;
    std::atomic<std::uint64_t> computedSteps{0};

    static std::uint64_t bytesOf(const Entry& entry) { return entry.heights->samples().size_bytes(); }

    std::list<Entry>::iterator find(const ContentHash& key) {
        return std::ranges::find_if(entries, [&](const Entry& entry) { return entry.key == key; });
    }

    /// Moves what the budget has no room for out of the cache. It is freed by the caller, after the lock.
    std::list<Entry> dropOldest() {
        std::list<Entry> dropped;
        std::uint64_t quickBytes = 0;
        for (auto entry = entries.begin(); entry != entries.end();) {
            const auto own = entry++;
            quickBytes += own->quick ? bytesOf(*own) : 0;
            if (own->quick && quickBytes > budget / 8 && own != entries.begin())
                drop(own, dropped);
        }
        while (bytes > budget && entries.size() > 1)
            drop(std::prev(entries.end()), dropped);
        return dropped;
    }

    void drop(std::list<Entry>::iterator entry, std::list<Entry>& to) {
        bytes -= bytesOf(*entry);
        to.splice(to.begin(), entries, entry);
    }
};

EvaluationCache::EvaluationCache(std::uint64_t byteBudget) : m_state(std::make_unique<State>()) {
    m_state->budget = byteBudget;
}

EvaluationCache::~EvaluationCache() = default;

SharedHeightfield EvaluationCache::find(const ContentHash& key) {
    const std::lock_guard lock(m_state->mutex);
    const auto found = m_state->find(key);
    if (found == m_state->entries.end())
        return nullptr;
    m_state->entries.splice(m_state->entries.begin(), m_state->entries, found);
    return found->heights;
}

void EvaluationCache::insert(const ContentHash& key, SharedHeightfield heights, double seconds) {
    MORAINE_EXPECTS(heights != nullptr);
    std::list<State::Entry> fresh;
    fresh.push_back({key, std::move(heights), seconds < quickSeconds});
    std::list<State::Entry> dropped; // outlives the lock: freeing large fields takes a while
    const std::lock_guard lock(m_state->mutex);
    if (const auto former = m_state->find(key); former != m_state->entries.end())
        m_state->drop(former, dropped);
    m_state->bytes += State::bytesOf(fresh.front());
    m_state->entries.splice(m_state->entries.begin(), fresh);
    dropped.splice(dropped.end(), m_state->dropOldest());
}

std::uint64_t EvaluationCache::bytes() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->bytes;
}

void EvaluationCache::setByteBudget(std::uint64_t bytes) {
    std::list<State::Entry> dropped;
    const std::lock_guard lock(m_state->mutex);
    m_state->budget = bytes;
    dropped = m_state->dropOldest();
}

std::uint64_t EvaluationCache::computedSteps() const {
    return m_state->computedSteps;
}

void EvaluationCache::countComputedStep() {
    ++m_state->computedSteps;
}

} // namespace terrain
