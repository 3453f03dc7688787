// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/axis_scale.h"

#include <QByteArray>
#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace app {

struct PlotAxis {
    QString label; ///< with its unit, such as "Height in m"
    AxisScale scale = {};
};

enum class PlotShape {
    Line,
    Area, ///< a line, and what lies under it filled
    Bars, ///< from the axis up, `barWidth` wide, x in their middle
    Points
};

/// Points in the units of the axes, ordered by x. A y that is NaN is a gap.
struct PlotSeries {
    PlotShape shape = PlotShape::Line;
    std::vector<QPointF> points;
    double barWidth = 0;
};

/// A place of the x axis with a line and a name.
struct PlotMark {
    double x = 0;
    QString label;
};

/// What a plot shows. Plain data; drawn by PlotDrawing, read and exported by PlotWidget.
struct Plot {
    QString title; ///< one or two words
    QString name;  ///< proposed for files, without suffix
    /// One sentence for screen readers.
    QString description;
    PlotAxis x;
    PlotAxis y;
    /// The first one is what is read. Later ones are drawn over it.
    std::vector<PlotSeries> series;
    std::optional<PlotMark> mark = {};
    /// A few words over the plot at the right; `exaggeration` is how many times steeper lines are drawn than
    /// they are, where both axes are metres. May be empty.
    std::function<QString(double exaggeration)> note = {};
    /// What a point of the first series says.
    std::function<QString(std::size_t)> reading = {};
    /// The numbers as a CSV file: a line of names with units, then one line a point, points as decimal signs
    /// whatever the locale.
    std::function<QByteArray()> csv = {};

    [[nodiscard]] bool isEmpty() const { return series.empty() || series.front().points.empty(); }
};

} // namespace app
