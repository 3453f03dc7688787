// SPDX-License-Identifier: MIT
#include "app/controls/control_row.h"

#include "app/controls/changed_mark.h"

#include <QEvent>
#include <QLabel>

namespace app {

ControlRow::ControlRow(const QString& label, QWidget* parent)
    : FormRow(label, parent), m_mark(new ChangedMark(this)) {
    setGutter(m_mark);
    labelWidget().installEventFilter(this);
    connect(m_mark, &QAbstractButton::clicked, this, &ControlRow::reset);
}

void ControlRow::setValue(const terrain::ParameterValue& value) {
    showValue(value);
    showMessage(Tone::Info, {});
    updateMark();
}

void ControlRow::setDefault(const terrain::ParameterValue& value, const QString& text) {
    m_default = value;
    m_defaultText = text;
    m_hasDefault = true;
    const QString resetText = tr("Reset to %1").arg(text);
    m_mark->setToolTip(resetText);
    m_mark->setAccessibleName(tr("Reset %1 to %2").arg(label(), text));
    defaultChanged(resetText);
    updateTexts();
    updateMark();
}

void ControlRow::reset() {
    if (!m_hasDefault || !inapplicable().isEmpty() || !canReset())
        return;
    const bool isNew = !terrain::sameValue(value(), m_default);
    setValue(m_default);
    if (isNew)
        Q_EMIT edited(m_default, false);
}

QString ControlRow::hint() const {
    return m_hasDefault ? tr("Default: %1. Double-click the label to reset.").arg(m_defaultText) : QString();
}

void ControlRow::updateMark() {
    m_mark->setMarked(m_hasDefault && inapplicable().isEmpty() && !terrain::sameValue(value(), m_default));
}

bool ControlRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &labelWidget() && event->type() == QEvent::MouseButtonDblClick) {
        reset();
        return true;
    }
    return FormRow::eventFilter(watched, event);
}

} // namespace app
