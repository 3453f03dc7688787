// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/heights_from_above.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/vec2.hpp>
#include <limits>

namespace terrain {
namespace {

/// a · b = the result + what rounding took off (Dekker: A Floating-Point Technique for Extending the
/// Available Precision, 1971).
double roundedOff(double a, double b) {
    constexpr double splitter = 134217729; // 2^27 + 1
    const auto high = [](double value) {
        const double scaled = splitter * value;
        return scaled - (scaled - value);
    };
    const double aHigh = high(a);
    const double bHigh = high(b);
    const double aLow = a - aHigh;
    const double bLow = b - bHigh;
    return ((aHigh * bHigh - a * b) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
}

/// Twice the area of (a, b, p), > 0 when they turn left. Its sign is that of the exact value, for differences
/// of 32-bit floats are exact in 64 bits (unless one is 2^29 times the other), and rounding keeps the order
/// of different products. Exactly the opposite with a and b exchanged.
double turn(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& p) {
    const glm::dvec2 u = a - p;
    const glm::dvec2 v = b - p;
    const double difference = u.x * v.y - u.y * v.x;
    return difference != 0 ? difference : roundedOff(u.x, v.y) - roundedOff(u.y, v.x);
}

/// Columns or rows from `first` to before `end`.
struct Span {
    int first = 0;
    int end = 0;
};

/// Fills one triangle after the other.
class HighestSurface {
public:
    HighestSurface(const MeshLattice& lattice, Heightfield& heights)
        : m_lattice(lattice), m_heights(heights), m_perColumn(perStep(lattice.x)),
          m_perRow(perStep(lattice.y)) {}

    void add(const std::array<glm::dvec3, 3>& corners) {
        m_corners = corners;
        const double area = turn(at(0), at(1), at(2));
        if (area == 0)
            return;
        if (area < 0)
            std::swap(m_corners[1], m_corners[2]);
        const auto [low, high] = std::minmax({m_corners[0].y, m_corners[1].y, m_corners[2].y});
        const Span rows = within(m_lattice.y, m_perRow, high, low);
        for (int row = rows.first; row < rows.end; ++row)
            fillRow(row);
    }

private:
    static double perStep(const std::vector<float>& axis) {
        return static_cast<double>(axis.size() - 1) / (double{axis.back()} - double{axis.front()});
    }

    /// The places of the axis between two values, and perhaps one more at each end.
    static Span within(const std::vector<float>& axis, double perStep, double from, double to) {
        const auto last = static_cast<double>(axis.size() - 1);
        const double first = std::floor((from - double{axis.front()}) * perStep) - 1;
        const double end = std::ceil((to - double{axis.front()}) * perStep) + 1;
        return {static_cast<int>(std::clamp(first, 0.0, last)),
                static_cast<int>(std::clamp(end, -1.0, last)) + 1};
    }

    [[nodiscard]] glm::dvec2 at(std::size_t corner) const { return {m_corners[corner]}; }

    void fillRow(int row) {
        const double y = m_lattice.y[static_cast<std::size_t>(row)];
        double west = std::numeric_limits<double>::infinity();
        double east = -west;
        for (std::size_t i = 0; i < 3; ++i) {
            const glm::dvec2 a = at(i);
            const glm::dvec2 b = at((i + 1) % 3);
            if (std::min(a.y, b.y) > y || std::max(a.y, b.y) < y)
                continue;
            // Where the edge crosses the row; all of it when it lies in the row.
            const double part = a.y == b.y ? 0 : std::clamp((y - a.y) / (b.y - a.y), 0.0, 1.0);
            const double x = a.x + part * (b.x - a.x);
            west = std::min({west, x, a.y == b.y ? b.x : x});
            east = std::max({east, x, a.y == b.y ? b.x : x});
        }
        if (!(west <= east))
            return;
        const Span columns = within(m_lattice.x, m_perColumn, west, east);
        float* heights = m_heights.row(row);
        for (int column = columns.first; column < columns.end; ++column)
            raise(heights[column], {m_lattice.x[static_cast<std::size_t>(column)], y});
    }

    /// Sees the triangle at this place, if it is there.
    void raise(float& height, const glm::dvec2& place) const {
        const glm::dvec3 weights(turn(at(1), at(2), place), turn(at(2), at(0), place),
                                 turn(at(0), at(1), place));
        if (weights.x < 0 || weights.y < 0 || weights.z < 0)
            return;
        const double sum = weights.x + weights.y + weights.z;
        const double seen =
            (weights.x * m_corners[0].z + weights.y * m_corners[1].z + weights.z * m_corners[2].z) / sum;
        const auto rounded = static_cast<float>(seen);
        if (!(rounded <= height)) // a hole is lower than all
            height = rounded;
    }

    const MeshLattice& m_lattice;
    Heightfield& m_heights;
    double m_perColumn;
    double m_perRow; ///< negative: rows go south
    std::array<glm::dvec3, 3> m_corners{};
};

} // namespace

Result<Heightfield> heightsFromAbove(const Mesh& mesh, const MeshLattice& lattice,
                                     const RunContext& context) {
    MORAINE_EXPECTS(lattice.x.size() >= 2 && lattice.y.size() >= 2);
    Grid grid;
    grid.columns = static_cast<int>(lattice.x.size());
    grid.rows = static_cast<int>(lattice.y.size());
    grid.spacingX = lattice.spacingX;
    grid.spacingY = lattice.spacingY;
    Result<Heightfield> out = Heightfield::filled(grid, hole);
    if (!out)
        return out;
    HighestSurface surface(lattice, out.value());
    constexpr std::size_t poll = 3 * 1024;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        if (i % poll == 0) {
            if (context.isCancelled())
                return Cancelled{};
            context.setProgress(static_cast<double>(i) / static_cast<double>(mesh.indices.size()));
        }
        surface.add({glm::dvec3(mesh.vertices[mesh.indices[i]]),
                     glm::dvec3(mesh.vertices[mesh.indices[i + 1]]),
                     glm::dvec3(mesh.vertices[mesh.indices[i + 2]])});
    }
    return out;
}

} // namespace terrain
