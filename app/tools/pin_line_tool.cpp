// SPDX-License-Identifier: MIT
#include "app/tools/pin_line_tool.h"

#include <QKeyEvent>

namespace app {

PinLineTool::PinLineTool(QObject* parent) : QObject(parent) {
    m_line.setMeasure(Measure::Profile);
    connect(&m_line, &MeasureTool::changed, this, &PinLineTool::changed);
    connect(&m_line, &MeasureTool::finished, this, [this] {
        const std::vector<terrain::PlanPoint> line = m_line.line();
        m_line.clear();
        Q_EMIT finished(line);
    });
}

std::vector<terrain::PlanPoint> PinLineTool::line() const {
    return m_line.line();
}

void PinLineTool::click(const ViewPointer& pointer) {
    if (!pointer.ground)
        return Q_EMIT missed();
    m_line.enter(*pointer.ground);
}

void PinLineTool::hover(const ViewPointer& pointer) {
    m_byMouse = true;
    if (pointer.ground)
        m_line.move(*pointer.ground);
}

void PinLineTool::enter(const ViewPointer& pointer) {
    m_byMouse = false;
    click(pointer);
}

bool PinLineTool::claims(const QKeyEvent& event) const {
    return m_line.isDrawing() && takesCornerBack(event);
}

bool PinLineTool::key(const QKeyEvent& event) {
    if (claims(event))
        return m_line.takeBack();
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_line.isDrawing() || !m_byMouse)
            return false;
        m_line.finish();
        return true;
    case Qt::Key_Escape:
        if (!m_line.cancel())
            Q_EMIT putAway();
        return true;
    default:
        return false;
    }
}

QCursor PinLineTool::cursor(const ViewPointer& pointer) const {
    return pointer.ground ? Qt::CrossCursor : Qt::ArrowCursor;
}

} // namespace app
