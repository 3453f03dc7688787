// SPDX-License-Identifier: MIT
#include "app/tools/measure_tool.h"

#include <QKeyEvent>

#include <limits>
#include <utility>

namespace app {

void MeasureTool::setMeasure(Measure measure) {
    if (measure == m_measure)
        return;
    cancel();
    m_measure = measure;
    Q_EMIT measureChanged(measure);
}

/// Corners of a line.
std::size_t MeasureTool::most() const {
    switch (m_measure) {
    case Measure::Distance:
        return 2;
    case Measure::Profile:
        return std::numeric_limits<std::size_t>::max();
    default:
        return 1;
    }
}

void MeasureTool::add(const terrain::PlanPoint& at) {
    if (!m_drawing) {
        m_before = std::exchange(m_points, {});
        m_drawing = true;
    }
    m_points.push_back(at);
    m_pointer = at;
}

void MeasureTool::press(const terrain::PlanPoint& at) {
    if (m_measure == Measure::None)
        return;
    add(at);
    m_pressed = true;
    Q_EMIT changed();
}

void MeasureTool::move(const terrain::PlanPoint& at) {
    if (!m_drawing)
        return;
    m_pointer = at;
    if (m_pressed && most() == 1)
        m_points.back() = at; // a place that is dragged
    Q_EMIT changed();
}

void MeasureTool::release(const terrain::PlanPoint& at, bool dragged) {
    if (!m_drawing || !m_pressed)
        return;
    m_pressed = false;
    m_pointer = at;
    const bool straight = dragged && m_points.size() == 1 && most() > 1; // drawn at once
    if (straight)
        m_points.push_back(at);
    else if (dragged)
        m_points.back() = at;
    if (straight || m_points.size() >= most())
        end();
    else
        Q_EMIT changed();
}

void MeasureTool::enter(const terrain::PlanPoint& at) {
    if (m_measure == Measure::None)
        return;
    if (m_drawing && m_points.back() == at) {
        finish();
        return;
    }
    press(at);
    release(at, false);
}

void MeasureTool::finish() {
    if (!m_drawing)
        return;
    m_pressed = false;
    while (m_points.size() > 1 && m_points.back() == m_points[m_points.size() - 2])
        m_points.pop_back(); // both presses of a double click
    if (m_points.size() > 1)
        end();
}

void MeasureTool::end() {
    m_drawing = false;
    m_before.clear();
    Q_EMIT changed();
    Q_EMIT finished();
}

bool MeasureTool::cancel() {
    if (!m_drawing)
        return false;
    m_drawing = false;
    m_pressed = false;
    m_points = std::exchange(m_before, {});
    Q_EMIT changed();
    return true;
}

bool MeasureTool::takeBack() {
    if (!m_drawing || m_points.size() == 1)
        return cancel();
    m_pressed = false;
    m_points.pop_back();
    Q_EMIT changed();
    return true;
}

bool takesCornerBack(const QKeyEvent& event) {
    return event.matches(QKeySequence::Undo) ||
           (event.key() == Qt::Key_Backspace && event.modifiers() == Qt::NoModifier);
}

void MeasureTool::clear() {
    m_drawing = false;
    m_pressed = false;
    m_before.clear();
    if (std::exchange(m_points, {}).empty())
        return;
    Q_EMIT changed();
}

void MeasureTool::mark(const terrain::PlanPoint& at) {
    m_pressed = false;
    m_points = {at};
    end();
}

std::vector<terrain::PlanPoint> MeasureTool::line() const {
    std::vector<terrain::PlanPoint> out = m_points;
    if (m_drawing && most() > 1 && !(m_pointer == out.back()))
        out.push_back(m_pointer);
    return out;
}

} // namespace app
