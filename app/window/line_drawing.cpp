// SPDX-License-Identifier: MIT
#include "app/window/line_drawing.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr std::size_t mostPoints = 400; ///< each asks the ground what is before it
const QColor dark(0, 0, 0, 190);
const QColor plate(18, 22, 27, 205);

/// Evenly spread, with both ends.
std::vector<terrain::ProfilePoint> thinned(const std::vector<terrain::ProfilePoint>& points) {
    if (points.size() <= mostPoints)
        return points;
    std::vector<terrain::ProfilePoint> out;
    for (std::size_t i = 0; i < mostPoints; ++i)
        out.push_back(points[i * (points.size() - 1) / (mostPoints - 1)]);
    return out;
}

terrain::PlanPoint placeOf(const terrain::ProfilePoint& point) {
    return {point.x, point.y};
}

/// The parts that are seen, and those with ground before them.
struct Parts {
    QPainterPath seen;
    QPainterPath covered;
};

Parts partsOf(const std::vector<terrain::ProfilePoint>& points, const ViewProjection& projection) {
    Parts out;
    std::optional<QPointF> before;
    bool wasCovered = false;
    for (const terrain::ProfilePoint& point : points) {
        const double metres = projection.surface(point.height);
        const auto at = projection.pixel(placeOf(point), metres);
        const bool covered = at && projection.isCovered(placeOf(point), metres);
        if (before && at) {
            QPainterPath& part = covered || wasCovered ? out.covered : out.seen;
            if (part.isEmpty() || part.currentPosition() != *before)
                part.moveTo(*before);
            part.lineTo(*at);
        }
        before = at;
        wasCovered = covered;
    }
    return out;
}

void drawText(QPainter& painter, const QRectF& area, const QPointF& at, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    QRectF place = metrics.boundingRect(area, Qt::AlignLeft, text).adjusted(-6, -3, 6, 3);
    place.moveTopLeft(at + QPointF(14, -place.height() / 2));
    if (place.right() > area.right())
        place.moveRight(at.x() - 14);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(place, 4, 4);
    painter.setPen(Qt::white);
    painter.drawText(place.adjusted(6, 3, 0, 0), Qt::AlignLeft | Qt::TextDontClip, text);
}

} // namespace

ViewAnnotation lineDrawing(const std::vector<terrain::ProfilePoint>& profile,
                           const std::vector<terrain::ProfilePoint>& places, const QString& text) {
    if (places.empty())
        return {};
    return [points = thinned(profile), places, text](QPainter& painter, const ViewProjection& projection,
                                                     const QRectF& area) {
        painter.setRenderHint(QPainter::Antialiasing);
        const Parts parts = partsOf(points, projection);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 150), 1.5, Qt::DotLine, Qt::RoundCap));
        painter.drawPath(parts.covered);
        for (const auto& [colour, width] : {std::pair(dark, 4.5), std::pair(QColor(Qt::white), 2.0)}) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPath(parts.seen);
        }
        std::optional<QPointF> last;
        for (const terrain::ProfilePoint& place : places) {
            last = projection.pixel(placeOf(place), projection.surface(place.height));
            if (!last)
                continue;
            painter.setPen(QPen(dark, 1.5));
            painter.setBrush(Qt::white);
            painter.drawEllipse(*last, 4, 4);
        }
        if (last && !text.isEmpty())
            drawText(painter, area, *last, text);
    };
}

} // namespace app
