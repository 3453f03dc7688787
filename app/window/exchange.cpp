// SPDX-License-Identifier: MIT
#include "app/window/exchange.h"

#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/docks/grid_edit.h"
#include "app/document/import_recipe.h"
#include "app/document/native_path.h"
#include "app/jobs/job_runner.h"
#include "app/map/map_picture.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "app/window/evaluation.h"

#include <QFileInfo>
#include <QLocale>

namespace app {

namespace {

const QString importChannel = QStringLiteral("import");
const QString exportKind = QStringLiteral("export");

QImage importPicture(const terrain::Heightfield& heights, const QSize& size,
                     const terrain::RunContext& context) {
    return mapPicture(heights, {.display = {}, .seaLevel = {}, .size = size}, context);
}

/// Whether a file of this name may be RAW: its layout can be asked for when it cannot be read as it is.
bool mayBeRaw(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto formats = terrain::heightmapFormats();
    return std::any_of(formats.begin(), formats.end(), [&suffix](const terrain::HeightmapFormat* format) {
        return format->takes().rawLayout &&
               std::any_of(format->suffixes().begin(), format->suffixes().end(),
                           [&suffix](const char* known) { return suffix == QLatin1String(known); });
    });
}

} // namespace

Exchange::Exchange(Document& document, Evaluation& evaluation, JobRunner& jobs, Settings& settings,
                   QWidget* window)
    : QObject(window), m_document(document), m_evaluation(evaluation), m_jobs(jobs), m_settings(settings),
      m_window(window), m_exports(new ExportRuns(document, evaluation, jobs, settings, window)) {
    connect(&jobs, &JobRunner::failed, this, [this](const QString& channel, const QString& sentence) {
        if (channel == importChannel)
            showError(m_window, sentence);
    });
    connect(m_exports, &ExportRuns::message, this, &Exchange::message);
    connect(m_exports, &ExportRuns::noneKept, this, &Exchange::exportHeightmap);
    connect(m_exports, &ExportRuns::written, this,
            [this](const QString& path) { remember(exportKind, path); });
    connect(&document, &Document::pathChanged, this, [this] { m_usedKinds.clear(); });
}

void Exchange::importHeightmap() {
    chooseFileToOpen(m_window, m_settings,
                     {.title = tr("Import heightmap"),
                      .kind = importChannel,
                      .filters = heightmapOpenFilters(),
                      .suffixes = {},
                      .label = {},
                      .name = projectFolder(importChannel)},
                     [this](const QString& path) { importFile(path); });
}

void Exchange::importFile(const QString& path) {
    m_jobs.start(importChannel, tr("Reading %1").arg(QFileInfo(path).fileName()),
                 [this, path](const terrain::RunContext& context) -> std::function<void()> {
                     auto read = readHeightmap(path, {}, {}, UnknownHeights::Suggest, importPicture, context);
                     if (read.isCancelled())
                         return {};
                     return [this, path, read = std::move(read)] { showImportDialog(path, read); };
                 });
}

void Exchange::showImportDialog(const QString& path,
                                const terrain::Result<std::shared_ptr<ReadHeightmap>>& read) {
    if (read.isError() && !mayBeRaw(path)) {
        showError(m_window, errorText(read.error()));
        return;
    }
    if (read.isOk())
        remember(importChannel, path);
    auto* dialog =
        new ImportDialog(path, read.isOk() ? read.value() : nullptr,
                         read.isOk() ? terrain::Error() : read.error(), m_jobs, importPicture, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, path, dialog] { adopt(path, *dialog); });
    dialog->open();
}

void Exchange::adopt(const QString& path, const ImportDialog& dialog) {
    const ReadHeightmap& read = dialog.heightmap();
    DocumentState next{importRecipe(read.blob, read.facts, dialog.grid(), dialog.fillHoles()),
                       m_document.display()};
    next.display.fixedRange = false; // a range or axis that another terrain's preset set would hide this one
    next.display.axisMinimum.reset();
    next.display.axisMaximum.reset();
    const QString name = QFileInfo(path).fileName();
    m_document.apply(next, tr("Import %1").arg(name));
    Q_EMIT message(tr("Imported %1").arg(name));
    Q_EMIT imported();
}

void Exchange::exportHeightmap() {
    m_evaluation.whenCurrent(this, [this] {
        const terrain::SharedHeightfield heights = m_document.heights();
        const terrain::Recipe& recipe = m_document.recipe();
        auto* dialog = new ExportHeightmapDialog({.heights = heights,
                                                  .source = exportOptionsOf(recipe),
                                                  .seaLevel = recipe.seaLevel,
                                                  .display = m_document.display(),
                                                  .name = proposedName(),
                                                  .canResize = !terrain::hasBulkData(recipe)},
                                                 m_settings, m_jobs, m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ExportHeightmapDialog::chosen, this, [this, heights](const HeightmapExport& choice) {
            m_exports->make({{}, choice.request, nullptr, {}, {}}, choice.existing, heights);
        });
        connect(dialog, &ExportHeightmapDialog::sizeWanted, this, &Exchange::resizeTerrain);
        connect(dialog, &ExportHeightmapDialog::filledWanted, this, &Exchange::fillHoles);
        dialog->open();
    });
}

/// The terrain over the same land with the samples that a target takes, and the export again.
void Exchange::resizeTerrain(int columns, int rows) {
    DocumentState next{m_document.recipe(), m_document.display()};
    next.recipe.grid = resized(next.recipe.grid, columns, rows, Keep::Extent);
    m_document.apply(next, tr("Size %1").arg(sizeText(columns, rows)));
    exportHeightmap();
}

/// The same land without holes, and the export again.
void Exchange::fillHoles() {
    m_document.apply({withHolesFilled(m_document.recipe()), m_document.display()}, tr("Fill holes"));
    exportHeightmap();
}

void Exchange::exportMesh() {
    m_evaluation.whenCurrent(this, [this] {
        const terrain::SharedHeightfield heights = m_document.heights();
        auto* dialog = new ExportMeshDialog(heights, proposedName(), m_settings, m_jobs, m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ExportMeshDialog::chosen, this, [this, heights](const MeshExport& choice) {
            terrain::KeptExport kept{{}, {}, choice.format, choice.options, choice.solid};
            kept.request.path = nativePath(choice.path);
            kept.request.target = choice.target;
            m_exports->make(std::move(kept), choice.existing, heights);
        });
        dialog->open();
    });
}

QString Exchange::proposedName() const {
    if (m_document.path().isEmpty())
        return tr("terrain");
    return projectFolder(exportKind) + QFileInfo(m_document.path()).completeBaseName();
}

QString Exchange::projectFolder(const QString& kind) const {
    if (m_document.path().isEmpty() || m_usedKinds.contains(kind))
        return {};
    return QFileInfo(m_document.path()).absolutePath() + QLatin1Char('/');
}

void Exchange::remember(const QString& kind, const QString& path) {
    m_usedKinds.insert(kind);
    rememberFolder(m_settings, kind, path);
}

} // namespace app
