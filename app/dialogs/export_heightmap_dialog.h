// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/export_facts.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace app {

class ChoiceBox;
class FormColumn;
class InlineMessage;
class JobRunner;
class ParameterForm;
class Settings;

/// What a person chose for an export.
struct HeightmapExport {
    const terrain::HeightmapFormat* format = nullptr;
    terrain::ExportOptions options;
    QString path;
    terrain::Existing existing = terrain::Existing::Keep;
};

/// File › Export heightmap: the format with its own options, the range, and what follows from them (step,
/// size, clipped heights) before anything is written. GUI thread.
class ExportHeightmapDialog : public QDialog {
    Q_OBJECT

public:
    /// `source`: where the heights came from, if they were imported. `name` is proposed for the file.
    ExportHeightmapDialog(terrain::SharedHeightfield heights, const terrain::ExportOptions& source,
                          const QString& name, Settings& settings, JobRunner& jobs, QWidget* parent);
    ~ExportHeightmapDialog() override;

Q_SIGNALS:
    void chosen(const app::HeightmapExport& choice);

private:
    void addRows();
    QWidget* makeButtons();
    void chooseFormat();
    void restoreChoice();
    void rememberChoice();
    void showFacts();
    void showProblem(const terrain::Error& problem);
    void countClipped(const terrain::MetreRange& range);
    void showClipped(std::int64_t count);
    void askForFile();
    [[nodiscard]] terrain::ExportOptions options() const;

    terrain::SharedHeightfield m_heights;
    terrain::HeightRange m_range;
    std::int64_t m_holes;
    terrain::ExportOptions m_source;
    QString m_name;
    Settings& m_settings;
    JobRunner& m_jobs;
    const terrain::HeightmapFormat* m_format = nullptr;
    ChoiceBox* m_formats;
    FormColumn* m_rows;
    ParameterForm* m_formatForm = nullptr;
    ParameterForm* m_rangeForm;
    QLabel* m_samples = nullptr;
    QLabel* m_span = nullptr; ///< heights, and the step between them
    QLabel* m_size = nullptr;
    InlineMessage* m_warning;
    QPushButton* m_export = nullptr;
};

} // namespace app
