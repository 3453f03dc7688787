// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/export_fact_rows.h"
#include "libterrain/formats/export_plan.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace app {

class ChoiceBox;
class ExportMapsForm;
class FormColumn;
class InlineMessage;
class JobRunner;
class ParameterForm;
class Settings;
class SheetView;

/// What a person chose for an export.
struct HeightmapExport {
    terrain::ExportRequest request;
    terrain::Existing existing = terrain::Existing::Keep;
};

/// The terrain that an export is about.
struct ExportedTerrain {
    terrain::SharedHeightfield heights;
    terrain::ExportOptions source; ///< where the heights came from, if they were imported
    std::optional<double> seaLevel;
    terrain::Display display; ///< its colours
    QString name;             ///< proposed for the file
    bool canResize = false;   ///< its recipe makes it at any size
};

/// File › Export heightmap: the program that it is for, the format with its own options, the range, tiles,
/// maps beside the heights, and what follows from them (numbers to type there, step, size, clipped heights)
/// before anything is written. GUI thread.
class ExportHeightmapDialog : public QDialog {
    Q_OBJECT

public:
    ExportHeightmapDialog(ExportedTerrain ground, Settings& settings, JobRunner& jobs, QWidget* parent);
    ~ExportHeightmapDialog() override;

Q_SIGNALS:
    void chosen(const app::HeightmapExport& choice);
    /// The terrain itself is to have this many samples; the dialog has closed.
    void sizeWanted(int columns, int rows);
    /// The terrain itself is to have its holes filled; the dialog has closed.
    void filledWanted();

private:
    void addRows();
    void proposeSize();
    QWidget* makeButtons();
    void chooseTarget();
    void chooseFormat();
    void restoreChoice();
    void rememberChoice();
    void takeTiles();
    void showFixed();
    void showFacts();
    void showRange(const terrain::ExportPlan& plan);
    void showSizes();
    void showProblem(const terrain::Error& problem);
    void countClipped(const terrain::ExportPlan& plan);
    void askForFile();
    void resizeTerrain();
    void fillHoles();
    [[nodiscard]] std::optional<terrain::Error> problemOf(const terrain::ExportPlan& plan) const;
    [[nodiscard]] terrain::ExportRequest request(const QString& path) const;
    [[nodiscard]] QString proposedName() const;
    [[nodiscard]] bool takesAnySize() const;

    ExportedTerrain m_ground;
    terrain::HeightRange m_range;
    std::int64_t m_holes;
    Settings& m_settings;
    JobRunner& m_jobs;
    const terrain::Target* m_target = nullptr;
    const terrain::HeightmapFormat* m_format = nullptr;
    ChoiceBox* m_targets;
    ChoiceBox* m_formats;
    FormColumn* m_rows;
    ParameterForm* m_formatForm = nullptr;
    ParameterForm* m_rangeForm;
    ParameterForm* m_sizeForm;
    ParameterForm* m_tileForm;
    terrain::ParameterSet m_ownTiles; ///< the person's, whatever the target decides
    ExportMapsForm* m_maps;
    QLabel* m_takes = nullptr; ///< what the target takes
    ExportFactRows m_facts;
    InlineMessage* m_warning;
    SheetView* m_sheet;
    QPushButton* m_resize = nullptr;
    QPushButton* m_fill = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace app
