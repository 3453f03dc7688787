// SPDX-License-Identifier: MIT
#include "app/window/sample_drawing.h"

#include "app/settings/display_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

class SampleText {
    Q_DECLARE_TR_FUNCTIONS(app::SampleDrawing)
};

struct PlacedHeight {
    terrain::PlanPoint at;
    double metres = 0;
};

struct Explained {
    PlacedHeight sample;
    double mean = 0;
    double offset = 0;
    double amplitude = 0;
    std::vector<PlacedHeight> neighbours;
};

const QColor dark(0, 0, 0, 200);
const QColor plate(18, 22, 27, 205);
const QColor ink(255, 255, 255);
const QColor meanColour(255, 205, 80);
const QColor sampleColour(108, 182, 234);

QString signedMetres(double value) {
    return (value < 0 ? QString(QChar(0x2212)) : QStringLiteral("+")) + metresText(std::abs(value));
}

/// The drawing of one picture.
class SamplePainter {
public:
    SamplePainter(QPainter& painter, const QRectF& area) : m_painter(painter), m_area(area) {
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paint(const Explained& what, const ViewProjection& projection) {
        const auto mean = projection.pixel(what.sample.at, what.mean);
        const auto tip = projection.pixel(what.sample.at, what.sample.metres);
        if (!mean || !tip)
            return;
        std::vector<std::pair<QPointF, QString>> labels;
        for (const PlacedHeight& neighbour : what.neighbours)
            if (const auto at = projection.pixel(neighbour.at, neighbour.metres)) {
                rimmed(1.5, ink, Qt::DashLine, [&] { m_painter.drawLine(*at, *mean); });
                labels.emplace_back(*at, metresText(neighbour.metres));
            }
        for (const auto& [at, text] : labels)
            dot(at, 4.5, ink);
        const QPointF end = projection.isPlan() ? *mean + planArrow(what) : *tip;
        arrow(*mean, end);
        diamond(*mean);
        dot(end, 5, sampleColour);
        m_taken.append(QRectF(*mean, end).normalized().adjusted(-8, -8, 8, 8));
        for (const auto& [at, text] : labels)
            m_taken.append(QRectF(at - QPointF(6, 6), at + QPointF(6, 6)));
        words(end, SampleText::tr("Mean %1\nOffset %2, amplitude %3\nHeight %4")
                       .arg(metresText(what.mean), signedMetres(what.offset), metresText(what.amplitude),
                            metresText(what.sample.metres)));
        for (const auto& [at, text] : labels)
            words(at, text);
    }

private:
    /// On a map heights have no direction: the arrow goes up or down by the offset's share of the amplitude.
    static QPointF planArrow(const Explained& what) {
        const double share = what.amplitude > 0 ? std::min(std::abs(what.offset) / what.amplitude, 1.0) : 0;
        return {0, (what.offset < 0 ? 1 : -1) * (14 + 26 * share)};
    }

    void rimmed(double width, const QColor& colour, Qt::PenStyle style, const auto& draw) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(dark, width + 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        draw();
        m_painter.setPen(QPen(colour, width, style, Qt::FlatCap, Qt::RoundJoin));
        draw();
    }

    void dot(const QPointF& at, double radius, const QColor& colour) {
        m_painter.setPen(QPen(dark, 1.5));
        m_painter.setBrush(colour);
        m_painter.drawEllipse(at, radius, radius);
    }

    void diamond(const QPointF& at) {
        constexpr double half = 6;
        m_painter.setPen(QPen(dark, 1.5));
        m_painter.setBrush(meanColour);
        m_painter.drawPolygon(QPolygonF(
            {at + QPointF(0, -half), at + QPointF(half, 0), at + QPointF(0, half), at + QPointF(-half, 0)}));
    }

    void arrow(const QPointF& from, const QPointF& to) {
        rimmed(2.5, meanColour, Qt::SolidLine, [&] {
            m_painter.drawLine(from, to);
            const QPointF way = to - from;
            const double length = std::hypot(way.x(), way.y());
            if (length < 18)
                return;
            const QPointF along = way / length;
            const QPointF across(-along.y(), along.x());
            const QPointF neck = to - along * 12.0;
            m_painter.drawPolyline(QPolygonF({neck + across * 5.0, to - along * 4.0, neck - across * 5.0}));
        });
    }

    /// On a plate beside a place, where nothing else stands yet.
    void words(const QPointF& at, const QString& text) {
        constexpr double away = 14;
        const QFontMetricsF metrics(m_painter.font());
        QRectF place = metrics.boundingRect(m_area, Qt::AlignLeft, text).adjusted(-6, -3, 6, 3);
        const double w = place.width();
        const double h = place.height();
        const QPointF corners[] = {{away, -h / 2},           {-away - w, -h / 2},      {-w / 2, -away - h},
                                   {-w / 2, away},           {away, -away - h},        {away, away},
                                   {-away - w, -away - h},   {-away - w, away},        {away + 40, -h / 2},
                                   {-away - w - 40, -h / 2}, {-w / 2, -away - h - 30}, {-w / 2, away + 30}};
        const auto isFree = [&](const QRectF& rect) {
            return m_area.contains(rect) &&
                   std::ranges::none_of(m_taken, [&](const QRectF& other) { return other.intersects(rect); });
        };
        std::vector<QPointF> tries;
        for (const QPointF& corner : corners)
            tries.push_back(at + corner);
        // In a small picture at its rim, rather than over the marks.
        const QRectF room = m_area.adjusted(away, away, -away - w, -away - h);
        for (const double y : {room.top(), room.center().y(), room.bottom()})
            for (const double x :
                 {std::clamp(at.x() - w / 2, m_area.left(), std::max(m_area.left(), m_area.right() - w)),
                  room.left(), room.right()})
                tries.emplace_back(x, y);
        const auto found = std::ranges::find_if(
            tries, [&](const QPointF& corner) { return isFree(QRectF(corner, place.size())); });
        place.moveTopLeft(found != tries.end() ? *found : tries.front());
        m_taken.append(place);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(plate);
        m_painter.drawRoundedRect(place, 4, 4);
        m_painter.setPen(ink);
        m_painter.drawText(place.adjusted(6, 3, 0, 0), Qt::AlignLeft | Qt::TextDontClip, text);
    }

    QPainter& m_painter;
    QRectF m_area;
    QList<QRectF> m_taken;
};

} // namespace

ViewAnnotation sampleDrawing(const terrain::SampleOrigin& sample, const terrain::Heightfield& heights) {
    const terrain::Grid& grid = heights.grid();
    const auto placed = [&](int column, int row, double metres) {
        return PlacedHeight{{column * grid.spacingX, (grid.rows - 1 - row) * grid.spacingY}, metres};
    };
    Explained what{
        placed(sample.column, sample.row, sample.height), sample.mean, sample.offset, sample.amplitude, {}};
    for (const auto& [column, row] : sample.neighbours)
        what.neighbours.push_back(placed(column, row, static_cast<double>(heights.row(row)[column])));
    return [what](QPainter& painter, const ViewProjection& projection, const QRectF& area) {
        SamplePainter(painter, area).paint(what, projection);
    };
}

} // namespace app
