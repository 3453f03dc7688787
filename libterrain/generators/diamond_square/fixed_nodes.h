// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/line_stream.h"
#include "libterrain/generators/diamond_square/lattice.h"

#include <optional>

namespace terrain::diamond_square {

/// A node that keeps its height; row and column on the lattice of the level that makes it.
struct FixedNode {
    int row = 0;
    int column = 0;
    float height = 0;
};

/// A sample of a terrain.
struct Node {
    int row = 0;
    int column = 0;
};

/// The sample that a point lies on; none where it lies between samples of this terrain.
std::optional<Node> nodeOf(const Grid& grid, const FixedPoint& point);

/// The fixed points of a terrain, by the level that makes their node. Points that lie on no node of this
/// terrain have no effect; of several on one node the last counts.
class FixedNodes {
public:
    /// No nodes.
    FixedNodes() = default;
    FixedNodes(const Lattice& lattice, const Grid& grid, const PointList& points);

    [[nodiscard]] bool isEmpty() const { return m_levels.empty(); }

    /// Sets those samples of a row that are fixed at `level`. `samples` are at the columns columns.first,
    /// columns.first + step, … up to columns.last of lattice row `row`.
    void apply(int level, int row, float* samples, Range columns, int step) const {
        if (!isEmpty())
            setNodes(level, row, samples, columns, step);
    }

    /// The same for all columns of a row, part of which may wait in a stream (null: none).
    void applyToRow(int level, int row, float* samples, Range columns, LineStream<float>* stream) const {
        if (isEmpty())
            return;
        if (stream != nullptr)
            stream->flush();
        setNodes(level, row, samples, columns, 1);
    }

private:
    void setNodes(int level, int row, float* samples, Range columns, int step) const;
    void setTwins(const FixedNode& node, int period, float* samples, Range columns, int step) const;

    Lattice m_lattice;
    std::vector<std::vector<FixedNode>> m_levels; ///< each in order of rows
};

/// How many of the points lie on no node of a terrain of this size.
std::int64_t pointsWithoutNode(const Grid& grid, const PointList& points);

} // namespace terrain::diamond_square
