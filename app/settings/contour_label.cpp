// SPDX-License-Identifier: MIT
#include "app/settings/contour_label.h"

#include "app/settings/saved_painter.h"
#include "app/settings/shown_number.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainterPath>

#include <algorithm>

namespace app {
namespace {

constexpr double rim = 3; ///< of light around the letters, half of it outside

} // namespace

QFont contourLabelFont(QFont font) {
    font.setPixelSize(std::max(9, QFontMetrics(font).height() * 10 / 16));
    return font;
}

QString contourLabelText(double height) {
    return shownNumber(height, 'g', 10);
}

QSizeF contourLabelSize(const QFont& font, double height) {
    const QFontMetricsF metrics(contourLabelFont(font));
    return {metrics.horizontalAdvance(contourLabelText(height)) + rim, metrics.capHeight() + rim};
}

void drawContourLabel(QPainter& painter, const ContourLabel& label, const QPointF& at) {
    const SavedPainter saved(painter);
    const QFont font = contourLabelFont(painter.font());
    const QFontMetricsF metrics(font);
    const QString text = contourLabelText(label.height);
    QPainterPath letters;
    letters.addText(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2, font, text);
    painter.translate(at);
    painter.rotate(label.angle);
    // A light rim around dark letters reads on every ground, as lines do not run through them.
    painter.strokePath(letters,
                       QPen(QColor(255, 255, 255, 215), rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, QColor(58, 36, 18));
}

void drawSmoothContourLabel(QPainter& painter, const ContourLabel& label) {
    const double ratio = painter.device()->devicePixelRatioF();
    const double side = contourLabelSize(painter.font(), label.height).width() + 2 * rim;
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
