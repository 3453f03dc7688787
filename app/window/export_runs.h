// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/formats/kept_export.h"

#include <QObject>

namespace app {

class Evaluation;
class JobRunner;
class Settings;

/// Writes heightmaps and meshes by jobs, and makes those again that the project keeps. Files that this person
/// exported before are written over without a question; others only after one. Dialogs and errors appear over
/// `window`. GUI thread.
class ExportRuns : public QObject {
    Q_OBJECT

public:
    ExportRuns(Document& document, Evaluation& evaluation, JobRunner& jobs, Settings& settings,
               QWidget* window);

    /// Writes what a person chose, and the project keeps it under a name of its own.
    void make(terrain::KeptExport chosen, terrain::Existing existing,
              const terrain::SharedHeightfield& heights);
    /// The last one once more, or every one that the project keeps.
    void again();
    void all();
    /// What the project keeps: to make one again, to name it otherwise or to drop it.
    void showKept();

Q_SIGNALS:
    /// For the status bar.
    void message(const QString& text);
    void written(const QString& path);
    /// There is nothing to be made again.
    void noneKept();

private:
    struct Order;
    struct Result;
    void makeAgain(const std::vector<terrain::KeptExport>& kept);
    void start(const std::shared_ptr<const Order>& order);
    static std::optional<Result> run(const Order& order, const terrain::RunContext& context);
    void finish(const Order& order, const Result& result);
    void askToReplace(const std::shared_ptr<const Order>& order, const QStringList& paths);

    Document& m_document;
    Evaluation& m_evaluation;
    JobRunner& m_jobs;
    Settings& m_settings;
    QWidget* m_window;
    int m_count = 0; ///< how many were begun: an export never stops another one
};

} // namespace app
