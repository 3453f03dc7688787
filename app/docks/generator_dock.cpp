// SPDX-License-Identifier: MIT
#include "app/docks/generator_dock.h"

#include "app/controls/form_row.h"
#include "app/controls/icons.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_rows.h"
#include "app/controls/section.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/docks/preset_box.h"
#include "app/docks/recipe_editor.h"
#include "app/docks/recipe_list.h"
#include "app/docks/size_editor.h"
#include "app/docks/step_editor.h"
#include "app/settings/library_text.h"
#include "libterrain/core/heightfield.h"
#include "libterrain/generators/diamond_square.h"

#include <QEvent>
#include <QVBoxLayout>

namespace app {
namespace {

bool isWrapped(const terrain::ParameterSet& ground) {
    return terrain::findSpec(ground.specs(), "edges") != nullptr && ground.isChoice("edges", "wrap");
}

} // namespace

GeneratorDock::GeneratorDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_content(new QWidget), m_presets(new PresetBox),
      m_size(new SizeEditor), m_notes(new InlineMessage), m_recipe(new RecipeEditor), m_step(new StepEditor),
      m_stepSection(new Section({}, m_step)) {
    setWindowTitle(tr("Generator"));
    setWindowIcon(icon(QStringLiteral("recipe")));
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(4, 8, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_presets);
    layout->addWidget(new Section(tr("Size"), m_size));
    m_notes->setObjectName(QStringLiteral("recipeNotes"));
    layout->addWidget(m_notes);
    layout->addWidget(new Section(tr("Recipe"), m_recipe));
    layout->addWidget(m_stepSection);
    layout->addStretch(1);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new VerticalScrollArea(m_content, this));
    m_content->installEventFilter(this);
    connectParts();
    refresh();
}

GeneratorDock::~GeneratorDock() {
    hide();
}

void GeneratorDock::connectParts() {
    connect(&m_document, &Document::recipeChanged, this, &GeneratorDock::refresh);
    connect(m_presets, &PresetBox::chosen, this, &GeneratorDock::startFromPreset);
    connect(m_presets, &PresetBox::controlsEdited, this, &GeneratorDock::proposeControls);
    connect(m_presets, &PresetBox::gestureStarted, this, &GeneratorDock::beginGesture);
    connect(m_presets, &PresetBox::gestureEnded, this, &GeneratorDock::endGesture);
    connect(m_presets, &PresetBox::rowsChanged, this, &GeneratorDock::align);
    m_recipe->setHeightSource([this] { return m_document.heightRange(); });
    connect(m_recipe, &RecipeEditor::stepSelected, this, &GeneratorDock::showStep);
    connect(m_recipe, &RecipeEditor::edited, this,
            [this](const terrain::Recipe& recipe, const QString& text) {
                m_shown = recipe;
                propose(text, false, Place::Recipe);
            });
    connect(m_size, &SizeEditor::gridEdited, this, [this](const terrain::Grid& grid, const QString& text) {
        keepPointsInPlace(grid);
        m_shown.grid = grid;
        propose(text, false, Place::Size);
    });
    connect(m_step, &StepEditor::edited, this,
            [this](const QString& parameter, const QString& text, bool inGesture) {
                m_shown.steps[static_cast<std::size_t>(m_recipe->selectedStep())] = m_step->step();
                propose(text, inGesture, Place::Step, parameter);
            });
    connect(m_step, &StepEditor::gestureStarted, this, &GeneratorDock::beginGesture);
    connect(m_step, &StepEditor::gestureEnded, this, &GeneratorDock::endGesture);
    connect(m_step, &StepEditor::rowsChanged, this, &GeneratorDock::align);
}

void GeneratorDock::setPresetPicture(const QString& presetId, const QImage& picture) {
    m_presets->setPicture(presetId, picture);
}

void GeneratorDock::startFromPreset(const QString& presetId) {
    const terrain::Preset* preset = terrain::findPreset(presetId.toStdString());
    if (preset == nullptr)
        return;
    const terrain::Result<terrain::AppliedPreset> applied =
        terrain::applyPreset(*preset, terrain::presetGrid(*preset));
    if (applied.isError())
        return m_presets->setError(errorText(applied.error()));
    startFrom({applied.value().recipe, applied.value().display}, libraryText(preset->label));
}

void GeneratorDock::startFrom(DocumentState start, const QString& name) {
    const terrain::ParameterSet& ground = m_shown.steps.front().parameters;
    terrain::ParameterSet& next = start.recipe.steps.front().parameters;
    const auto hasSeed = [](const terrain::ParameterSet& set) {
        return terrain::findSpec(set.specs(), "seed") != nullptr;
    };
    if (m_step->isSeedLocked() && hasSeed(ground) && hasSeed(next))
        (void)next.set("seed", ground.value("seed"));
    m_document.apply(start, tr("Preset %1").arg(name));
    refresh(); // also where it was that preset already
}

void GeneratorDock::newRandomSeed() {
    m_recipe->selectStep(0);
    if (SeedRow* seed = m_step->seedRow())
        seed->throwDice();
}

void GeneratorDock::proposeControls(const QString& text, bool inGesture) {
    terrain::Result<terrain::AppliedPreset> applied = m_presets->withControls(m_shown.grid);
    if (applied.isError())
        return m_presets->setError(errorText(applied.error()));
    // Only the ground follows from the controls; its seed and everything else stay.
    terrain::ParameterSet ground = applied.value().recipe.steps.front().parameters;
    terrain::Step& step = m_shown.steps.front();
    (void)ground.set("seed", step.parameters.value("seed"));
    step.parameters = ground;
    m_shown.seaLevel = applied.value().recipe.seaLevel;
    propose(text, inGesture, Place::Presets);
}

/// Fixed points and pins are kept as fractions of the size: where more or less of the same land is shown,
/// they stay where they are in it, and those beyond its edge go.
void GeneratorDock::keepPointsInPlace(const terrain::Grid& next) {
    const terrain::Grid& now = m_shown.grid;
    const bool sameLand = now.spacingX == next.spacingX && now.spacingY == next.spacingY &&
                          latticeCells(now) == latticeCells(next);
    terrain::ParameterSet& ground = m_shown.steps.front().parameters;
    if (!sameLand)
        return terrain::putPointsOnFreeNodes(next, ground);
    for (const terrain::ParameterSpec& spec : ground.specs()) {
        if (spec.type != terrain::ParameterType::Points)
            continue;
        terrain::PointList kept;
        for (terrain::FixedPoint point : ground.points(spec.id)) {
            point.x *= static_cast<double>(now.columns - 1) / (next.columns - 1);
            point.y *= static_cast<double>(now.rows - 1) / (next.rows - 1);
            if (point.x <= 1 && point.y <= 1)
                kept.push_back(point);
        }
        (void)ground.set(spec.id, terrain::pointsOnNodes(next, kept));
    }
}

void GeneratorDock::propose(const QString& text, bool inGesture, Place place, const QString& parameter) {
    // A point acts only on a node of the lattice: it is stored as the nearest one of this size.
    terrain::putPointsOnNodes(m_shown.grid, m_shown.steps.front().parameters, parameter.toStdString());
    terrain::Status status = terrain::checkRecipe(m_shown);
    if (!status.isError() && place == Place::Size)
        status = terrain::Heightfield::checkMemory(m_shown.grid);
    if (status.isError())
        return showError(status.error(), place, parameter);
    m_gestureText = text;
    if (m_shown == m_document.recipe())
        return refresh(); // back to what it was: messages go
    m_document.apply({m_shown, m_document.display()}, text, inGesture ? m_gesture : 0);
}

void GeneratorDock::showError(const terrain::Error& error, Place place, const QString& parameter) {
    const QString sentence = errorText(error);
    if (place == Place::Size)
        return m_size->setError(sentence);
    if (place == Place::Presets)
        return m_presets->setError(sentence);
    if (place == Place::Recipe) {
        refresh(); // the list shows what there is
        return m_recipe->setError(sentence);
    }
    const QString stepId = QString::fromStdString(m_step->step().id) + QLatin1Char(':');
    const QString field = QString::fromStdString(error.field);
    const bool shown = field.startsWith(stepId) && m_step->setError(field.mid(stepId.size()), sentence);
    if (!shown && !m_step->setError(parameter, sentence))
        m_presets->setError(sentence);
}

void GeneratorDock::beginGesture() {
    m_gesture = m_document.newGesture();
    m_before = {m_document.recipe(), m_document.display()};
    m_gestureText.clear();
}

void GeneratorDock::endGesture(bool cancelled) {
    if (!cancelled)
        return;
    if (!m_gestureText.isEmpty()) // otherwise the gesture changed nothing
        m_document.apply(m_before, m_gestureText, m_gesture);
    refresh();
}

void GeneratorDock::refresh() {
    m_shown = m_document.recipe();
    m_presets->follow(m_shown);
    m_recipe->setRecipe(m_shown);
    m_size->setExtensible(!m_shown.steps.empty() && !isWrapped(m_shown.steps.front().parameters));
    m_size->setGrid(m_shown.grid);
    showNotes();
    showStep();
}

/// What of the recipe has no effect, such as pins that this size has no sample for.
void GeneratorDock::showNotes() {
    QStringList sentences;
    for (const terrain::Text& note : terrain::recipeNotes(m_shown))
        sentences << libraryText(note);
    if (sentences.isEmpty())
        m_notes->clear();
    else
        m_notes->showMessage(Tone::Warning, sentences.join(QLatin1Char('\n')));
}

void GeneratorDock::showStep() {
    if (m_shown.steps.empty())
        return;
    const int index = m_recipe->selectedStep();
    const terrain::Step& step = m_shown.steps[static_cast<std::size_t>(index)];
    m_stepSection->setTitle(stepTitle(step));
    m_step->setStep(step, index == 0);
}

void GeneratorDock::align() {
    alignRowsOf(*m_content);
}

bool GeneratorDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && event->type() == QEvent::Resize)
        align();
    return QWidget::eventFilter(watched, event);
}

} // namespace app
