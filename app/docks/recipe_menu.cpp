// SPDX-License-Identifier: MIT
// What a recipe editor offers: its menu of kinds of steps, and which of its actions the selected step allows.
#include "app/docks/recipe_editor.h"
#include "app/docks/recipe_list.h"
#include "app/settings/library_text.h"
#include "libterrain/filters/filter.h"
#include "libterrain/generators/generator.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace app {
namespace {

/// Imported heights come with a file: File › Import makes them.
bool needsAFile(const terrain::StepDescription& ground) {
    return std::ranges::any_of(ground.parameters, [](const terrain::ParameterSpec& spec) {
        return spec.type == terrain::ParameterType::Heights;
    });
}

} // namespace

void RecipeEditor::fillMenu() {
    auto* menu = new QMenu(m_add);
    menu->setToolTipsVisible(true);
    m_add->setMenu(menu);
    addEntries(tr("Shape of the land"), terrain::StepGroup::Shape);
    addEntries(tr("Heights"), terrain::StepGroup::Heights);
    addEntries(tr("Area"), terrain::StepGroup::Area);
    menu->addSection(tr("Other ground"));
    for (const terrain::Generator* generator : terrain::generators()) {
        const terrain::StepDescription& ground = generator->description();
        if (needsAFile(ground))
            continue;
        QAction* entry = menu->addAction(libraryText(ground.label), this,
                                         [this, kind = ground.kind] { changeGround(kind); });
        entry->setObjectName(QLatin1String("step.ground.") + QLatin1String(ground.kind));
        entry->setToolTip(libraryText(ground.help));
        entry->setData(QLatin1String(ground.kind));
    }
}

void RecipeEditor::addEntries(const QString& heading, terrain::StepGroup group) {
    m_add->menu()->addSection(heading);
    for (const terrain::Filter* filter : terrain::filters()) {
        const terrain::StepDescription& step = filter->description();
        if (step.group != group)
            continue;
        QAction* entry = m_add->menu()->addAction(libraryText(step.label), this,
                                                  [this, kind = step.kind] { addStep(kind); });
        entry->setObjectName(QLatin1String("step.add.") + QLatin1String(step.kind));
        entry->setToolTip(libraryText(step.help));
    }
}

/// What a button says: what it does with its key, or why it does nothing.
void RecipeEditor::allow(const char* action, bool allowed, const QString& reason) {
    const auto& does = *findChild<QAction*>(QLatin1String(action));
    QToolButton& button = *m_changers[action];
    const QString key = does.shortcut().toString(QKeySequence::NativeText);
    button.setEnabled(allowed);
    button.setToolTip(allowed ? QStringLiteral("%1 (%2)").arg(does.text(), key)
                              : QStringLiteral("%1\n%2").arg(does.text(), reason));
    button.setAccessibleDescription(allowed ? QString() : reason);
}

void RecipeEditor::follow() {
    const int selected = selectedStep();
    const int last = m_list->count() - 1;
    const QString ground = RecipeList::groundReason();
    const QString end = selected == 0 ? ground : tr("It is the last step.");
    allow("step.move-up", selected > 1, ground);
    allow("step.move-down", selected > 0 && selected < last, end);
    allow("step.duplicate", selected > 0, ground);
    allow("step.remove", selected > 0, ground);
    m_hint->setVisible(last <= 0);
    const QString kind =
        m_recipe.steps.empty() ? QString() : QString::fromStdString(m_recipe.steps.front().kind);
    const auto entries = m_add->menu()->actions();
    for (QAction* entry : entries)
        if (entry->data().isValid()) // other ground than what is there
            entry->setEnabled(entry->data().toString() != kind);
}

} // namespace app
