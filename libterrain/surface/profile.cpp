// SPDX-License-Identifier: MIT
#include "libterrain/surface/profile.h"

#include "libterrain/core/number_text.h"
#include "libterrain/surface/surface_height.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace terrain {
namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// √(x² + y²) of + × √ alone, so that every machine has the same points.
double length(double x, double y) {
    return std::sqrt(x * x + y * y);
}

double length(const PlanPoint& a, const PlanPoint& b) {
    return length(b.x - a.x, b.y - a.y);
}

double lengthOf(std::span<const PlanPoint> line) {
    double out = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        out += length(line[i - 1], line[i]);
    return out;
}

} // namespace

double heightAt(const Heightfield& heights, const PlanPoint& place) {
    const Grid& grid = heights.grid();
    if (grid.isEmpty())
        return none;
    return surfaceHeight(heights, place.x / grid.spacingX, grid.rows - 1 - place.y / grid.spacingY);
}

std::vector<ProfilePoint> profile(const Heightfield& heights, std::span<const PlanPoint> line) {
    const double whole = lengthOf(line);
    if (heights.isEmpty() || !(whole > 0) || !std::isfinite(whole))
        return {};
    const double spacing = std::min(heights.grid().spacingX, heights.grid().spacingY);
    const double room = mostProfilePoints - static_cast<double>(line.size()) - 1;
    const double step = std::max(spacing, whole / std::max(room, 1.0));
    std::vector<ProfilePoint> out;
    double before = 0; // of the line, to where the piece begins
    for (std::size_t i = 1; i < line.size(); ++i) {
        const PlanPoint& from = line[i - 1];
        const PlanPoint& to = line[i];
        const double piece = length(from, to);
        if (!(piece > 0))
            continue;
        const int steps = static_cast<int>(std::ceil(piece / step));
        for (int k = out.empty() ? 0 : 1; k <= steps; ++k) {
            const double part = static_cast<double>(k) / steps;
            // The ends are the places themselves, whatever is rounded between.
            const PlanPoint at =
                k == steps ? to : PlanPoint{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
            out.push_back({before + piece * part, at.x, at.y, heightAt(heights, at)});
        }
        before += piece;
    }
    return out;
}

ProfileFacts profileFacts(std::span<const ProfilePoint> points) {
    ProfileFacts out;
    out.lowest = out.highest = none;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double height = points[i].height;
        if (std::isnan(height)) {
            ++out.gaps;
            continue;
        }
        out.lowest = out.lowest <= height ? out.lowest : height;
        out.highest = out.highest >= height ? out.highest : height;
        const double rise = i > 0 ? height - points[i - 1].height : none;
        if (std::isnan(rise))
            continue;
        out.surfaceLength += length(points[i].distance - points[i - 1].distance, rise);
        out.climb += std::max(rise, 0.0);
        out.descent += std::max(-rise, 0.0);
    }
    if (!points.empty())
        out.length = points.back().distance;
    return out;
}

std::string profileCsv(std::span<const ProfilePoint> points) {
    std::string out = "distance_m,x_m,y_m,height_m\n";
    for (const ProfilePoint& point : points) {
        out += numberText(point.distance) + ',' + numberText(point.x) + ',' + numberText(point.y) + ',';
        if (!std::isnan(point.height))
            out += numberText(point.height);
        out += '\n';
    }
    return out;
}

} // namespace terrain
