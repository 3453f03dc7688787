// SPDX-License-Identifier: MIT
#include "app/window/level_player.h"

#include "app/jobs/job_runner.h"
#include "app/settings/library_text.h"
#include "app/window/sample_drawing.h"
#include "app/window/view_area.h"

namespace app {

namespace {

const QString channel = QStringLiteral("levels");

bool hasFewNodes(const terrain::Heightfield& heights) {
    return std::max(heights.columns(), heights.rows()) <= LevelsDock::largestSampledSide;
}

} // namespace

LevelPlayer::LevelPlayer(Document& document, JobRunner& jobs, ViewArea& views, LevelsDock& dock,
                         QObject* parent)
    : QObject(parent), m_document(document), m_jobs(jobs), m_views(views), m_dock(dock) {
    connect(&dock, &LevelsDock::moved, this, &LevelPlayer::followPlace);
    connect(&document, &Document::recipeChanged, this, &LevelPlayer::followRecipe);
    connect(&document, &Document::heightsChanged, this, [this] {
        if (m_dock.place())
            followPlace(); // the range of the colours is another one
    });
    followRecipe();
}

void LevelPlayer::followRecipe() {
    m_dock.setStages(terrain::latticeStages(m_document.recipe()));
    if (m_dock.place())
        followPlace();
}

void LevelPlayer::followPlace() {
    const std::optional<LevelsDock::Place> place = m_dock.place();
    if (!place) {
        m_jobs.cancel(channel);
        m_shown.reset();
        m_views.endPreview();
        return;
    }
    if (m_shown && m_shown->stage == place->stage && m_shown->recipe == m_document.recipe()) {
        m_jobs.cancel(channel); // of a stage that was left again before it was made
        showPlace();
    } else {
        make(place->stage);
    }
}

void LevelPlayer::make(const terrain::LatticeStage& stage) {
    m_jobs.start(channel, tr("Making level %1").arg(stage.level),
                 [this, stage,
                  recipe = m_document.recipe()](const terrain::RunContext& context) -> std::function<void()> {
                     auto made = terrain::latticeStageHeights(recipe, stage, context);
                     if (made.isError())
                         return [this, sentence = errorText(made.error())] { m_dock.setProblem(sentence); };
                     if (!made)
                         return {};
                     Shown shown{recipe,
                                 stage,
                                 std::make_shared<const terrain::Heightfield>(std::move(made).value()),
                                 {}};
                     if (hasFewNodes(*shown.heights))
                         shown.samples = terrain::samplesOfStage(recipe, stage, *shown.heights);
                     return [this, shown] {
                         const auto place = m_dock.place();
                         if (!place || !(place->stage == shown.stage))
                             return;
                         m_shown = shown;
                         showPlace();
                     };
                 });
}

void LevelPlayer::showPlace() {
    m_dock.setSamples(m_shown->samples, QSize(m_shown->heights->columns(), m_shown->heights->rows()));
    const std::optional<LevelsDock::Place> place = m_dock.place();
    terrain::SharedHeightfield heights = m_shown->heights;
    if (place->samples)
        heights = terrain::withFirstSamples(*heights, m_shown->samples, *place->samples);
    if (heights == nullptr)
        return m_dock.setProblem(tr("There is not enough memory to show this step: choose a smaller size."));
    DocumentState state{m_document.recipe(), m_document.display()};
    state.recipe.grid = heights->grid();
    if (m_document.heights() != nullptr)
        state.display = terrain::stageDisplay(state.display, m_document.heightRange());
    m_views.showPreview(heights, state);
    const terrain::SampleOrigin* sample = place->samples ? m_dock.sample() : nullptr;
    m_views.setExplanation(sample != nullptr ? sampleDrawing(*sample, *heights) : ViewAnnotation());
}

} // namespace app
