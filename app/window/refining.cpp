// SPDX-License-Identifier: MIT
#include "app/window/refining.h"

#include "app/dialogs/messages.h"
#include "app/dialogs/refine_specs.h"
#include "app/dialogs/spec_dialog.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"
#include "libterrain/generators/refined_heights.h"
#include "libterrain/recipe/refine.h"

namespace app {
namespace {

const QString channel = QStringLiteral("refine");
constexpr char importKind[] = "imported_heights";

/// The grid of the imported samples, refined; none where no terrain may have so many.
std::optional<terrain::Grid> refinedGrid(const terrain::Heightfield& imported, terrain::Grid grid,
                                         int levels) {
    const std::int64_t columns = terrain::refinedSide(imported.columns(), levels);
    const std::int64_t rows = terrain::refinedSide(imported.rows(), levels);
    if (std::max(columns, rows) > terrain::maximumSide)
        return std::nullopt;
    grid.columns = static_cast<int>(columns);
    grid.rows = static_cast<int>(rows);
    grid.spacingX /= 1 << levels;
    grid.spacingY /= 1 << levels;
    return grid;
}

QString factText(const std::optional<terrain::Grid>& grid) {
    if (!grid)
        return {};
    const QString spacing = metresText(grid->spacingX);
    return Refining::tr("%1, %2 apart").arg(sizeText(grid->columns, grid->rows), spacing);
}

} // namespace

Refining::Refining(Document& document, JobRunner& jobs, Settings& settings, QWidget* window)
    : QObject(window), m_document(document), m_jobs(jobs), m_settings(settings), m_window(window) {
    connect(&jobs, &JobRunner::failed, this, [this](const QString& failed, const QString& sentence) {
        if (failed == channel)
            showError(m_window, sentence);
    });
}

bool Refining::isPossible() const {
    const terrain::Recipe& recipe = m_document.recipe();
    return !recipe.steps.empty() && recipe.steps.front().kind == importKind &&
           recipe.steps.front().parameters.heights("heights") != nullptr;
}

void Refining::ask() {
    if (!isPossible()) {
        showError(m_window, tr("Only imported heights can be refined: import a heightmap first."));
        return;
    }
    const terrain::SharedBlob imported = m_document.recipe().steps.front().parameters.heights("heights");
    const terrain::Grid grid = m_document.recipe().grid;
    const auto gridOf = [imported, grid](const terrain::ParameterSet& values) {
        return refinedGrid(imported->heights, grid, refineLevels(values));
    };
    auto* dialog = new SpecDialog(
        {.name = QStringLiteral("refineDialog"),
         .title = tr("Refine imported ground"),
         .action = tr("&Refine"),
         .specs = refineSpecs(),
         .factLabel = tr("Result"),
         .fact = [gridOf](const terrain::ParameterSet& values) { return factText(gridOf(values)); },
         .refusal =
             [gridOf](const terrain::ParameterSet& values) {
                 return std::pair(QStringLiteral("refine"),
                                  gridOf(values) ? QString()
                                                 : tr("No terrain can have so many samples: choose less."));
             }},
        m_settings, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SpecDialog::wanted, this, [this, dialog] { refine(*dialog); });
    dialog->open();
}

/// The roughness of the ground is measured first, which takes a while on large ones.
void Refining::refine(SpecDialog& dialog) {
    const terrain::ParameterSet values = dialog.values();
    const terrain::Recipe recipe = m_document.recipe();
    dialog.accept();
    m_jobs.start(channel, tr("Refining"),
                 [this, recipe, values](const terrain::RunContext& context) -> std::function<void()> {
                     auto refined = terrain::refinedRecipe(recipe, refineLevels(values), context);
                     if (refined.isCancelled())
                         return {};
                     if (refined.isError())
                         return [this, text = errorText(refined.error())] { showError(m_window, text); };
                     return [this, recipe, values, next = std::move(refined).value()]() mutable {
                         if (!(m_document.recipe() == recipe))
                             return; // undone or changed meanwhile
                         terrain::ParameterSet& parameters = next.steps.front().parameters;
                         for (const char* id : {"seed", "by_slope"})
                             [[maybe_unused]] const auto set = parameters.set(id, values.value(id));
                         m_document.apply({next, m_document.display()},
                                          tr("Refine %1 ×").arg(1 << refineLevels(values)));
                         Q_EMIT message(tr("Refined with smoothness H %1, as the ground itself has")
                                            .arg(QLocale().toString(parameters.real("hurst"), 'f', 2)));
                     };
                 });
}

} // namespace app
