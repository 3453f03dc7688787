// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRgb>
#include <QSizeF>

class QFont;
class QPainter;

namespace app {

/// The height of an index line, to be written along it.
struct ContourLabel {
    QPointF at;        ///< its middle, in pixels of the picture
    double angle = 0;  ///< degrees by which the text is turned clockwise, −90…90: never upside down
    double height = 0; ///< m
};

/// A label's letters around 0, 0, before it is turned, where texts have this font.
QPainterPath contourLabelLetters(const QFont& font, double height);
inline constexpr double contourLabelRim = 3;              ///< of light around the letters, half of it outside
inline constexpr QRgb contourLabelInk = qRgb(58, 36, 18); ///< of the letters

/// How much room a label takes with this font for texts, in logical pixels, before it is turned.
QSizeF contourLabelSize(const QFont& font, double height);

/// Along its line, over `at`; in the picture's own pixels, which may be others than the label's. Reads on any
/// ground.
void drawContourLabel(QPainter& painter, const ContourLabel& label, const QPointF& at);

/// The same over its own place, by way of a picture: for painters of OpenGL, whose paths have jagged edges
/// where the surface has one sample a pixel.
void drawSmoothContourLabel(QPainter& painter, const ContourLabel& label);

} // namespace app
