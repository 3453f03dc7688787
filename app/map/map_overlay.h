// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QPalette>
#include <QRectF>
#include <QString>

namespace app {

/// A length for a scale bar: 1, 2 or 5 × a power of ten.
struct ScaleBar {
    double metres = 0;
    double pixels = 0;
};
/// The longest such length of at most `mostPixels`.
ScaleBar scaleBarFor(double pixelsPerMetre, double mostPixels);

// What lies over a map. Everything stands on a plate of its own, so that it reads on any ground.

/// In the lower left corner of `area`.
void drawScaleBar(QPainter& painter, const QRectF& area, const QPalette& palette, double pixelsPerMetre);
/// In the upper right corner of `area`.
void drawNorthArrow(QPainter& painter, const QRectF& area, const QPalette& palette);
/// A message along the top of `area`.
void drawNotice(QPainter& painter, const QRectF& area, const QPalette& palette, const QString& text);
/// The keyboard's place, with what is there.
void drawCursor(QPainter& painter, const QRectF& area, const QPalette& palette, const QPointF& at,
                const QString& text);
/// In place of a map.
void drawEmptyText(QPainter& painter, const QRectF& area, const QPalette& palette, const QString& text);

} // namespace app
