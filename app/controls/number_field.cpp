// SPDX-License-Identifier: MIT
#include "app/controls/number_field.h"

#include "app/controls/palette.h"
#include "app/controls/wheel_turn.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace app {
namespace {

constexpr int unitGap = 4;
constexpr int sidePadding = 4;

double modified(double steps, Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ShiftModifier))
        steps *= 10;
    if (modifiers.testFlag(Qt::ControlModifier))
        steps /= 10;
    return steps;
}

} // namespace

double stepsOfKey(const QKeyEvent& event, bool sideways) {
    switch (event.key()) {
    case Qt::Key_Up:
        return modified(1, event.modifiers());
    case Qt::Key_Down:
        return modified(-1, event.modifiers());
    case Qt::Key_PageUp:
        return modified(10, event.modifiers());
    case Qt::Key_PageDown:
        return modified(-10, event.modifiers());
    case Qt::Key_Right:
        return sideways ? modified(1, event.modifiers()) : 0;
    case Qt::Key_Left:
        return sideways ? modified(-1, event.modifiers()) : 0;
    default:
        return 0;
    }
}

double stepsOfWheel(const QWheelEvent& event) {
    // Some systems turn a wheel with Shift or Alt sideways.
    const int turn = event.angleDelta().y() != 0 ? event.angleDelta().y() : event.angleDelta().x();
    return modified(turn / 120.0, event.modifiers());
}

NumberField::NumberField(const NumberRange& range, QWidget* parent) : EntryField(parent), m_range(range) {
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFocusPolicy(Qt::StrongFocus);
    placeUnit();
    setNumber(std::clamp(0.0, range.minimum, range.maximum));
    connect(this, &EntryField::entered, this, &NumberField::readEntry);
    connect(this, &EntryField::reverted, this, [this] { Q_EMIT failed({}); });
}

void NumberField::setRange(const NumberRange& range) {
    m_range = range;
    placeUnit();
}

void NumberField::setNumber(double value) {
    m_number = value;
    setEntry(shortNumberDisplay(value, locale()));
    setToolTip(text() == numberDisplay(value, locale()) ? QString()
                                                        : numberDisplay(value, m_range.unit, locale()));
}

QSize NumberField::sizeHint() const {
    // Room for a unit even without one: the fields of a form are equally wide.
    const int unit = qMax(fontMetrics().horizontalAdvance(m_range.unit),
                          fontMetrics().horizontalAdvance(QLatin1Char('m')));
    const int usual = fontMetrics().horizontalAdvance(QStringLiteral("-00000.00"));
    const int shown = fontMetrics().horizontalAdvance(text() + QLatin1Char(' '));
    return {std::clamp(shown, usual, usual * 3 / 2) + unitGap + unit + 3 * sidePadding,
            EntryField::sizeHint().height()};
}

void NumberField::readEntry(const QString& text) {
    const bool wasInvalid = isInvalid();
    if (text == shortNumberDisplay(m_number, locale())) { // a rounded number that nobody changed
        setNumber(m_number);
        if (wasInvalid) // else what was said of this very number still holds
            Q_EMIT failed({});
        return;
    }
    const NumberEntry entry = readNumber(text, m_range, locale());
    if (!entry.value) {
        setInvalid(true);
        Q_EMIT failed(entry.error);
        return;
    }
    const bool isNew = *entry.value != m_number;
    setNumber(*entry.value);
    if (isNew || wasInvalid)
        Q_EMIT failed({});
    if (isNew)
        Q_EMIT numberEntered(m_number);
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    const double steps = stepsOfKey(*event, false);
    if (steps == 0 || isReadOnly())
        return EntryField::keyPressEvent(event);
    if (isModified())
        Q_EMIT editingFinished();
    if (!isInvalid())
        Q_EMIT stepped(steps);
    event->accept();
}

void NumberField::wheelEvent(QWheelEvent* event) {
    if (!mayTakeWheel(*this) || isReadOnly())
        return event->ignore();
    Q_EMIT stepped(stepsOfWheel(*event));
    event->accept();
}

void NumberField::paintEvent(QPaintEvent* event) {
    EntryField::paintEvent(event);
    if (m_range.unit.isEmpty())
        return;
    QPainter painter(this);
    painter.setPen(isEnabled() ? mutedText(palette()) : palette().color(QPalette::Disabled, QPalette::Text));
    painter.drawText(rect().adjusted(0, 0, -sidePadding - 4, 0), Qt::AlignRight | Qt::AlignVCenter,
                     m_range.unit);
}

void NumberField::changeEvent(QEvent* event) {
    EntryField::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        placeUnit();
    if (event->type() == QEvent::LocaleChange && !isModified() && !isInvalid())
        setNumber(m_number);
}

void NumberField::placeUnit() {
    const int width = m_range.unit.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_range.unit) + unitGap;
    setTextMargins(sidePadding - 2, 0, width + sidePadding - 2, 0);
    updateGeometry();
    update();
}

} // namespace app
