// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/profile.h"

#include <QPoint>
#include <QPointF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace app {

/// A place on a terrain and its height.
struct GroundPoint {
    double x = 0;      ///< m eastward from the south-west corner
    double y = 0;      ///< m northward
    double height = 0; ///< m; NaN in a hole
};

/// Places of a map and of the terrain that it shows. A map has its samples in the middle of cells of one
/// spacing a side, so it is one spacing wider than the terrain; positions on it are m from its north-west
/// corner, y southward. Refers to the heights.
class MapGround {
public:
    MapGround(const terrain::Heightfield& heights, bool repeat) : m_heights(heights), m_repeat(repeat) {}

    [[nodiscard]] QSizeF size() const; ///< m
    [[nodiscard]] int columns() const; ///< as drawn
    [[nodiscard]] int rows() const;

    /// None beside the map. The height is that of the surface between the samples; beside a hole that of the
    /// nearest sample.
    [[nodiscard]] std::optional<GroundPoint> at(const QPointF& position) const;
    /// At or nearest to a position.
    [[nodiscard]] GroundPoint nearest(const QPointF& position) const;
    /// The sample drawn at a column and row, which must be on the map.
    [[nodiscard]] GroundPoint sample(const QPoint& cell) const;
    /// The middle of its cell.
    [[nodiscard]] QPointF position(const QPoint& cell) const;
    /// A place of the terrain, in the copy in the north-west where there are several.
    [[nodiscard]] QPointF positionOf(const terrain::PlanPoint& place) const;
    /// What lies between that copy and each of them, row by row: one or nine.
    [[nodiscard]] std::vector<QPointF> copies() const;
    /// The cell at or nearest to a position.
    [[nodiscard]] QPoint cell(const QPointF& position) const;

private:
    [[nodiscard]] GroundPoint point(double column, double row, double height) const;
    [[nodiscard]] int wrapped(int index, int samples) const;
    [[nodiscard]] int period(int samples) const; ///< after which samples repeat; 0 = never

    const terrain::Heightfield& m_heights;
    bool m_repeat;
};

/// "1,204 m east, 873 m north, height 312.4 m", in the person's number format, with as many decimals as the
/// spacing gives sense.
QString groundText(const GroundPoint& point, double spacing);

} // namespace app
