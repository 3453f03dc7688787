// SPDX-License-Identifier: MIT
#include "app/docks/levels_dock.h"

#include "app/controls/choice_box.h"
#include "app/controls/icons.h"
#include "app/controls/number_slider.h"
#include "app/settings/display_text.h"
#include "app/settings/shown_number.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr int slowest = 2000; ///< ms a step
const NumberRange speedRange{
    .minimum = 1, .maximum = 10, .sliderMinimum = 1, .sliderMaximum = 10, .step = 1, .integer = true};
constexpr int speedWidth = 96;

QString metres(double value) {
    return LevelsDock::tr("%1 m").arg(shownNumber(value, 'f', 3));
}

} // namespace

LevelsDock::LevelsDock(QWidget* parent)
    : QWidget(parent), m_controls(new QWidget(this)), m_hint(new QLabel(this)), m_stage(new QLabel(this)),
      m_numbers(new QLabel(this)), m_unit(new ChoiceBox(this)), m_speed(new NumberSlider(speedRange, this)) {
    setWindowTitle(tr("Levels"));
    m_hint->setText(tr("The levels of diamond-square are played here. This ground was not made by it."));
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);
    m_stage->setObjectName(QStringLiteral("stage"));
    m_stage->setWordWrap(true);
    m_numbers->setObjectName(QStringLiteral("numbers"));
    m_numbers->setWordWrap(true);
    m_numbers->setTextInteractionFlags(Qt::TextSelectableByMouse);
    makeControls();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_hint);
    layout->addWidget(m_controls);
    layout->addStretch(1);
    connect(&m_timer, &QTimer::timeout, this, &LevelsDock::advance);
    showState();
}

void LevelsDock::makeControls() {
    m_unit->setAccessibleName(tr("Step by"));
    m_unit->addItem(tr("Levels"));
    m_unit->addItem(tr("Half steps: centres, edges"));
    m_unit->addItem(tr("Single samples"));
    m_unit->setCurrentIndex(static_cast<int>(Unit::HalfStep));
    m_speed->setNumber(4);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How fast the steps follow each other."));
    m_buttons = new QWidget(m_controls);
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_backward = addButton("step-backward", tr("Step backward"), &LevelsDock::stepBackward);
    m_play = addButton("play", tr("Play"), &LevelsDock::togglePlay);
    m_forward = addButton("step-forward", tr("Step forward"), &LevelsDock::stepForward);
    m_stop = addButton("stop", tr("Show the whole terrain"), &LevelsDock::stop);
    m_export = addButton("export", tr("Export pictures of all steps…"), &LevelsDock::exportWanted);
    m_speed->setFixedWidth(speedWidth);
    auto* line = new QHBoxLayout; // the panel lies below the views: wide and low
    line->setSpacing(12);
    line->addWidget(m_buttons);
    line->addWidget(m_unit);
    line->addWidget(m_speed);
    line->addWidget(m_stage, 1);
    auto* layout = new QVBoxLayout(m_controls);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(m_numbers);
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this] {
        if (m_place) // a sample is no place for whole steps
            go(Place{m_place->stage, {}});
    });
    connect(m_speed, &NumberSlider::dragged, this, &LevelsDock::setSpeed);
    connect(m_speed, &NumberSlider::jumped, this, &LevelsDock::setSpeed);
    connect(m_speed, &NumberSlider::stepped, this,
            [this](double steps) { setSpeed(speedRange.stepped(m_speed->number(), steps)); });
}

QToolButton* LevelsDock::addButton(const char* iconName, const QString& text, void (LevelsDock::*act)()) {
    auto* out = new QToolButton(m_buttons);
    out->setIcon(icon(QLatin1String(iconName)));
    out->setObjectName(QLatin1String(iconName));
    out->setIconSize(QSize(20, 20));
    out->setAutoRaise(true);
    out->setAccessibleName(text);
    out->setToolTip(text);
    m_buttons->layout()->addWidget(out);
    connect(out, &QToolButton::clicked, this, act);
    return out;
}

LevelsDock::Unit LevelsDock::unit() const {
    return static_cast<Unit>(m_unit->currentIndex());
}

void LevelsDock::setStages(std::vector<terrain::LatticeStage> stages) {
    if (stages == m_stages)
        return;
    m_stages = std::move(stages);
    stop();
    showState();
}

void LevelsDock::setSamples(std::vector<terrain::SampleOrigin> samples, QSize nodes) {
    m_samples = std::move(samples);
    m_nodes = nodes;
    if (m_place && m_samples.empty())
        m_place->samples.reset(); // one step for a stage whose samples are not shown one by one
    m_problem.clear();
    showState();
}

const terrain::SampleOrigin* LevelsDock::sample() const {
    if (!m_place || !m_place->samples || *m_place->samples < 1)
        return nullptr;
    const auto index = static_cast<std::size_t>(*m_place->samples) - 1;
    return index < m_samples.size() ? &m_samples[index] : nullptr;
}

int LevelsDock::index() const {
    if (!m_place)
        return -1;
    return static_cast<int>(std::ranges::find(m_stages, m_place->stage) - m_stages.begin());
}

bool LevelsDock::isAtEnd() const {
    return m_place && index() + 1 >= static_cast<int>(m_stages.size()) && !m_place->samples;
}

/// The whole of a stage; by levels only those with their edges count.
LevelsDock::Place LevelsDock::after(int stage) const {
    return {m_stages[static_cast<std::size_t>(std::clamp(stage, 0, static_cast<int>(m_stages.size()) - 1))],
            {}};
}

void LevelsDock::stepForward() {
    if (m_stages.empty() || isAtEnd())
        return;
    const int now = index();
    if (unit() == Unit::Sample && m_place && m_place->samples) {
        if (m_nodes.isEmpty())
            return; // the stage is still being made
        const bool more = *m_place->samples < static_cast<int>(m_samples.size());
        go(Place{m_place->stage, more ? std::optional(*m_place->samples + 1) : std::nullopt});
    } else if (unit() == Unit::Sample && now >= 0) {
        go(Place{after(now + 1).stage, 1});
    } else {
        const bool skips = unit() == Unit::Level && after(now + 1).stage.centresOnly;
        go(after(now + (skips ? 2 : 1)));
    }
}

void LevelsDock::stepBackward() {
    const int now = index();
    if (now < 0 || (unit() == Unit::Sample && m_nodes.isEmpty() && m_problem.isEmpty()))
        return; // the stage is still being made
    if (m_place->samples && *m_place->samples > 1)
        go(Place{m_place->stage, *m_place->samples - 1});
    else if (unit() == Unit::Sample && !m_place->samples && !m_samples.empty())
        go(Place{m_place->stage, static_cast<int>(m_samples.size())});
    else if (m_place->samples)
        go(after(now - 1));
    else if (now == 0)
        stop();
    else
        go(after(now - (unit() == Unit::Level && after(now - 1).stage.centresOnly ? 2 : 1)));
}

void LevelsDock::togglePlay() {
    if (m_timer.isActive())
        pause();
    else
        play();
}

void LevelsDock::play() {
    if (m_stages.empty())
        return;
    if (isAtEnd() || !m_place)
        go(after(0));
    m_timer.start(static_cast<int>(slowest / std::pow(1.6, m_speed->number() - 1)));
    showState();
}

void LevelsDock::setSpeed(double speed) {
    m_speed->setNumber(speed);
    if (m_timer.isActive())
        play();
}

void LevelsDock::pause() {
    m_timer.stop();
    showState();
}

void LevelsDock::stop() {
    m_timer.stop();
    go(std::nullopt);
}

void LevelsDock::advance() {
    stepForward();
    if (isAtEnd())
        pause();
}

void LevelsDock::setStageUnknown() {
    m_samples.clear();
    m_nodes = {};
}

void LevelsDock::setProblem(const QString& sentence) {
    m_problem = sentence;
    pause();
}

void LevelsDock::go(std::optional<Place> place) {
    if (place == m_place) {
        showState();
        return;
    }
    if (!place || !m_place || place->stage != m_place->stage)
        setStageUnknown();
    m_place = place;
    m_problem.clear();
    showState();
    Q_EMIT moved();
}

/// Out of sight it would hold the views at a stage for no visible reason.
void LevelsDock::hideEvent(QHideEvent* event) {
    stop();
    QWidget::hideEvent(event);
}

QString LevelsDock::stageText(const terrain::LatticeStage& stage, int lastLevel, QSize nodes) {
    const QString lattice = nodes.isEmpty() ? QString() : sizeText(nodes.width(), nodes.height());
    if (stage.level == 0)
        return lattice.isEmpty() ? tr("Start") : tr("Start · lattice %1").arg(lattice);
    const QString what = stage.centresOnly ? tr("Level %1 of %2, centres") : tr("Level %1 of %2, edges");
    return what.arg(stage.level).arg(lastLevel) +
           (lattice.isEmpty() ? QString() : tr(" · lattice %1").arg(lattice));
}

QString LevelsDock::placeText() const {
    if (!m_place)
        return tr("The whole terrain. Play shows how it is made, level by level.");
    return stageText(m_place->stage, m_stages.back().level, m_nodes);
}

QString LevelsDock::sampleText() const {
    const terrain::SampleOrigin* at = sample();
    if (at == nullptr) {
        if (unit() != Unit::Sample || !m_place || m_place->stage.level == 0 || !m_samples.empty() ||
            m_nodes.isEmpty())
            return {};
        if (std::max(m_nodes.width(), m_nodes.height()) > largestSampledSide)
            return tr("Single samples are shown up to a lattice of %1.")
                .arg(sizeText(largestSampledSide, largestSampledSide));
        return tr("The stationary form uses 16 neighbours, and pins move every sample: choose another form, "
                  "without pins, to see single samples.");
    }
    return tr("Sample %1 of %2 · neighbours: %3 · their mean %4 · offset %5 · height %6")
        .arg(*m_place->samples)
        .arg(m_samples.size())
        .arg(at->neighbours.size())
        .arg(metres(at->mean), metres(at->offset), metres(at->height));
}

void LevelsDock::showState() {
    const bool any = !m_stages.empty();
    m_hint->setVisible(!any);
    m_controls->setVisible(any);
    const bool playing = m_timer.isActive();
    m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause") : tr("Play"));
    m_play->setAccessibleName(m_play->toolTip());
    m_backward->setEnabled(m_place.has_value());
    m_forward->setEnabled(any && !isAtEnd());
    m_stop->setEnabled(m_place.has_value());
    m_stage->setText(placeText());
    m_numbers->setText(m_problem.isEmpty() ? sampleText() : m_problem);
}

} // namespace app
