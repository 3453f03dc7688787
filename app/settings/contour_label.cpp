// SPDX-License-Identifier: MIT
#include "app/settings/contour_label.h"

#include "app/settings/saved_painter.h"
#include "app/settings/shown_number.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace app {
namespace {

QFont labelFont(QFont font) {
    font.setPixelSize(std::max(9, QFontMetrics(font).height() * 10 / 16));
    return font;
}

QString textOf(double height) {
    return shownNumber(height, 'g', 10);
}

} // namespace

QSizeF contourLabelSize(const QFont& font, double height) {
    const QFontMetricsF metrics(labelFont(font));
    return {metrics.horizontalAdvance(textOf(height)) + contourLabelRim,
            metrics.capHeight() + contourLabelRim};
}

QPainterPath contourLabelLetters(const QFont& font, double height) {
    const QFont letters = labelFont(font);
    const QFontMetricsF metrics(letters);
    const QString text = textOf(height);
    QPainterPath out;
    out.addText(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2, letters, text);
    return out;
}

void drawContourLabel(QPainter& painter, const ContourLabel& label, const QPointF& at) {
    const SavedPainter saved(painter);
    const QPainterPath letters = contourLabelLetters(painter.font(), label.height);
    painter.translate(at);
    painter.rotate(label.angle);
    // A light rim around dark letters reads on every ground, as lines do not run through them.
    painter.strokePath(letters, QPen(QColor(255, 255, 255, 215), contourLabelRim, Qt::SolidLine, Qt::RoundCap,
                                     Qt::RoundJoin));
    painter.fillPath(letters, QColor(contourLabelInk));
}

void drawSmoothContourLabel(QPainter& painter, const ContourLabel& label) {
    const double ratio = painter.device()->devicePixelRatioF();
    const double side = contourLabelSize(painter.font(), label.height).width() + 2 * contourLabelRim;
    const QSize pixels = QSizeF(side * ratio, side * ratio).toSize();
    QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    // On whole device pixels, so that they are copied as they are.
    const QPointF corner = QPointF(((label.at - QPointF(side, side) / 2) * ratio).toPoint()) / ratio;
    QPainter inside(&picture);
    inside.setFont(painter.font());
    drawContourLabel(inside, label, label.at - corner);
    inside.end();
    painter.drawImage(corner, picture);
}

} // namespace app
