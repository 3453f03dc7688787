// SPDX-License-Identifier: MIT
#include "app/window/sketching.h"

#include "app/docks/start_grid_dock.h"
#include "app/settings/library_text.h"
#include "app/window/session.h"
#include "app/window/view_area.h"

#include <QDockWidget>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace app {
namespace {

constexpr int rimPoints = 64;

double oneDigit(double value) {
    const double power = std::pow(10.0, std::floor(std::log10(std::max(value, 1e-3))));
    return std::round(value / power) * power;
}

} // namespace

Sketching::Sketching(Session& session, StartGridEdits& edits, LandTools& tools, ViewArea& views,
                     StartGridDock& dock, QObject* parent)
    : QObject(parent), m_session(session), m_edits(edits), m_views(views), m_dock(dock), m_tool(edits) {
    tools.add(LandTool::Sketch, m_tool);
    connect(&tools, &LandTools::changed, this, [this](LandTool now) { take(now == LandTool::Sketch); });
    connect(&m_tool, &SketchTool::putAway, &tools, [&tools] { tools.take(LandTool::None); });
    connect(&m_tool, &SketchTool::moved, this, &Sketching::show);
    connect(&edits, &StartGridEdits::changed, this, &Sketching::show);
    connect(&edits, &StartGridEdits::refused, this,
            [this](const terrain::Error& error) { Q_EMIT message(errorText(error)); });
    connect(&session.document, &Document::heightsChanged, this, &Sketching::show);
    connect(&dock, &StartGridDock::brushChanged, this, &Sketching::takeBrush);
    connect(&views.map(), &MapWidget::groundLeft, &m_tool, &SketchTool::leave);
    if (views.viewport() != nullptr)
        connect(views.viewport(), &ViewportWidget::groundLeft, &m_tool, &SketchTool::leave);
    takeBrush();
}

void Sketching::take(bool active) {
    m_active = active;
    if (active) {
        const terrain::Grid& grid = m_session.document.recipe().grid;
        const auto span = static_cast<double>(m_session.document.heightRange().span());
        m_dock.proposeBrush(oneDigit(std::max(grid.width(), grid.depth()) / 6),
                            span > 0 ? oneDigit(span / 4) : 100);
        if (auto* panel = qobject_cast<QDockWidget*>(m_dock.parentWidget()))
            showPanel(*panel);
        if (m_edits.isPossible())
            Q_EMIT message(tr("Paint over the land to raise it; with Shift to lower it."));
    }
    show();
}

void Sketching::takeBrush() {
    const terrain::ParameterSet& chosen = m_dock.brush();
    SketchBrush brush;
    brush.mode = chosen.isChoice("mode", "lower") ? SketchBrush::Mode::Lower
                 : chosen.isChoice("mode", "set") ? SketchBrush::Mode::Set
                                                  : SketchBrush::Mode::Raise;
    brush.radius = chosen.real("radius");
    brush.amount = chosen.real("amount");
    brush.height = chosen.real("height");
    brush.cells = static_cast<int>(chosen.integer("cells"));
    m_tool.setBrush(brush);
}

void Sketching::show() {
    std::vector<terrain::ProfilePoint> nodes;
    std::vector<terrain::ProfilePoint> rim;
    const terrain::SharedHeightfield heights = m_session.document.heights();
    const auto add = [&](std::vector<terrain::ProfilePoint>& to, const terrain::PlanPoint& place) {
        const double height = terrain::heightAt(*heights, place);
        if (!std::isnan(height))
            to.push_back({0, place.x, place.y, height});
    };
    if (m_active && heights != nullptr) {
        const terrain::HeightTable& table = m_edits.table();
        for (int row = 0; row < table.rows(); ++row)
            for (int column = 0; column < table.columns; ++column)
                add(nodes, m_edits.placeOf(row, column));
        if (const auto place = m_tool.place())
            for (int i = 0; i <= rimPoints; ++i) {
                const double angle = 2 * std::numbers::pi * i / rimPoints;
                add(rim, {place->x + m_tool.radius() * std::cos(angle),
                          place->y + m_tool.radius() * std::sin(angle)});
            }
    }
    const ViewAnnotation drawing = sketchDrawing(nodes, rim);
    m_views.map().setAnnotation(QStringLiteral("start grid"), drawing);
    if (m_views.viewport() != nullptr)
        m_views.viewport()->setAnnotation(QStringLiteral("start grid"), drawing);
}

} // namespace app
