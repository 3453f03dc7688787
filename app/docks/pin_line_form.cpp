// SPDX-License-Identifier: MIT
#include "app/docks/pin_line_form.h"

#include "app/controls/parameter_form.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace app {
namespace {

terrain::ParameterSpec heightSpec(const char* id, terrain::TextSource label, terrain::TextSource help) {
    terrain::ParameterSpec out{id, label, help};
    out.unit = "m";
    out.minimum = -1e7;
    out.maximum = 1e7;
    out.softMinimum = -2000;
    out.softMaximum = 4000;
    out.step = 10;
    return out;
}

std::span<const terrain::ParameterSpec> specs() {
    static const terrain::ParameterSpec table[] = {
        heightSpec("start", TERRAIN_TEXT("docks", "Height at the start"),
                   TERRAIN_TEXT("docks", "That the land gets where the line begins. Between the ends it "
                                         "goes evenly.")),
        heightSpec("end", TERRAIN_TEXT("docks", "Height at the end"),
                   TERRAIN_TEXT("docks", "That the land gets where the line ends. A river never rises.")),
        {.id = "spacing",
         .label = TERRAIN_TEXT("docks", "Between pins"),
         .help = TERRAIN_TEXT("docks", "How far the line's pins lie apart at most. Lower: the land follows "
                                       "the line more closely."),
         .unit = "m",
         .defaultValue = 100.0,
         .minimum = 0.001,
         .maximum = 1e7,
         .softMinimum = 1,
         .softMaximum = 5000,
         .step = 10,
         .logarithmic = true},
    };
    return table;
}

} // namespace

PinLineForm::PinLineForm(QWidget* parent)
    : QWidget(parent), m_hint(new QLabel(this)), m_form(new ParameterForm(specs(), this)) {
    m_hint->setWordWrap(true);
    m_form->setAlignsItself(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_hint);
    layout->addWidget(m_form);
    connect(
        m_form, &ParameterForm::changed, this,
        [this](const QString& id, const terrain::ParameterValue&, bool inGesture) { take(id, inGesture); });
    connect(m_form, &ParameterForm::gestureStarted, this, &PinLineForm::gestureStarted);
    connect(m_form, &ParameterForm::gestureFinished, this, &PinLineForm::gestureFinished);
    connect(m_form, &ParameterForm::gestureCancelled, this, &PinLineForm::gestureCancelled);
}

void PinLineForm::begin(Kind kind, double spacing) {
    m_kind = kind;
    m_chosen = false;
    m_hint->setText(kind == Kind::Ridge
                        ? tr("Click the line of the ridge on the land; a double click or Enter ends it. Its "
                             "heights can be changed here afterwards.")
                        : tr("Click the line of the river from its spring on; a double click or Enter ends "
                             "it. It falls evenly and never rises."));
    setNumbers(start(), std::min(start(), end()), spacing);
}

double PinLineForm::start() const {
    return m_form->values().real("start");
}

double PinLineForm::end() const {
    return m_form->values().real("end");
}

double PinLineForm::spacing() const {
    return m_form->values().real("spacing");
}

void PinLineForm::setNumbers(double start, double end, double spacing) {
    terrain::ParameterSet values(specs());
    (void)values.set("start", start);
    (void)values.set("end", end);
    (void)values.set("spacing", spacing);
    m_form->setValues(values);
}

void PinLineForm::propose(double start, double end) {
    if (m_chosen)
        return;
    setNumbers(start, m_kind == Kind::River ? std::min(start, end) : end, spacing());
}

/// A river that would rise is levelled at the end that was not edited.
void PinLineForm::take(const QString& id, bool inGesture) {
    m_chosen = m_chosen || id != QLatin1String("spacing");
    if (m_kind == Kind::River && end() > start()) {
        const bool byEnd = id == QLatin1String("end");
        setNumbers(byEnd ? end() : start(), byEnd ? end() : start(), spacing());
    }
    Q_EMIT changed(inGesture);
}

} // namespace app
