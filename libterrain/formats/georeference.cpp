// SPDX-License-Identifier: MIT
#include "libterrain/formats/georeference.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/file_reader.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace terrain {
namespace {

// WGS84, as the EPSG register gives it.
constexpr double semiMajorAxis = 6378137.0; // m
constexpr double flattening = 1 / 298.257223563;

bool isStep(double step) {
    return std::isfinite(step) && step > 0;
}

/// A small spacing inside the world is degrees even if the file does not say so, unless the grid lies where
/// those without a place do: at the origin by a corner, or, when the spacing is no simple part of an arc
/// second, around it. So is a grid that covers the world.
bool looksLikeDegrees(const FileGeoreference& file, const Grid& grid) {
    const double width = file.stepX * grid.columns;
    const double depth = file.stepY * grid.rows;
    const double west = file.west - file.stepX / 2;
    const double south = file.north + file.stepY / 2 - depth;
    constexpr double slack = 1e-6;
    if (west < -180 - slack || west + width > 360 + slack || south < -90 - slack ||
        south + depth > 90 + slack)
        return false;
    if (std::abs(width - 360) < slack && std::abs(depth - 180) < slack)
        return true;
    const double seconds = file.stepX * 3600;
    const double ratio = seconds >= 1 ? seconds : 1 / seconds;
    const bool arcSeconds = std::abs(ratio - std::round(ratio)) < 1e-4 * ratio && ratio < 400;
    const double east = west + width;
    const double north = south + depth;
    const bool atOrigin = std::abs(west) < 1 && (std::abs(south) < 1 || std::abs(north) < 1);
    const bool aroundOrigin = west < 1 && east > -1 && south < 1 && north > -1;
    constexpr double largest = 0.1; // beyond, metres are as likely
    return file.stepX < largest && file.stepY < largest &&
           !(arcSeconds && file.stepX == file.stepY ? atOrigin : aroundOrigin);
}

double middleLatitude(double north, double stepY, int rows) {
    constexpr double nearPole = 89.99; // where a degree of longitude has still a length
    return std::clamp(north - stepY * (rows - 1) / 2, -nearPole, nearPole);
}

void placeByDegrees(const FileGeoreference& file, Grid& grid, HeightmapFacts& facts) {
    const double latitude = middleLatitude(file.north, file.stepY, grid.rows);
    const MetresPerDegree metres = metresPerDegree(latitude);
    grid.spacingX = file.stepX * metres.longitude;
    grid.spacingY = file.stepY * metres.latitude;
    facts.notes.emplace_back(
        TERRAIN_TEXT("formats", "The spacing is in degrees: at the middle latitude of %1° it is %2 m west to "
                                "east and %3 m north to south."),
        std::vector{fixedText(latitude, 4), fixedText(grid.spacingX, 3), fixedText(grid.spacingY, 3)});
}

} // namespace

MetresPerDegree metresPerDegree(double latitude) {
    // Radii of curvature of the ellipsoid in the prime vertical and in the meridian.
    constexpr double radians = std::numbers::pi / 180;
    constexpr double e2 = flattening * (2 - flattening);
    const double sine = std::sin(latitude * radians);
    const double w2 = 1 - e2 * sine * sine;
    const double normal = semiMajorAxis / std::sqrt(w2);
    const double meridian = normal * (1 - e2) / w2;
    return {normal * std::cos(latitude * radians) * radians, meridian * radians};
}

Status placeGrid(const FileGeoreference& file, const FileProbe& probe, const ImportOptions& options,
                 Grid& grid, HeightmapFacts& facts) {
    if (!std::isfinite(file.west) || !std::isfinite(file.north))
        return unusable(probe.path, TERRAIN_TEXT("formats", "%1 gives a place that is not a number."));
    grid.originX = file.west;
    grid.originY = file.north;
    grid.crs = file.crs;
    if (!isStep(file.stepX) || !isStep(file.stepY)) {
        if (options.spacing)
            return Done{};
        Error error =
            unusable(probe.path,
                     TERRAIN_TEXT("formats", "%1 gives the spacing %2 × %3, which cannot be: give another."),
                     {roundedText(file.stepX), roundedText(file.stepY)});
        error.field = "in-spacing";
        return error;
    }
    facts.spacingKnown = true;
    if (options.spacing)
        return Done{}; // somebody knows better, and what the file's own numbers mean no longer matters
    if (file.crs.empty() && looksLikeDegrees(file, grid)) {
        grid.crs = "EPSG:4326";
        facts.notes.emplace_back(
            TERRAIN_TEXT("formats", "The file names no coordinate system; its numbers look like degrees of "
                                    "longitude and latitude and are taken as such."));
    }
    const std::optional<CrsUnit> unit = crsUnit(grid.crs);
    if (unit && unit->geographic) {
        placeByDegrees(file, grid, facts);
        return Done{};
    }
    const double metres = unit ? unit->metresPerUnit : 1;
    grid.spacingX = file.stepX * metres;
    grid.spacingY = file.stepY * metres;
    if (metres != 1)
        facts.notes.emplace_back(
            TERRAIN_TEXT("formats", "The coordinate system counts in units of %1 m: the spacing is %2 m."),
            std::vector{roundedText(metres), roundedText(grid.spacingX)});
    else if (!unit)
        facts.notes.emplace_back(
            TERRAIN_TEXT("formats",
                         "The file names no coordinate system: its spacing of %1 is taken as metres."),
            std::vector{roundedText(grid.spacingX)});
    return Done{};
}

CrsStep crsStep(const Grid& grid) {
    const std::optional<CrsUnit> unit = crsUnit(grid.crs);
    if (!unit)
        return {grid.spacingX, grid.spacingY};
    if (!unit->geographic)
        return {grid.spacingX / unit->metresPerUnit, grid.spacingY / unit->metresPerUnit};
    // The middle latitude follows from the step that is looked for; each round is a thousand times nearer.
    CrsStep step{0, grid.spacingY / metresPerDegree(grid.originY).latitude};
    for (int round = 0; round < 6; ++round) {
        const MetresPerDegree metres = metresPerDegree(middleLatitude(grid.originY, step.y, grid.rows));
        step = {grid.spacingX / metres.longitude, grid.spacingY / metres.latitude};
    }
    return step;
}

Grid placedWindow(const Grid& grid, const Window& window) {
    Grid out = gridOfWindow(grid, window);
    if (grid.crs.empty())
        return out;
    const CrsStep step = crsStep(grid);
    out.originX = grid.originX + window.column * step.x;
    out.originY = grid.originY - window.row * step.y;
    if (const std::optional<CrsUnit> unit = crsUnit(grid.crs); unit && unit->geographic) {
        const MetresPerDegree metres = metresPerDegree(middleLatitude(out.originY, step.y, out.rows));
        out.spacingX = step.x * metres.longitude;
        out.spacingY = step.y * metres.latitude;
    }
    return out;
}

} // namespace terrain
