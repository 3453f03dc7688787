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
    std::vector<ContentHash> recipe; ///< the keys of the last one that was begun
    ContentHash unchanged;           ///< the last key that it shares with the one before it
    std::atomic<std::uint64_t> computedSteps{0};

    static std::uint64_t bytesOf(const Entry& entry) { return entry.heights->samples().size_bytes(); }

    std::list<Entry>::iterator find(const ContentHash& key) {
        return std::ranges::find_if(entries, [&](const Entry& entry) { return entry.key == key; });
    }

    [[nodiscard]] bool isOfRecipe(const ContentHash& key) const {
        return std::ranges::find(recipe, key) != recipe.end();
    }

    /// Moves what the budget has no room for out of the cache. It is freed by the caller, after the lock.
    std::list<Entry> dropOldest() {
        std::list<Entry> dropped;
        dropQuick(dropped);
        dropBeyondBudget(dropped, [this](const Entry& entry) { return !isOfRecipe(entry.key); });
        dropBeyondBudget(dropped, [this](const Entry& entry) { return !(entry.key == unchanged); });
        return dropped;
    }

    void dropQuick(std::list<Entry>& dropped) {
        std::uint64_t quickBytes = 0;
        for (auto entry = entries.begin(); entry != entries.end();) {
            const auto own = entry++;
            if (!own->quick || isOfRecipe(own->key))
                continue;
            quickBytes += bytesOf(*own);
            if (quickBytes > budget / 8 && own != entries.begin())
                drop(own, dropped);
        }
    }

    /// The oldest first, but never the newest.
    template <class MayGo>
    void dropBeyondBudget(std::list<Entry>& dropped, MayGo mayGo) {
        for (auto entry = entries.end(); bytes > budget && entries.size() > 1;) {
            if (--entry == entries.begin())
                break;
            const auto own = entry;
            if (!mayGo(*own))
                continue;
            ++entry;
            drop(own, dropped);
        }
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

SharedHeightfield EvaluationCache::peek(const ContentHash& key) const {
    const std::lock_guard lock(m_state->mutex);
    const auto found = m_state->find(key);
    return found != m_state->entries.end() ? found->heights : nullptr;
}

EvaluationCache::Beginning EvaluationCache::begin(std::vector<ContentHash> keys) {
    const std::lock_guard lock(m_state->mutex);
    const auto [former, fresh] = std::ranges::mismatch(m_state->recipe, keys);
    if (fresh != keys.end() || former != m_state->recipe.end()) // another recipe
        m_state->unchanged = fresh != keys.begin() ? *std::prev(fresh) : ContentHash{};
    m_state->recipe = std::move(keys);
    for (std::size_t count = m_state->recipe.size(); count > 0; --count) {
        const auto found = m_state->find(m_state->recipe[count - 1]);
        if (found == m_state->entries.end())
            continue;
        m_state->entries.splice(m_state->entries.begin(), m_state->entries, found);
        return {count, found->heights};
    }
    return {};
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
