// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/profile.h"

#include <QByteArray>
#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPalette>
#include <QPolygonF>
#include <QRectF>

#include <span>

namespace app {

/// A profile in a rectangle: where each point lies, and the picture, in whatever the painter paints on.
/// Refers to the points.
class ProfileDrawing {
public:
    /// `area`: with the axes and their texts; in pixels, or whatever the painter counts in.
    ProfileDrawing(std::span<const terrain::ProfilePoint> points, const QRectF& area,
                   const QFontMetricsF& metrics, const QLocale& locale);

    /// How many times steeper slopes look than they are.
    [[nodiscard]] double exaggeration() const;
    [[nodiscard]] const QRectF& plot() const { return m_plot; }
    [[nodiscard]] double xOf(double distance) const;
    [[nodiscard]] double yOf(double height) const;
    /// The point nearest to an x of the picture.
    [[nodiscard]] std::size_t nearest(double x) const;

    void draw(QPainter& painter, const QPalette& palette) const;

private:
    void drawGrid(QPainter& painter, const QPalette& palette) const;
    void drawTexts(QPainter& painter, const QPalette& palette) const;
    void drawLine(QPainter& painter, const QPalette& palette) const;
    [[nodiscard]] QPolygonF lineOf(std::span<const terrain::ProfilePoint> run) const;

    std::span<const terrain::ProfilePoint> m_points;
    QRectF m_area;
    QFontMetricsF m_metrics;
    QLocale m_locale;
    QRectF m_plot;
    double m_length = 1; ///< m, of the axis
    double m_low = 0;    ///< m, ends of the height axis
    double m_high = 1;
    std::vector<double> m_heightTicks;
    std::vector<double> m_distanceTicks;
};

/// The picture as an SVG file with axes and their labels, on white.
QByteArray profileSvg(std::span<const terrain::ProfilePoint> points, const QString& title,
                      const QLocale& locale);

} // namespace app
