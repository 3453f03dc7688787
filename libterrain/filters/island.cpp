// SPDX-License-Identifier: MIT
#include "libterrain/filters/island.h"

#include "libterrain/core/processor.h"
#include "libterrain/filters/by_rows.h"
#include "libterrain/filters/parameter_rows.h"

#include <algorithm>
#include <cmath>
#include <vector>

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

/// What its root, or for the rounded square the root of that, is the distance: 0 in the centre, 1 where the
/// outline touches the border.
template <Shape shape>
MORAINE_LOOP double powerOf(double xx, double yy) {
    return shape == Shape::Circle    ? xx + yy
           : shape == Shape::Rounded ? xx * xx + yy * yy
                                     : (xx > yy ? xx : yy);
}

/// The land of a part of a row at these places (−1 … 1).
struct Part {
    const double* x;
    double y;     ///< of the row, without its sign
    double yy;    ///< its square
    double start; ///< of the fall
    float floor;
};

/// The part that is left is 1 until `start`, then goes down to 0 at 1 without a bend at either end
/// (t²·(3 − 2t)).
template <Shape shape>
MORAINE_LOOP void fall(const Part& given, const float* __restrict from, int count, float* __restrict to) {
    const Part part = given;
    const double width = 1 - part.start;
    for (int i = 0; i < count; ++i) {
        const double power = powerOf<shape>(part.x[i] * part.x[i], part.yy);
        const double root = shape == Shape::Square ? 0.0 : std::sqrt(power);
        const double distance = shape == Shape::Circle    ? root
                                : shape == Shape::Rounded ? std::sqrt(root)
                                                          : std::max(std::abs(part.x[i]), part.y);
        const double along = (1 - distance) / width; // of a fall without width: ±infinity, and at 1 no number
        const double down = along > 0 ? along : 0.0;
        const double t = down > 1 ? 1.0 : down;
        const double left = t * t * (3 - 2 * t);
        const float height = part.floor + static_cast<float>(left) * (from[i] - part.floor);
        to[i] = left == 1 ? from[i] : height;
    }
}

/// The same, with blocks that lie inside `start` or outside the outline as a whole, by more than rounding,
/// done at once.
template <Shape shape>
MORAINE_LOOP void fallByBlocks(const Part& part, const float* from, int count, float* to) {
    constexpr int block = 32;
    constexpr double rounding = 1e-9;
    const double inner = powerOf<shape>(part.start * part.start, 0.0) - rounding;
    for (int i = 0; i < count; i += block) {
        const int length = std::min(block, count - i);
        const double first = part.x[i] * part.x[i];
        const double last = part.x[i + length - 1] * part.x[i + length - 1];
        const double nearest = part.x[i] * part.x[i + length - 1] > 0 ? std::min(first, last) : 0.0;
        if (powerOf<shape>(std::max(first, last), part.yy) < inner) {
            std::copy_n(from + i, length, to + i);
        } else if (powerOf<shape>(nearest, part.yy) > 1 + rounding) {
            for (int c = i; c < i + length; ++c)
                to[c] = part.floor + 0.0F * (from[c] - part.floor);
        } else {
            fall<shape>({part.x + i, part.y, part.yy, part.start, part.floor}, from + i, length, to + i);
        }
    }
}

MORAINE_LOOP void fallOf(Shape shape, const Part& part, const float* from, int count, float* to) {
    switch (shape) {
    case Shape::Circle:
        return fallByBlocks<Shape::Circle>(part, from, count, to);
    case Shape::Rounded:
        return fallByBlocks<Shape::Rounded>(part, from, count, to);
    case Shape::Square:
        return fallByBlocks<Shape::Square>(part, from, count, to);
    }
}

void fallAny(Shape shape, const Part& part, const float* from, int count, float* to) {
    fallOf(shape, part, from, count, to);
}

MORAINE_AVX2_LOOP void fallAvx2(Shape shape, const Part& part, const float* from, int count, float* to) {
    fallOf(shape, part, from, count, to);
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
        std::vector<double> x(static_cast<std::size_t>(input.heights.columns()));
        for (std::size_t column = 0; column < x.size(); ++column)
            x[column] = placeOf(input.window.column + static_cast<int>(column), input.grid.columns);
        const auto rowMaker = usesAvx2() ? fallAvx2 : fallAny;
        return changedByRows(input, context, [&](int row, const float* from, float* to) {
            const double y = std::abs(placeOf(input.window.row + row, input.grid.rows));
            rowMaker(shape, {x.data(), y, y * y, start, floor}, from, input.heights.columns(), to);
        });
    }
};

} // namespace

const Filter& islandFilter() {
    static const Island filter;
    return filter;
}

} // namespace terrain
