// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/fixed_nodes.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace terrain::diamond_square {
namespace {

/// The node that a fraction of `cells` lies on. The tolerance is one of fractions, not of cells, so that a
/// point is on a node of the coarser terrain exactly if it is on that node in every finer one.
std::optional<int> nodeAt(double fraction, int cells) {
    constexpr double tolerance = 1e-10;
    const double node = std::floor(fraction * cells + 0.5);
    if (std::abs(fraction - node / cells) > tolerance)
        return std::nullopt;
    return static_cast<int>(node);
}

int trailingZeros(int index) {
    return std::countr_zero(static_cast<unsigned>(index));
}

} // namespace

std::optional<Node> nodeOf(const Grid& grid, const FixedPoint& point) {
    const std::optional<int> column = nodeAt(point.x, grid.columns - 1);
    const std::optional<int> row = nodeAt(point.y, grid.rows - 1);
    if (!column || !row)
        return std::nullopt;
    return Node{*row, *column};
}

FixedNodes::FixedNodes(const Lattice& lattice, const Grid& grid, const PointList& points)
    : m_lattice(lattice) {
    if (points.empty())
        return;
    m_levels.resize(static_cast<std::size_t>(lattice.levels) + 1);
    for (const FixedPoint& point : points) {
        const std::optional<Node> node = nodeOf(grid, point);
        if (!node)
            continue;
        int column = node->column * lattice.startStep + lattice.origin;
        int row = node->row * lattice.startStep + lattice.origin;
        if (lattice.wraps) {
            column = wrapped(column, lattice.columnCells(lattice.levels));
            row = wrapped(row, lattice.rowCells(lattice.levels));
        }
        const int finer = std::min({trailingZeros(column), trailingZeros(row), lattice.levels});
        m_levels[static_cast<std::size_t>(lattice.levels - finer)].push_back(
            {row >> finer, column >> finer, static_cast<float>(point.height)});
    }
    for (std::vector<FixedNode>& nodes : m_levels)
        std::ranges::stable_sort(nodes, {}, &FixedNode::row);
}

void FixedNodes::setNodes(int level, int row, float* samples, Range columns, int step) const {
    const std::vector<FixedNode>& nodes = m_levels[static_cast<std::size_t>(level)];
    const int home = m_lattice.wraps ? wrapped(row, m_lattice.rowCells(level)) : row;
    for (auto node = std::ranges::lower_bound(nodes, home, {}, &FixedNode::row);
         node != nodes.end() && node->row == home; ++node)
        setTwins(*node, m_lattice.columnCells(level), samples, columns, step);
}

void FixedNodes::setTwins(const FixedNode& node, int period, float* samples, Range columns, int step) const {
    int column = node.column;
    if (m_lattice.wraps)
        column = columns.first + wrapped(node.column - columns.first, period);
    for (; column <= columns.last; column += period) {
        if (columns.contains(column) && (column - columns.first) % step == 0)
            samples[(column - columns.first) / step] = node.height;
        if (!m_lattice.wraps)
            return;
    }
}

std::int64_t pointsWithoutNode(const Grid& grid, const PointList& points) {
    return std::ranges::count_if(points,
                                 [&](const FixedPoint& point) { return !nodeOf(grid, point).has_value(); });
}

} // namespace terrain::diamond_square
