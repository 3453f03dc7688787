// SPDX-License-Identifier: MIT
#include "app/tools/sketch_tool.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {
namespace {

/// 1 in the middle, 0 at the rim, smooth at both.
double nearness(double distance, double radius) {
    const double part = distance / radius;
    return part < 1 ? (1 - part * part) * (1 - part * part) : 0;
}

SketchBrush::Mode otherWay(SketchBrush::Mode mode) {
    return mode == SketchBrush::Mode::Raise   ? SketchBrush::Mode::Lower
           : mode == SketchBrush::Mode::Lower ? SketchBrush::Mode::Raise
                                              : mode;
}

} // namespace

SketchTool::SketchTool(StartGridEdits& edits, QObject* parent) : QObject(parent), m_edits(edits) {}

void SketchTool::setBrush(const SketchBrush& brush) {
    m_brush = brush;
    Q_EMIT moved();
}

double SketchTool::radius() const {
    const int cells = m_edits.cells() > 0 ? m_edits.cells() : m_brush.cells;
    return std::max(m_brush.radius, m_edits.nodeDistance(cells));
}

bool SketchTool::press(const ViewPointer& pointer) {
    if (!pointer.ground)
        return false;
    m_edits.beginStroke();
    if (m_edits.table().isEmpty() && !m_edits.begin(m_brush.cells)) {
        m_edits.endStroke();
        return true;
    }
    const bool turned = pointer.modifiers.testFlag(Qt::ShiftModifier);
    m_stroke = Stroke{m_edits.table(), m_edits.table(), std::vector<double>(m_edits.table().heights.size()),
                      *pointer.ground, turned ? otherWay(m_brush.mode) : m_brush.mode};
    paintTo(*pointer.ground);
    return true;
}

void SketchTool::drag(const ViewPointer& pointer) {
    hover(pointer);
    if (m_stroke && pointer.ground)
        paintTo(*pointer.ground);
}

void SketchTool::release(const ViewPointer& /*pointer*/) {
    if (std::exchange(m_stroke, std::nullopt))
        m_edits.endStroke();
}

void SketchTool::hover(const ViewPointer& pointer) {
    m_place = pointer.ground;
    Q_EMIT moved();
}

void SketchTool::leave() {
    m_place.reset();
    Q_EMIT moved();
}

void SketchTool::enter(const ViewPointer& pointer) {
    if (press(pointer))
        release(pointer);
}

/// All the way from the last place, however far the pointer has jumped.
void SketchTool::paintTo(const terrain::PlanPoint& place) {
    if (m_edits.table() != m_stroke->painted) { // undone in the middle: the rest would paint another land
        m_stroke.reset();
        return m_edits.endStroke();
    }
    const terrain::PlanPoint from = m_stroke->at;
    const double length = std::hypot(place.x - from.x, place.y - from.y);
    const int steps = std::max(1, static_cast<int>(std::ceil(4 * length / radius())));
    for (int i = 1; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        reach({from.x + part * (place.x - from.x), from.y + part * (place.y - from.y)});
    }
    m_stroke->at = place;
    terrain::HeightTable table = m_stroke->before;
    for (std::size_t i = 0; i < table.heights.size(); ++i) {
        const double reached = m_stroke->reached[i];
        double& height = table.heights[i];
        height += m_stroke->mode == SketchBrush::Mode::Raise   ? reached * m_brush.amount
                  : m_stroke->mode == SketchBrush::Mode::Lower ? -reached * m_brush.amount
                                                               : reached * (m_brush.height - height);
    }
    m_edits.setTable(table);
    m_stroke->painted = m_edits.table();
}

void SketchTool::reach(const terrain::PlanPoint& place) {
    const terrain::HeightTable& table = m_stroke->before;
    for (int row = 0; row < table.rows(); ++row)
        for (int column = 0; column < table.columns; ++column) {
            const terrain::PlanPoint node = m_edits.placeOf(row, column);
            double& reached = m_stroke->reached[static_cast<std::size_t>(row * table.columns + column)];
            reached = std::max(reached, nearness(std::hypot(node.x - place.x, node.y - place.y), radius()));
        }
}

bool SketchTool::key(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Escape)
        return false;
    if (std::exchange(m_stroke, std::nullopt))
        m_edits.cancelStroke();
    else
        Q_EMIT putAway();
    return true;
}

QCursor SketchTool::cursor(const ViewPointer& pointer) const {
    return pointer.ground ? Qt::CrossCursor : Qt::ArrowCursor;
}

ViewAnnotation sketchDrawing(const std::vector<terrain::ProfilePoint>& nodes,
                             const std::vector<terrain::ProfilePoint>& rim) {
    if (nodes.empty() && rim.empty())
        return {};
    return [nodes, rim](QPainter& painter, const ViewProjection& view, const QRectF& area) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const auto pixel = [&](const terrain::ProfilePoint& point) {
            return view.pixel({point.x, point.y}, view.surface(point.height));
        };
        painter.setPen(QPen(QColor(0, 0, 0, 170), 1));
        painter.setBrush(QColor(255, 255, 255, 220));
        for (const terrain::ProfilePoint& node : nodes)
            if (const auto at = pixel(node); at && area.contains(*at))
                painter.drawEllipse(*at, 2.5, 2.5);
        QPolygonF line;
        for (const terrain::ProfilePoint& point : rim)
            if (const auto at = pixel(point))
                line << *at;
        painter.setBrush(Qt::NoBrush);
        for (const auto& [ink, width] :
             {std::pair(QColor(0, 0, 0, 190), 3.5), std::pair(QColor(Qt::white), 1.5)}) {
            painter.setPen(QPen(ink, width));
            painter.drawPolyline(line);
        }
        painter.restore();
    };
}

} // namespace app
