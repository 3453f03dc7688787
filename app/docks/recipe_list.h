// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

#include <QListWidget>

namespace app {

/// The steps of a recipe in their order, the ground first: to select one, to switch it on and off with its
/// eye, to drag it to another place (Escape gives the drag up) and to rename it. It changes nothing itself:
/// it says what the person wants, and setRecipe shows what became of it. GUI thread.
class RecipeList : public QListWidget {
    Q_OBJECT

public:
    explicit RecipeList(QWidget* parent = nullptr);

    /// Shows the recipe; no signal. The selected step stays selected where it is still there, else the one
    /// in its place is.
    void setRecipe(const terrain::Recipe& recipe);
    [[nodiscard]] int selectedStep() const { return qMax(0, currentRow()); }
    /// The step that setRecipe is to select, once there is one with this id.
    void selectWhenThere(const std::string& id) { m_selected = id; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

    /// Why the ground cannot be moved, removed, copied or switched off.
    static QString groundReason();

Q_SIGNALS:
    void stepSelected(int index);
    void stepSwitched(int index, bool enabled);
    /// It is to stand at `to` afterwards.
    void stepMoved(int from, int to);
    /// Empty: it is called by its kind again.
    void stepRenamed(int index, const QString& name);
    /// What the person tried cannot be.
    void refused(const QString& reason);

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isOnEye(const QPoint& place) const;
    [[nodiscard]] int gapAt(const QPoint& place) const;
    [[nodiscard]] QString tipAt(const QPoint& place) const;
    void press(int row);
    void dragTo(const QPoint& place);
    void endDrag();

    std::string m_selected; ///< id of the step
    std::vector<std::string> m_ids;
    QPoint m_pressPlace;
    int m_pressedEye = -1; ///< row
    int m_pressed = -1;    ///< row that a drag would move
    int m_gap = -1;        ///< before this row it would be dropped; -1 = no drag
};

/// What people call a step: its own name, else the label of its kind, or the kind where that is unknown.
QString stepLabel(const terrain::Step& step);
/// The same, and of what kind it is where it has a name.
QString stepTitle(const terrain::Step& step);

} // namespace app
