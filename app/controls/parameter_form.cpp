// SPDX-License-Identifier: MIT
#include "app/controls/parameter_form.h"

#include "app/controls/parameter_rows.h"
#include "app/settings/library_text.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

ParameterForm::ParameterForm(std::span<const terrain::ParameterSpec> specs, QWidget* parent)
    : QWidget(parent), m_values(specs) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const terrain::ParameterSpec& spec : specs) {
        ControlRow* row = makeParameterRow(spec, this);
        connectRow(row, spec);
        layout->addWidget(row);
        m_rows.push_back(row);
    }
    layout->addStretch(1); // rows stay together where there is more room than they need
    updateApplicability();
    alignLabels();
}

void ParameterForm::connectRow(ControlRow* row, const terrain::ParameterSpec& spec) {
    const QString id = QString::fromUtf8(spec.id);
    connect(row, &ControlRow::edited, this,
            [this, &spec](const terrain::ParameterValue& value, bool inGesture) {
                take(spec, value, inGesture);
            });
    connect(row, &ControlRow::gestureStarted, this, [this, id] { Q_EMIT gestureStarted(id); });
    connect(row, &ControlRow::gestureFinished, this, [this, id] { Q_EMIT gestureFinished(id); });
    connect(row, &ControlRow::gestureCancelled, this, [this, id, &spec, row] {
        if (m_values.set(spec.id, row->value()).isOk())
            updateApplicability();
        Q_EMIT gestureCancelled(id);
    });
}

void ParameterForm::take(const terrain::ParameterSpec& spec, const terrain::ParameterValue& value,
                         bool inGesture) {
    const terrain::Status status = m_values.set(spec.id, value);
    if (status.isError()) {
        setError(QString::fromUtf8(spec.id), errorText(status.error()));
        return;
    }
    updateApplicability();
    Q_EMIT changed(QString::fromUtf8(spec.id), value, inGesture);
}

void ParameterForm::setValues(const terrain::ParameterSet& values) {
    MORAINE_EXPECTS(values.specs().data() == m_values.specs().data());
    m_values = values;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setValue(values.value(values.specs()[i].id));
    updateApplicability();
}

bool ParameterForm::setError(const QString& id, const QString& text) {
    ControlRow* target = row(id);
    if (target != nullptr)
        target->setError(text);
    return target != nullptr;
}

void ParameterForm::clearErrors() {
    for (ControlRow* row : m_rows)
        row->setError({});
}

bool ParameterForm::hasErrors() const {
    return std::ranges::any_of(m_rows, [](const ControlRow* row) { return !row->message().isEmpty(); });
}

ControlRow* ParameterForm::row(const QString& id) const {
    const auto specs = m_values.specs();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (id == QLatin1String(specs[i].id))
            return m_rows[i];
    }
    return nullptr;
}

void ParameterForm::setRowVisible(const QString& id, bool visible) {
    if (ControlRow* target = row(id))
        target->setVisible(visible);
}

void ParameterForm::updateApplicability() {
    const auto specs = m_values.specs();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto reason = specs[i].inapplicable != nullptr ? specs[i].inapplicable(m_values) : std::nullopt;
        m_rows[i]->setInapplicable(reason ? libraryText(*reason) : QString());
    }
}

void ParameterForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    alignLabels();
}

void ParameterForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        alignLabels();
}

void ParameterForm::alignLabels() {
    if (m_alignsItself)
        alignRows(std::vector<FormRow*>(m_rows.begin(), m_rows.end()), contentsRect().width());
}

} // namespace app
