// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

#include <QMap>
#include <QWidget>

#include <functional>

class QAction;
class QKeySequence;
class QLabel;
class QToolButton;

namespace app {

class InlineMessage;
class RecipeList;

/// The recipe's list of steps and what can be done to it: add a step of the catalogue, move, copy, rename,
/// remove and switch off the selected one, and put other ground under them. By mouse and by keys. It changes
/// no document: it says what recipe the person wants. GUI thread.
class RecipeEditor : public QWidget {
    Q_OBJECT

public:
    explicit RecipeEditor(QWidget* parent = nullptr);

    /// Shows the recipe; no signal, and messages go away.
    void setRecipe(const terrain::Recipe& recipe);
    /// Where the heights come from that a new step's numbers are suited to; asked when one is added.
    void setHeightSource(std::function<terrain::HeightRange()> source) { m_heights = std::move(source); }
    [[nodiscard]] int selectedStep() const;
    void selectStep(int index);
    /// Why a change could not be, beside the list.
    void setError(const QString& text);

    [[nodiscard]] RecipeList& list() const { return *m_list; }
    /// The button whose menu has the catalogue.
    [[nodiscard]] QToolButton& addButton() const { return *m_add; }
    /// The sentence under the list; empty when there is none.
    [[nodiscard]] QString message() const;

    /// What the keys do while the list has the keyboard, for the list of shortcuts: text and keys.
    [[nodiscard]] QList<std::pair<QString, QString>> shortcuts() const;

Q_SIGNALS:
    void stepSelected(int index);
    /// `text` names the change for undo.
    void edited(const terrain::Recipe& recipe, const QString& text);

private:
    void addAction(const char* name, const QString& text, const QKeySequence& key,
                   void (RecipeEditor::*run)());
    void makeActions();
    void makeButtons();
    QToolButton* makeButton(QAction& action);
    void allow(const char* action, bool allowed, const QString& reason);
    void openMenu();
    void fillMenu();
    void addEntries(const QString& heading, terrain::StepGroup group);

    void addStep(const char* kind);
    void changeGround(const char* kind);
    void move(int from, int to);
    void moveUp();
    void moveDown();
    void duplicate();
    void remove();
    void rename();
    void name(int index, const QString& name);
    void switchSelected();
    void switchStep(int index, bool enabled);
    void refuse(const QString& reason);
    [[nodiscard]] bool refuseForGround();
    void follow();

    terrain::Recipe m_recipe;
    std::function<terrain::HeightRange()> m_heights = [] { return terrain::HeightRange(); };
    RecipeList* m_list;
    InlineMessage* m_message;
    QLabel* m_hint;
    QWidget* m_buttons;
    QToolButton* m_add = nullptr;
    QMap<QByteArray, QToolButton*> m_changers; ///< by the name of their action
};

} // namespace app
