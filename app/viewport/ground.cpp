// SPDX-License-Identifier: MIT
#include "app/viewport/ground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

namespace app {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// A ray in the space of samples: x = column, y = row, z = height in m. Its parameter is the same as the
/// world ray's.
struct GridRay {
    glm::dvec3 origin;
    glm::dvec3 direction;

    [[nodiscard]] glm::dvec3 at(double t) const { return origin + direction * t; }
};

struct Interval {
    double from = 0;
    double to = infinity;

    [[nodiscard]] bool isEmpty() const { return from > to; }
};

/// The part of `part` in which the ray is between two planes.
Interval between(Interval part, double origin, double direction, double low, double high) {
    if (direction == 0)
        return origin >= low && origin <= high ? part : Interval{1, 0};
    const double a = (low - origin) / direction;
    const double b = (high - origin) / direction;
    return {std::max(part.from, std::min(a, b)), std::min(part.to, std::max(a, b))};
}

/// Where a ray meets one triangle (Möller & Trumbore 1997), from either side; infinity when it does not.
double triangleHit(const GridRay& ray, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
    constexpr double edge = -1e-9; // a ray along a shared edge meets one of the two
    const glm::dvec3 ab = b - a;
    const glm::dvec3 ac = c - a;
    const glm::dvec3 p = glm::cross(ray.direction, ac);
    const double determinant = glm::dot(ab, p);
    if (determinant == 0 || !std::isfinite(determinant))
        return infinity;
    const glm::dvec3 s = ray.origin - a;
    const double u = glm::dot(s, p) / determinant;
    const glm::dvec3 q = glm::cross(s, ab);
    const double v = glm::dot(ray.direction, q) / determinant;
    const double t = glm::dot(ac, q) / determinant;
    return u >= edge && v >= edge && u + v <= 1 - edge && t >= 0 ? t : infinity;
}

/// The search for the nearest hit: down the pyramid, nearer blocks first, to the cells.
class Search {
public:
    Search(const terrain::Heightfield& field, const HeightPyramid& pyramid, double water, const GridRay& ray)
        : m_field(field), m_pyramid(pyramid), m_water(water), m_ray(ray) {}

    double run() {
        visit(m_pyramid.levels() - 1, 0, 0);
        return m_nearest;
    }

private:
    struct Child {
        double from = infinity;
        int column = 0;
        int row = 0;
    };

    [[nodiscard]] double surface(double height) const { return height < m_water ? m_water : height; }

    /// The part of the ray in a block's box.
    [[nodiscard]] Interval partIn(int level, int column, int row) const {
        const terrain::HeightRange& range = m_pyramid.range(level, column, row);
        if (range.isEmpty())
            return {1, 0};
        const double side = static_cast<double>(HeightPyramid::blockCells) * std::ldexp(1.0, level);
        Interval part = between({}, m_ray.origin.x, m_ray.direction.x, column * side, (column + 1) * side);
        part = between(part, m_ray.origin.y, m_ray.direction.y, row * side, (row + 1) * side);
        // A little more than the range: a flat block's box would be missed by rounding.
        const double slack = 1e-9 * (1 + std::abs(range.minimum) + std::abs(range.maximum));
        return between(part, m_ray.origin.z, m_ray.direction.z, surface(range.minimum) - slack,
                       surface(range.maximum) + slack);
    }

    void visit(int level, int column, int row) {
        if (level == 0) {
            visitCells(column, row);
            return;
        }
        std::array<Child, 4> children;
        std::size_t count = 0;
        for (int i = 0; i < 4; ++i) {
            Child child{0, 2 * column + (i & 1), 2 * row + (i >> 1)};
            if (child.column >= m_pyramid.columns(level - 1) || child.row >= m_pyramid.rows(level - 1))
                continue;
            const Interval part = partIn(level - 1, child.column, child.row);
            child.from = part.from;
            if (part.isEmpty())
                continue;
            std::size_t place = count++;
            for (; place > 0 && children[place - 1].from > child.from; --place)
                children[place] = children[place - 1];
            children[place] = child;
        }
        for (std::size_t i = 0; i < count; ++i)
            if (children[i].from < m_nearest)
                visit(level - 1, children[i].column, children[i].row);
    }

    void visitCells(int blockColumn, int blockRow) {
        constexpr int cells = HeightPyramid::blockCells;
        const Interval part = partIn(0, blockColumn, blockRow);
        if (part.isEmpty())
            return;
        const glm::dvec3 a = m_ray.at(part.from);
        const glm::dvec3 b = m_ray.at(part.to);
        const auto cell = [](double place, int first, int end) {
            return std::clamp(static_cast<int>(std::floor(place)), first, end - 1);
        };
        const int firstRow = blockRow * cells;
        const int endRow = std::min(firstRow + cells, m_field.rows() - 1);
        const int firstColumn = blockColumn * cells;
        const int endColumn = std::min(firstColumn + cells, m_field.columns() - 1);
        const int lastRow = cell(std::max(a.y, b.y) + 1e-6, firstRow, endRow);
        const int lastColumn = cell(std::max(a.x, b.x) + 1e-6, firstColumn, endColumn);
        for (int r = cell(std::min(a.y, b.y) - 1e-6, firstRow, endRow); r <= lastRow; ++r)
            for (int c = cell(std::min(a.x, b.x) - 1e-6, firstColumn, endColumn); c <= lastColumn; ++c)
                visitCell(c, r);
    }

    void visitCell(int c, int r) {
        const auto corner = [&](int column, int row) {
            return glm::dvec3(column, row, surface(m_field.at(column, row)));
        };
        const glm::dvec3 southWest = corner(c, r + 1);
        const glm::dvec3 northEast = corner(c + 1, r);
        m_nearest = std::min(m_nearest, triangleHit(m_ray, corner(c, r), southWest, northEast));
        m_nearest = std::min(m_nearest, triangleHit(m_ray, corner(c + 1, r + 1), northEast, southWest));
    }

    const terrain::Heightfield& m_field;
    const HeightPyramid& m_pyramid;
    double m_water;
    GridRay m_ray;
    double m_nearest = infinity;
};

} // namespace

Ground::Ground(const terrain::Heightfield& field, const HeightPyramid& pyramid, double exaggeration,
               double water, int tiles)
    : m_exaggeration(exaggeration), m_water(water), m_tiles(tiles) {
    if (pyramid.levels() == 0 || pyramid.whole().isEmpty())
        return;
    m_field = &field;
    m_pyramid = &pyramid;
}

std::optional<glm::dvec3> Ground::hit(const Ray& ray) const {
    if (isEmpty())
        return std::nullopt;
    std::optional<glm::dvec3> nearest;
    for (int row = -m_tiles; row <= m_tiles; ++row)
        for (int column = -m_tiles; column <= m_tiles; ++column) {
            const glm::dvec3 offset{column * m_field->grid().width(), row * m_field->grid().depth(), 0};
            const std::optional<glm::dvec3> found = hitTile({ray.origin - offset, ray.direction});
            if (found && (!nearest ||
                          glm::distance(*found + offset, ray.origin) < glm::distance(*nearest, ray.origin)))
                nearest = *found + offset;
        }
    return nearest;
}

std::optional<glm::dvec3> Ground::hitTile(const Ray& ray) const {
    const terrain::Grid& grid = m_field->grid();
    const glm::dvec3 scale{1 / grid.spacingX, -1 / grid.spacingY, 1 / m_exaggeration};
    const GridRay inGrid{ray.origin * scale + glm::dvec3(0, grid.rows - 1, 0), ray.direction * scale};
    const double t = Search(*m_field, *m_pyramid, m_water, inGrid).run();
    return t < infinity ? std::optional(ray.origin + ray.direction * t) : std::nullopt;
}

std::optional<Ground::Place> Ground::placeAt(double x, double y) const {
    if (isEmpty())
        return std::nullopt;
    const terrain::Grid& grid = m_field->grid();
    const auto intoMiddle = [&](double place, double size) {
        const bool repeats = m_tiles > 0 && place >= -m_tiles * size && place <= (m_tiles + 1) * size;
        return repeats ? place - std::floor(place / size) * size : place;
    };
    const double column = intoMiddle(x, grid.width()) / grid.spacingX;
    const double row = grid.rows - 1 - intoMiddle(y, grid.depth()) / grid.spacingY;
    constexpr double slack = 1e-6; // of a cell: points that a ray found on the very border count
    if (!(column >= -slack && row >= -slack && column <= grid.columns - 1 + slack &&
          row <= grid.rows - 1 + slack))
        return std::nullopt;
    Place out;
    out.column = std::clamp(static_cast<int>(column), 0, grid.columns - 2);
    out.row = std::clamp(static_cast<int>(row), 0, grid.rows - 2);
    out.east = column - out.column;
    out.south = row - out.row;
    return out;
}

std::optional<double> Ground::heightIn(const Place& place, double water) const {
    const auto at = [&](int east, int south) {
        const double height = m_field->at(place.column + east, place.row + south);
        return height < water ? water : height;
    };
    const double u = place.east;
    const double v = place.south;
    const double height = u + v <= 1
                              ? at(0, 0) + u * (at(1, 0) - at(0, 0)) + v * (at(0, 1) - at(0, 0))
                              : at(1, 1) + (1 - u) * (at(0, 1) - at(1, 1)) + (1 - v) * (at(1, 0) - at(1, 1));
    return std::isfinite(height) ? std::optional(height) : std::nullopt;
}

std::optional<double> Ground::metresAt(double x, double y) const {
    const std::optional<Place> place = placeAt(x, y);
    return place ? heightIn(*place, std::numeric_limits<double>::quiet_NaN()) : std::nullopt;
}

double Ground::heightAt(double x, double y) const {
    const std::optional<Place> place = placeAt(x, y);
    const std::optional<double> height = place ? heightIn(*place, m_water) : std::nullopt;
    const double lowest = isEmpty() ? 0 : m_pyramid->whole().minimum;
    return height.value_or(lowest) * m_exaggeration;
}

} // namespace app
