// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "app/window/project_guard.h"

#include <QObject>

#include <functional>
#include <variant>

class QWidget;

namespace app {

class JobRunner;
class Settings;

/// New, Open, Save and Save As: files are read and written by jobs; unsaved work is asked about before it
/// would be replaced, and so is a project file that another program has open or has changed. Questions and
/// errors appear over `window`. GUI thread.
class ProjectFiles : public QObject {
    Q_OBJECT

public:
    /// What of the views is saved with a project and comes back with it.
    struct Views {
        std::function<QString()> camera;
        std::function<void(const QString&)> setCamera;
    };

    ProjectFiles(Document& document, JobRunner& jobs, Settings& settings, Views views, QWidget* window);

    /// The terrain of a new document.
    static DocumentState startState();

    /// Without a question: for the start of the program.
    void begin();
    void newDocument();
    void open();
    /// Any file: a project or recipe is opened; for anything else importWanted is emitted.
    void openFile(const QString& path);
    /// `done` follows when it was saved.
    void save(const std::function<void()>& done = {});
    void saveAs(const std::function<void()>& done = {});
    /// Opens work of a program that crashed: it has its old name and is unsaved.
    void openRecovered(const QString& file, const QString& originalPath, const std::function<void()>& done);
    /// `proceed` follows when nothing would be lost by it: at once, or when the person has answered.
    void whenSafe(const std::function<void()>& proceed);
    /// Whether the document is shown under the name of a file that another program saves into.
    [[nodiscard]] bool isReadOnly() const { return m_guard.isReadOnly(); }

Q_SIGNALS:
    void importWanted(const QString& path);
    /// For the status bar.
    void message(const QString& text);

private:
    static QString saveChannel() { return QStringLiteral("save"); }
    static QString projectKind() { return QStringLiteral("project"); } ///< of Settings::folder
    struct SomeOtherFile {};
    struct OpenedProject {
        terrain::Project project;
        terrain::FileState state; ///< of its file
    };
    using Content = std::variant<SomeOtherFile, OpenedProject, terrain::Recipe>;
    static terrain::Result<Content> read(const QString& path, const terrain::RunContext& context);

    void take(const QString& path, const terrain::Result<Content>& content);
    void adopt(const QString& path, const Content& content);
    void adoptProject(const QString& path, const OpenedProject& opened, const ProjectGuard::Access& access);
    /// What a hand-written recipe says without effect.
    void sayNotes(const QString& path, const terrain::Recipe& recipe);
    /// One save at a time: a second one waits for the first, which may give the document another path.
    void whenNotSaving(const std::function<void()>& action);
    void saveTo(const QString& path, bool replaces, const std::function<void()>& done);
    /// What is to be saved, and how.
    struct Saving {
        QString path;
        terrain::Existing existing = terrain::Existing::Keep;
        std::shared_ptr<ProjectLock> lock;
        std::optional<terrain::FileState> known; ///< the file must be like this; none: whatever it is
        std::function<void()> done;
        QString keptAs; ///< the file of an earlier version that is replaced; empty = none
    };
    void startSaving(const Saving& saving);
    void saved(const Saving& saving, const SaveMark& mark, const terrain::FileState& state);
    void saveFailed(const terrain::Error& error, const std::function<void()>& done);
    void compareFingerprint();

    Document& m_document;
    JobRunner& m_jobs;
    Settings& m_settings;
    Views m_views;
    QWidget* m_window;
    ProjectGuard m_guard;
    std::optional<terrain::ContentHash> m_expected; ///< what an opened project says its heights are
};

} // namespace app
