// SPDX-License-Identifier: MIT
#pragma once

#include "app/docks/grid_edit.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace app {

class FormRow;
class NumberField;

/// The size of the terrain: samples, spacing, width and depth, and the way to a finer, coarser, larger or
/// smaller one: finer and coarser show the same land with other samples, larger and smaller more or less of
/// it at the same spacing. Its rows are aligned by the dock (alignRows).
class SizeEditor : public QWidget {
    Q_OBJECT

public:
    explicit SizeEditor(QWidget* parent = nullptr);

    /// Whether the land has more to the east and south of what is shown. A land with wrapped edges has not.
    void setExtensible(bool extensible);
    /// Shows a grid; no signal, and a message goes away.
    void setGrid(const terrain::Grid& grid);
    [[nodiscard]] const terrain::Grid& grid() const { return m_grid; }

    [[nodiscard]] Keep keep() const;
    void setKeep(Keep keep);

    void setError(const QString& text);
    [[nodiscard]] QString error() const;

Q_SIGNALS:
    /// The person wants this grid; `text` names the step for undo.
    void gridEdited(const terrain::Grid& grid, const QString& text);

private:
    FormRow* addSamples();
    FormRow* addSpacing();
    FormRow* addExtent();
    FormRow* addKeep();
    QWidget* addSteps();
    void connectFields();
    void enterSamples(NumberField* edited);
    void proposeSpacing(const terrain::Grid& grid);
    void showSpacing();
    void proposeSize(const terrain::Grid& grid);
    void updateButtons();
    void updateResolutionButtons();
    void updateExtentButtons();
    void stepSize(bool up);
    [[nodiscard]] QString spacingText(const terrain::Grid& grid) const;
    [[nodiscard]] QString outcome(const terrain::Grid& grid, const QString& more = {}) const;

    terrain::Grid m_grid;
    bool m_extensible = true;
    NumberField* m_columns;
    NumberField* m_rows;
    QToolButton* m_link;
    NumberField* m_spacing;
    QLabel* m_spacingTimes; ///< these two only where the cells are not square
    NumberField* m_spacingY;
    NumberField* m_width;
    NumberField* m_depth;
    QToolButton* m_keepExtent;
    QToolButton* m_keepSpacing;
    QPushButton* m_fewer;
    QPushButton* m_more;
    FormRow* m_samplesRow;
    FormRow* m_spacingRow;
    FormRow* m_extentRow;
};

} // namespace app
