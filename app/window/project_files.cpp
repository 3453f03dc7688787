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
constexpr char startPreset[] = "coast";
constexpr qint64 largestRecipe = 64 * 1024 * 1024; // a recipe is text of a few kilobytes

QString shownName(const QString& path) {
    return QFileInfo(path).fileName();
}

} // namespace

ProjectFiles::ProjectFiles(Document& document, JobRunner& jobs, Settings& settings, Views views,
                           QWidget* window)
    : QObject(window), m_document(document), m_jobs(jobs), m_settings(settings), m_views(std::move(views)),
      m_window(window), m_guard(window) {
    connect(&document, &Document::heightsChanged, this, &ProjectFiles::compareFingerprint);
    connect(&document, &Document::pathChanged, this, [this] {
        if (m_document.path().isEmpty()) // whatever made it a new one
            m_guard.leave();
    });
    connect(&jobs, &JobRunner::failed, this, [this](const QString& channel, const QString& sentence) {
        if (channel == openChannel || channel == saveChannel())
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
    m_guard.leave();
    m_document.reset(startState(), tr("New terrain"));
    m_views.setCamera({});
}

void ProjectFiles::newDocument() {
    whenSafe([this] { begin(); });
}

void ProjectFiles::open() {
    chooseFileToOpen(m_window, m_settings,
                     {.title = tr("Open"),
                      .kind = projectKind(),
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
    const bool isCalledSo = path.endsWith(QLatin1String(".moraine"), Qt::CaseInsensitive);
    if (isCalledSo || terrain::isProjectFile(nativePath(path))) {
        // Before it is read: what changes meanwhile is noticed.
        const terrain::FileState state = terrain::fileState(nativePath(path));
        auto project = terrain::loadProject(nativePath(path), context);
        if (!project)
            return project.failure();
        return Content(OpenedProject{std::move(project).value(), state});
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
        rememberFolder(m_settings, projectKind(), path);
    if (std::holds_alternative<SomeOtherFile>(content.value()))
        Q_EMIT importWanted(path);
    else
        whenSafe([this, path, opened = content.value()] { adopt(path, opened); });
}

void ProjectFiles::adopt(const QString& path, const Content& content) {
    if (const auto* opened = std::get_if<OpenedProject>(&content)) {
        m_guard.enter(path, [this, path, opened = *opened](const ProjectGuard::Access& access) {
            adoptProject(path, opened, access);
        });
    } else if (const auto* recipe = std::get_if<terrain::Recipe>(&content)) {
        m_expected.reset();
        m_guard.leave();
        m_document.reset({*recipe, {}}, tr("Opened %1").arg(shownName(path)));
        m_views.setCamera({});
        sayNotes(path, *recipe);
        Q_EMIT message(tr("Opened %1").arg(shownName(path)));
    }
}

void ProjectFiles::adoptProject(const QString& path, const OpenedProject& opened,
                                const ProjectGuard::Access& access) {
    m_expected = opened.project.fingerprint;
    m_guard.hold(access, access.way == ProjectGuard::Way::Copy ? QString() : path, opened.state);
    m_document.fromProject(opened.project, path);
    if (access.way == ProjectGuard::Way::Copy) {
        m_document.markSaved({}, m_document.saveMark()); // it has no file
        m_document.markUnsaved();
    }
    m_views.setCamera(QString::fromStdString(opened.project.camera));
    m_settings.addRecentFile(path);
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
    if (!m_jobs.isRunning(saveChannel())) {
        action();
        return;
    }
    connect(
        &m_jobs, &JobRunner::finished, this, [this, action] { whenNotSaving(action); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
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
                    ProjectGuard::Access access;
                    // Its file may be open elsewhere by now: then it is work without a file.
                    const bool isFree = !originalPath.isEmpty() && !m_guard.take(originalPath, access.lock);
                    m_expected.reset();
                    const QString path = isFree ? originalPath : QString();
                    m_guard.hold(access, path,
                                 isFree ? terrain::fileState(nativePath(path)) : terrain::FileState());
                    m_document.fromProject(project, path);
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
