// SPDX-License-Identifier: MIT
#include "libterrain/recipe/landscape_plans.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/random_offset.h"
#include "libterrain/parameters/height_table.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

constexpr int side = 65;
constexpr double pi = 3.14159265358979323846;

double sine(double angle) {
    const double turns = angle / (2 * pi);
    const double rest = (turns - std::floor(turns)) * 2 * pi;
    return rest <= pi ? exactSine(rest) : -exactSine(std::min(rest - pi, pi));
}

double exponential(double x) {
    return exactPower2(x * 1.4426950408889634);
}

double length(double x, double y) {
    return std::sqrt(x * x + y * y);
}

/// The angle of (x, y) counted from the x axis, −π…π: halved three times, then the series of the arc tangent.
double angleOf(double x, double y) {
    if (x == 0 && y == 0)
        return 0;
    double tangent = y / (length(x, y) + std::abs(x)); // of half of the angle from the nearer half axis
    double factor = 2;
    for (int i = 0; i < 3; ++i, factor *= 2)
        tangent = tangent / (1 + std::sqrt(1 + tangent * tangent));
    const double square = tangent * tangent;
    double sum = 0;
    for (int power = 21; power >= 1; power -= 2)
        sum = 1.0 / power - square * sum;
    const double fromAxis = factor * tangent * sum;
    if (x >= 0)
        return fromAxis;
    return y >= 0 ? pi - fromAxis : -pi - fromAxis;
}

template <class Height>
HeightTable tableOf(double cell, Height height) {
    HeightTable out;
    out.columns = side;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            out.heights.push_back(std::round(height(column * cell, row * cell)));
    return out;
}

double volcanoHeight(double x, double y) {
    constexpr double top = 2600;
    constexpr double craterRadius = 650;
    constexpr double craterDepth = 700;
    constexpr double plain = -120;
    const double distance = length(x - 5120, y - 5325);
    const double angle = angleOf(x - 5120, y - 5325);
    if (distance < craterRadius)
        return plain + top - craterDepth * (1 - distance * distance / (craterRadius * craterRadius));
    const double grown = std::min(1.0, distance / 2500); // gullies begin below the rim
    const double gullies = 0.16 * sine(7 * angle + 1.5 * sine(2 * angle)) * exponential(-distance / 5000) +
                           0.08 * sine(13 * angle + 2 + sine(3 * angle));
    return plain + top * exponential((craterRadius - distance) / 1900) * (1 + grown * gullies);
}

double duneHeight(double x, double y) {
    constexpr double apart = 300;
    constexpr double windward = 0.72; // of the way from dune to dune
    const double along =
        x + 90 * sine(y / 330 + 0.7) + 60 * sine(y / 140 + x / 900 + 2) + 50 * sine(x / 700 + y / 500);
    const double place = along / apart - std::floor(along / apart);
    const double slope = place < windward ? place / windward : (1 - place) / (1 - windward);
    const double crest = 26 + 16 * sine(y / 210 + x / 370 + 1) + 10 * sine(y / 97 - x / 210);
    return std::max(crest, 6.0) * slope * slope * (3 - 2 * slope) + 6 * sine(y / 600);
}

struct Crater {
    double x, y, radius; // m
};

/// Many small and few large ones, the largest first: those are the oldest.
std::vector<Crater> craters() {
    constexpr int count = 70;
    std::uint64_t state = 9;
    const auto drawn = [&state] {
        state += detail::golden;
        return static_cast<double>(detail::mixed(state) >> 40) * 0x1p-24;
    };
    std::vector<Crater> out;
    for (int i = 0; i < count; ++i) {
        const double x = drawn() * 10240;
        const double y = drawn() * 10240;
        out.push_back({x, y, std::min(1700.0, 230 * exactPower(drawn() + 0.012, -0.6))});
    }
    std::ranges::stable_sort(out, [](const Crater& a, const Crater& b) { return a.radius > b.radius; });
    return out;
}

/// A bowl with a flat floor in ground that it has levelled, and a rim that runs out over 2.4 radii.
double withCrater(double ground, double level, double distance, double radius) {
    const double depth = 0.22 * radius;
    const double rim = 0.3 * depth;
    if (distance >= 2.4)
        return ground;
    if (distance >= 1) {
        const double out = (2.4 - distance) / 1.4;
        return ground + rim * out * out * out;
    }
    const double levelled = std::sqrt(1 - distance);
    const double bowl = std::max(-0.8 * depth, (depth + rim) * distance * distance - depth);
    return ground * (1 - levelled) + level * levelled + bowl;
}

HeightTable moonTable() {
    constexpr double cell = 160;
    HeightTable out = tableOf(cell, [](double, double) { return 0.0; });
    for (const Crater& crater : craters()) {
        const auto nearest = [](double place) {
            return std::clamp(static_cast<int>(std::floor(place / cell + 0.5)), 0, side - 1);
        };
        const double level = out.at(nearest(crater.y), nearest(crater.x));
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column) {
                double& height = out.heights[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) +
                                             static_cast<std::size_t>(column)];
                const double distance =
                    length(column * cell - crater.x, row * cell - crater.y) / crater.radius;
                height = std::round(withCrater(height, level, distance, crater.radius));
            }
    }
    return out;
}

} // namespace

const std::string& volcanoPlan() {
    static const std::string text = tableText(tableOf(160, volcanoHeight));
    return text;
}

const std::string& moonPlan() {
    static const std::string text = tableText(moonTable());
    return text;
}

const std::string& dunesPlan() {
    static const std::string text = tableText(tableOf(40, duneHeight));
    return text;
}

const std::string& archipelagoPlan() {
    static const std::string text = "-500,-520,-480,-430,-500,-520,-480,-500,-520;"
                                    "-480,-300,120,-250,-420,-480,-350,-420,-500;"
                                    "-500,-200,260,-100,-350,-380,300,-150,-480;"
                                    "-450,-380,-220,-330,80,-300,180,-260,-450;"
                                    "-480,-420,-380,-160,650,220,-330,-400,-480;"
                                    "-500,60,-300,-330,130,-260,-380,-60,-420;"
                                    "-480,340,20,-400,-420,-360,90,420,-300;"
                                    "-500,-250,-300,-380,-120,-330,-250,-180,-450;"
                                    "-520,-480,-500,-480,-450,-500,-480,-500,-520";
    return text;
}

} // namespace terrain
