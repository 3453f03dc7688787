// SPDX-License-Identifier: MIT
#include "app/viewport/terrain_selection.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace app {
namespace {

using terrain::Grid;
using terrain::HeightRange;

struct Box {
    glm::dvec3 low;
    glm::dvec3 high;
};

double distanceTo(const Box& box, const glm::dvec3& eye) {
    return glm::length(glm::max(glm::max(box.low - eye, eye - box.high), glm::dvec3(0)));
}

/// The planes that bound what is in the picture; a point p is inside when dot(normal, p − eye) ≥ offset.
class Frustum {
public:
    explicit Frustum(const SelectionView& view) : m_eye(view.camera.eye) {
        const glm::dvec2 tangents = view.lens.tangents();
        const glm::dvec3 f = view.camera.forward();
        const glm::dvec3 r = view.camera.right();
        const glm::dvec3 u = view.camera.up();
        m_planes = {{{f * tangents.x + r, 0},
                     {f * tangents.x - r, 0},
                     {f * tangents.y + u, 0},
                     {f * tangents.y - u, 0},
                     {f, view.clip.nearest},
                     {-f, -view.clip.farthest}}};
    }

    [[nodiscard]] bool meets(const Box& box) const {
        return std::ranges::all_of(m_planes, [&](const Plane& plane) {
            const glm::dvec3 outermost{plane.normal.x > 0 ? box.high.x : box.low.x,
                                       plane.normal.y > 0 ? box.high.y : box.low.y,
                                       plane.normal.z > 0 ? box.high.z : box.low.z};
            return glm::dot(plane.normal, outermost - m_eye) >= plane.offset;
        });
    }

private:
    struct Plane {
        glm::dvec3 normal;
        double offset;
    };
    glm::dvec3 m_eye;
    std::array<Plane, 6> m_planes{};
};

class Selector {
public:
    Selector(const Grid& grid, const HeightPyramid& pyramid, const SelectionView& view)
        : m_grid(grid), m_pyramid(pyramid), m_view(view), m_frustum(view) {
        m_out.levels = std::max(1, pyramid.levels() - 1);
        for (int level = 0; level < m_out.levels; ++level)
            m_ends[index(level)] = endOf(level);
        m_ends[index(m_out.levels - 1)] = std::numeric_limits<double>::infinity();
        for (int level = 0; level < m_out.levels; ++level)
            m_out.morphs[index(level)] = morphOf(level);
    }

    TerrainSelection run() {
        for (int row = -m_view.tiles; row <= m_view.tiles; ++row)
            for (int column = -m_view.tiles; column <= m_view.tiles; ++column) {
                m_tileColumn = column;
                m_tileRow = row;
                visit(m_out.levels - 1, 0, 0);
            }
        return std::move(m_out);
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    /// A node of level L is four patches of level L: blocks of level L of the pyramid, and one of level L
    /// + 1.
    [[nodiscard]] double nodeSide(int level) const {
        return 2.0 * HeightPyramid::blockCells *
               std::ldexp(std::max(m_grid.spacingX, m_grid.spacingY), level);
    }

    /// Up to where a level is used: until its quads are as small in the picture as asked for; but not so near
    /// that a node could reach from one level's start over the next one's morph, which would open cracks.
    [[nodiscard]] double endOf(int level) const {
        const double shorter = std::min(m_view.lens.width, m_view.lens.height);
        const double pixelsAtOne = shorter / (2 * std::tan(m_view.lens.angleOfView / 2));
        const double quad = nodeSide(level) / (2 * HeightPyramid::blockCells);
        const int block = std::min(level + 1, m_pyramid.levels() - 1);
        const double height = static_cast<double>(m_pyramid.largestSpan(block)) * m_view.exaggeration;
        const double diagonal = std::hypot(std::sqrt(2.0) * nodeSide(level), height);
        const double least = level == 0 ? 0 : 2 * m_ends[index(level - 1)];
        return std::max({quad * pixelsAtOne / m_view.quadPixels, 2.5 * diagonal, least});
    }

    [[nodiscard]] MorphRange morphOf(int level) const {
        const double end = m_ends[index(level)];
        if (std::isinf(end)) // the coarsest level stays as it is
            return {std::numeric_limits<float>::max() / 4, std::numeric_limits<float>::max() / 2};
        const double begin = level == 0 ? 0 : m_ends[index(level - 1)];
        return {static_cast<float>(begin + 0.65 * (end - begin)), static_cast<float>(end)};
    }

    [[nodiscard]] double surface(float height) const {
        const auto metres = static_cast<double>(height);
        return (metres < m_view.water ? m_view.water : metres) * m_view.exaggeration;
    }

    /// The box of a block of the pyramid, with the wall below it where it is at the border.
    [[nodiscard]] Box boxOf(int level, int column, int row) const {
        const HeightRange& range = m_pyramid.range(level, column, row);
        const int side = HeightPyramid::blockCells << level;
        const double firstColumn = column * side + m_tileColumn * (m_grid.columns - 1);
        const double firstRow = row * side + m_tileRow * (m_grid.rows - 1);
        const double columns = std::min(side, m_grid.columns - 1 - column * side);
        const double rows = std::min(side, m_grid.rows - 1 - row * side);
        const double north = (m_grid.rows - 1 - firstRow) * m_grid.spacingY;
        const bool border = column == 0 || row == 0 || (column + 1) * side >= m_grid.columns - 1 ||
                            (row + 1) * side >= m_grid.rows - 1;
        return {{firstColumn * m_grid.spacingX, north - rows * m_grid.spacingY,
                 border ? std::min(m_view.bottom, surface(range.minimum)) : surface(range.minimum)},
                {(firstColumn + columns) * m_grid.spacingX, north, surface(range.maximum)}};
    }

    [[nodiscard]] bool exists(int level, int column, int row) const {
        return column < m_pyramid.columns(level) && row < m_pyramid.rows(level) &&
               !m_pyramid.range(level, column, row).isEmpty();
    }

    void visit(int level, int column, int row) {
        if (m_pyramid.levels() == 1) { // a terrain of one patch
            addPatch(0, 0, 0);
            return;
        }
        if (!m_frustum.meets(boxOf(level + 1, column, row)))
            return;
        for (const auto& [childColumn, childRow] : nearestFirst(level, column, row)) {
            if (!exists(level, childColumn, childRow))
                continue;
            const bool finer = level > 0 && distanceTo(boxOf(level, childColumn, childRow),
                                                       m_view.camera.eye) <= m_ends[index(level - 1)];
            if (finer)
                visit(level - 1, childColumn, childRow);
            else
                addPatch(level, childColumn, childRow);
        }
    }

    using Children = std::array<std::pair<int, int>, 4>;
    [[nodiscard]] Children nearestFirst(int level, int column, int row) const {
        const double side = HeightPyramid::blockCells << level;
        const double eyeColumn =
            m_view.camera.eye.x / m_grid.spacingX - m_tileColumn * (m_grid.columns - 1.0);
        const double eyeRow =
            (m_grid.rows - 1) - m_view.camera.eye.y / m_grid.spacingY - m_tileRow * (m_grid.rows - 1.0);
        const int c = eyeColumn > (2 * column + 1) * side ? 1 : 0;
        const int r = eyeRow > (2 * row + 1) * side ? 1 : 0;
        return {{{2 * column + c, 2 * row + r},
                 {2 * column + 1 - c, 2 * row + r},
                 {2 * column + c, 2 * row + 1 - r},
                 {2 * column + 1 - c, 2 * row + 1 - r}}};
    }

    void addPatch(int level, int column, int row) {
        if (!m_frustum.meets(boxOf(level, column, row)))
            return;
        const int side = HeightPyramid::blockCells << level;
        const PatchInstance patch{static_cast<float>(column * side),
                                  static_cast<float>(row * side),
                                  std::ldexp(1.0F, level),
                                  static_cast<float>(level),
                                  static_cast<float>(m_tileColumn * (m_grid.columns - 1)),
                                  static_cast<float>(m_tileRow * (m_grid.rows - 1))};
        m_out.patches.push_back(patch);
        const bool outer[4] = {row == 0 && m_tileRow == -m_view.tiles,
                               (column + 1) * side >= m_grid.columns - 1 && m_tileColumn == m_view.tiles,
                               (row + 1) * side >= m_grid.rows - 1 && m_tileRow == m_view.tiles,
                               column == 0 && m_tileColumn == -m_view.tiles};
        for (std::size_t border = 0; border < 4; ++border)
            if (outer[border])
                m_out.borders[border].push_back(patch);
    }

    const Grid& m_grid;
    const HeightPyramid& m_pyramid;
    const SelectionView& m_view;
    Frustum m_frustum;
    TerrainSelection m_out;
    std::array<double, TerrainSelection::maximumLevels> m_ends{};
    int m_tileColumn = 0;
    int m_tileRow = 0;
};

} // namespace

TerrainSelection selectPatches(const Grid& grid, const HeightPyramid& pyramid, const SelectionView& view) {
    if (pyramid.levels() == 0 || pyramid.whole().isEmpty())
        return {};
    return Selector(grid, pyramid, view).run();
}

} // namespace app
