// SPDX-License-Identifier: MIT
#include "app/tools/pin_tool.h"

#include "app/settings/display_text.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {
namespace {

constexpr double pixelsOfWidth =
    1000; ///< in a plan, and from straight above: so many lift by the land's width

} // namespace

double roundHeightStep(double metresPerPixel) {
    const double power = std::pow(10.0, std::floor(std::log10(metresPerPixel)));
    for (const double factor : {5.0, 2.0})
        if (factor * power <= metresPerPixel)
            return factor * power;
    return power;
}

PinTool::PinTool(PinEdits& edits, QObject* parent) : QObject(parent), m_edits(edits) {}

std::vector<PinMark> PinTool::marks() const {
    std::vector<PinMark> out;
    for (const terrain::FixedPoint& pin : m_edits.pins())
        out.push_back({m_edits.placeOf(pin), pin.height, std::nan(""), metresText(pin.height)});
    return out;
}

std::optional<PinHold> PinTool::under(const ViewPointer& pointer) const {
    return pinUnder(marks(), m_edits.selected(), pointer.pixel, pointer.view);
}

double PinTool::heightPerPixel(const ViewPointer& pointer, const PinMark& pin) const {
    const double most = std::max(m_edits.grid().width(), m_edits.grid().depth()) / pixelsOfWidth;
    if (pointer.view.isPlan())
        return most;
    const double probe = most;
    const auto low = pointer.view.pixel(pin.place, pin.height);
    const auto high = pointer.view.pixel(pin.place, pin.height + probe);
    const double pixels = low && high ? low->y() - high->y() : 0;
    return pixels > 0 ? std::min(most, probe / pixels) : most;
}

bool PinTool::press(const ViewPointer& pointer) {
    const std::optional<PinHold> hold = under(pointer);
    if (!hold)
        return false;
    m_edits.select(hold->index);
    const PinMark pin = marks().at(static_cast<std::size_t>(hold->index));
    const std::optional<QPointF> at = pinPixel(pin, pointer.view);
    PinHold held = *hold;
    held.handle = held.handle || pointer.modifiers.testFlag(Qt::ShiftModifier);
    m_drag = DragState{held, pointer.pixel, at ? *at - pointer.pixel : QPointF(), pin.height,
                       heightPerPixel(pointer, pin)};
    m_edits.beginGesture();
    return true;
}

void PinTool::drag(const ViewPointer& pointer) {
    if (!m_drag)
        return;
    const QPointF away = pointer.pixel - m_drag->pixel;
    m_drag->moved = m_drag->moved || std::hypot(away.x(), away.y()) > clickSlack;
    if (!m_drag->moved)
        return; // a click that chooses the pin
    const int index = m_drag->hold.index;
    if (index >= m_edits.count())
        return cancel();
    if (m_drag->hold.handle) {
        const double step = roundHeightStep(m_drag->metresPerPixel);
        const double up = (m_drag->pixel.y() - pointer.pixel.y()) * m_drag->metresPerPixel;
        m_edits.setHeight(index, std::round((m_drag->height + up) / step) * step);
        return;
    }
    // In the plane where it stands: the land under the pointer moves with the pin.
    if (const auto place =
            pointer.view.placeAt(pointer.pixel + m_drag->offset, pointer.view.surface(m_drag->height)))
        m_edits.move(index, *place);
}

void PinTool::release(const ViewPointer& /*pointer*/) {
    if (std::exchange(m_drag, std::nullopt))
        m_edits.endGesture();
}

void PinTool::click(const ViewPointer& pointer) {
    if (!pointer.ground)
        return Q_EMIT missed();
    m_edits.place(*pointer.ground);
}

void PinTool::enter(const ViewPointer& pointer) {
    if (const std::optional<PinHold> hold = under(pointer); hold && !hold->handle)
        m_edits.select(hold->index);
    else
        click(pointer);
}

bool PinTool::changeHeight(double steps) {
    const std::optional<int> index = m_edits.selected();
    if (!index || m_drag)
        return false;
    const double step = roundHeightStep(std::max(m_edits.grid().width(), m_edits.grid().depth()) / 200);
    const double height = m_edits.pins()[static_cast<std::size_t>(*index)].height;
    m_edits.setHeight(*index, height + steps * step);
    return true;
}

bool PinTool::key(const QKeyEvent& event) {
    const double factor = event.modifiers().testFlag(Qt::ShiftModifier)     ? 10
                          : event.modifiers().testFlag(Qt::ControlModifier) ? 0.1
                                                                            : 1;
    switch (event.key()) {
    case Qt::Key_PageUp:
        return changeHeight(factor);
    case Qt::Key_PageDown:
        return changeHeight(-factor);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!m_edits.selected() || m_drag)
            return false;
        m_edits.remove(*m_edits.selected());
        return true;
    case Qt::Key_Escape:
        if (m_drag)
            cancel();
        else
            Q_EMIT putAway();
        return true;
    default:
        return false;
    }
}

void PinTool::cancel() {
    m_drag.reset();
    m_edits.cancelGesture();
}

QCursor PinTool::cursor(const ViewPointer& pointer) const {
    const std::optional<PinHold> hold = under(pointer);
    if (!hold)
        return pointer.ground ? Qt::CrossCursor : Qt::ArrowCursor;
    const bool lifts = hold->handle || pointer.modifiers.testFlag(Qt::ShiftModifier);
    return lifts ? Qt::SizeVerCursor : Qt::SizeAllCursor;
}

} // namespace app
