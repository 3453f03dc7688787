// SPDX-License-Identifier: MIT
#include "libterrain/surface/relief_maps.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/curvature.h"
#include "libterrain/surface/gradient_angles.h"
#include "libterrain/surface/horn_gradient.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace terrain {
namespace {

constexpr int grain = 16;

/// A field whose rows body(row, out) makes.
template <class Body>
Result<Heightfield> fieldOfRows(const Heightfield& heights, const RunContext& context, const Body& body) {
    Result<Heightfield> out = Heightfield::create(heights.grid());
    if (out && !parallelRows(context, heights.rows(), grain, [&](int first, int last) {
            for (int row = first; row < last; ++row)
                body(row, out.value().row(row));
        }))
        return Cancelled{};
    return out;
}

/// A field that value(east, north) makes of each sample's gradient.
template <class Value>
Result<Heightfield> fieldOfGradients(const Heightfield& heights, const RunContext& context,
                                     const Value& value) {
    const GradientScale scale{static_cast<float>(1 / heights.grid().spacingX),
                              static_cast<float>(1 / heights.grid().spacingY)};
    return fieldOfRows(heights, context, [&](int row, float* out) {
        constexpr int chunk = 512;
        std::array<float, chunk> east;
        std::array<float, chunk> north;
        for (int first = 0; first < heights.columns(); first += chunk) {
            const int count = std::min(chunk, heights.columns() - first);
            hornGradient(rowsAround(heights, row), first, count, scale, east.data(), north.data());
            for (int i = 0; i < count; ++i)
                out[first + i] = value(east[static_cast<std::size_t>(i)], north[static_cast<std::size_t>(i)]);
        }
    });
}

/// A direction in samples, and the part of the circle that it stands for.
struct Direction {
    int columns;
    int rows;
    double length; ///< m of one step
    double weight;
};

std::vector<Direction> skyDirections(double spacingX, double spacingY) {
    constexpr std::array<std::array<int, 2>, 16> steps = {{{1, 0},
                                                           {2, 1},
                                                           {1, 1},
                                                           {1, 2},
                                                           {0, 1},
                                                           {-1, 2},
                                                           {-1, 1},
                                                           {-2, 1},
                                                           {-1, 0},
                                                           {-2, -1},
                                                           {-1, -1},
                                                           {-1, -2},
                                                           {0, -1},
                                                           {1, -2},
                                                           {1, -1},
                                                           {2, -1}}};
    const auto angle = [&](std::size_t i) {
        return std::atan2(steps[i][1] * spacingY, steps[i][0] * spacingX);
    };
    const auto between = [](double from, double to) {
        const double turn = to - from;
        return turn < 0 ? turn + 2 * std::numbers::pi : turn;
    };
    std::vector<Direction> out;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t before = (i + steps.size() - 1) % steps.size();
        const std::size_t after = (i + 1) % steps.size();
        const double part = between(angle(before), angle(after)) / (4 * std::numbers::pi);
        out.push_back(
            {steps[i][0], steps[i][1], std::hypot(steps[i][0] * spacingX, steps[i][1] * spacingY), part});
    }
    return out;
}

/// 1, 2, 3, 4, 6, 8, 12 … steps, up to `reach` metres.
std::vector<int> stepCounts(double length, double reach) {
    std::vector<int> out{1};
    constexpr int most = 1 << 20;
    for (int octave = 1; octave < most; octave *= 2)
        for (const int count : {octave * 2, octave * 3})
            if (count * length <= reach)
                out.push_back(count);
    return out;
}

/// Raises the tangents of the horizon in one direction by what stands `steps` of it away.
void raiseHorizon(const Heightfield& heights, int row, const Direction& way, int steps, float* tangents) {
    const std::int64_t other = row + std::int64_t{way.rows} * steps;
    const std::int64_t shift = std::int64_t{way.columns} * steps;
    if (other < 0 || other >= heights.rows() || std::abs(shift) >= heights.columns())
        return;
    const float* here = heights.row(row);
    const float* there = heights.row(static_cast<int>(other));
    const auto inverse = static_cast<float>(1 / (way.length * steps));
    const int first = static_cast<int>(std::max<std::int64_t>(0, -shift));
    const int last = static_cast<int>(std::min<std::int64_t>(heights.columns(), heights.columns() - shift));
    for (int x = first; x < last; ++x) {
        const float tangent = (there[x + shift] - here[x]) * inverse;
        tangents[x] = tangent > tangents[x] ? tangent : tangents[x]; // a hole's NaN is no horizon
    }
}

} // namespace

Result<Heightfield> slopeMap(const Heightfield& heights, const RunContext& context) {
    return fieldOfGradients(heights, context, [](float east, float north) {
        return static_cast<float>(slopeDegrees(double{east}, double{north}));
    });
}

Result<Heightfield> aspectMap(const Heightfield& heights, const RunContext& context) {
    return fieldOfGradients(heights, context, [](float east, float north) {
        if (std::isnan(east))
            return hole;
        const auto degrees = static_cast<float>(aspectDegrees(double{east}, double{north}));
        return degrees < 360 ? degrees : 0.0F; // a float may round up
    });
}

Result<Heightfield> curvatureMap(const Heightfield& heights, const RunContext& context) {
    const Grid& grid = heights.grid();
    return fieldOfRows(heights, context, [&](int row, float* out) {
        const RowTriple rows = rowsAround(heights, row);
        for (int x = 0; x < grid.columns; ++x)
            out[x] = std::isnan(rows.centre[x])
                         ? hole
                         : meanCurvature(filledNeighbours(rows, x), grid.spacingX, grid.spacingY);
    });
}

Result<Heightfield> skyViewMap(const Heightfield& heights, double reach, const RunContext& context) {
    const std::vector<Direction> ways = skyDirections(heights.grid().spacingX, heights.grid().spacingY);
    std::vector<std::vector<int>> steps;
    for (const Direction& way : ways)
        steps.push_back(stepCounts(way.length, reach));
    Result<Heightfield> horizons = Heightfield::create(heights.grid());
    if (!horizons)
        return horizons;
    return fieldOfRows(heights, context, [&](int row, float* out) {
        float* tangents = horizons.value().row(row);
        const int columns = heights.columns();
        std::fill_n(out, columns, 1.0F);
        for (std::size_t i = 0; i < ways.size(); ++i) {
            std::fill_n(tangents, columns, 0.0F);
            for (const int count : steps[i])
                raiseHorizon(heights, row, ways[i], count, tangents);
            const auto weight = static_cast<float>(ways[i].weight);
            for (int x = 0; x < columns; ++x)
                out[x] -= weight * (tangents[x] / std::sqrt(1 + tangents[x] * tangents[x]));
        }
        const float* here = heights.row(row);
        for (int x = 0; x < columns; ++x)
            out[x] = std::isnan(here[x]) ? hole : std::clamp(out[x], 0.0F, 1.0F);
    });
}

Result<Heightfield> waterMap(const Heightfield& heights, double level, const RunContext& context) {
    return fieldOfRows(heights, context, [&](int row, float* out) {
        const float* from = heights.row(row);
        for (int x = 0; x < heights.columns(); ++x)
            out[x] = std::isnan(from[x]) ? hole : static_cast<double>(from[x]) <= level ? 1.0F : 0.0F;
    });
}

} // namespace terrain
