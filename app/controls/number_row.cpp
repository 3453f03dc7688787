// SPDX-License-Identifier: MIT
#include "app/controls/number_row.h"

#include "app/controls/number_field.h"
#include "app/controls/number_slider.h"
#include "libterrain/parameters/number_of.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace app {

NumberRow::NumberRow(const QString& label, const NumberRange& range, QWidget* parent)
    : ControlRow(label, parent), m_number(std::clamp(0.0, range.minimum, range.maximum)) {
    auto* content = new QWidget(this);
    m_slider = new NumberSlider(range, content);
    m_field = new NumberField(range, content);
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_field);
    setContent(content, m_field);

    m_stepsOver.setSingleShot(true);
    m_stepsOver.setInterval(500);
    connect(&m_stepsOver, &QTimer::timeout, this, &NumberRow::end);
    connect(m_slider, &NumberSlider::dragStarted, this, [this] { begin(Gesture::Drag); });
    connect(m_slider, &NumberSlider::dragged, this, [this](double value) { choose(value, true); });
    connect(m_slider, &NumberSlider::dragFinished, this, &NumberRow::end);
    connect(m_slider, &NumberSlider::dragCancelled, this, &NumberRow::cancel);
    connect(m_slider, &NumberSlider::stepped, this, &NumberRow::step);
    connect(m_slider, &NumberSlider::jumped, this, [this](double value) { choose(value, false); });
    connect(m_field, &NumberField::stepped, this, &NumberRow::step);
    connect(m_field, &NumberField::numberEntered, this, [this](double value) { choose(value, false); });
    connect(m_field, &NumberField::failed, this, &NumberRow::setError);
    connect(m_field, &EntryField::resetRequested, this, &NumberRow::reset);
    m_slider->installEventFilter(this);
    m_field->installEventFilter(this);
    display(m_number);
}

terrain::ParameterValue NumberRow::value() const {
    if (m_field->range().integer)
        return static_cast<std::int64_t>(std::llround(m_number));
    return m_number;
}

void NumberRow::setNumber(double value) {
    setValue(m_field->range().integer ? terrain::ParameterValue(std::int64_t{std::llround(value)})
                                      : terrain::ParameterValue(value));
}

void NumberRow::setRange(const NumberRange& range) {
    m_field->setRange(range);
    m_slider->setNumberRange(range);
}

void NumberRow::showValue(const terrain::ParameterValue& value) {
    if (m_gesture == Gesture::Drag) // what is under the pointer stays there
        return;
    display(terrain::numberOf(value));
}

void NumberRow::display(double value) {
    m_number = value;
    m_slider->setNumber(value);
    m_field->setNumber(value);
    m_field->setFixedWidth(m_field->sizeHint().width()); // a long number takes room from the slider
}

void NumberRow::begin(Gesture gesture) {
    if (m_gesture == gesture)
        return;
    end();
    m_gesture = gesture;
    m_before = m_number;
    Q_EMIT gestureStarted();
}

void NumberRow::end() {
    m_stepsOver.stop();
    if (m_gesture == Gesture::None)
        return;
    m_gesture = Gesture::None;
    Q_EMIT gestureFinished();
}

void NumberRow::cancel() {
    m_stepsOver.stop();
    if (m_gesture == Gesture::None)
        return;
    m_gesture = Gesture::None;
    display(m_before);
    showMessage(Tone::Info, {});
    updateMark();
    Q_EMIT gestureCancelled();
}

void NumberRow::step(double steps) {
    const double next = m_field->range().stepped(m_number, steps);
    begin(Gesture::Steps);
    m_stepsOver.start();
    if (next != m_number)
        choose(next, true);
}

void NumberRow::choose(double value, bool inGesture) {
    if (!inGesture)
        end();
    display(value);
    showMessage(Tone::Info, {});
    updateMark();
    Q_EMIT edited(this->value(), inGesture);
    Q_EMIT valueChanged(value, inGesture);
}

void NumberRow::nameParts(const QString& label, const QString& description) {
    ControlRow::nameParts(label, description);
    m_slider->setAccessibleName(tr("%1, slider").arg(label));
}

void NumberRow::defaultChanged(const QString& resetText) {
    m_field->setResetText(resetText);
}

bool NumberRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_slider || watched == m_field) {
        if (event->type() == QEvent::FocusOut && m_gesture == Gesture::Steps)
            end();
        const bool isEscape =
            (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) &&
            static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        if (isEscape && m_gesture == Gesture::Steps) {
            if (event->type() == QEvent::KeyPress)
                cancel();
            event->accept();
            return true;
        }
    }
    return ControlRow::eventFilter(watched, event);
}

} // namespace app
