// SPDX-License-Identifier: MIT
#include "app/window/project_files.h"

#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/document/native_path.h"
#include "app/jobs/job_runner.h"
#include "app/settings/application_id.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "libterrain/formats/crs.h"
#include "libterrain/recipe/preset.h"
#include "libterrain/recipe/recipe_json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace app {

namespace {

const QString openChannel = QStringLiteral("open");
const QString saveChannel = QStringLiteral("save");
const QString projectKind = QStringLiteral("project");
constexpr char startPreset[] = "coast";
constexpr qint64 largestRecipe = 64 * 1024 * 1024; // a recipe is text of a few kilobytes

QString shownName(const QString& path) {
    return QFileInfo(path).fileName();
}

} // namespace

ProjectFiles::ProjectFiles(Document& document, JobRunner& jobs, Settings& settings, Views views,
                           QWidget* window)
    : QObject(window), m_document(document), m_jobs(jobs), m_settings(settings), m_views(std::move(views)),
      m_window(window) {
    connect(&document, &Document::heightsChanged, this, &ProjectFiles::compareFingerprint);
    connect(&jobs, &JobRunner::failed, this, [this](const QString& channel, const QString& sentence) {
        if (channel == openChannel || channel == saveChannel)
            showError(m_window, sentence);
    });
}

DocumentState ProjectFiles::startState() {
    if (const terrain::Preset* preset = terrain::findPreset(startPreset)) {
        if (auto applied = terrain::applyPreset(*preset, terrain::presetGrid(*preset)))
            return {applied.value().recipe, applied.value().display};
    }
    return {terrain::defaultRecipe(), {}};
}

void ProjectFiles::begin() {
    m_expected.reset();
    m_document.reset(startState(), tr("New terrain"));
    m_views.setCamera({});
}

void ProjectFiles::newDocument() {
    whenSafe([this] { begin(); });
}

void ProjectFiles::open() {
    chooseFileToOpen(m_window, m_settings,
                     {.title = tr("Open"),
                      .kind = projectKind,
                      .filters = openFilters(),
                      .suffixes = {},
                      .label = {},
                      .name = {}},
                     [this](const QString& path) { openFile(path); });
}

void ProjectFiles::openFile(const QString& path) {
    m_jobs.start(openChannel, tr("Opening %1").arg(shownName(path)),
                 [this, path](const terrain::RunContext& context) -> std::function<void()> {
                     auto content = read(path, context);
                     if (content.isCancelled())
                         return {};
                     return [this, path, content = std::move(content)] { take(path, content); };
                 });
}

terrain::Result<ProjectFiles::Content> ProjectFiles::read(const QString& path,
                                                          const terrain::RunContext& context) {
    if (terrain::isProjectFile(nativePath(path))) {
        auto project = terrain::loadProject(nativePath(path), context);
        if (!project)
            return project.failure();
        return Content(std::move(project).value());
    }
    QFile file(path);
    const bool isRecipe = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    if (!isRecipe || file.size() > largestRecipe || !file.open(QIODevice::ReadOnly))
        return Content(SomeOtherFile{});
    const std::string name = shownName(path).toStdString();
    auto recipe = terrain::recipeFromJson(file.readAll().toStdString(), name);
    if (!recipe)
        return recipe.failure();
    if (const terrain::Status known = terrain::checkCrs(recipe.value().grid.crs); !known) {
        terrain::Error error = known.error();
        error.detail.subject = name;
        return error;
    }
    return Content(std::move(recipe).value());
}

void ProjectFiles::take(const QString& path, const terrain::Result<Content>& content) {
    if (content.isError()) {
        m_settings.removeRecentFile(path);
        showError(m_window, errorText(content.error()));
        return;
    }
    if (QFileInfo(path).isReadable())
        rememberFolder(m_settings, projectKind, path);
    if (std::holds_alternative<SomeOtherFile>(content.value()))
        Q_EMIT importWanted(path);
    else
        whenSafe([this, path, opened = content.value()] { adopt(path, opened); });
}

void ProjectFiles::adopt(const QString& path, const Content& content) {
    m_expected.reset();
    if (const auto* project = std::get_if<terrain::Project>(&content)) {
        m_expected = project->fingerprint;
        m_document.fromProject(*project, path);
        m_views.setCamera(QString::fromStdString(project->camera));
        m_settings.addRecentFile(path);
    } else if (const auto* recipe = std::get_if<terrain::Recipe>(&content)) {
        m_document.reset({*recipe, {}}, tr("Opened %1").arg(shownName(path)));
        m_views.setCamera({});
        sayNotes(path, *recipe);
    }
    Q_EMIT message(tr("Opened %1").arg(shownName(path)));
}

void ProjectFiles::sayNotes(const QString& path, const terrain::Recipe& recipe) {
    QStringList notes;
    for (const terrain::Text& note : terrain::recipeNotes(recipe))
        notes.append(libraryText(note));
    if (notes.isEmpty())
        return;
    ask(m_window, {.name = QStringLiteral("notesDialog"),
                   .text = tr("“%1” is open. This is to be known about it:").arg(shownName(path)),
                   .details = notes.join(QLatin1Char('\n')),
                   .answers = {{tr("Close"), QMessageBox::RejectRole}},
                   .icon = QMessageBox::Information});
}

void ProjectFiles::whenNotSaving(const std::function<void()>& action) {
    if (!m_jobs.isRunning(saveChannel)) {
        action();
        return;
    }
    connect(
        &m_jobs, &JobRunner::finished, this, [this, action] { whenNotSaving(action); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void ProjectFiles::save(const std::function<void()>& done) {
    whenNotSaving([this, done] {
        if (m_document.path().isEmpty())
            saveAs(done);
        else
            saveTo(m_document.path(), true, done);
    });
}

void ProjectFiles::saveAs(const std::function<void()>& done) {
    const bool unnamed = m_document.path().isEmpty();
    chooseFileToSave(m_window, m_settings,
                     {.title = tr("Save as"),
                      .kind = projectKind,
                      .filters = {},
                      .suffixes = {QLatin1String(projectSuffix)},
                      .label = tr("Moraine project"),
                      .name = unnamed ? tr("Terrain") : m_document.path()},
                     [this, done](const QString& path, bool replaces) {
                         whenNotSaving([this, path, replaces, done] { saveTo(path, replaces, done); });
                     });
}

void ProjectFiles::saveTo(const QString& path, bool replaces, const std::function<void()>& done) {
    terrain::Project project = m_document.toProject(path);
    project.camera = m_views.camera().toStdString();
    const auto existing = replaces ? terrain::Existing::Replace : terrain::Existing::Keep;
    m_jobs.start(saveChannel, tr("Saving %1").arg(shownName(path)),
                 [this, path, existing, done, mark = m_document.saveMark(),
                  project = std::move(project)](const terrain::RunContext& context) -> std::function<void()> {
                     const terrain::Status saved =
                         terrain::saveProject(project, nativePath(path), existing, context);
                     if (saved.isCancelled())
                         return {};
                     return [this, path, saved, done, mark] {
                         if (saved.isError()) {
                             saveFailed(saved.error(), done);
                             return;
                         }
                         m_document.markSaved(path, mark);
                         m_settings.addRecentFile(path);
                         rememberFolder(m_settings, projectKind, path);
                         Q_EMIT message(tr("Saved %1").arg(shownName(path)));
                         if (done)
                             done();
                     };
                 });
}

void ProjectFiles::saveFailed(const terrain::Error& error, const std::function<void()>& done) {
    ask(m_window, {.name = QStringLiteral("saveFailedDialog"),
                   .text = errorText(error),
                   .details = tr("Your work is still open and unsaved."),
                   .answers = {{tr("Save a &copy…"), QMessageBox::AcceptRole, [this, done] { saveAs(done); }},
                               {tr("&Cancel"), QMessageBox::RejectRole}},
                   .icon = QMessageBox::Warning});
}

void ProjectFiles::openRecovered(const QString& file, const QString& originalPath,
                                 const std::function<void()>& done) {
    m_jobs.start(
        openChannel, tr("Opening unsaved work"),
        [this, file, originalPath, done](const terrain::RunContext& context) -> std::function<void()> {
            const auto project = terrain::loadProject(nativePath(file), context);
            if (project.isCancelled())
                return {};
            return [this, project, originalPath, done] {
                if (project.isError()) {
                    showError(m_window, errorText(project.error()));
                    return;
                }
                whenSafe([this, project = project.value(), originalPath, done] {
                    m_expected.reset();
                    m_document.fromProject(project, originalPath);
                    m_document.markUnsaved();
                    m_views.setCamera(QString::fromStdString(project.camera));
                    done();
                });
            };
        });
}

void ProjectFiles::whenSafe(const std::function<void()>& proceed) {
    whenNotSaving([this, proceed] {
        if (!m_document.isModified()) {
            proceed();
            return;
        }
        // Asked again after the save: the person may have gone on while it ran.
        askAboutUnsavedWork(
            m_window, m_document.title(), [this, proceed] { save([this, proceed] { whenSafe(proceed); }); },
            proceed);
    });
}

/// A later version of the program may make other heights of the same recipe: then it says so.
void ProjectFiles::compareFingerprint() {
    if (!m_expected || !m_document.heightsAreCurrent())
        return;
    const bool same = *m_expected == m_document.fingerprint();
    m_expected.reset();
    if (!same && !m_document.isModified())
        showError(m_window,
                  tr("This version of Moraine makes other heights of “%1” than the one that saved it. "
                     "The file is as it was; save under another name to keep both.")
                      .arg(m_document.title()));
}

} // namespace app
