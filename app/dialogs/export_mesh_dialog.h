// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"

#include <QDialog>

class QLabel;

namespace app {

class ChoiceBox;
class Settings;

/// What a person chose for an export.
struct MeshExport {
    const terrain::MeshFormat* format = nullptr;
    QString path;
    terrain::Existing existing = terrain::Existing::Keep;
};

/// File › Export mesh: the format, and how many vertices, triangles and bytes it makes. GUI thread.
class ExportMeshDialog : public QDialog {
    Q_OBJECT

public:
    /// `name` is proposed for the file.
    ExportMeshDialog(terrain::SharedHeightfield heights, const QString& name, Settings& settings,
                     QWidget* parent);

Q_SIGNALS:
    void chosen(const app::MeshExport& choice);

private:
    [[nodiscard]] const terrain::MeshFormat* format() const;
    void showFacts();
    void askForFile();

    terrain::SharedHeightfield m_heights;
    bool m_hasHoles;
    QString m_name;
    Settings& m_settings;
    ChoiceBox* m_formats;
    QLabel* m_counts;
    QLabel* m_extent;
    QLabel* m_size;
};

} // namespace app
