// SPDX-License-Identifier: MIT
#include "app/controls/parameter_rows.h"

#include "app/controls/choice_box.h"
#include "app/controls/curve_row.h"
#include "app/controls/entry_field.h"
#include "app/controls/number_row.h"
#include "app/controls/value_text.h"
#include "app/settings/library_text.h"

#include <QCheckBox>
#include <QLabel>

namespace app {

BooleanRow::BooleanRow(const QString& label, QWidget* parent)
    : ControlRow(label, parent), m_box(new QCheckBox(this)) {
    m_box->setMinimumHeight(24);
    setContent(m_box, m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
        updateMark();
        Q_EMIT edited(on, false);
    });
}

terrain::ParameterValue BooleanRow::value() const {
    return m_box->isChecked();
}

void BooleanRow::showValue(const terrain::ParameterValue& value) {
    m_box->setChecked(std::get<bool>(value));
}

ChoiceRow::ChoiceRow(const QString& label, std::span<const terrain::ParameterChoice> choices, QWidget* parent)
    : ControlRow(label, parent), m_box(new ChoiceBox(this)) {
    for (const terrain::ParameterChoice& choice : choices) {
        m_box->addItem(libraryText(choice.label), QString::fromUtf8(choice.id));
        m_box->setItemData(m_box->count() - 1, libraryText(choice.help), Qt::ToolTipRole);
    }
    setContent(m_box, m_box);
    connect(m_box, &QComboBox::activated, this, [this] {
        updateMark();
        Q_EMIT edited(value(), false);
    });
}

terrain::ParameterValue ChoiceRow::value() const {
    return m_box->currentData().toString().toStdString();
}

int ChoiceRow::fullControlWidth() const {
    return m_box->sizeHint().width();
}

void ChoiceRow::showValue(const terrain::ParameterValue& value) {
    m_box->setCurrentIndex(m_box->findData(QString::fromStdString(std::get<std::string>(value))));
}

TextRow::TextRow(const QString& label, const terrain::ParameterSpec& spec, QWidget* parent)
    : ControlRow(label, parent), m_spec(spec), m_field(new EntryField(this)), m_value(spec.defaultValue) {
    if (spec.type == terrain::ParameterType::Points)
        m_field->setPlaceholderText(tr("x, y, height; …"));
    if (spec.type == terrain::ParameterType::Table)
        m_field->setPlaceholderText(tr("height, height; …"));
    setContent(m_field, m_field);
    connect(m_field, &EntryField::entered, this, &TextRow::readEntry);
    connect(m_field, &EntryField::reverted, this, [this] { setError({}); });
    connect(m_field, &EntryField::resetRequested, this, &TextRow::reset);
}

void TextRow::showValue(const terrain::ParameterValue& value) {
    m_value = value;
    m_field->setEntry(QString::fromStdString(terrain::valueText(value)));
}

void TextRow::readEntry(const QString& text) {
    terrain::Result<terrain::ParameterValue> parsed = terrain::parseValue(m_spec, text.toStdString());
    if (parsed.isError()) {
        m_field->setInvalid(true);
        return setError(errorText(parsed.error()));
    }
    const bool isNew = !terrain::sameValue(parsed.value(), m_value);
    setValue(parsed.value());
    if (isNew)
        Q_EMIT edited(m_value, false);
}

void TextRow::defaultChanged(const QString& resetText) {
    m_field->setResetText(resetText);
}

HeightsRow::HeightsRow(const QString& label, QWidget* parent)
    : ControlRow(label, parent), m_text(new QLabel(this)), m_value(terrain::SharedBlob()) {
    setContent(m_text, m_text);
    showValue(m_value);
}

void HeightsRow::showValue(const terrain::ParameterValue& value) {
    m_value = value;
    const auto& blob = std::get<terrain::SharedBlob>(value);
    m_text->setText(blob == nullptr
                        ? tr("none")
                        : tr("%1 × %2 samples").arg(blob->heights.columns()).arg(blob->heights.rows()));
}

ControlRow* makeParameterRow(const terrain::ParameterSpec& spec, QWidget* parent) {
    const QString label = libraryText(spec.label);
    ControlRow* row = nullptr;
    switch (spec.type) {
    case terrain::ParameterType::Boolean:
        row = new BooleanRow(label, parent);
        break;
    case terrain::ParameterType::Integer:
    case terrain::ParameterType::Real:
        row = new NumberRow(label, numberRange(spec), parent);
        break;
    case terrain::ParameterType::Choice:
        row = new ChoiceRow(label, spec.choices, parent);
        break;
    case terrain::ParameterType::Seed:
        row = new SeedRow(label, parent);
        break;
    case terrain::ParameterType::Text:
    case terrain::ParameterType::Points:
    case terrain::ParameterType::Table:
        row = new TextRow(label, spec, parent);
        break;
    case terrain::ParameterType::Curve:
        row = new CurveRow(label, spec.frame, parent);
        break;
    case terrain::ParameterType::Heights:
        row = new HeightsRow(label, parent);
        row->setHelp(helpText(spec));
        return row;
    }
    row->setValue(spec.defaultValue);
    row->setDefault(spec.defaultValue, valueDisplay(spec, spec.defaultValue));
    row->setHelp(helpText(spec));
    return row;
}

} // namespace app
