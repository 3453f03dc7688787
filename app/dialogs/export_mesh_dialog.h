// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_export.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace app {

class ChoiceBox;
class FormColumn;
struct MeshCounts;
class JobRunner;
class ParameterForm;
class Settings;
class SheetView;

/// What a person chose for an export.
struct MeshExport {
    const terrain::Target* target = nullptr; ///< none: any program
    const terrain::MeshFormat* format = nullptr;
    terrain::MeshOptions options;
    std::optional<terrain::SolidOptions> solid; ///< closed bodies instead
    QString path;
    terrain::Existing existing = terrain::Existing::Keep;
};

/// File › Export mesh: the program it is for, the format, every sample, few triangles within an error or
/// chunks with levels of detail, the surface or a closed body to be printed, and how many vertices, triangles
/// and bytes it makes. GUI thread.
class ExportMeshDialog : public QDialog {
    Q_OBJECT

public:
    /// `name` is proposed for the file.
    ExportMeshDialog(terrain::SharedHeightfield heights, const QString& name, Settings& settings,
                     JobRunner& jobs, QWidget* parent);
    ~ExportMeshDialog() override;

Q_SIGNALS:
    void chosen(const app::MeshExport& choice);

private:
    [[nodiscard]] const terrain::Target* target() const;
    [[nodiscard]] bool needsBody() const;
    [[nodiscard]] const terrain::MeshFormat* format() const;
    [[nodiscard]] terrain::MeshOptions options() const;
    /// None for a format that bodies are not written in.
    [[nodiscard]] std::optional<terrain::SolidOptions> solid() const;
    static QString countingChannel();
    void addRows(FormColumn* rows);
    void restoreChoice();
    void rememberChoice();
    void showFacts();
    void count();
    void showCounts(const MeshCounts& counts);
    void showRefusal(const terrain::Error& error);
    void showChunks(const std::optional<terrain::ChunkFacts>& facts);
    void showExtent();
    void showSheet();
    void fillFormats();
    void adoptTarget();
    [[nodiscard]] terrain::MeshRequest request() const; ///< without a path
    void askForFile();

    terrain::SharedHeightfield m_heights;
    bool m_hasHoles;
    QString m_name;
    Settings& m_settings;
    JobRunner& m_jobs;
    ChoiceBox* m_targets;
    ChoiceBox* m_formats;
    ParameterForm* m_form;
    ParameterForm* m_solidForm;
    SheetView* m_sheet;
    QPushButton* m_go = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_chunks = nullptr;
    QLabel* m_levels = nullptr;
    QLabel* m_extent = nullptr;
    QLabel* m_size = nullptr;
};

} // namespace app
