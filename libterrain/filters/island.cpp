// SPDX-License-Identifier: MIT
#include "libterrain/filters/island.h"

#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

const ParameterChoice shapes[] = {
    {"circle", TERRAIN_TEXT("filters", "Circle"),
     TERRAIN_TEXT("filters", "An ellipse where the land is no square.")},
    {"rounded", TERRAIN_TEXT("filters", "Rounded square"),
     TERRAIN_TEXT("filters", "Keeps more land than the circle, without its corners.")},
    {"square", TERRAIN_TEXT("filters", "Square"),
     TERRAIN_TEXT("filters", "Falls towards each border alike.")},
};

std::span<const ParameterSpec> rows() {
    static const ParameterSpec table[] = {
        filter_rows::choice("shape", TERRAIN_TEXT("filters", "Shape"),
                            TERRAIN_TEXT("filters", "The outline of what stays."), shapes),
        filter_rows::percent(
            "start", TERRAIN_TEXT("filters", "Begins at"),
            TERRAIN_TEXT("filters", "How far from the centre to the border the land stays as it is."), 40),
        filter_rows::height("floor", TERRAIN_TEXT("filters", "Floor"),
                            TERRAIN_TEXT("filters", "The height that the border falls to."), -200)};
    return table;
}

enum class Shape { Circle, Rounded, Square };

Shape shapeOf(const ParameterSet& parameters) {
    return parameters.isChoice("shape", "circle")    ? Shape::Circle
           : parameters.isChoice("shape", "rounded") ? Shape::Rounded
                                                     : Shape::Square;
}

/// From −1 at the first to 1 at the last of `count` samples. A terrain of twice the cells has the same values
/// at the same places, since numerator and denominator are doubled.
double placeOf(int index, int count) {
    return 2 * (static_cast<double>(index) / (count - 1)) - 1;
}

/// 0 in the centre, 1 where the outline touches the border.
double distanceOf(Shape shape, double x, double y) {
    const double xx = x * x;
    const double yy = y * y;
    switch (shape) {
    case Shape::Circle:
        return std::sqrt(xx + yy);
    case Shape::Rounded:
        return std::sqrt(std::sqrt(xx * xx + yy * yy));
    case Shape::Square:
        break;
    }
    return std::sqrt(std::max(xx, yy));
}

/// 1 until `start`, then down to 0 at 1 without a bend at either end (t²·(3 − 2t)).
double partLeft(double distance, double start) {
    const double t = start < 1      ? std::clamp((1 - distance) / (1 - start), 0.0, 1.0)
                     : distance < 1 ? 1.0
                                    : 0.0;
    return t * t * (3 - 2 * t);
}

class Island final : public Filter {
public:
    [[nodiscard]] const StepDescription& description() const override {
        static const StepDescription description = {
            "island",
            TERRAIN_TEXT("filters", "Island"),
            TERRAIN_TEXT("filters", "Lets the land fall to one height towards its border."),
            1,
            StepPromise::Pointwise,
            rows(),
            StepGroup::Shape};
        return description;
    }

    [[nodiscard]] Result<Heightfield> apply(const FilterInput& input, const ParameterSet& parameters,
                                            const RunContext& context) const override {
        const Shape shape = shapeOf(parameters);
        const double start = parameters.real("start") / 100;
        const auto floor = static_cast<float>(parameters.real("floor"));
        return changedByRows(input, context, [&](int row, const float* from, float* to) {
            const double y = placeOf(input.window.row + row, input.grid.rows);
            for (int column = 0; column < input.heights.columns(); ++column) {
                const double x = placeOf(input.window.column + column, input.grid.columns);
                const double left = partLeft(distanceOf(shape, x, y), start);
                to[column] =
                    left == 1 ? from[column] : floor + static_cast<float>(left) * (from[column] - floor);
            }
        });
    }
};

} // namespace

const Filter& islandFilter() {
    static const Island filter;
    return filter;
}

} // namespace terrain
