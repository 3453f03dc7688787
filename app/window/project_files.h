// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QObject>

#include <functional>
#include <variant>

class QWidget;

namespace app {

class JobRunner;
class Settings;

/// New, Open, Save and Save As: files are read and written by jobs, and unsaved work is asked about before
/// it would be replaced. Questions and errors appear over `window`. GUI thread.
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

Q_SIGNALS:
    void importWanted(const QString& path);
    /// For the status bar.
    void message(const QString& text);

private:
    struct SomeOtherFile {};
    using Content = std::variant<SomeOtherFile, terrain::Project, terrain::Recipe>;
    static terrain::Result<Content> read(const QString& path, const terrain::RunContext& context);

    void take(const QString& path, const terrain::Result<Content>& content);
    void adopt(const QString& path, const Content& content);
    /// What a hand-written recipe says without effect.
    void sayNotes(const QString& path, const terrain::Recipe& recipe);
    /// One save at a time: a second one waits for the first, which may give the document another path.
    void whenNotSaving(const std::function<void()>& action);
    void saveTo(const QString& path, bool replaces, const std::function<void()>& done);
    void saveFailed(const terrain::Error& error, const std::function<void()>& done);
    void compareFingerprint();

    Document& m_document;
    JobRunner& m_jobs;
    Settings& m_settings;
    Views m_views;
    QWidget* m_window;
    std::optional<terrain::ContentHash> m_expected; ///< what an opened project says its heights are
};

} // namespace app
