// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/recipe/recipe.h"

#include <cstdint>
#include <memory>

namespace terrain {

/// Heights that were evaluated before, keyed by the recipe's prefix and grid, so that a change of step k
/// reuses all steps before it. Kept within the byte budget are, in this order: the newest, and the heights
/// before the step that was changed last (these two even beyond the budget); those between the steps of the
/// last recipe; others, the least recently used ones dropped first. Of the others, those that are quick to
/// make again get no more than an eighth of the budget, so that a slider's way does not fill the memory.
/// Thread rule: any member from any thread.
class EvaluationCache {
public:
    explicit EvaluationCache(std::uint64_t byteBudget);
    ~EvaluationCache();
    EvaluationCache(const EvaluationCache&) = delete;
    EvaluationCache& operator=(const EvaluationCache&) = delete;

    /// Null when it is not there.
    [[nodiscard]] SharedHeightfield find(const ContentHash& key);
    /// The same, but it is no use of them: they do not stay any longer for it.
    [[nodiscard]] SharedHeightfield peek(const ContentHash& key) const;

    struct Beginning {
        std::size_t count = 0;     ///< of the steps that need not be made again
        SharedHeightfield heights; ///< after them; null when there is none
    };
    /// Begins an evaluation: `keys` are those after its first step, its first two … The most that is there of
    /// it. From now on this recipe is the one whose heights are kept in preference.
    [[nodiscard]] Beginning begin(std::vector<ContentHash> keys);
    /// `seconds`: how long it took to make them from the step before.
    void insert(const ContentHash& key, SharedHeightfield heights, double seconds);
    static constexpr double quickSeconds = 0.1; ///< less is quick

    [[nodiscard]] std::uint64_t bytes() const;
    void setByteBudget(std::uint64_t bytes);
    /// How many steps were computed (not taken from the cache) through evaluate() with this cache.
    [[nodiscard]] std::uint64_t computedSteps() const;
    void countComputedStep();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// The key of the terrain after the first `stepCount` steps: everything its heights follow from.
ContentHash evaluationKey(const Recipe& recipe, std::size_t stepCount);

/// The recipe's heights. Same recipe = same heights bit for bit. `cache` may be null. The error is
/// checkRecipe's, or OverLimit.
Result<SharedHeightfield> evaluate(const Recipe& recipe, const RunContext& context,
                                   EvaluationCache* cache = nullptr);

/// Only the heights of `window`, equal to that part of the whole, in memory for the part alone.
/// InvalidRequest when a step needs the whole terrain.
Result<Heightfield> evaluateWindow(const Recipe& recipe, const Window& window, const RunContext& context);

} // namespace terrain
