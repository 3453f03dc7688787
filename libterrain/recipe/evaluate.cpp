// SPDX-License-Identifier: MIT
#include "libterrain/recipe/evaluate.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/filters/filter.h"
#include "libterrain/generators/generator.h"
#include "libterrain/recipe/stages.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>

namespace terrain {
namespace {

Result<Heightfield> makeGround(const Grid& grid, const Window& window, const Step* step,
                               const RunContext& context) {
    if (step == nullptr)
        return Heightfield::filled(gridOfWindow(grid, window), 0.0F);
    return findGenerator(step->kind)->generate(grid, window, step->parameters, context);
}

/// changed := input + strength·(changed − input). Beside a hole there is nothing to mix, so there the step's
/// own outcome stands. False when cancelled.
bool blend(const Heightfield& input, float strength, Heightfield& changed, const RunContext& context) {
    return parallelRows(context, input.rows(), 64, [&](int first, int last) {
        for (int r = first; r < last; ++r) {
            const float* from = input.row(r);
            float* to = changed.row(r);
            for (int c = 0; c < input.columns(); ++c) {
                const float mixed = from[c] + strength * (to[c] - from[c]);
                to[c] = std::isnan(from[c]) ? to[c] : mixed;
            }
        }
    });
}

Result<Heightfield> applyStep(const Step& step, const FilterInput& input, const RunContext& context) {
    const bool pure = step.strength == 1; // then no rounding of the mix touches the outcome
    Result<Heightfield> changed =
        findFilter(step.kind)->apply(input, step.parameters, context.part(0, pure ? 1 : 0.9));
    if (!changed || pure)
        return changed;
    if (!blend(input.heights, static_cast<float>(step.strength), changed.value(), context.part(0.9, 1)))
        return Cancelled{};
    return changed;
}

/// The context of piece `index` of `count` equal ones.
RunContext piece(const RunContext& context, std::size_t index, std::size_t count) {
    const auto whole = static_cast<double>(count);
    return context.part(static_cast<double>(index) / whole, static_cast<double>(index + 1) / whole);
}

Result<SharedHeightfield> runStages(const Grid& grid, const Stages& stages, const RunContext& context,
                                    EvaluationCache* cache) {
    std::vector<ContentHash> keys;
    for (std::size_t count = 1; cache != nullptr && count <= stages.size(); ++count)
        keys.push_back(stageKey(grid, std::span(stages).first(count)));
    auto [cached, heights] = cache != nullptr ? cache->begin(keys) : EvaluationCache::Beginning{};
    for (std::size_t i = cached; i < stages.size(); ++i) {
        const auto before = std::chrono::steady_clock::now();
        const RunContext part = piece(context, i - cached, stages.size() - cached);
        Result<Heightfield> next = i == 0 ? makeGround(grid, wholeOf(grid), stages[i], part)
                                          : applyStep(*stages[i], {grid, wholeOf(grid), *heights}, part);
        if (!next)
            return next.failure();
        heights = std::make_shared<const Heightfield>(std::move(next).value());
        if (cache != nullptr) {
            cache->countComputedStep();
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - before;
            cache->insert(keys[i], heights, taken.count());
        }
    }
    context.setProgress(1);
    return heights;
}

/// `window` with `halo` more samples on every side, as far as the grid has them.
Window grown(const Window& window, int halo, const Grid& grid) {
    const auto from = [halo](int first) { return std::max(first - std::min(first, halo), 0); };
    const auto to = [halo](int end, int all) { return end + std::min(halo, all - end); };
    Window out;
    out.column = from(window.column);
    out.row = from(window.row);
    out.columns = to(window.column + window.columns, grid.columns) - out.column;
    out.rows = to(window.row + window.rows, grid.rows) - out.row;
    return out;
}

/// The part `inner` of heights that cover `outer` (both in samples of the whole grid).
Result<Heightfield> cropped(Heightfield heights, const Window& outer, const Window& inner, const Grid& grid) {
    if (inner == outer)
        return heights;
    Result<Heightfield> out = Heightfield::create(gridOfWindow(grid, inner));
    if (!out)
        return out;
    for (int r = 0; r < inner.rows; ++r) {
        const float* from = heights.row(inner.row - outer.row + r) + (inner.column - outer.column);
        std::copy(from, from + inner.columns, out.value().row(r));
    }
    return out;
}

/// The windows that the stages have to make so that the last one is `window`.
std::vector<Window> stageWindows(const Grid& grid, const Stages& stages, const Window& window) {
    std::vector<Window> out(stages.size(), window);
    for (std::size_t i = stages.size() - 1; i > 0; --i)
        out[i - 1] = grown(out[i], findFilter(stages[i]->kind)->halo(grid, stages[i]->parameters), grid);
    return out;
}

Status refuseWholeSteps(const Stages& stages) {
    for (const Step* step : stages)
        if (step != nullptr && findStepDescription(step->kind)->promise == StepPromise::Whole)
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("recipe", "Step '%1' (%2) needs the whole terrain, so no window can be "
                                                "made alone: leave the window out or switch the step off."),
                         {step->id, step->kind},
                         "window"};
    return Done{};
}

Result<Heightfield> runWindow(const Grid& grid, const Stages& stages, const Window& window,
                              const RunContext& context) {
    const std::vector<Window> windows = stageWindows(grid, stages, window);
    Result<Heightfield> heights =
        makeGround(grid, windows.front(), stages.front(), piece(context, 0, stages.size()));
    for (std::size_t i = 1; i < stages.size() && heights; ++i) {
        heights =
            applyStep(*stages[i], {grid, windows[i - 1], heights.value()}, piece(context, i, stages.size()));
        if (heights)
            heights = cropped(std::move(heights).value(), windows[i - 1], windows[i], grid);
    }
    return heights;
}

Error notEnoughMemory(int columns, int rows) {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("recipe", "There is not enough memory to compute %1 × %2 samples: choose a smaller "
                                   "size."),
            {numberText(columns), numberText(rows)}};
}

} // namespace

Result<SharedHeightfield> evaluate(const Recipe& recipe, const RunContext& context, EvaluationCache* cache) {
    if (const Status checked = checkRecipe(recipe); !checked)
        return checked.failure();
    try {
        return runStages(recipe.grid, stagesOf(recipe, recipe.steps.size()), context, cache);
    } catch (const std::bad_alloc&) {
        return notEnoughMemory(recipe.grid.columns, recipe.grid.rows);
    }
}

Result<Heightfield> evaluateWindow(const Recipe& recipe, const Window& window, const RunContext& context) {
    if (const Status checked = checkRecipe(recipe); !checked)
        return checked.failure();
    if (const Status inside = checkWindow(recipe.grid, window); !inside)
        return inside.failure();
    const Stages stages = stagesOf(recipe, recipe.steps.size());
    if (const Status windowed = refuseWholeSteps(stages); !windowed)
        return windowed.failure();
    try {
        return runWindow(recipe.grid, stages, window, context);
    } catch (const std::bad_alloc&) {
        return notEnoughMemory(window.columns, window.rows);
    }
}

} // namespace terrain
