// SPDX-License-Identifier: MIT
#include "app/window/pin_lines.h"

#include "app/docks/pin_line_form.h"
#include "app/tools/pin_line.h"
#include "app/window/line_drawing.h"
#include "app/window/session.h"
#include "app/window/view_area.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double crest = 0.75; ///< where between lowest and highest a ridge lies at least

double roundedHeight(double metres) {
    return std::round(metres);
}

} // namespace

PinLines::PinLines(Session& session, PinEdits& edits, LandTools& tools, ViewArea& views, PinLineForm& form,
                   QObject* parent)
    : QObject(parent), m_session(session), m_edits(edits), m_views(views), m_form(form) {
    tools.add(LandTool::Ridge, m_tool);
    tools.add(LandTool::River, m_tool);
    connect(&tools, &LandTools::changed, this, &PinLines::take);
    connect(&m_tool, &PinLineTool::changed, this, &PinLines::follow);
    connect(&m_tool, &PinLineTool::finished, this, &PinLines::make);
    connect(&m_tool, &PinLineTool::missed, this, [this] {
        Q_EMIT message(tr("That is beside the land: a corner of the line has to lie on it."));
    });
    connect(&m_tool, &PinLineTool::putAway, &tools, [&tools] { tools.take(LandTool::None); });
    connect(&form, &PinLineForm::changed, this, &PinLines::remake);
    connect(&form, &PinLineForm::gestureStarted, &edits, &PinEdits::beginGesture);
    connect(&form, &PinLineForm::gestureFinished, &edits, &PinEdits::endGesture);
    connect(&form, &PinLineForm::gestureCancelled, &edits, [this] {
        m_edits.cancelGesture();
        m_made = pinsOfLine();
    });
}

void PinLines::take(LandTool tool) {
    m_tool.giveUp();
    m_line.clear();
    if (tool != LandTool::Ridge && tool != LandTool::River)
        return;
    m_form.begin(tool == LandTool::Ridge ? PinLineForm::Kind::Ridge : PinLineForm::Kind::River,
                 usualPinSpacing(m_edits.grid()));
    Q_EMIT message(tr("Click the corners of the line on the land; a double click or Enter ends it."));
}

/// What is drawn, and the heights that suit it.
void PinLines::follow() {
    const std::vector<terrain::PlanPoint> line = m_tool.line();
    ViewAnnotation drawing;
    const terrain::SharedHeightfield heights = m_session.document.heights();
    if (heights != nullptr && !line.empty()) {
        propose(line);
        std::vector<terrain::ProfilePoint> places;
        for (const terrain::PlanPoint& place : line)
            places.push_back({0, place.x, place.y, terrain::heightAt(*heights, place)});
        drawing = lineDrawing(terrain::profile(*heights, line), places, {});
    }
    m_views.map().setAnnotation(QStringLiteral("pin line"), drawing);
    if (m_views.viewport() != nullptr)
        m_views.viewport()->setAnnotation(QStringLiteral("pin line"), drawing);
}

void PinLines::propose(const std::vector<terrain::PlanPoint>& line) {
    const terrain::SharedHeightfield heights = m_session.document.heights();
    double start = terrain::heightAt(*heights, line.front());
    double end = terrain::heightAt(*heights, line.back());
    if (std::isnan(start) || std::isnan(end))
        return;
    if (m_form.kind() == PinLineForm::Kind::Ridge) {
        const terrain::HeightRange range = m_session.document.heightRange();
        const double least = range.minimum + crest * range.span();
        start = std::max(start, least);
        end = std::max(end, least);
    }
    m_form.propose(roundedHeight(start), roundedHeight(end));
}

bool PinLines::isUphill(const std::vector<terrain::PlanPoint>& line) const {
    const terrain::SharedHeightfield heights = m_session.document.heights();
    return m_form.kind() == PinLineForm::Kind::River && !m_form.areHeightsChosen() && heights != nullptr &&
           terrain::heightAt(*heights, line.front()) < terrain::heightAt(*heights, line.back());
}

terrain::PointList PinLines::pinsOfLine() const {
    return pinsAlong(m_line, {m_form.start(), m_form.end(), m_form.spacing()}, m_edits.grid(), m_before);
}

QString PinLines::undoText() const {
    return m_form.kind() == PinLineForm::Kind::Ridge ? tr("Ridge of pins") : tr("River of pins");
}

void PinLines::make(const std::vector<terrain::PlanPoint>& line) {
    m_line = line;
    if (isUphill(line)) { // the river's spring is where the land is higher
        std::ranges::reverse(m_line);
        propose(m_line);
    }
    m_before = m_edits.pins();
    m_made = pinsOfLine();
    if (m_made.empty() || !m_edits.append(m_made, undoText())) {
        m_line.clear();
        return;
    }
    m_form.releaseHeights();
    Q_EMIT message(
        tr("Pins along the line: %1. Its heights can still be changed in the panel.").arg(m_made.size()));
}

bool PinLines::isAsMade() const {
    const terrain::PointList& now = m_edits.pins();
    return !m_line.empty() && now.size() == m_before.size() + m_made.size() &&
           std::equal(m_before.begin(), m_before.end(), now.begin()) &&
           std::equal(m_made.rbegin(), m_made.rend(), now.rbegin());
}

void PinLines::remake() {
    if (!isAsMade())
        return;
    const terrain::PointList made = pinsOfLine();
    terrain::PointList all = m_before;
    all.insert(all.end(), made.begin(), made.end());
    if (m_edits.replace(all, undoText()))
        m_made = made;
    m_form.releaseHeights(); // they are this line's, not the next one's
}

} // namespace app
