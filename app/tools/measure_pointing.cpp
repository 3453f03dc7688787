// SPDX-License-Identifier: MIT
#include "app/tools/measure_pointing.h"

#include <QKeyEvent>
#include <QLineF>

namespace app {

bool MeasurePointing::press(const ViewPointer& pointer) {
    if (!pointer.nearest)
        return false;
    m_from = pointer.pixel;
    m_at = *pointer.nearest;
    m_dragged = false;
    m_tool.press(m_at);
    return true;
}

void MeasurePointing::drag(const ViewPointer& pointer) {
    m_dragged = m_dragged || QLineF(m_from, pointer.pixel).length() > clickSlack;
    hover(pointer);
}

void MeasurePointing::release(const ViewPointer& pointer) {
    m_tool.release(pointer.nearest.value_or(m_at), m_dragged);
}

void MeasurePointing::hover(const ViewPointer& pointer) {
    if (!pointer.nearest)
        return;
    m_at = *pointer.nearest;
    m_tool.move(m_at);
}

void MeasurePointing::enter(const ViewPointer& pointer) {
    if (pointer.nearest)
        Q_EMIT entered(*pointer.nearest);
}

bool MeasurePointing::claims(const QKeyEvent& event) const {
    return m_tool.isDrawing() && takesCornerBack(event);
}

bool MeasurePointing::key(const QKeyEvent& event) {
    if (claims(event))
        return m_tool.takeBack();
    if (event.key() != Qt::Key_Escape)
        return false;
    if (!m_tool.cancel())
        Q_EMIT putAway();
    return true;
}

QCursor MeasurePointing::cursor(const ViewPointer& pointer) const {
    return pointer.nearest ? Qt::CrossCursor : Qt::ArrowCursor;
}

} // namespace app
