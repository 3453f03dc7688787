// SPDX-License-Identifier: MIT
#include "app/docks/history_dock.h"

#include "app/controls/icons.h"
#include "app/docks/history_delegate.h"
#include "app/docks/history_model.h"

#include <QLabel>
#include <QListView>
#include <QUndoStack>
#include <QVBoxLayout>

namespace app {

HistoryDock::HistoryDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new HistoryModel(document, this)),
      m_view(new QListView(this)), m_hint(new QLabel(this)) {
    setWindowTitle(tr("History"));
    setWindowIcon(icon(QStringLiteral("history")));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new HistoryDelegate(m_view));
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("History"));
    m_view->setAccessibleDescription(
        tr("Generations of the terrain, oldest first. Enter goes to the chosen one."));
    m_hint->setText(
        tr("Every change of the terrain appears here with a picture. A click on one goes back to it."));
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_hint);
    layout->addStretch(0);

    connect(m_view, &QListView::clicked, this, &HistoryDock::goTo);
    connect(m_view, &QListView::activated, this, &HistoryDock::goTo);
    connect(&m_document, &Document::historyChanged, this, &HistoryDock::follow);
    follow();
}

void HistoryDock::goTo(const QModelIndex& index) {
    m_document.undoStack().setIndex(index.row());
}

void HistoryDock::follow() {
    const bool isNew = m_document.generationCount() <= 1;
    m_hint->setVisible(isNew); // right under the first generation
    m_view->setMaximumHeight(isNew ? m_view->sizeHintForRow(0) : QWIDGETSIZE_MAX);
    const int current = m_document.currentGeneration();
    const QModelIndex index = m_model->index(current);
    if (m_shown == current && m_view->currentIndex().isValid())
        return;
    m_shown = current;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

} // namespace app
