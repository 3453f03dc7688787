// SPDX-License-Identifier: MIT
#include "libterrain/recipe/step_edits.h"

#include "libterrain/core/number_text.h"

#include <algorithm>

namespace terrain {
namespace {

auto at(Recipe& recipe, std::size_t place) {
    return recipe.steps.begin() + static_cast<std::ptrdiff_t>(place);
}

[[maybe_unused]] bool isLater(const Recipe& recipe, std::size_t place) {
    return place >= 1 && place < recipe.steps.size();
}

/// "smooth" of "smooth_12": a copy of a copy is numbered on, not "smooth_2_2".
std::string_view withoutNumber(std::string_view id) {
    const std::size_t last = id.find_last_not_of("0123456789");
    const bool isNumbered =
        last != std::string_view::npos && last > 0 && last + 1 < id.size() && id[last] == '_';
    return isNumbered ? id.substr(0, last) : id;
}

} // namespace

std::string freeStepId(const Recipe& recipe, std::string_view wanted) {
    std::string out(wanted);
    for (int number = 2; findStep(recipe, out) != nullptr; ++number)
        out.assign(wanted).append("_").append(numberText(number));
    return out;
}

Recipe withStepAdded(Recipe recipe, std::size_t place, std::string_view kind) {
    MORAINE_EXPECTS(place < recipe.steps.size());
    recipe.steps.insert(at(recipe, place + 1), makeStep(kind, freeStepId(recipe, kind)));
    return recipe;
}

Recipe withStepDuplicated(Recipe recipe, std::size_t place) {
    MORAINE_EXPECTS(isLater(recipe, place));
    Step copy = recipe.steps[place];
    copy.id = freeStepId(recipe, withoutNumber(copy.id));
    recipe.steps.insert(at(recipe, place + 1), std::move(copy));
    return recipe;
}

Recipe withoutStep(Recipe recipe, std::size_t place) {
    MORAINE_EXPECTS(isLater(recipe, place));
    recipe.steps.erase(at(recipe, place));
    return recipe;
}

Recipe withStepMoved(Recipe recipe, std::size_t from, std::size_t to) {
    MORAINE_EXPECTS(isLater(recipe, from) && isLater(recipe, to));
    if (from < to)
        std::rotate(at(recipe, from), at(recipe, from + 1), at(recipe, to + 1));
    else
        std::rotate(at(recipe, to), at(recipe, from), at(recipe, from + 1));
    return recipe;
}

Recipe withGround(Recipe recipe, std::string_view kind) {
    MORAINE_EXPECTS(!recipe.steps.empty());
    Step& ground = recipe.steps.front();
    if (ground.kind != kind)
        ground = makeStep(kind, ground.id);
    return recipe;
}

} // namespace terrain
