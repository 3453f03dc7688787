// SPDX-License-Identifier: MIT
// The half of ProjectFiles that saves.
#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/document/native_path.h"
#include "app/jobs/job_runner.h"
#include "app/settings/application_id.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "app/window/project_files.h"
#include "libterrain/project/project_backup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace app {

namespace {

QString shownName(const QString& path) {
    return QFileInfo(path).fileName();
}

/// "land 2.moraine" for "land.moraine": the first such name that is free.
QString freeNameBeside(const QString& path) {
    const QFileInfo file(path);
    for (int i = 2;; ++i) {
        const QString name =
            QStringLiteral("%1 %2.%3")
                .arg(file.completeBaseName(), QString::number(i), QLatin1String(projectSuffix));
        if (!QFileInfo::exists(file.dir().filePath(name)))
            return file.dir().filePath(name);
    }
}

} // namespace

void ProjectFiles::save(const std::function<void()>& done) {
    whenNotSaving([this, done] {
        if (m_guard.isReadOnly())
            Q_EMIT message(
                tr("%1 is read-only here: the changes go into another file").arg(m_document.title()));
        if (m_document.path().isEmpty() || m_guard.isReadOnly())
            saveAs(done);
        else
            saveTo(m_document.path(), true, done);
    });
}

void ProjectFiles::saveAs(const std::function<void()>& done) {
    QString name = m_document.path();
    if (name.isEmpty())
        name = tr("Terrain");
    else if (m_guard.isReadOnly()) // its own name would be refused
        name = freeNameBeside(name);
    chooseFileToSave(m_window, m_settings,
                     {.title = tr("Save as"),
                      .kind = projectKind(),
                      .filters = {},
                      .suffixes = {QLatin1String(projectSuffix)},
                      .label = tr("Moraine project"),
                      .name = name},
                     [this, done](const QString& path, bool replaces) {
                         whenNotSaving([this, path, replaces, done] { saveTo(path, replaces, done); });
                     });
}

void ProjectFiles::saveTo(const QString& path, bool replaces, const std::function<void()>& done) {
    Saving saving{path, replaces ? terrain::Existing::Replace : terrain::Existing::Keep, nullptr, {}, done,
                  {}};
    if (!m_guard.claim(path, saving.lock, [this, done] { saveAs(done); }))
        return;
    saving.known = m_guard.known(path);
    startSaving(saving);
}

void ProjectFiles::startSaving(const Saving& saving) {
    terrain::Project project = m_document.toProject(saving.path);
    project.camera = m_views.camera().toStdString();
    m_jobs.start(
        saveChannel(), tr("Saving %1").arg(shownName(saving.path)),
        [this, saving, mark = m_document.saveMark(),
         project = std::move(project)](const terrain::RunContext& context) -> std::function<void()> {
            const auto file = nativePath(saving.path);
            if (saving.known && !terrain::isUnchanged(*saving.known, file))
                return [this, saving] {
                    Saving anyway = saving;
                    anyway.known.reset();
                    anyway.existing = terrain::Existing::Replace;
                    m_guard.askAboutChange(
                        saving.path, [this, anyway] { startSaving(anyway); },
                        [this, saving] { saveAs(saving.done); });
                };
            Saving kept = saving;
            if (const auto backup = terrain::earlierVersionBackup(file))
                kept.keptAs = QFile::decodeName(QByteArray::fromStdString(backup->filename().string()));
            const terrain::Status status = terrain::saveProject(project, file, saving.existing, context);
            if (status.isCancelled())
                return {};
            if (status.isError())
                return [this, saving, error = status.error()] { saveFailed(error, saving.done); };
            return [this, kept, mark, state = terrain::fileState(file)] { saved(kept, mark, state); };
        });
}

void ProjectFiles::saved(const Saving& saving, const SaveMark& mark, const terrain::FileState& state) {
    m_guard.hold({ProjectGuard::Way::Write, saving.lock}, saving.path, state);
    m_document.markSaved(saving.path, mark);
    if (m_document.path() != saving.path) // another document has come meanwhile
        m_guard.leave();
    m_settings.addRecentFile(saving.path);
    rememberFolder(m_settings, projectKind(), saving.path);
    const QString name = shownName(saving.path);
    Q_EMIT message(saving.keptAs.isEmpty()
                       ? tr("Saved %1").arg(name)
                       : tr("Saved %1; the file of an earlier Moraine is kept beside it as %2")
                             .arg(name, saving.keptAs));
    if (saving.done)
        saving.done();
}

void ProjectFiles::saveFailed(const terrain::Error& error, const std::function<void()>& done) {
    ask(m_window, {.name = QStringLiteral("saveFailedDialog"),
                   .text = errorText(error),
                   .details = tr("Your work is still open and unsaved."),
                   .answers = {{tr("Save a &copy…"), QMessageBox::AcceptRole, [this, done] { saveAs(done); }},
                               {tr("&Cancel"), QMessageBox::RejectRole}},
                   .icon = QMessageBox::Warning});
}

} // namespace app
