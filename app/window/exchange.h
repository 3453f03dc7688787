// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/export_heightmap_dialog.h"
#include "app/dialogs/export_mesh_dialog.h"
#include "app/dialogs/import_dialog.h"
#include "app/document/document.h"
#include "app/window/export_runs.h"

#include <QObject>
#include <QSet>

namespace app {

class Evaluation;
class JobRunner;
class Settings;

/// Import and export: heightmaps in, heightmaps and meshes out, by jobs. An import is an undo step of the
/// open document. Dialogs and errors appear over `window`. GUI thread.
class Exchange : public QObject {
    Q_OBJECT

public:
    Exchange(Document& document, Evaluation& evaluation, JobRunner& jobs, Settings& settings,
             QWidget* window);

    void importHeightmap();
    void importFile(const QString& path);
    void exportHeightmap();
    void exportMesh();
    /// Makes exports again that the project keeps.
    [[nodiscard]] ExportRuns& exports() { return *m_exports; }

Q_SIGNALS:
    /// For the status bar.
    void message(const QString& text);
    void imported();

private:
    void showImportDialog(const QString& path, const terrain::Result<std::shared_ptr<ReadHeightmap>>& read);
    void adopt(const QString& path, const ImportDialog& dialog);
    void resizeTerrain(int columns, int rows);
    void fillHoles();
    /// For an export: a name, or a path beside the project.
    [[nodiscard]] QString proposedName() const;
    /// Where the first import or export of an open project begins, with / at its end; empty: where the last
    /// one was.
    [[nodiscard]] QString projectFolder(const QString& kind) const;
    void remember(const QString& kind, const QString& path);

    Document& m_document;
    Evaluation& m_evaluation;
    JobRunner& m_jobs;
    Settings& m_settings;
    QWidget* m_window;
    ExportRuns* m_exports;
    QSet<QString> m_usedKinds; ///< "import", "export": read or written since the project has its place
};

} // namespace app
