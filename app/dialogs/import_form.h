// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/parameter_form.h"
#include "libterrain/formats/mesh_import.h"

#include <QWidget>

namespace app {

/// What becomes of integers of which neither the file nor a person says which heights they mean.
enum class UnknownHeights {
    TakeAsMetres,
    Suggest, ///< from 0 to a part of the terrain's width
};

/// What a person can say about a heightmap that is being imported. Rows that do not matter for the file are
/// hidden. GUI thread.
class ImportForm : public QWidget {
    Q_OBJECT

public:
    explicit ImportForm(QWidget* parent = nullptr);

    /// What the file is to be read with; an error names the field.
    [[nodiscard]] terrain::Result<terrain::ImportOptions> options() const;
    /// How a mesh is to be looked at.
    [[nodiscard]] terrain::MeshSampling sampling() const;
    /// Whether the person gave a spacing; else it is the file's.
    [[nodiscard]] bool isSpacingGiven() const { return m_spacing.has_value(); }
    /// The file's grid with the spacing that the person gave: its cells keep their shape.
    [[nodiscard]] terrain::Grid placed(terrain::Grid grid) const;
    [[nodiscard]] bool fillHoles() const;

    /// Chooses RAW, for a file that tells nothing about itself but a suffix, and of whose layout none fits.
    void setRaw(const QString& suffix);
    /// Heights are suggested until the person gives some.
    [[nodiscard]] UnknownHeights unknownHeights() const;
    /// What was understood: which rows matter, and the file's own values. `suggested`: the heights that it
    /// was read with because it says none; `layout`: how a file without a header was read.
    void showFacts(const terrain::ImportedHeightmap& facts, const terrain::Grid& grid,
                   const std::optional<terrain::MetreRange>& suggested,
                   const std::optional<terrain::RawLayout>& layout = {});
    /// A sentence beside a field; false when it belongs to none that is shown.
    bool showError(const std::string& field, const QString& sentence);

Q_SIGNALS:
    /// The file has to be read again.
    void optionsChanged();
    /// What the file is taken as changed, but not what is read.
    void spacingChanged();
    /// Missing samples are to be filled, or not.
    void fillChanged();

private:
    [[nodiscard]] bool isRaw() const;
    void meshFieldEntered(const QString& id);
    void showRows();
    void changed(const QString& id);
    void spacingEntered(const QString& id);
    void showSpacing(double spacing);
    [[nodiscard]] bool isSquare() const { return m_depthOfCell == 1; }
    [[nodiscard]] bool isFileSquare() const { return m_file.spacingX == m_file.spacingY; }

    ParameterForm* m_form;
    terrain::Grid m_file;            ///< the whole that was read last
    terrain::Grid m_result;          ///< what came of it
    std::optional<double> m_spacing; ///< m from west to east before resampling, as the person gave it
    double m_resampled = 1;          ///< by what resampling multiplies the spacing from west to east
    double m_depthOfCell = 1;        ///< spacing from north to south, where that from west to east is 1
    bool m_heightsGiven = false;
    bool m_layoutGiven = false; ///< of a file without a header; else it is guessed
    bool m_suggested = false;   ///< the heights that are shown
    bool m_askRange = false;
    bool m_hasHoles = false;
    bool m_isMesh = false;
    std::optional<int> m_columns; ///< of a mesh, as the person gave them
};

} // namespace app
