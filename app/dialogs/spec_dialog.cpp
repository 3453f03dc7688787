// SPDX-License-Identifier: MIT
#include "app/dialogs/spec_dialog.h"

#include "app/controls/entry_field.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/form_column.h"
#include "app/settings/settings.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app {

namespace {
constexpr int formWidth = 456;
} // namespace

SpecDialog::SpecDialog(SpecQuestion question, Settings& settings, QWidget* parent)
    : QDialog(parent), m_question(std::move(question)), m_settings(settings),
      m_form(new ParameterForm(m_question.specs)) {
    setObjectName(m_question.name);
    setWindowTitle(m_question.title);
    auto* rows = new FormColumn;
    rows->setMinimumWidth(formWidth);
    rows->addForm(m_form);
    m_fact = rows->addFact(m_question.factLabel);
    m_fact->setObjectName(QStringLiteral("fact"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(m_question.action, QDialogButtonBox::ApplyRole);
    m_go->setObjectName(QStringLiteral("go"));
    m_go->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(rows);
    layout->addStretch(1);
    layout->addWidget(buttons);
    restore();
    connect(m_form, &ParameterForm::changed, this, &SpecDialog::showFact);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, [this] {
        EntryField::finishPending();
        if (!m_go->isEnabled() || hasWrongEntry())
            return;
        remember();
        Q_EMIT wanted();
    });
    showFact();
    adjustSize();
}

/// An entry that was refused is none of values(): what would be done is not what is read.
bool SpecDialog::hasWrongEntry() const {
    const QList<EntryField*> fields = m_form->findChildren<EntryField*>();
    const auto wrong = std::ranges::find_if(
        fields, [](const EntryField* field) { return field->isVisible() && field->isInvalid(); });
    if (wrong == fields.end())
        return false;
    (*wrong)->setFocus();
    return true;
}

const terrain::ParameterSet& SpecDialog::values() const {
    return m_form->values();
}

void SpecDialog::restore() {
    terrain::ParameterSet values = m_form->values();
    const FormatChoice choice = m_settings.formatChoice(m_question.name);
    for (auto it = choice.options.cbegin(); it != choice.options.cend(); ++it) {
        // What a later version called otherwise keeps its default.
        [[maybe_unused]] const auto set =
            values.setFromText(it.key().toStdString(), it.value().toStdString());
    }
    m_form->setValues(values);
}

void SpecDialog::remember() {
    FormatChoice choice;
    for (const terrain::ParameterSpec& spec : m_question.specs)
        choice.options.insert(QString::fromLatin1(spec.id),
                              QString::fromStdString(terrain::valueText(values().value(spec.id))));
    m_settings.setFormatChoice(m_question.name, choice);
}

void SpecDialog::showFact() {
    if (m_question.fact)
        m_fact->setText(m_question.fact(values()));
    m_form->clearErrors();
    const auto [parameter, sentence] =
        m_question.refusal ? m_question.refusal(values()) : std::pair<QString, QString>();
    if (!sentence.isEmpty())
        m_form->setError(parameter, sentence);
    m_go->setEnabled(sentence.isEmpty());
}

} // namespace app
