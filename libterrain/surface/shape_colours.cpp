// SPDX-License-Identifier: MIT
#include "libterrain/surface/shape_colours.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/curvature.h"
#include "libterrain/surface/gradient_angles.h"
#include "libterrain/surface/horn_gradient.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace terrain {
namespace {

constexpr int grain = 16;

constexpr Colour plainColour{196, 190, 180};
constexpr Colour levelColour{168, 168, 168}; // of ground that faces nowhere

// Pale where one can walk, warm where it gets steep, dark where one falls: lightness falls all the way, so
// that it reads without colour, too.
constexpr ColourStop slopeStops[] = {
    {0.0 / 90, {0xF7, 0xF4, 0xE9}},  {10.0 / 90, {0xDD, 0xE2, 0xB4}}, {20.0 / 90, {0xE8, 0xC7, 0x6A}},
    {30.0 / 90, {0xE3, 0x96, 0x3E}}, {45.0 / 90, {0xB9, 0x4A, 0x33}}, {60.0 / 90, {0x77, 0x22, 0x42}},
    {90.0 / 90, {0x24, 0x0D, 0x33}},
};

// A closed circle: blue north, yellow east, red south, violet west.
constexpr ColourStop aspectStops[] = {
    {0.0 / 8, {0x4A, 0x7C, 0xC9}}, {1.0 / 8, {0x3F, 0xA8, 0x9B}}, {2.0 / 8, {0xDD, 0xC9, 0x50}},
    {3.0 / 8, {0xE3, 0x95, 0x43}}, {4.0 / 8, {0xC8, 0x4B, 0x43}}, {5.0 / 8, {0xA9, 0x4C, 0x86}},
    {6.0 / 8, {0x7D, 0x58, 0xB0}}, {7.0 / 8, {0x5E, 0x66, 0xC2}}, {8.0 / 8, {0x4A, 0x7C, 0xC9}},
};

ColourRamp rampOf(ColourBy by) {
    switch (by) {
    case ColourBy::Slope:
        return {"slope", {}, slopeStops};
    case ColourBy::Aspect:
        return {"aspect", {}, aspectStops};
    default:
        return *findColourRamp("diverging");
    }
}

Colour normalColour(double east, double north) {
    const double length = std::sqrt(1 + east * east + north * north);
    const auto channel = [](double component) {
        // Never negative; a call of std::lround takes longer than the rest.
        // NOLINTNEXTLINE(bugprone-incorrect-roundings)
        return static_cast<std::uint8_t>((component + 1) / 2 * 255 + 0.5);
    };
    return {channel(-east / length), channel(-north / length), channel(1 / length)};
}

/// The shapes of a part of a row.
class ShapeRow {
public:
    static constexpr int capacity = 512;

    ShapeRow(const Heightfield& heights, int row, bool curved)
        : m_heights(heights), m_rows(rowsAround(heights, row)), m_curved(curved) {}

    /// Of the columns first … first+count−1, count ≤ capacity.
    void read(int first, int count) {
        const Grid& grid = m_heights.grid();
        const GradientScale scale{static_cast<float>(1 / grid.spacingX),
                                  static_cast<float>(1 / grid.spacingY)};
        hornGradient(m_rows, first, count, scale, m_east.data(), m_north.data());
        for (int i = 0; m_curved && i < count; ++i)
            if (!std::isnan(m_rows.centre[first + i]))
                m_curvature[static_cast<std::size_t>(i)] =
                    meanCurvature(filledNeighbours(m_rows, first + i), grid.spacingX, grid.spacingY);
    }
    [[nodiscard]] bool isHole(int column) const { return std::isnan(m_rows.centre[column]); }
    [[nodiscard]] GroundShape shape(int i) const {
        const auto k = static_cast<std::size_t>(i);
        return {m_east[k], m_north[k], m_curved ? m_curvature[k] : 0.0F};
    }

private:
    const Heightfield& m_heights;
    RowTriple m_rows;
    bool m_curved;
    std::array<float, capacity> m_east;
    std::array<float, capacity> m_north;
    std::array<float, capacity> m_curvature;
};

void drawRow(const Heightfield& heights, const ShapeColours& colours, int row, Colour* out) {
    ShapeRow shapes(heights, row, colours.colourBy() == ColourBy::Curvature);
    Colour before = plainColour;
    for (int first = 0; first < heights.columns(); first += ShapeRow::capacity) {
        const int count = std::min(ShapeRow::capacity, heights.columns() - first);
        shapes.read(first, count);
        for (int i = 0; i < count; ++i) {
            if (!shapes.isHole(first + i))
                before = colours.at(shapes.shape(i));
            out[first + i] = before;
        }
    }
}

} // namespace

ShapeColours::ShapeColours(ColourBy by, double curvatureRange) : m_by(by), m_curvatureRange(curvatureRange) {
    const ColourRamp ramp = rampOf(by);
    for (int i = 0; i <= steps; ++i)
        m_colours[static_cast<std::size_t>(i)] = colourAt(ramp, static_cast<double>(i) / steps);
}

Colour ShapeColours::at(const GroundShape& shape) const {
    const auto east = static_cast<double>(shape.east);
    const auto north = static_cast<double>(shape.north);
    switch (m_by) {
    case ColourBy::Slope:
        return ofValue(slopeDegrees(east, north));
    case ColourBy::Aspect:
        return east == 0 && north == 0 ? levelColour : ofValue(aspectDegrees(east, north));
    case ColourBy::Normal:
        return normalColour(east, north);
    case ColourBy::Curvature:
        return ofValue(static_cast<double>(shape.curvature));
    default:
        return plainColour;
    }
}

ShapeColours::Scale ShapeColours::scale() const {
    switch (m_by) {
    case ColourBy::Slope:
        return {0, 90, "°"};
    case ColourBy::Aspect:
    case ColourBy::Normal:
        return {0, 360, "°"};
    case ColourBy::Curvature:
        return {-m_curvatureRange, m_curvatureRange, "1/m"};
    default:
        return {0, 0, ""};
    }
}

Colour ShapeColours::ofValue(double value) const {
    const Scale ends = scale();
    if (ends.low == ends.high)
        return plainColour;
    if (m_by == ColourBy::Normal) { // ground that falls 45 degrees towards a side rises on the other
        const double angle = value * std::numbers::pi / 180;
        return normalColour(-std::sin(angle), -std::cos(angle));
    }
    const double position = (value - ends.low) / (ends.high - ends.low);
    const double inside = position > 0 ? std::min(position, 1.0) : 0; // NaN fails the comparison
    // NOLINTNEXTLINE(bugprone-incorrect-roundings): the same
    return m_colours[static_cast<std::size_t>(inside * steps + 0.5)];
}

LargeVector<Colour> shapePicture(const Heightfield& heights, const ShapeColours& colours,
                                 const RunContext& context) {
    LargeVector<Colour> out;
    try {
        out.resize(heights.samples().size());
    } catch (const std::bad_alloc&) {
        return {};
    }
    const bool finished = parallelRows(context, heights.rows(), grain, [&](int first, int last) {
        for (int row = first; row < last; ++row)
            drawRow(heights, colours, row,
                    out.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(heights.columns()));
    });
    return finished ? std::move(out) : LargeVector<Colour>{};
}

} // namespace terrain
