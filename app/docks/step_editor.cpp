// SPDX-License-Identifier: MIT
#include "app/docks/step_editor.h"

#include "app/controls/number_row.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/controls/value_text.h"

#include <QVBoxLayout>

namespace app {
namespace {

const terrain::ParameterSpec& strengthSpec() {
    static const terrain::ParameterSpec spec = {
        .id = "strength",
        .label = TERRAIN_TEXT("docks", "Strength"),
        .help =
            TERRAIN_TEXT("docks", "How much of the step's change the land takes: 0 % none, 100 % all of it."),
        .unit = "%",
        .type = terrain::ParameterType::Real,
        .defaultValue = 100.0,
        .minimum = 0,
        .maximum = 100,
        .step = 1};
    return spec;
}

} // namespace

StepEditor::StepEditor(QWidget* parent)
    : QWidget(parent), m_strength(qobject_cast<NumberRow*>(makeParameterRow(strengthSpec(), this))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_strength);
    connect(
        m_strength, &ControlRow::edited, this, [this](const terrain::ParameterValue& value, bool inGesture) {
            m_step.strength = std::get<double>(value) / 100;
            Q_EMIT edited(QStringLiteral("strength"),
                          changeText(strengthSpec(), m_before.strength * 100, value, locale()), inGesture);
        });
    connect(m_strength, &ControlRow::gestureStarted, this, [this] {
        m_inGesture = true;
        Q_EMIT gestureStarted();
    });
    connect(m_strength, &ControlRow::gestureFinished, this, [this] { endGesture(false); });
    connect(m_strength, &ControlRow::gestureCancelled, this, [this] { endGesture(true); });
}

void StepEditor::setStep(const terrain::Step& step, bool makesGround) {
    const terrain::StepDescription* description = terrain::findStepDescription(step.kind);
    if (m_form == nullptr || m_step.kind != step.kind)
        buildForm(*description);
    m_step = step;
    if (!m_inGesture)
        m_before = step;
    m_form->setValues(step.parameters);
    m_strength->setNumber(step.strength * 100);
    m_strength->setVisible(!makesGround);
}

void StepEditor::buildForm(const terrain::StepDescription& description) {
    if (m_form != nullptr) {
        m_form->hide();
        m_form->setParent(nullptr); // its rows are no longer among ours
        m_form->deleteLater();
    }
    m_form = new ParameterForm(description.parameters, this);
    m_form->setAlignsItself(false);
    layout()->addWidget(m_form);
    connectForm();
    m_form->show();
    Q_EMIT rowsChanged();
}

void StepEditor::connectForm() {
    connect(m_form, &ParameterForm::changed, this,
            [this](const QString& id, const terrain::ParameterValue& value, bool inGesture) {
                const std::string key = id.toStdString();
                m_step.parameters = m_form->values();
                const terrain::ParameterSpec* spec = terrain::findSpec(m_form->values().specs(), key);
                Q_EMIT edited(id, changeText(*spec, m_before.parameters.value(key), value, locale()),
                              inGesture);
            });
    if (SeedRow* seed = seedRow()) {
        seed->setLocked(m_seedLocked);
        connect(seed, &SeedRow::lockChanged, this, [this](bool locked) { m_seedLocked = locked; });
    }
    connect(m_form, &ParameterForm::gestureStarted, this, [this] {
        m_inGesture = true;
        Q_EMIT gestureStarted();
    });
    connect(m_form, &ParameterForm::gestureFinished, this, [this] { endGesture(false); });
    connect(m_form, &ParameterForm::gestureCancelled, this, [this] {
        m_step.parameters = m_form->values();
        endGesture(true);
    });
}

void StepEditor::endGesture(bool cancelled) {
    m_inGesture = false;
    if (cancelled)
        m_step = m_before;
    else
        m_before = m_step;
    Q_EMIT gestureEnded(cancelled);
}

bool StepEditor::setError(const QString& parameter, const QString& text) {
    if (parameter == QLatin1String("strength")) {
        m_strength->setError(text);
        return true;
    }
    return m_form != nullptr && m_form->setError(parameter, text);
}

SeedRow* StepEditor::seedRow() const {
    return m_form != nullptr ? m_form->findChild<SeedRow*>() : nullptr;
}

} // namespace app
