// SPDX-License-Identifier: MIT
#include "app/docks/sea_editor.h"

#include "app/controls/number_row.h"
#include "app/controls/parameter_rows.h"

#include <QVBoxLayout>

#include <cmath>

namespace app {
namespace {

NumberRange seaRange(double minimum, double maximum) {
    return {.minimum = -1e9,
            .maximum = 1e9,
            .sliderMinimum = minimum,
            .sliderMaximum = maximum,
            .step = 1,
            .unit = QStringLiteral("m")};
}

/// Where a new sea stands: at 0 m where the land reaches below and above it, else over its lower third.
double firstLevel(double minimum, double maximum) {
    if (minimum < 0 && maximum > 0)
        return 0;
    return seaRange(minimum, maximum).valueAt(0.3);
}

} // namespace

SeaEditor::SeaEditor(QWidget* parent)
    : QWidget(parent), m_switch(new BooleanRow(tr("Sea"), this)),
      m_level(new NumberRow(tr("Sea level"), seaRange(-100, 100), this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_switch);
    layout->addWidget(m_level);
    m_switch->setHelp(tr("Fills the land with water up to the sea level."));
    m_level->setHelp(tr("Higher: more of the land is drowned. Heights do not change."));
    connect(m_switch, &ControlRow::edited, this, [this] {
        if (!m_levelChosen)
            m_level->setNumber(firstLevel(m_minimum, m_maximum));
        applySwitch();
        Q_EMIT edited(false);
    });
    connect(m_level, &ControlRow::edited, this, [this](const terrain::ParameterValue&, bool inGesture) {
        m_levelChosen = true;
        Q_EMIT edited(inGesture);
    });
    connect(m_level, &ControlRow::gestureStarted, this, &SeaEditor::gestureStarted);
    connect(m_level, &ControlRow::gestureFinished, this, [this] { Q_EMIT gestureEnded(false); });
    connect(m_level, &ControlRow::gestureCancelled, this, [this] { Q_EMIT gestureEnded(true); });
    applySwitch();
}

void SeaEditor::applySwitch() {
    const bool on = std::get<bool>(m_switch->value());
    m_level->setInapplicable(on ? QString() : tr("The terrain has no sea."));
}

void SeaEditor::setLevel(std::optional<double> metres) {
    m_switch->setValue(metres.has_value());
    if (metres) {
        m_level->setNumber(*metres);
        m_levelChosen = true;
    }
    applySwitch();
}

std::optional<double> SeaEditor::level() const {
    return std::get<bool>(m_switch->value()) ? std::optional(m_level->number()) : std::nullopt;
}

void SeaEditor::setHeights(double minimum, double maximum) {
    if (!(minimum < maximum) || m_level->isInGesture())
        return;
    m_minimum = minimum;
    m_maximum = maximum;
    m_level->setRange(seaRange(minimum, maximum));
}

} // namespace app
