// SPDX-License-Identifier: MIT
#include "app/docks/history_dock.h"

#include "app/controls/icons.h"
#include "app/docks/history_delegate.h"
#include "app/docks/history_model.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QShortcut>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

HistoryDock::HistoryDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new HistoryModel(document, this)),
      m_view(new QListView(this)), m_hint(new QLabel(this)), m_buttons(new QWidget(this)) {
    setWindowTitle(tr("History"));
    setWindowIcon(icon(QStringLiteral("history")));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new HistoryDelegate(m_view));
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("History"));
    m_view->setAccessibleDescription(tr(
        "Generations of the terrain, oldest first, then kept ones that were left behind. Enter goes to the "
        "chosen one, the space bar keeps it, F2 names it."));
    m_hint->setText(
        tr("Every change of the terrain appears here with a picture. A click on one goes back to it."));
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);
    auto* buttons = new QHBoxLayout(m_buttons);
    makeButtons(*buttons);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_hint);
    layout->addWidget(m_buttons);
    layout->addStretch(0);

    connect(m_view, &QListView::clicked, this, &HistoryDock::click);
    connect(m_view, &QListView::activated, this, &HistoryDock::goTo);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HistoryDock::showButtons);
    connect(&m_document, &Document::historyChanged, this, &HistoryDock::follow);
    addMenu();
    follow();
}

QToolButton* HistoryDock::addButton(QHBoxLayout& row, const char* name, const char* iconName,
                                    const QString& text, const QString& help) {
    auto* out = new QToolButton(m_buttons);
    out->setObjectName(QLatin1String(name));
    out->setIcon(icon(QLatin1String(iconName)));
    out->setAutoRaise(true);
    out->setIconSize(QSize(20, 20));
    out->setAccessibleName(text);
    out->setToolTip(QStringLiteral("%1\n%2").arg(text, help));
    row.addWidget(out);
    return out;
}

void HistoryDock::makeButtons(QHBoxLayout& row) {
    row.setContentsMargins(12, 6, 12, 6);
    row.setSpacing(4);
    m_star = addButton(row, "keepGeneration", "star", tr("Keep"),
                       tr("A kept generation stays when you go back and change something else. Space bar."));
    m_star->setCheckable(true);
    m_name = addButton(row, "nameGeneration", "rename", tr("Name"),
                       tr("Gives the generation a name of yours and keeps it. F2."));
    row.addStretch(1);
    m_compare =
        addButton(row, "compareGenerations", "compare", tr("Compare"),
                  tr("Shows where two chosen generations differ, or the chosen one and the present one."));
    connect(m_star, &QToolButton::clicked, this, &HistoryDock::turnStar);
    connect(m_name, &QToolButton::clicked, this, [this] {
        if (m_view->currentIndex().isValid())
            m_view->edit(m_view->currentIndex());
    });
    connect(m_compare, &QToolButton::clicked, this, &HistoryDock::compare);
    auto* space = new QShortcut(QKeySequence(Qt::Key_Space), m_view, [this] { turnStar(); });
    space->setContext(Qt::WidgetShortcut);
}

/// The same things under the right mouse button.
void HistoryDock::addMenu() {
    const auto add = [this](const QString& text, QToolButton* button) {
        auto* action = new QAction(text, m_view);
        connect(action, &QAction::triggered, button, &QToolButton::click);
        m_view->addAction(action);
        m_menu.append({action, button});
    };
    auto* go = new QAction(tr("&Go there"), m_view);
    connect(go, &QAction::triggered, this, [this] { goTo(m_view->currentIndex()); });
    m_view->addAction(go);
    add(tr("&Keep, or let go"), m_star);
    add(tr("&Name…"), m_name);
    add(tr("&Compare"), m_compare);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QList<int> HistoryDock::chosen() const {
    QList<int> out;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    for (const QModelIndex& index : rows)
        out.append(index.row());
    std::ranges::sort(out);
    return out;
}

void HistoryDock::showButtons() {
    const QList<int> rows = chosen();
    const bool one = rows.size() == 1;
    const bool kept = one && m_document.generation(rows.front()).kept;
    m_star->setEnabled(one);
    m_star->setChecked(kept);
    m_star->setIcon(icon(kept ? QStringLiteral("star-filled") : QStringLiteral("star")));
    m_name->setEnabled(one);
    m_compare->setEnabled(rows.size() == 2 || (one && rows.front() != m_document.currentGeneration()));
    for (const auto& [action, button] : m_menu)
        action->setEnabled(button->isEnabled());
}

void HistoryDock::click(const QModelIndex& index) {
    // Choosing several is not going.
    if ((QApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) == 0)
        goTo(index);
}

void HistoryDock::goTo(const QModelIndex& index) {
    if (!index.isValid())
        return;
    if (index.row() < m_document.generationCount())
        m_document.undoStack().setIndex(index.row());
    else
        restore(index.row());
}

/// What was left behind comes back as a new step, which can be undone.
void HistoryDock::restore(int generation) {
    m_document.apply(m_document.stateOf(generation),
                     tr("Restored: %1").arg(m_document.generation(generation).title()));
}

void HistoryDock::turnStar() {
    const QList<int> rows = chosen();
    if (rows.size() != 1)
        return;
    const int row = rows.front();
    const GenerationInfo info = m_document.generation(row);
    if (info.kept && row >= m_document.generationCount()) {
        showButtons(); // nothing has changed yet
        Q_EMIT partingWanted(row);
        return;
    }
    m_document.setKept(row, !info.kept, info.name);
    showButtons();
}

void HistoryDock::compare() {
    const QList<int> rows = chosen();
    if (rows.size() == 2)
        Q_EMIT comparisonWanted(rows[0], rows[1]);
    else if (rows.size() == 1)
        Q_EMIT comparisonWanted(rows[0], m_document.currentGeneration());
}

void HistoryDock::follow() {
    const bool isNew = m_document.generationCount() + m_document.shelfCount() <= 1;
    m_hint->setVisible(isNew); // right under the first generation
    m_buttons->setVisible(!isNew);
    m_view->setMaximumHeight(isNew ? m_view->sizeHintForRow(0) : QWIDGETSIZE_MAX);
    const int current = m_document.currentGeneration();
    const QModelIndex index = m_model->index(current);
    if (m_shown != current || !m_view->currentIndex().isValid()) {
        m_shown = current;
        // By itself: with Ctrl held down for an undo, the view would add it to what is chosen.
        m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_view->scrollTo(index);
    }
    showButtons();
}

} // namespace app
