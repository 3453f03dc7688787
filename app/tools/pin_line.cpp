// SPDX-License-Identifier: MIT
#include "app/tools/pin_line.h"

#include "libterrain/generators/diamond_square.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace app {
namespace {

double lengthOf(const terrain::PlanPoint& from, const terrain::PlanPoint& to) {
    return std::hypot(to.x - from.x, to.y - from.y);
}

double lengthOf(std::span<const terrain::PlanPoint> line) {
    double out = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        out += lengthOf(line[i - 1], line[i]);
    return out;
}

/// Those on samples that nothing else holds.
class FreeSamples {
public:
    FreeSamples(const terrain::Grid& grid, const terrain::PointList& taken) : m_grid(grid) {
        for (const terrain::FixedPoint& pin : taken)
            m_taken.emplace(pin.x, pin.y);
    }

    void add(const terrain::PlanPoint& place, double height) {
        const terrain::FixedPoint free{std::clamp(place.x / m_grid.width(), 0.0, 1.0),
                                       1 - std::clamp(place.y / m_grid.depth(), 0.0, 1.0), height};
        const terrain::FixedPoint pin = terrain::pointsOnNodes(m_grid, {free}).front();
        if (m_taken.emplace(pin.x, pin.y).second)
            pins.push_back(pin);
    }

    terrain::PointList pins;

private:
    const terrain::Grid& m_grid;
    std::set<std::pair<double, double>> m_taken;
};

} // namespace

terrain::PointList pinsAlong(std::span<const terrain::PlanPoint> line, const PinLine& heights,
                             const terrain::Grid& grid, const terrain::PointList& taken) {
    const double whole = lengthOf(line);
    if (!(whole > 0))
        return {};
    const double step =
        std::max({heights.spacing, std::min(grid.spacingX, grid.spacingY), // else samples have several
                  whole / (mostLinePins - static_cast<double>(line.size()))});
    FreeSamples out(grid, taken);
    out.add(line.front(), heights.start);
    double before = 0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double length = lengthOf(line[i - 1], line[i]);
        const int count = std::max(1, static_cast<int>(std::ceil(length / step - 1e-9)));
        for (int k = 1; k <= count && length > 0; ++k) {
            const double part = static_cast<double>(k) / count;
            const double along = (before + part * length) / whole;
            out.add({line[i - 1].x + part * (line[i].x - line[i - 1].x),
                     line[i - 1].y + part * (line[i].y - line[i - 1].y)},
                    heights.start + along * (heights.end - heights.start));
        }
        before += length;
    }
    return std::move(out.pins);
}

double usualPinSpacing(const terrain::Grid& grid) {
    const double length = std::max({grid.width(), grid.depth(), 1e-3}) / 40;
    const double power = std::pow(10.0, std::floor(std::log10(length)) - 1);
    return std::round(length / power) * power;
}

} // namespace app
