// SPDX-License-Identifier: MIT
#include "libterrain/recipe/recipe.h"

#include "libterrain/core/number_text.h"
#include "libterrain/filters/filter.h"
#include "libterrain/generators/generator.h"

#include <algorithm>

namespace terrain {
namespace {

Error stepError(const Step& step, TextSource reason, const char* field, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {step.id};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return {ErrorCode::InvalidRequest, reason, std::move(arguments), step.id + ":" + field};
}

/// What holds for every step wherever it stands.
Status checkStepAlone(const Step& step) {
    if (step.id.empty())
        return stepError(step, TERRAIN_TEXT("recipe", "A step has no id."), "id");
    const StepDescription* description = findStepDescription(step.kind);
    if (description == nullptr)
        return stepError(
            step, TERRAIN_TEXT("recipe", "Step '%1': there is no kind '%2'; 'moraine steps' lists them."),
            "kind", {step.kind});
    if (step.algorithm < 1 || step.algorithm > description->algorithm)
        return stepError(step,
                         TERRAIN_TEXT("recipe", "Step '%1': there is no algorithm %2 of its kind; the "
                                                "newest one here is %3."),
                         "algorithm", {numberText(step.algorithm), numberText(description->algorithm)});
    if (!(step.strength >= 0 && step.strength <= 1)) // also NaN
        return stepError(step,
                         TERRAIN_TEXT("recipe", "Step '%1': the strength is a number from 0 to 1, not %2."),
                         "strength", {numberText(step.strength)});
    if (step.parameters.specs().data() != description->parameters.data())
        return stepError(step,
                         TERRAIN_TEXT("recipe", "Step '%1': its parameters belong to another kind of step."),
                         "parameters");
    return Done{};
}

/// The step's own check, its field named for the recipe.
Status checkParameters(const Step& step, const Grid& grid) {
    const Generator* generator = findGenerator(step.kind);
    const Status own = generator != nullptr ? generator->check(grid, step.parameters)
                                            : findFilter(step.kind)->check(grid, step.parameters);
    if (own)
        return own;
    Error error = own.error();
    error.field = step.id + ":" + error.field;
    return error;
}

Status checkPlace(const Recipe& recipe, std::size_t index) {
    const Step& step = recipe.steps[index];
    const bool makesGround = findGenerator(step.kind) != nullptr;
    if (index == 0 && !makesGround)
        return stepError(step,
                         TERRAIN_TEXT("recipe",
                                      "Step '%1' stands first, but it does not make ground: put a step "
                                      "that does before it."),
                         "kind");
    if (index > 0 && makesGround)
        return stepError(step,
                         TERRAIN_TEXT("recipe", "Step '%1' makes ground, so it can only be the first step."),
                         "kind");
    const auto end = recipe.steps.begin() + static_cast<std::ptrdiff_t>(index);
    if (std::any_of(recipe.steps.begin(), end, [&](const Step& other) { return other.id == step.id; }))
        return stepError(step, TERRAIN_TEXT("recipe", "Two steps have the id '%1': rename one of them."),
                         "id");
    return Done{};
}

} // namespace

const StepDescription* findStepDescription(std::string_view kind) {
    if (const Generator* generator = findGenerator(kind))
        return &generator->description();
    const Filter* filter = findFilter(kind);
    return filter != nullptr ? &filter->description() : nullptr;
}

Step makeStep(std::string_view kind, std::string id) {
    const StepDescription* description = findStepDescription(kind);
    MORAINE_EXPECTS(description != nullptr);
    Step out;
    out.id = std::move(id);
    out.kind = kind;
    out.algorithm = description->algorithm;
    out.parameters = ParameterSet(description->parameters);
    return out;
}

Recipe defaultRecipe() {
    constexpr int side = 513;
    Recipe out;
    out.grid.columns = side;
    out.grid.rows = side;
    out.steps.push_back(makeStep("diamond_square", "ground"));
    return out;
}

Status checkRecipe(const Recipe& recipe) {
    if (Status grid = checkGrid(recipe.grid); !grid)
        return grid;
    if (recipe.seaLevel && !(std::abs(*recipe.seaLevel) <= std::numeric_limits<float>::max())) // also NaN
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("recipe", "The sea level %1 is not a height in metres."),
                     {numberText(*recipe.seaLevel)},
                     "sea_level"};
    if (recipe.steps.empty())
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("recipe", "The recipe has no step: the first one makes the ground."),
                     {},
                     "steps"};
    for (std::size_t i = 0; i < recipe.steps.size(); ++i) {
        if (Status alone = checkStepAlone(recipe.steps[i]); !alone)
            return alone;
        if (Status place = checkPlace(recipe, i); !place)
            return place;
        if (Status parameters = checkParameters(recipe.steps[i], recipe.grid); !parameters)
            return parameters;
    }
    return Done{};
}

namespace {

void addAlgorithmNote(const Step& step, std::vector<Text>& out) {
    const StepDescription* description = findStepDescription(step.kind);
    if (description != nullptr && step.algorithm < description->algorithm)
        out.emplace_back(
            TERRAIN_TEXT("recipe", "The step '%1' was made with algorithm %2 of '%3'; this program "
                                   "may make other heights of it, with algorithm %4."),
            std::vector{step.id, numberText(step.algorithm), step.kind, numberText(description->algorithm)});
}

} // namespace

std::vector<Text> recipeNotes(const Recipe& recipe) {
    if (recipe.steps.empty())
        return {};
    const Step& ground = recipe.steps.front();
    std::vector<Text> out;
    for (const Step& step : recipe.steps)
        addAlgorithmNote(step, out);
    if (const Generator* generator = findGenerator(ground.kind))
        for (Text& note : generator->notes(recipe.grid, ground.parameters))
            out.push_back(std::move(note));
    if (ground.strength != 1)
        out.emplace_back(TERRAIN_TEXT("recipe",
                                      "The strength %1 of the step '%2' has no effect: that step makes the "
                                      "ground, there is nothing to mix it with."),
                         std::vector{numberText(ground.strength), ground.id});
    return out;
}

const Step* findStep(const Recipe& recipe, std::string_view id) {
    const auto found = std::ranges::find_if(recipe.steps, [&](const Step& step) { return step.id == id; });
    return found == recipe.steps.end() ? nullptr : &*found;
}

Step* findStep(Recipe& recipe, std::string_view id) {
    return const_cast<Step*>(findStep(std::as_const(recipe), id));
}

const SourceSamples* sourceSamples(const Recipe& recipe) {
    return !recipe.steps.empty() && recipe.steps.front().source ? &*recipe.steps.front().source : nullptr;
}

bool hasBulkData(const Recipe& recipe) {
    const auto isSet = [](const Step& step) {
        return std::ranges::any_of(step.parameters.specs(), [&](const ParameterSpec& spec) {
            return spec.type == ParameterType::Heights && step.parameters.heights(spec.id) != nullptr;
        });
    };
    return std::ranges::any_of(recipe.steps, isSet);
}

} // namespace terrain
