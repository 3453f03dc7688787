// SPDX-License-Identifier: MIT
#include "app/viewport/view_overlay.h"

#include "app/settings/length_text.h"
#include "app/viewport/teaching_marks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

namespace app {
namespace {

class OverlayText {
    Q_DECLARE_TR_FUNCTIONS(app::ViewOverlay)
};

constexpr double margin = 16;
constexpr double longestBar = 140;
constexpr double shortestBar = 60; ///< that a narrow view leaves to it
constexpr double barSides = 24;    ///< of its plate, together
constexpr double apart = 8;        ///< from plate to plate
constexpr double axisLength = 26;

const QColor plate(18, 22, 27, 150);
const QColor ink(255, 255, 255, 235);

void paintPlate(QPainter& painter, const QRectF& rect, double radius) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(rect, radius, radius);
}

struct Bar {
    QString text;
    double length = 0; ///< pixels
    QRectF plate;
};

/// At the lower left.
QRectF axesPlate(const ViewOverlay& overlay) {
    const double side = 2 * (axisLength + 14);
    return {margin, overlay.lens.height - margin - side, side, side};
}

/// At the lower right, in a narrow view over the axes: how long a length is in the middle of the picture.
Bar scaleBar(const ViewOverlay& overlay, const QFontMetricsF& metrics) {
    const double metresAcross = 2 * overlay.camera.distance * overlay.lens.tangents().x;
    const double perPixel = metresAcross / std::max(overlay.lens.width, 1.0);
    const QRectF axes = axesPlate(overlay);
    const double beside = overlay.lens.width - margin - barSides - axes.right() - apart;
    const double metres = scaleBarLength(perPixel * std::clamp(beside, shortestBar, longestBar));
    Bar out;
    out.length = metres / perPixel;
    out.text = lengthText(metres);
    const double width = std::max(out.length, metrics.horizontalAdvance(out.text)) + barSides;
    const double height = metrics.height() + 22;
    out.plate =
        QRectF(overlay.lens.width - margin - width, overlay.lens.height - margin - height, width, height);
    if (out.plate.left() < axes.right() + apart)
        out.plate.moveBottom(axes.top() - apart);
    return out;
}

void paintScaleBar(QPainter& painter, const ViewOverlay& overlay) {
    const Bar bar = scaleBar(overlay, QFontMetricsF(painter.font()));
    const auto& [text, length, place] = bar;
    paintPlate(painter, place, 6);
    painter.setPen(ink);
    painter.drawText(place.adjusted(0, 5, 0, 0), Qt::AlignHCenter | Qt::AlignTop, text);
    const double left = place.center().x() - length / 2;
    const double y = place.bottom() - 9;
    painter.setPen(QPen(ink, 1.5));
    painter.drawPolyline(QPolygonF({{left, y - 5}, {left, y}, {left + length, y}, {left + length, y - 5}}));
}

struct Axis {
    glm::dvec3 direction;
    QColor colour;
    QString name;
};

/// East, north and up as they are seen.
void paintAxes(QPainter& painter, const ViewOverlay& overlay) {
    const QRectF place = axesPlate(overlay);
    const QPointF centre = place.center();
    paintPlate(painter, place, place.width() / 2);
    std::array<Axis, 3> axes{{{{1, 0, 0}, QColor(240, 128, 112), OverlayText::tr("E", "east, on the axes")},
                              {{0, 1, 0}, QColor(255, 255, 255), OverlayText::tr("N", "north, on the axes")},
                              {{0, 0, 1}, QColor(140, 190, 255), {}}}};
    const glm::dvec3 towards = -overlay.camera.forward();
    std::ranges::sort(axes, {}, [&](const Axis& axis) { return glm::dot(axis.direction, towards); });
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    for (const Axis& axis : axes) {
        const QPointF seen(glm::dot(axis.direction, overlay.camera.right()),
                           -glm::dot(axis.direction, overlay.camera.up()));
        QColor colour = axis.colour;
        colour.setAlphaF(glm::dot(axis.direction, towards) < -0.1 ? 0.75F : 1.0F);
        painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre, centre + seen * (axis.name.isEmpty() ? 0.75 : 0.72) * axisLength);
        const QPointF at = centre + seen * (axisLength + 1);
        painter.drawText(QRectF(at.x() - 12, at.y() - 12, 24, 24), Qt::AlignCenter, axis.name);
    }
}

constexpr double hintSide = 12; ///< between the hint and its plate's sides
constexpr double hintAir = 6;   ///< … and above and below
constexpr double narrowestHint = 200;
constexpr int hintFlags = Qt::AlignCenter | Qt::TextWordWrap;

/// In the middle of the lower edge, between the axes and the scale bar, in a narrow view over both; in as
/// many lines as that takes. Empty where there is no hint or no room.
QRectF hintPlate(const ViewOverlay& overlay, const QFontMetricsF& metrics) {
    if (overlay.hint.isEmpty())
        return {};
    const double between = overlay.lens.width - 2 * (margin + longestBar + 40);
    const bool isNarrow = between < narrowestHint;
    const double room = isNarrow ? overlay.lens.width - 2 * (margin + hintSide) : between;
    QRectF place = metrics.boundingRect(QRectF(0, 0, room, overlay.lens.height), hintFlags, overlay.hint)
                       .adjusted(-hintSide, -hintAir, hintSide, hintAir);
    place.moveCenter({overlay.lens.width / 2, 0});
    const double others = std::min(axesPlate(overlay).top(), scaleBar(overlay, metrics).plate.top());
    place.moveBottom(isNarrow ? others - apart : overlay.lens.height - margin);
    return place.top() >= margin && place.left() >= 0 ? place : QRectF();
}

void paintHint(QPainter& painter, const ViewOverlay& overlay) {
    const QRectF place = hintPlate(overlay, QFontMetricsF(painter.font()));
    if (place.isEmpty())
        return;
    paintPlate(painter, place, 6);
    painter.setPen(ink);
    // In the room it was broken for: in a wider one the lines would be others.
    painter.drawText(place.adjusted(hintSide, hintAir, -hintSide, -hintAir), hintFlags, overlay.hint);
}

void paintPivot(QPainter& painter, const QPointF& at) {
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(at, 6.5, 6.5);
    painter.setBrush(QColor(255, 255, 255));
    painter.drawEllipse(at, 3.5, 3.5);
}

/// A ring with a point, dark around light: it reads on every ground.
void paintLinked(QPainter& painter, const QPointF& at) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(QColor(0, 0, 0, 190), 4.0), std::pair(ink, 1.5)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawEllipse(at, 6, 6);
        painter.drawPoint(at);
    }
}

/// How tall the figure is, over its head; where it would be lost, a line leads down to it.
void paintFigure(QPainter& painter, const ViewOverlay& overlay) {
    const glm::dvec3 foot = *overlay.figure;
    const glm::dvec3 top = foot + glm::dvec3(0, 0, figureHeight * overlay.exaggeration);
    const auto footPixel = pixelOf(overlay.camera, overlay.lens, foot);
    const auto topPixel = pixelOf(overlay.camera, overlay.lens, top);
    if (!footPixel || !topPixel)
        return;
    constexpr double plain = 24; // pixels from which a figure is seen
    const double tall = std::abs(footPixel->y - topPixel->y);
    const double gap = tall < plain ? plain : 4;
    const QPointF head(topPixel->x, topPixel->y);
    const QString text = lengthText(figureHeight);
    const QFontMetricsF metrics(painter.font());
    QRectF place(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4);
    place.moveCenter(head);
    place.moveBottom(head.y() - gap);
    if (tall < plain) {
        for (const auto& [colour, width] : {std::pair(QColor(0, 0, 0, 190), 3.0), std::pair(ink, 1.5)}) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QPointF(head.x(), place.bottom()), head - QPointF(0, 2));
        }
    }
    paintPlate(painter, place, 4);
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter, text);
}

} // namespace

double scaleBarLength(double longest) {
    const double power = std::pow(10.0, std::floor(std::log10(longest)));
    for (const double factor : {5.0, 2.0})
        if (factor * power <= longest)
            return factor * power;
    return power;
}

std::vector<QRectF> overlayPlates(const ViewOverlay& overlay, const QFontMetricsF& metrics) {
    return {scaleBar(overlay, metrics).plate, axesPlate(overlay), hintPlate(overlay, metrics)};
}

void paintOverlay(QPainter& painter, const ViewOverlay& overlay) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintScaleBar(painter, overlay);
    paintHint(painter, overlay);
    paintAxes(painter, overlay);
    const auto seen = [&](const std::optional<glm::dvec3>& point, auto paint) {
        const auto pixel = point ? pixelOf(overlay.camera, overlay.lens, *point) : std::nullopt;
        if (pixel)
            paint(painter, QPointF(pixel->x, pixel->y));
    };
    if (overlay.figure)
        paintFigure(painter, overlay);
    seen(overlay.linked, paintLinked);
    seen(overlay.pivot, paintPivot);
}

} // namespace app
