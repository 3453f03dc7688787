// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <span>
#include <string>
#include <vector>

namespace terrain {

/// A place on the plan: m eastward and northward from the terrain's south-west corner.
struct PlanPoint {
    double x = 0;
    double y = 0;
    friend bool operator==(const PlanPoint&, const PlanPoint&) = default;
};

/// The surface's height at a place, as surfaceHeight() has it; NaN outside and in holes.
double heightAt(const Heightfield& heights, const PlanPoint& place);

/// A point of a profile.
struct ProfilePoint {
    double distance = 0; ///< m along the line on the plan, from where it begins
    double x = 0;        ///< m, as PlanPoint
    double y = 0;
    double height = 0; ///< m; NaN outside the terrain and in holes: a gap
};

/// The most points of a profile; a line that would have more is sampled more coarsely.
inline constexpr int mostProfilePoints = 100'000;

/// The heights of the surface (surfaceHeight) along a line of straight pieces. Each piece has its two ends
/// and between them points at equal steps, the longest that are not longer than the smaller spacing. Empty
/// for fewer than two places, for places that are no numbers, for a line without length and for an empty
/// field. The same on every machine and for any number of threads. Any thread.
std::vector<ProfilePoint> profile(const Heightfield& heights, std::span<const PlanPoint> line);

/// Numbers about a profile. Lengths in m.
struct ProfileFacts {
    double length = 0;        ///< on the plan
    double surfaceLength = 0; ///< along the ground; gaps do not count
    double climb = 0;         ///< sum of all that rises
    double descent = 0;       ///< sum of all that falls, ≥ 0
    double lowest = 0;        ///< NaN, as highest, when all is a gap
    double highest = 0;
    int gaps = 0; ///< points without a height
};
ProfileFacts profileFacts(std::span<const ProfilePoint> points);

/// A profile as a table for other programs: a line "distance_m,x_m,y_m,height_m", then one line a point, with
/// numbers as numberText() writes them whatever the locale; the height of a gap is empty. Lines end with a
/// line feed.
std::string profileCsv(std::span<const ProfilePoint> points);

} // namespace terrain
