// SPDX-License-Identifier: MIT
#include "app/window/measuring.h"

#include "app/docks/measure_dock.h"
#include "app/window/line_drawing.h"
#include "app/window/view_area.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>

namespace app {

Measuring::Measuring(ViewArea& views, MeasureDock& dock, QWidget* window)
    : QObject(window), m_views(views), m_dock(dock) {
    connectMap();
    connectDock();
    connect(&m_tool, &MeasureTool::changed, this, [this] { m_dock.setLine(m_tool.line()); });
    connect(&m_tool, &MeasureTool::finished, this, &Measuring::raiseDock);
    connect(&m_tool, &MeasureTool::measureChanged, this,
            [this](Measure measure) { m_views.map().setPointing(measure != Measure::None); });
}

void Measuring::connectMap() {
    MapWidget& map = m_views.map();
    connect(&map, &MapWidget::pointPressed, this, [this](double x, double y) { m_tool.press({x, y}); });
    connect(&map, &MapWidget::pointMoved, this, [this](double x, double y) { m_tool.move({x, y}); });
    connect(&map, &MapWidget::pointReleased, this, [this](double x, double y, bool dragged) {
        m_tool.release({x, y}, dragged);
    });
    connect(&map, &MapWidget::lineFinished, &m_tool, &MeasureTool::finish);
    connect(&map, &MapWidget::pointingCancelled, this, [this] {
        if (!m_tool.cancel())
            m_tool.setMeasure(Measure::None);
    });
    connect(&map, &MapWidget::placeEntered, this, [this](double x, double y) { pick({x, y}); });
}

void Measuring::connectDock() {
    connect(&m_dock, &MeasureDock::shown, this, &Measuring::showMarks);
    connect(&m_dock, &MeasureDock::clearWanted, &m_tool, &MeasureTool::clear);
    connect(&m_dock, &MeasureDock::placeRead, this, [this](double x, double y) {
        m_views.setLinkedPlace(terrain::PlanPoint{x, y});
    });
    connect(&m_dock, &MeasureDock::placeLeft, this, [this] { m_views.setLinkedPlace(std::nullopt); });
}

void Measuring::toggle(Measure measure) {
    const bool away = m_tool.measure() == measure;
    m_tool.setMeasure(away ? Measure::None : measure);
    if (away)
        return;
    if (m_views.mode() == ViewMode::View3d)
        m_views.setMode(ViewMode::Split);
    m_views.map().setFocus();
}

/// Enter at the keyboard's cursor: the tool's next place, without a tool a place of its own.
void Measuring::pick(const terrain::PlanPoint& at) {
    if (m_tool.measure() == Measure::None)
        m_tool.mark(at);
    else
        m_tool.enter(at);
    const QString found = m_dock.summary();
    if (!m_tool.isDrawing() && !found.isEmpty())
        Q_EMIT message(tr("Measured: %1").arg(found));
}

void Measuring::showMarks() {
    m_views.map().setMarks({m_tool.line(), m_dock.summary()});
    if (m_views.viewport() == nullptr)
        return;
    std::vector<terrain::ProfilePoint> places;
    for (const terrain::PlanPoint& place : m_tool.line())
        places.push_back({0, place.x, place.y, m_dock.heightAt(place)});
    m_views.viewport()->setAnnotation(QStringLiteral("measured"),
                                      lineDrawing(m_dock.points(), places, m_dock.summary()));
}

void Measuring::raiseDock() {
    auto* dock = qobject_cast<QDockWidget*>(m_dock.parentWidget());
    if (dock == nullptr)
        return;
    dock->show();
    dock->raise();
}

void Measuring::copy() {
    const QString text = m_dock.text();
    if (text.isEmpty()) {
        Q_EMIT message(tr("Nothing is measured yet: choose a tool and click on the map."));
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT message(tr("The measurement is on the clipboard"));
}

} // namespace app
