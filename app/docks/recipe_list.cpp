// SPDX-License-Identifier: MIT
#include "app/docks/recipe_list.h"

#include "app/settings/library_text.h"

#include <QSignalBlocker>

namespace app {
namespace {

constexpr int rowHeight = 28;
constexpr int mostRows = 6;

} // namespace

QString stepLabel(const terrain::Step& step) {
    const terrain::StepDescription* description = terrain::findStepDescription(step.kind);
    return description != nullptr ? libraryText(description->label) : QString::fromStdString(step.kind);
}

RecipeList::RecipeList(QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Recipe"));
    setAccessibleDescription(tr("The steps that make the terrain, in their order."));
    setUniformItemSizes(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            Q_EMIT stepSelected(row);
    });
    connect(this, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        Q_EMIT stepSwitched(row(item), item->checkState() == Qt::Checked);
    });
}

void RecipeList::setRecipe(const terrain::Recipe& recipe) {
    const QSignalBlocker quiet(this);
    const int selected = selectedStep();
    const int steps = static_cast<int>(recipe.steps.size());
    while (count() > steps)
        delete takeItem(count() - 1);
    while (count() < steps) { // items stay where they are: one of them may be telling of a change just now
        auto* item = new QListWidgetItem(this);
        item->setSizeHint({0, rowHeight});
    }
    for (int i = 0; i < steps; ++i) {
        const terrain::Step& step = recipe.steps[static_cast<std::size_t>(i)];
        item(i)->setText(stepLabel(step));
        if (i > 0)
            item(i)->setCheckState(step.enabled ? Qt::Checked : Qt::Unchecked);
    }
    setCurrentRow(qBound(0, selected, count() - 1));
    updateGeometry();
}

QSize RecipeList::sizeHint() const {
    return {200, qBound(1, count(), mostRows) * rowHeight + 2 * frameWidth()};
}

} // namespace app
