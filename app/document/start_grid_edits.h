// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/surface/profile.h"

namespace app {

/// The start grid of a document's ground (the parameter "start_grid" of its first step) as those see it who
/// paint it: heights at nodes, row by row from the north. Every edit is an undo step of the document; those
/// of a stroke are one. GUI thread.
class StartGridEdits : public QObject {
    Q_OBJECT

public:
    explicit StartGridEdits(Document& document, QObject* parent = nullptr);

    /// Whether the ground is one that starts from a grid now.
    [[nodiscard]] bool isPossible() const;
    /// Empty = none.
    [[nodiscard]] const terrain::HeightTable& table() const;
    /// Cells along the longer side; 0 without a grid.
    [[nodiscard]] int cells() const;

    /// m between nodes (the smaller of both directions) of the present grid, or of one with so many cells.
    [[nodiscard]] double nodeDistance(int cells) const;
    /// Where a node lies; those of the last row and column may lie beyond the land.
    [[nodiscard]] terrain::PlanPoint placeOf(int row, int column) const;

    /// A grid of square cells, `cells` (1…64) of them along the longer side, with the heights that the land
    /// has at its nodes. The amplitude becomes that within one cell, so that the land stays as rough. False
    /// when it was refused.
    bool begin(int cells);
    /// Takes the grid away; the amplitude is that of the whole land again.
    bool clear();
    bool setTable(const terrain::HeightTable& table);

    void beginStroke();
    void endStroke() { m_gesture = 0; }
    /// Back to how it was when the stroke began.
    void cancelStroke();

Q_SIGNALS:
    void changed();
    void refused(const terrain::Error& error);
    void accepted();

private:
    [[nodiscard]] bool hasGrids() const;
    [[nodiscard]] const terrain::Grid& grid() const { return m_document.recipe().grid; }
    [[nodiscard]] terrain::SharedHeightfield ground() const;
    bool apply(const terrain::HeightTable& table, bool scalesAmplitude, const QString& text);

    Document& m_document;
    int m_gesture = 0;
    DocumentState m_before; ///< the stroke
    bool m_strokeChanged = false;
};

} // namespace app
