// SPDX-License-Identifier: MIT
#include "libterrain/recipe/suited_parameters.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

/// A round number: 1, 2 or 5 times a power of ten, as a quotient of whole numbers, so that its multiples are
/// the numbers nearest to what is written.
struct Unit {
    double above = 1;
    double below = 1;

    [[nodiscard]] double size() const { return above / below; }
    [[nodiscard]] double times(double count) const { return count * above / below; }
    [[nodiscard]] double nearest(double number) const { return times(std::round(number / size())); }
    [[nodiscard]] double floor(double number) const { return times(std::floor(number / size())); }
    [[nodiscard]] double ceil(double number) const { return times(std::ceil(number / size())); }
};

/// The greatest round number that is not above a number > 0.
Unit roundBelow(double number) {
    Unit ten;
    while (ten.size() > number && ten.below < 1e12)
        ten.below *= 10;
    while (ten.above * 10 <= number && ten.above < 1e12)
        ten.above *= 10;
    for (const double digit : {5.0, 2.0})
        if (Unit{digit * ten.above, ten.below}.size() <= number)
            return {digit * ten.above, ten.below};
    return ten;
}

/// What a height or length of a kind's table is to be.
struct Suited {
    const char* kind;
    const char* parameter;
    double value;
};

} // namespace

ParameterSet suitedParameters(std::string_view kind, const HeightRange& heights, const Grid& grid) {
    ParameterSet out(findStepDescription(kind)->parameters);
    const auto low = static_cast<double>(heights.minimum);
    const auto high = static_cast<double>(heights.maximum);
    const double span = high - low;
    if (!(span > 0 && std::isfinite(span)))
        return out;
    const Unit fine = roundBelow(span / 20);
    const Unit step = roundBelow(span / 8);
    const double spacing = std::max(grid.spacingX, grid.spacingY);
    const Suited table[] = {
        {"clamp", "lowest", fine.nearest(low + 0.15 * span)},
        {"clamp", "highest", fine.nearest(high - 0.15 * span)},
        {"normalise", "lowest", fine.floor(low)},
        {"normalise", "highest", fine.ceil(high)},
        {"terrace", "base", step.floor(low)},
        {"terrace", "step_height", step.size()},
        {"terrace", "top", step.ceil(high)},
        {"curve", "bottom", fine.floor(low)},
        {"curve", "top", fine.ceil(high)},
        {"island", "floor", fine.floor(low - 0.1 * span)},
        {"invert", "about", fine.nearest((low + high) / 2)},
        {"smooth", "radius", roundBelow(5 * spacing).size()},
        {"resample", "distance", roundBelow(20 * spacing).size()},
    };
    // What a parameter does not take keeps its default.
    for (const Suited& suited : table)
        if (kind == suited.kind)
            static_cast<void>(out.set(suited.parameter, suited.value));
    return out;
}

} // namespace terrain
