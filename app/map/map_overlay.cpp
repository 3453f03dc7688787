// SPDX-License-Identifier: MIT
#include "app/map/map_overlay.h"

#include "app/settings/length_text.h"
#include "app/settings/saved_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double edge = 12;    ///< from the window's edge
constexpr double padding = 8;  ///< inside a plate
constexpr double rounding = 6; ///< of a plate's corners
constexpr QSizeF arrowSize(32, 48);

} // namespace

void drawPlate(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    QColor ground = palette.color(QPalette::Base);
    ground.setAlpha(225);
    QColor line = palette.color(QPalette::Text);
    line.setAlpha(40);
    painter.setPen(QPen(line, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), rounding, rounding);
}

ScaleBar scaleBarFor(double pixelsPerMetre, double mostPixels) {
    const double most = mostPixels / pixelsPerMetre;
    if (!(most > 0) || !std::isfinite(most))
        return {};
    const double power = std::pow(10, std::floor(std::log10(most)));
    double metres = power;
    for (const double step : {2.0, 5.0, 10.0})
        if (step * power <= most)
            metres = step * power;
    return {metres, metres * pixelsPerMetre};
}

void drawScaleBar(QPainter& painter, const QRectF& area, const QPalette& palette, double pixelsPerMetre,
                  std::optional<double> contourInterval) {
    constexpr double barHeight = 5;
    const ScaleBar bar = scaleBarFor(pixelsPerMetre, std::min(140.0, area.width() / 3));
    if (bar.pixels <= 0)
        return;
    const SavedPainter saved(painter);
    const QString text = lengthText(bar.metres);
    const QFontMetricsF metrics(painter.font());
    const QString lines = contourInterval ? QCoreApplication::translate("app::MapWidget", "Contours every %1")
                                                .arg(lengthText(*contourInterval))
                                          : QString();
    const double lineHeight = contourInterval ? metrics.height() : 0;
    const double width =
        std::max({bar.pixels, metrics.horizontalAdvance(text), metrics.horizontalAdvance(lines)}) +
        2 * padding;
    const double height = lineHeight + metrics.height() + barHeight + 2 * padding;
    const QRectF plate(std::round(area.left() + edge), std::round(area.bottom() - edge - height),
                       std::round(width), std::round(height));
    drawPlate(painter, plate, palette);
    painter.setPen(palette.color(QPalette::Text));
    const QRectF words(plate.left() + padding, plate.top() + padding - 2, plate.width(), metrics.height());
    painter.drawText(words, Qt::AlignLeft, contourInterval ? lines : text);
    if (contourInterval)
        painter.drawText(words.translated(0, lineHeight), Qt::AlignLeft, text);
    const QRectF whole(plate.left() + padding, std::round(plate.bottom() - padding - barHeight), bar.pixels,
                       barHeight);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Text));
    painter.drawRect(whole);
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRect(QRectF(whole.center().x(), whole.top() + 1, whole.width() / 2 - 1, barHeight - 2));
}

void drawNorthArrow(QPainter& painter, const QRectF& area, const QPalette& palette) {
    const SavedPainter saved(painter);
    const QRectF plate(QPointF(area.right() - edge - arrowSize.width(), area.top() + edge), arrowSize);
    drawPlate(painter, plate, palette);
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    const QColor ink = palette.color(QPalette::Text);
    painter.setPen(ink);
    painter.drawText(QRectF(plate.left(), plate.bottom() - 20, plate.width(), 16), Qt::AlignCenter,
                     QCoreApplication::translate("app::MapWidget", "N", "north, on the map's arrow"));
    const double x = plate.center().x();
    const double top = plate.top() + 7;
    const double bottom = plate.bottom() - 21;
    QPainterPath west;
    west.moveTo(x, top);
    west.lineTo(x - 6, bottom);
    west.lineTo(x, bottom - 5);
    west.closeSubpath();
    QPainterPath east;
    east.moveTo(x, top);
    east.lineTo(x + 6, bottom);
    east.lineTo(x, bottom - 5);
    east.closeSubpath();
    painter.setPen(QPen(ink, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ink);
    painter.drawPath(west);
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawPath(east);
}

void drawTextBeside(QPainter& painter, const QRectF& area, const QPalette& palette, const QPointF& at,
                    const QString& text) {
    constexpr double away = 16;
    const SavedPainter saved(painter);
    const QFontMetricsF metrics(painter.font());
    const QSizeF words =
        metrics.boundingRect(QRectF(0, 0, area.width(), area.height()), Qt::AlignLeft, text).size();
    QRectF plate(0, 0, std::ceil(words.width()) + 2 * padding, std::ceil(words.height()) + padding);
    plate.moveTopLeft(QPointF(at.x() + away, at.y() - plate.height() / 2).toPoint());
    if (plate.right() > area.right() - edge)
        plate.moveRight(std::round(at.x() - away));
    if (plate.left() < area.left() + edge)
        plate.moveLeft(area.left() + edge);
    plate.moveTop(std::clamp(plate.top(), area.top() + 2,
                             std::max(area.top() + 2, area.bottom() - plate.height() - 2)));
    drawPlate(painter, plate, palette);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(plate.adjusted(padding, padding / 2, 0, 0), Qt::AlignLeft, text);
}

void drawCursor(QPainter& painter, const QRectF& area, const QPalette& palette, const QPointF& at,
                const QString& text) {
    constexpr double radius = 7;
    constexpr double inner = 3;
    constexpr double outer = 13;
    const SavedPainter saved(painter);
    painter.setBrush(Qt::NoBrush);
    // Dark around light reads on every ground.
    for (const auto& [colour, width] :
         {std::pair(QColor(0, 0, 0, 190), 4.0), std::pair(QColor(Qt::white), 2.0)}) {
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(at, radius, radius);
        for (const QPointF& arm : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(at + arm * inner, at + arm * outer);
    }
    drawTextBeside(painter, area, palette, at, text);
}

void drawEmptyText(QPainter& painter, const QRectF& area, const QPalette& palette, const QString& text) {
    const SavedPainter saved(painter);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(area.adjusted(edge, edge, -edge, -edge), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace app
