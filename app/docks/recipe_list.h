// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"

#include <QListWidget>

namespace app {

/// The steps of a recipe in their order, each with a box that switches it on and off (the ground stays on).
class RecipeList : public QListWidget {
    Q_OBJECT

public:
    explicit RecipeList(QWidget* parent = nullptr);

    /// Shows the recipe; no signal. The selected step stays selected where it is still there.
    void setRecipe(const terrain::Recipe& recipe);
    [[nodiscard]] int selectedStep() const { return qMax(0, currentRow()); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

Q_SIGNALS:
    void stepSelected(int index);
    void stepSwitched(int index, bool enabled);
};

/// What people call a step: the label of its kind, or the kind where that is unknown.
QString stepLabel(const terrain::Step& step);

} // namespace app
