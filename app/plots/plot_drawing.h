// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/plot.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPalette>
#include <QPolygonF>
#include <QRectF>

#include <span>

class QPainter;

namespace app {

/// A plot in a rectangle: where each value lies, and the picture, on whatever the painter paints. Lengths in
/// the painter's logical units, so that a screen of 200 % and a printer get the same picture, finer. Refers
/// to the plot. Any thread with a painter of its own.
class PlotDrawing {
public:
    /// `area`: with title, axes and their texts. `headRoom`: kept free at the right of the title.
    PlotDrawing(const Plot& plot, const QRectF& area, const QFontMetricsF& metrics, const QLocale& locale,
                double headRoom = 0);

    /// How many times steeper slopes look than they are, where both axes have the same unit.
    [[nodiscard]] double exaggeration() const;
    /// The rectangle between the axes.
    [[nodiscard]] const QRectF& frame() const { return m_frame; }
    [[nodiscard]] double xOf(double value) const;
    [[nodiscard]] double yOf(double value) const;
    /// The point of the first series nearest to an x of the picture. Precondition: it has points.
    [[nodiscard]] std::size_t nearest(double x) const;

    void draw(QPainter& painter, const QPalette& palette) const;
    /// A line, a ring and, over the frame, a plate with the words of one point.
    void drawReading(QPainter& painter, const QPalette& palette, std::size_t index) const;

private:
    using Points = std::span<const QPointF>;
    void drawGrid(QPainter& painter, const QPalette& palette) const;
    void drawTexts(QPainter& painter, const QPalette& palette) const;
    void drawTickTexts(QPainter& painter) const;
    void drawMark(QPainter& painter, const QPalette& palette) const;
    void drawSeries(QPainter& painter, const PlotSeries& series, const QColor& ink) const;
    void drawBars(QPainter& painter, const PlotSeries& series) const;
    void drawRun(QPainter& painter, Points run, bool filled) const;
    [[nodiscard]] QPolygonF lineOf(Points run) const;

    const Plot& m_plot;
    QRectF m_area;
    QFontMetricsF m_metrics;
    QLocale m_locale;
    double m_headRoom;
    double m_headHeight = 0;
    QRectF m_frame;
    std::vector<double> m_xTicks;
    std::vector<double> m_yTicks;
};

} // namespace app
