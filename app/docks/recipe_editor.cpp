// SPDX-License-Identifier: MIT
#include "app/docks/recipe_editor.h"

#include "app/controls/icons.h"
#include "app/controls/inline_message.h"
#include "app/docks/recipe_list.h"
#include "app/settings/library_text.h"
#include "libterrain/recipe/step_edits.h"
#include "libterrain/recipe/suited_parameters.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {
namespace {

constexpr int gutter = 12; // where the rows' labels begin

const terrain::Step& stepAt(const terrain::Recipe& recipe, int index) {
    return recipe.steps[static_cast<std::size_t>(index)];
}

} // namespace

RecipeEditor::RecipeEditor(QWidget* parent)
    : QWidget(parent), m_list(new RecipeList(this)), m_message(new InlineMessage(this)),
      m_hint(new QLabel(this)), m_buttons(new QWidget(this)) {
    m_hint->setText(tr("Add steps that change this ground: smooth it, cut terraces, make an island of it. "
                       "Each works on what the ones above it made."));
    m_hint->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gutter, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_list);
    layout->addWidget(m_message);
    layout->addWidget(m_hint);
    layout->addWidget(m_buttons);
    makeActions();
    makeButtons();
    connect(m_list, &RecipeList::stepSelected, this, [this](int index) {
        m_message->clear();
        follow();
        Q_EMIT stepSelected(index);
    });
    connect(m_list, &RecipeList::stepSwitched, this, &RecipeEditor::switchStep);
    connect(m_list, &RecipeList::stepMoved, this, &RecipeEditor::move);
    connect(m_list, &RecipeList::stepRenamed, this, &RecipeEditor::name);
    connect(m_list, &RecipeList::refused, this, &RecipeEditor::refuse);
}

void RecipeEditor::addAction(const char* name, const QString& text, const QKeySequence& key,
                             void (RecipeEditor::*run)()) {
    auto* out = new QAction(text, this);
    out->setObjectName(QLatin1String(name));
    if (QIcon picture = icon(QString::fromLatin1(name).section(QLatin1Char('.'), 1)); !picture.isNull())
        out->setIcon(picture);
    out->setShortcut(key);
    out->setShortcutContext(Qt::WidgetShortcut); // only the list's: elsewhere the keys are for others
    connect(out, &QAction::triggered, this, run);
    m_list->QWidget::addAction(out);
}

void RecipeEditor::makeActions() {
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction("step.add", tr("Add step…"), Qt::Key_Insert, &RecipeEditor::openMenu);
    addAction("step.eye", tr("Switch on or off"), Qt::Key_Space, &RecipeEditor::switchSelected);
    addAction("step.rename", tr("Rename"), Qt::Key_F2, &RecipeEditor::rename);
    addAction("step.move-up", tr("Move up"), Qt::CTRL | Qt::Key_Up, &RecipeEditor::moveUp);
    addAction("step.move-down", tr("Move down"), Qt::CTRL | Qt::Key_Down, &RecipeEditor::moveDown);
    addAction("step.duplicate", tr("Duplicate"), Qt::CTRL | Qt::Key_D, &RecipeEditor::duplicate);
    addAction("step.remove", tr("Remove"), QKeySequence::Delete, &RecipeEditor::remove);
}

QList<std::pair<QString, QString>> RecipeEditor::shortcuts() const {
    QList<std::pair<QString, QString>> out;
    const auto actions = m_list->actions();
    for (const QAction* action : actions)
        out.append(
            {action->text().remove(QChar(0x2026)), action->shortcut().toString(QKeySequence::NativeText)});
    return out;
}

void RecipeEditor::makeButtons() {
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_add = new QToolButton(m_buttons);
    m_add->setObjectName(QStringLiteral("addStep"));
    m_add->setText(tr("Add"));
    m_add->setIcon(icon(QStringLiteral("add")));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setAccessibleName(tr("Add step"));
    m_add->setToolTip(tr("Adds a step behind the selected one"));
    fillMenu();
    row->addWidget(m_add);
    row->addStretch(1);
    for (const char* name : {"step.move-up", "step.move-down", "step.duplicate", "step.remove"})
        row->addWidget(m_changers[name] = makeButton(*findChild<QAction*>(QLatin1String(name))));
}

/// The action itself stays on, so that its key can say why it does nothing.
QToolButton* RecipeEditor::makeButton(QAction& action) {
    auto* out = new QToolButton(m_buttons);
    out->setObjectName(action.objectName());
    out->setIcon(action.icon());
    out->setAutoRaise(true);
    out->setIconSize(QSize(20, 20));
    out->setAccessibleName(action.text());
    connect(out, &QToolButton::clicked, &action, &QAction::trigger);
    return out;
}

void RecipeEditor::openMenu() {
    m_add->menu()->popup(m_add->mapToGlobal(QPoint(0, m_add->height())));
}

void RecipeEditor::addStep(const char* kind) {
    const auto place = static_cast<std::size_t>(selectedStep());
    terrain::Recipe next = terrain::withStepAdded(m_recipe, place, kind);
    terrain::Step& added = next.steps[place + 1];
    added.parameters = terrain::suitedParameters(kind, m_heights(), m_recipe.grid);
    m_list->selectWhenThere(added.id);
    m_list->setFocus();
    Q_EMIT edited(next, tr("%1 added").arg(stepLabel(added)));
}

void RecipeEditor::changeGround(const char* kind) {
    const terrain::Recipe next = terrain::withGround(m_recipe, kind);
    m_list->selectWhenThere(next.steps.front().id);
    m_list->setFocus();
    Q_EMIT edited(next, tr("Ground: %1").arg(stepLabel(next.steps.front())));
}

void RecipeEditor::move(int from, int to) {
    Q_EMIT edited(
        terrain::withStepMoved(m_recipe, static_cast<std::size_t>(from), static_cast<std::size_t>(to)),
        tr("%1 moved").arg(stepLabel(stepAt(m_recipe, from))));
}

void RecipeEditor::moveUp() {
    const int from = selectedStep();
    if (from <= 1)
        return refuse(RecipeList::groundReason());
    move(from, from - 1);
}

void RecipeEditor::moveDown() {
    const int from = selectedStep();
    if (!refuseForGround() && from + 1 < m_list->count())
        move(from, from + 1);
}

void RecipeEditor::duplicate() {
    if (refuseForGround())
        return;
    const auto place = static_cast<std::size_t>(selectedStep());
    const terrain::Recipe next = terrain::withStepDuplicated(m_recipe, place);
    m_list->selectWhenThere(next.steps[place + 1].id);
    Q_EMIT edited(next, tr("%1 duplicated").arg(stepLabel(next.steps[place])));
}

void RecipeEditor::remove() {
    if (refuseForGround())
        return;
    const int place = selectedStep();
    m_list->setFocus(); // the button may be off afterwards
    Q_EMIT edited(terrain::withoutStep(m_recipe, static_cast<std::size_t>(place)),
                  tr("%1 removed").arg(stepLabel(stepAt(m_recipe, place))));
}

void RecipeEditor::rename() {
    m_list->editItem(m_list->currentItem());
}

void RecipeEditor::name(int index, const QString& name) {
    terrain::Recipe next = m_recipe;
    terrain::Step& step = next.steps[static_cast<std::size_t>(index)];
    const QString former = stepLabel(step);
    step.name.clear();
    if (name != stepLabel(step)) // else it is called by its kind
        step.name = name.toStdString();
    Q_EMIT edited(next, tr("%1 renamed: %2").arg(former, stepLabel(step)));
}

void RecipeEditor::switchSelected() {
    const int index = selectedStep();
    const bool enabled = stepAt(m_recipe, index).enabled;
    if (index == 0 && enabled)
        return refuse(RecipeList::groundReason());
    switchStep(index, !enabled);
}

void RecipeEditor::switchStep(int index, bool enabled) {
    terrain::Recipe next = m_recipe;
    terrain::Step& step = next.steps[static_cast<std::size_t>(index)];
    step.enabled = enabled;
    Q_EMIT edited(next, enabled ? tr("%1 on").arg(stepLabel(step)) : tr("%1 off").arg(stepLabel(step)));
}

bool RecipeEditor::refuseForGround() {
    if (selectedStep() > 0)
        return false;
    refuse(RecipeList::groundReason());
    return true;
}

void RecipeEditor::refuse(const QString& reason) {
    m_message->showMessage(Tone::Info, reason);
}

void RecipeEditor::setError(const QString& text) {
    m_message->showMessage(Tone::Error, text);
}

QString RecipeEditor::message() const {
    return m_message->text();
}

void RecipeEditor::setRecipe(const terrain::Recipe& recipe) {
    m_recipe = recipe;
    m_message->clear();
    m_list->setRecipe(recipe);
    follow();
}

int RecipeEditor::selectedStep() const {
    return m_list->selectedStep();
}

void RecipeEditor::selectStep(int index) {
    m_list->setCurrentRow(index);
}

} // namespace app
