// SPDX-License-Identifier: MIT
#include "app/map/map_marks.h"

#include "app/map/map_overlay.h"
#include "app/settings/saved_painter.h"

#include <QCoreApplication>

namespace app {
namespace {

const QColor dark(0, 0, 0, 190);
constexpr double placeRadius = 3.5;

/// Dark around light reads on every ground.
void drawRimmed(QPainter& painter, double width, const auto& draw) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, wide] : {std::pair(dark, width + 2.5), std::pair(QColor(Qt::white), width)}) {
        painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        draw();
    }
}

void drawPlace(QPainter& painter, const QPointF& at, const QColor& colour) {
    painter.setPen(QPen(dark, 1.5));
    painter.setBrush(Qt::white);
    painter.drawEllipse(at, placeRadius + 1.5, placeRadius + 1.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(at, placeRadius - 0.5, placeRadius - 0.5);
}

void drawLetter(QPainter& painter, const MarkedMap& map, const QPointF& at, const QString& letter) {
    constexpr double side = 18;
    const QRectF plate(std::round(at.x() - side / 2), std::round(at.y() - side - 8), side, side);
    drawPlate(painter, plate, map.palette);
    painter.setPen(map.palette.color(QPalette::Text));
    painter.drawText(plate, Qt::AlignCenter, letter);
}

} // namespace

void drawMarks(QPainter& painter, const MarkedMap& map, const MapMarks& marks) {
    if (marks.line.empty())
        return;
    const SavedPainter saved(painter);
    const std::vector<QPointF> copies = map.ground.copies();
    const QPointF& middle = copies[copies.size() / 2];
    for (const QPointF& copy : copies) {
        QPolygonF line;
        for (const terrain::PlanPoint& place : marks.line)
            line << map.view.toPixel(map.ground.positionOf(place) + copy);
        if (line.size() > 1)
            drawRimmed(painter, 2, [&] { painter.drawPolyline(line); });
        for (const QPointF& at : line)
            drawPlace(painter, at, map.palette.color(QPalette::Highlight));
        if (copy != middle)
            continue;
        if (line.size() > 1) {
            drawLetter(painter, map, line.front(),
                       QCoreApplication::translate("app::MapWidget", "A", "begin of a profile"));
            drawLetter(painter, map, line.back(),
                       QCoreApplication::translate("app::MapWidget", "B", "end of a profile"));
        }
        if (!marks.text.isEmpty())
            drawTextBeside(painter, map.area, map.palette, line.back(), marks.text);
    }
}

void drawLinkedPlace(QPainter& painter, const MarkedMap& map, const terrain::PlanPoint& place) {
    constexpr double radius = 6;
    const SavedPainter saved(painter);
    for (const QPointF& copy : map.ground.copies()) {
        const QPointF at = map.view.toPixel(map.ground.positionOf(place) + copy);
        drawRimmed(painter, 1.5, [&] { painter.drawEllipse(at, radius, radius); });
        drawRimmed(painter, 1, [&] { painter.drawPoint(at); });
    }
}

} // namespace app
