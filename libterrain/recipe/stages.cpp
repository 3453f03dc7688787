// SPDX-License-Identifier: MIT
#include "libterrain/recipe/stages.h"

#include "libterrain/core/number_text.h"
#include "libterrain/recipe/evaluate.h"

namespace terrain {
namespace {

/// Adds a text together with its length, so that no two lists of texts give the same key.
void add(std::string& out, std::string_view text) {
    out += numberText(std::uint64_t{text.size()});
    out += ':';
    out += text;
}

void addGrid(std::string& out, const Grid& grid) {
    add(out, numberText(grid.columns));
    add(out, numberText(grid.rows));
    for (const double number : {grid.spacingX, grid.spacingY, grid.originX, grid.originY})
        add(out, numberText(number));
    add(out, grid.crs); // no height follows from the place, but a field carries it with it
}

void addStep(std::string& out, const Step& step) {
    add(out, step.kind);
    add(out, numberText(step.algorithm));
    add(out, numberText(step.strength));
    for (const ParameterSpec& spec : step.parameters.specs()) {
        add(out, spec.id);
        add(out, valueText(step.parameters.value(spec.id)));
    }
}

} // namespace

Stages stagesOf(const Recipe& recipe, std::size_t stepCount) {
    Stages out(1, nullptr);
    for (std::size_t i = 0; i < stepCount && i < recipe.steps.size(); ++i) {
        const Step& step = recipe.steps[i];
        if (i == 0)
            out.front() = step.enabled ? &step : nullptr;
        else if (step.enabled && step.strength > 0)
            out.push_back(&step);
    }
    return out;
}

ContentHash stageKey(const Grid& grid, std::span<const Step* const> stages) {
    std::string text;
    addGrid(text, grid);
    for (const Step* step : stages) {
        if (step == nullptr)
            add(text, "flat");
        else
            addStep(text, *step);
    }
    return contentHash(std::as_bytes(std::span(text)));
}

ContentHash evaluationKey(const Recipe& recipe, std::size_t stepCount) {
    return stageKey(recipe.grid, stagesOf(recipe, stepCount));
}

} // namespace terrain
