// SPDX-License-Identifier: MIT
#include "app/docks/viewpoints_dock.h"

#include "app/controls/icons.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {
namespace {

constexpr int cameraRole = Qt::UserRole;

} // namespace

ViewpointsDock::ViewpointsDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_list(new QListWidget(this)), m_hint(new QLabel(this)),
      m_loop(new QCheckBox(tr("&Loop back to the first one"), this)), m_buttons(new QWidget(this)) {
    setWindowTitle(tr("Viewpoints"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_list->setAccessibleName(tr("Viewpoints"));
    m_list->setAccessibleDescription(
        tr("Kept cameras in the order of a flight. Enter looks from the chosen one, F2 renames it."));
    m_hint->setText(tr("Keep the cameras you like here, in the project. From two on you can fly through them "
                       "and film the flight as numbered pictures."));
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);
    m_loop->setToolTip(tr("The flight ends where it began, so that a film of it can be repeated."));
    makeButtons();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_hint);
    layout->addWidget(m_list, 1);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(12, 8, 12, 12);
    below->setSpacing(8);
    below->addWidget(m_loop);
    below->addWidget(m_buttons);
    layout->addLayout(below);
    layout->addStretch(); // takes the rest while there is no list

    auto* remove = new QShortcut(QKeySequence(Qt::Key_Delete), m_list, [this] { drop(); });
    remove->setContext(Qt::WidgetShortcut);
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { go(item); });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { rename(*item); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ViewpointsDock::showButtons);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &ViewpointsDock::takeOrder);
    connect(&m_document, &Document::viewpointsChanged, this, &ViewpointsDock::follow);
    follow();
}

QToolButton* ViewpointsDock::addButton(const char* iconName, const QString& text, const QString& help) {
    auto* out = new QToolButton(m_buttons);
    out->setIcon(icon(QLatin1String(iconName)));
    out->setAutoRaise(true);
    out->setIconSize(QSize(20, 20));
    out->setAccessibleName(text);
    out->setToolTip(QStringLiteral("%1\n%2").arg(text, help));
    m_buttons->layout()->addWidget(out);
    return out;
}

void ViewpointsDock::makeButtons() {
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_keep = addButton("add", tr("Keep this view"), tr("Adds the camera of the 3D view to the list."));
    m_go = addButton("eye", tr("Look from here"), tr("Moves the 3D view to the chosen viewpoint."));
    m_drop = addButton("remove", tr("Remove"), tr("Takes the chosen viewpoint from the list."));
    row->addStretch(1);
    m_fly = addButton("play", tr("Fly through"), tr("Flies through all viewpoints, from the first one on."));
    m_film =
        addButton("film", tr("Film a flight…"),
                  tr("Writes numbered pictures of a flight, through the viewpoints or over the ground."));
    connect(m_keep, &QToolButton::clicked, this, &ViewpointsDock::keepWanted);
    connect(m_go, &QToolButton::clicked, this, [this] { go(m_list->currentItem()); });
    connect(m_drop, &QToolButton::clicked, this, &ViewpointsDock::drop);
    connect(m_fly, &QToolButton::clicked, this, &ViewpointsDock::flightWanted);
    connect(m_film, &QToolButton::clicked, this, &ViewpointsDock::filmWanted);
}

void ViewpointsDock::setHas3d(bool has3d) {
    m_has3d = has3d;
    showButtons();
}

bool ViewpointsDock::isLoop() const {
    return m_loop->isChecked();
}

QString ViewpointsDock::nextName() const {
    return freeViewpointName(m_document.viewpoints(), tr("View %1").arg(m_document.viewpoints().size() + 1));
}

void ViewpointsDock::follow() {
    if (m_filling)
        return;
    const int row = m_list->currentRow();
    m_filling = true;
    m_list->clear();
    for (const Viewpoint& viewpoint : m_document.viewpoints()) {
        auto* item = new QListWidgetItem(viewpoint.name, m_list);
        item->setData(cameraRole, viewpoint.camera);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled);
    }
    m_filling = false;
    m_list->setCurrentRow(std::min(std::max(row, 0), m_list->count() - 1));
    showButtons();
}

/// What the list shows is what the document keeps from now on.
void ViewpointsDock::takeOrder() {
    QList<Viewpoint> viewpoints;
    for (int row = 0; row < m_list->count(); ++row)
        viewpoints.append({m_list->item(row)->text(), m_list->item(row)->data(cameraRole).toString()});
    give(viewpoints);
}

void ViewpointsDock::rename(QListWidgetItem& item) {
    if (m_filling)
        return;
    QList<Viewpoint> viewpoints = m_document.viewpoints();
    const int row = m_list->row(&item);
    const QString name = item.text().trimmed();
    if (row < 0 || row >= viewpoints.size())
        return;
    if (!name.isEmpty())
        viewpoints[row].name = name;
    m_filling = true;
    item.setText(viewpoints[row].name); // an empty name is none
    m_filling = false;
    give(viewpoints);
}

/// The list shows it already, and is in the middle of a change.
void ViewpointsDock::give(const QList<Viewpoint>& viewpoints) {
    m_filling = true;
    m_document.setViewpoints(viewpoints);
    m_filling = false;
}

void ViewpointsDock::drop() {
    QList<Viewpoint> viewpoints = m_document.viewpoints();
    const int row = m_list->currentRow();
    if (row < 0 || row >= viewpoints.size())
        return;
    viewpoints.removeAt(row);
    m_document.setViewpoints(viewpoints);
}

void ViewpointsDock::go(const QListWidgetItem* item) {
    if (item != nullptr && m_has3d)
        Q_EMIT goWanted({item->text(), item->data(cameraRole).toString()});
}

void ViewpointsDock::showButtons() {
    const bool any = m_list->count() > 0;
    const bool chosen = m_list->currentRow() >= 0;
    m_hint->setVisible(m_list->count() < 2);
    m_list->setVisible(any);
    m_keep->setEnabled(m_has3d);
    m_go->setEnabled(m_has3d && chosen);
    m_drop->setEnabled(chosen);
    m_fly->setEnabled(m_has3d && m_list->count() > 1);
    m_film->setEnabled(m_has3d);
    m_loop->setEnabled(m_list->count() > 1);
}

} // namespace app
