// SPDX-License-Identifier: MIT
#include "app/controls/parameter_form.h"

#include "app/controls/parameter_rows.h"
#include "app/controls/section.h"
#include "app/settings/library_text.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

QVBoxLayout* column(QWidget& of) {
    auto* out = new QVBoxLayout(&of);
    out->setContentsMargins(0, 0, 0, 0);
    out->setSpacing(4);
    return out;
}

} // namespace

ParameterForm::ParameterForm(std::span<const terrain::ParameterSpec> specs, QWidget* parent)
    : QWidget(parent), m_values(specs) {
    addRows(specs);
    updateApplicability();
    alignLabels();
}

void ParameterForm::addRows(std::span<const terrain::ParameterSpec> specs) {
    QVBoxLayout* const whole = column(*this);
    QLayout* rows = whole;
    for (const terrain::ParameterSpec& spec : specs) {
        if (!spec.group.isEmpty())
            rows = addGroup(libraryText(spec.group));
        ControlRow* row = makeParameterRow(spec, this);
        connectRow(row, spec);
        rows->addWidget(row);
        m_rows.push_back(row);
        m_groupOfRow.push_back(static_cast<int>(m_groups.size()) - 1);
    }
    whole->addStretch(1); // rows stay together where there is more room than they need
}

QLayout* ParameterForm::addGroup(const QString& title) {
    auto* content = new QWidget;
    QVBoxLayout* const out = column(*content);
    auto* section = new Section(title, content, this, SectionRank::Part);
    section->setOpen(false);
    layout()->addWidget(section);
    const std::size_t index = m_groups.size();
    m_groups.push_back({section});
    connect(section, &Section::folded, this, [this, index](bool open) { m_groups[index].isFolded = !open; });
    return out;
}

void ParameterForm::openGroups() {
    const auto specs = m_values.specs();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_groupOfRow[i] >= 0 && m_values.value(specs[i].id) != specs[i].defaultValue)
            if (const Group& group = m_groups[static_cast<std::size_t>(m_groupOfRow[i])]; !group.isFolded)
                group.section->setOpen(true);
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
    openGroups();
    updateApplicability();
}

bool ParameterForm::setError(const QString& id, const QString& text) {
    const auto specs = m_values.specs();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (id != QLatin1String(specs[i].id))
            continue;
        m_rows[i]->setError(text);
        if (m_groupOfRow[i] >= 0 && !text.isEmpty())
            m_groups[static_cast<std::size_t>(m_groupOfRow[i])].section->setOpen(true);
        return true;
    }
    return false;
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
