// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <optional>

namespace app {

/// A length for a scale bar: 1, 2 or 5 × a power of ten.
struct ScaleBar {
    double metres = 0;
    double pixels = 0;
};
/// The longest such length of at most `mostPixels`.
ScaleBar scaleBarFor(double pixelsPerMetre, double mostPixels);

// What lies over a map. Everything stands on a plate of its own, so that it reads on any ground.

/// In the lower left corner of `area`; with the interval of contour lines, where there are any.
void drawScaleBar(QPainter& painter, const QRectF& area, const QPalette& palette, double pixelsPerMetre,
                  std::optional<double> contourInterval = std::nullopt);
/// In the upper right corner of `area`.
void drawNorthArrow(QPainter& painter, const QRectF& area, const QPalette& palette);
/// What texts stand on.
void drawPlate(QPainter& painter, const QRectF& rect, const QPalette& palette);
/// On a plate beside a place, inside `area`; line by line.
void drawTextBeside(QPainter& painter, const QRectF& area, const QPalette& palette, const QPointF& at,
                    const QString& text);
/// The keyboard's place, with what is there.
void drawCursor(QPainter& painter, const QRectF& area, const QPalette& palette, const QPointF& at,
                const QString& text);
/// In place of a map.
void drawEmptyText(QPainter& painter, const QRectF& area, const QPalette& palette, const QString& text);

} // namespace app
