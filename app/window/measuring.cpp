// SPDX-License-Identifier: MIT
#include "app/window/measuring.h"

#include "app/docks/measure_dock.h"
#include "app/window/land_tools.h"
#include "app/window/line_drawing.h"
#include "app/window/view_area.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>

namespace app {
namespace {

Measure measureOf(LandTool tool) {
    return tool == LandTool::Height     ? Measure::Height
           : tool == LandTool::Distance ? Measure::Distance
           : tool == LandTool::Profile  ? Measure::Profile
                                        : Measure::None;
}

} // namespace

Measuring::Measuring(LandTools& tools, ViewArea& views, MeasureDock& dock, QWidget* window)
    : QObject(window), m_views(views), m_dock(dock), m_pointing(m_tool) {
    connectTools(tools);
    connectDock();
    connect(&m_tool, &MeasureTool::changed, this, [this] { m_dock.setLine(m_tool.line()); });
    connect(&m_tool, &MeasureTool::finished, this, &Measuring::raiseDock);
}

void Measuring::connectTools(LandTools& tools) {
    for (const LandTool tool : {LandTool::Height, LandTool::Distance, LandTool::Profile})
        tools.add(tool, m_pointing);
    connect(&tools, &LandTools::changed, this, [this](LandTool now) { m_tool.setMeasure(measureOf(now)); });
    connect(&m_pointing, &MeasurePointing::putAway, &tools, [&tools] { tools.take(LandTool::None); });
    connect(&m_pointing, &MeasurePointing::entered, this, &Measuring::pick);
    connect(&m_views.map(), &MapWidget::placeEntered, this, [this](double x, double y) { pick({x, y}); });
}

void Measuring::connectDock() {
    connect(&m_dock, &MeasureDock::shown, this, &Measuring::showMarks);
    connect(&m_dock, &MeasureDock::clearWanted, &m_tool, &MeasureTool::clear);
    connect(&m_dock, &MeasureDock::placeRead, this, [this](double x, double y) {
        m_views.setLinkedPlace(terrain::PlanPoint{x, y});
    });
    connect(&m_dock, &MeasureDock::placeLeft, this, [this] { m_views.setLinkedPlace(std::nullopt); });
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
    if (auto* dock = qobject_cast<QDockWidget*>(m_dock.parentWidget()))
        showPanel(*dock);
}

void Measuring::copy() {
    const QString text = m_dock.text();
    if (text.isEmpty()) {
        Q_EMIT message(tr("Nothing is measured yet: choose a tool and click on the land."));
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT message(tr("The measurement is on the clipboard"));
}

} // namespace app
