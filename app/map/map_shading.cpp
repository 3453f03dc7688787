// SPDX-License-Identifier: MIT
#include "app/map/map_shading.h"

#include "libterrain/surface/curvature.h"
#include "libterrain/surface/shown_colours.h"
#include "libterrain/surface/shown_contours.h"
#include "libterrain/surface/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace app {
namespace {

constexpr double targetSlope = 0.4;     ///< the typical slope after exaggeration
constexpr double mostExaggeration = 20; ///< nearly flat ground stays nearly flat

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

double exaggeration(double slope) {
    return slope > 0 ? std::min(targetSlope / slope, mostExaggeration) : 1;
}

float mixed(float a, float b, float t) {
    return a + (b - a) * t;
}

/// Colours that say something of the shape are not to be mistaken for others in the shade; normals are a
/// shade themselves.
float shadeStrength(terrain::ColourBy by) {
    switch (by) {
    case terrain::ColourBy::Height:
    case terrain::ColourBy::Plain:
        return 0.92F;
    case terrain::ColourBy::Normal:
        return 0;
    default:
        return 0.35F;
    }
}

} // namespace

std::optional<MapMeasures> mapMeasures(const terrain::Heightfield& heights,
                                       const terrain::RunContext& context) {
    const std::optional<terrain::HeightRange> range = heightRange(heights, context);
    if (!range)
        return std::nullopt;
    return MapMeasures{*range, typicalSlope(heights), terrain::curvatureRange(heights)};
}

MapShading::MapShading(const terrain::Display& display, std::optional<double> seaLevel,
                       const MapMeasures& measures)
    : m_zFactor(static_cast<float>(exaggeration(measures.slope))),
      m_contourInterval(terrain::shownContourInterval(display, measures.range)),
      m_sea(-std::numeric_limits<float>::infinity()) {
    const double azimuth = radians(display.sunAzimuth);
    const double elevation = radians(std::clamp(display.sunElevation, 1.0, 89.0));
    m_lightX = static_cast<float>(std::sin(azimuth) * std::cos(elevation));
    m_lightY = static_cast<float>(std::cos(azimuth) * std::cos(elevation));
    m_lightZ = static_cast<float>(std::sin(elevation));
    if (const auto sea = terrain::shownSea(display, seaLevel))
        m_sea = static_cast<float>(*sea);
    fillLadders(display, measures.range);
    if (display.colourBy != terrain::ColourBy::Height)
        m_shape.emplace(display.colourBy, measures.curvature);
    fillTones(m_landTones, shadeStrength(display.colourBy), {255, 249, 232});
    // The sea floor shows through the water, faintly.
    fillTones(m_waterTones, 0.3F, {200, 230, 250});
}

void MapShading::fillLadders(const terrain::Display& display, const terrain::HeightRange& range) {
    const terrain::ColourRamp& ramp = terrain::shownRamp(display);
    const bool water = std::isfinite(m_sea);
    const double sea = water ? static_cast<double>(m_sea) : std::numeric_limits<double>::quiet_NaN();
    const terrain::RampAnchors anchors = terrain::shownAnchors(display, range, sea);
    const int last = static_cast<int>(m_land.colours.size()) - 1;
    const auto steps = [&](double from, double to) {
        return to > from ? static_cast<float>(last / (to - from)) : 0.0F;
    };
    const double landFrom = ramp.hypsometric ? anchors.middle : anchors.low;
    const double waterFrom = ramp.hypsometric ? anchors.low : static_cast<double>(range.minimum);
    m_land.from = static_cast<float>(landFrom);
    m_land.steps = steps(landFrom, anchors.high);
    // Over the highest ground a hypsometric sea begins with the colours of what it covers.
    const double waterTop = ramp.hypsometric ? anchors.middle : sea;
    m_water.from = static_cast<float>(waterTop);
    m_water.steps = water ? steps(waterFrom, waterTop) : 0;
    // The halves of a hypsometric ramp stop short of the shore between them, which would blur it.
    const double half = 0.498;
    for (int i = 0; i <= last; ++i) {
        const double t = static_cast<double>(i) / last;
        const auto index = static_cast<std::size_t>(i);
        const terrain::Colour land = colourAt(ramp, ramp.hypsometric ? 1 - half + half * t : t);
        m_land.colours[index] = qRgb(land.red, land.green, land.blue);
        const double depth = t * (water ? sea - waterFrom : 0);
        const terrain::Colour floor =
            colourAt(ramp, ramp.hypsometric ? half * (1 - t) : rampPosition(anchors, sea - depth));
        Rgb wet{static_cast<float>(floor.red), static_cast<float>(floor.green),
                static_cast<float>(floor.blue)};
        if (!ramp.hypsometric)
            wet = underWater(wet, static_cast<float>(t));
        m_water.colours[index] =
            qRgb(static_cast<int>(wet.red), static_cast<int>(wet.green), static_cast<int>(wet.blue));
    }
}

/// Ground under water; depth 0…1.
MapShading::Rgb MapShading::underWater(const Rgb& ground, float depth) {
    constexpr Rgb shallow{150, 205, 214};
    constexpr Rgb deep{16, 52, 92};
    const float seen = std::sqrt(depth);
    const float cover = 0.65F + 0.3F * seen;
    return {mixed(ground.red, mixed(shallow.red, deep.red, seen), cover),
            mixed(ground.green, mixed(shallow.green, deep.green, seen), cover),
            mixed(ground.blue, mixed(shallow.blue, deep.blue, seen), cover)};
}

/// Level ground keeps the ramp's colour; slopes away from the sun turn to a cool dark, slopes towards it to
/// `light`.
void MapShading::fillTones(Tones& tones, float strength, const Rgb& light) const {
    constexpr Rgb shadow{0.16F, 0.19F, 0.29F};
    for (int i = 0; i < toneCount; ++i) {
        const float cosine = static_cast<float>(i) / (toneCount - 1);
        const float dark = cosine < m_lightZ ? strength * (m_lightZ - cosine) / m_lightZ : 0;
        // Under a high sun level ground is all but the brightest: there is little to be lighter than it.
        const float room = std::max(1 - m_lightZ, 0.1F);
        const float bright = cosine > m_lightZ ? 0.5F * strength * (cosine - m_lightZ) / room : 0;
        const auto scale = [&](float s) {
            return static_cast<int>(std::lround(256 * mixed(1, s, dark) * (1 - bright)));
        };
        const auto added = [&](float l) { return static_cast<int>(l * bright); };
        tones[static_cast<std::size_t>(i)] = {{scale(shadow.red), scale(shadow.green), scale(shadow.blue)},
                                              {added(light.red), added(light.green), added(light.blue)}};
    }
}

QRgb MapShading::lit(QRgb base, const Tone& tone) {
    return qRgb((qRed(base) * tone.scale[0] >> 8) + tone.light[0],
                (qGreen(base) * tone.scale[1] >> 8) + tone.light[1],
                (qBlue(base) * tone.scale[2] >> 8) + tone.light[2]);
}

/// depth: 0 at the water's surface, 1 at the bottom; < 0 on land.
QRgb MapShading::shapeColour(const MapPoints& points, int i, float depth) const {
    const float curvature = needsCurvature() ? points.curvature[i] : 0;
    const terrain::Colour colour =
        m_shape->at({points.east[i] / m_zFactor, points.north[i] / m_zFactor, curvature});
    if (depth < 0)
        return qRgb(colour.red, colour.green, colour.blue);
    const Rgb wet = underWater(
        {static_cast<float>(colour.red), static_cast<float>(colour.green), static_cast<float>(colour.blue)},
        depth);
    return qRgb(static_cast<int>(wet.red), static_cast<int>(wet.green), static_cast<int>(wet.blue));
}

void MapShading::colours(const MapPoints& points, int count, QRgb* out) const {
    const float* const heights = points.heights;
    const float* const east = points.east;
    const float* const north = points.north;
    // Two loops: the first becomes vector code, the second looks up tables.
    std::array<int, capacity> toneOf;
    std::array<int, capacity> rungOf;
    constexpr auto last = static_cast<float>(std::tuple_size_v<decltype(Ladder::colours)> - 1);
    const auto clamped = [](float value, float most) {
        // NaN fails the first comparison.
        const float positive = value > 0 ? value : 0;
        return positive < most ? positive : most;
    };
    for (int i = 0; i < count; ++i) {
        const float steepness = std::sqrt(1 + east[i] * east[i] + north[i] * north[i]);
        const float cosine = (m_lightZ - m_lightX * east[i] - m_lightY * north[i]) / steepness;
        toneOf[static_cast<std::size_t>(i)] = static_cast<int>(clamped(cosine, 1) * (toneCount - 1) + 0.5F);
        const float rung = heights[i] <= m_sea ? (m_water.from - heights[i]) * m_water.steps
                                               : (heights[i] - m_land.from) * m_land.steps;
        rungOf[static_cast<std::size_t>(i)] = static_cast<int>(clamped(rung, last) + 0.5F);
    }
    for (int i = 0; i < count; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const bool wet = heights[i] <= m_sea;
        const Tone& tone = (wet ? m_waterTones : m_landTones)[static_cast<std::size_t>(toneOf[k])];
        if (std::isnan(heights[i]))
            out[i] = holeColour;
        else if (m_shape)
            out[i] = lit(shapeColour(points, i, wet ? static_cast<float>(rungOf[k]) / last : -1), tone);
        else
            out[i] = lit((wet ? m_water : m_land).colours[static_cast<std::size_t>(rungOf[k])], tone);
    }
}

double typicalSlope(const terrain::Heightfield& heights) {
    constexpr int places = 96;
    const terrain::Grid& grid = heights.grid();
    const int lag = std::max(1, std::max(grid.columns, grid.rows) / 256);
    double squares = 0;
    std::int64_t count = 0;
    const auto add = [&](float a, float b, double distance) {
        const double slope = static_cast<double>(b - a) / distance;
        if (std::isfinite(slope)) {
            squares += slope * slope;
            ++count;
        }
    };
    const int lastColumn = grid.columns - 1 - lag;
    const int lastRow = grid.rows - 1 - lag;
    for (int j = 0; j < places && lastColumn >= 0 && lastRow >= 0; ++j) {
        const int row = static_cast<int>(std::int64_t{lastRow} * j / (places - 1));
        for (int i = 0; i < places; ++i) {
            const int column = static_cast<int>(std::int64_t{lastColumn} * i / (places - 1));
            const float here = heights.at(column, row);
            add(here, heights.at(column + lag, row), lag * grid.spacingX);
            add(here, heights.at(column, row + lag), lag * grid.spacingY);
        }
    }
    // Two differences at right angles make one slope.
    return count > 0 ? std::sqrt(2 * squares / static_cast<double>(count)) : 0;
}

} // namespace app
