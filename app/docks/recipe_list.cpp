// SPDX-License-Identifier: MIT
#include "app/docks/recipe_list.h"

#include "app/docks/recipe_delegate.h"
#include "app/settings/library_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>

namespace app {
namespace {

constexpr int rowHeight = 28;
constexpr int mostRows = 8;

QString kindLabel(const terrain::Step& step) {
    const terrain::StepDescription* description = terrain::findStepDescription(step.kind);
    return description != nullptr ? libraryText(description->label) : QString::fromStdString(step.kind);
}

QString spokenText(const terrain::Step& step, bool isGround) {
    QStringList out{stepLabel(step)};
    if (!step.enabled)
        out << RecipeList::tr("off");
    if (!isGround && step.strength < 1)
        out << QStringLiteral("%1 %").arg(QLocale().toString(step.strength * 100, 'g', 4));
    return out.join(QStringLiteral(", "));
}

QString tipOf(const terrain::Step& step) {
    const terrain::StepDescription* description = terrain::findStepDescription(step.kind);
    return description == nullptr ? QString()
                                  : QStringLiteral("%1\n%2").arg(libraryText(description->label),
                                                                 libraryText(description->help));
}

} // namespace

QString stepLabel(const terrain::Step& step) {
    const QString name = QString::fromStdString(step.name).simplified();
    return name.isEmpty() ? kindLabel(step) : name;
}

QString stepTitle(const terrain::Step& step) {
    const QString name = stepLabel(step);
    const QString kind = kindLabel(step);
    return name == kind ? kind : RecipeList::tr("%1 (%2)").arg(name, kind);
}

RecipeList::RecipeList(QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Recipe"));
    setAccessibleDescription(
        tr("The steps that make the terrain, in their order. Space switches a step on or "
           "off, F2 renames it, Ctrl+Up and Ctrl+Down move it."));
    setUniformItemSizes(true);
    setMouseTracking(true);
    setDragDropMode(NoDragDrop);
    setEditTriggers(EditKeyPressed | DoubleClicked);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    auto* delegate = new RecipeDelegate(this);
    setItemDelegate(delegate);
    connect(delegate, &RecipeDelegate::renamed, this, &RecipeList::stepRenamed);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        m_selected = m_ids[static_cast<std::size_t>(row)];
        Q_EMIT stepSelected(row);
    });
}

QString RecipeList::groundReason() {
    return tr("The ground stays the first step and stays on: the other steps change what it makes.");
}

void RecipeList::setRecipe(const terrain::Recipe& recipe) {
    const QSignalBlocker quiet(this);
    endDrag();
    const int former = selectedStep();
    const int steps = static_cast<int>(recipe.steps.size());
    while (count() > steps)
        delete takeItem(count() - 1);
    while (count() < steps)
        (new QListWidgetItem(this))->setSizeHint({0, rowHeight});
    m_ids.clear();
    for (int i = 0; i < steps; ++i) {
        const terrain::Step& step = recipe.steps[static_cast<std::size_t>(i)];
        m_ids.push_back(step.id);
        QListWidgetItem& shown = *item(i);
        shown.setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        shown.setText(stepLabel(step));
        shown.setToolTip(tipOf(step));
        shown.setData(Qt::AccessibleTextRole, spokenText(step, i == 0));
        shown.setData(RecipeDelegate::Enabled, step.enabled);
        shown.setData(RecipeDelegate::Strength, i == 0 ? 1 : step.strength);
        shown.setData(RecipeDelegate::Named, !step.name.empty());
    }
    const auto found = std::ranges::find(m_ids, m_selected);
    setCurrentRow(found != m_ids.end() ? static_cast<int>(found - m_ids.begin())
                                       : qBound(0, former, count() - 1));
    if (currentRow() >= 0)
        m_selected = m_ids[static_cast<std::size_t>(currentRow())];
    updateGeometry();
    viewport()->update();
}

QSize RecipeList::sizeHint() const {
    return {200, qBound(1, count(), mostRows) * rowHeight + 2 * frameWidth()};
}

bool RecipeList::isOnEye(const QPoint& place) const {
    const QModelIndex index = indexAt(place);
    return index.isValid() && RecipeDelegate::eyeOf(visualRect(index)).contains(place);
}

/// The row before which something dropped at this place would stand.
int RecipeList::gapAt(const QPoint& place) const {
    int out = 0;
    while (out < count() && place.y() > visualItemRect(item(out)).center().y())
        ++out;
    return out;
}

QString RecipeList::tipAt(const QPoint& place) const {
    const QModelIndex index = indexAt(place);
    if (!index.isValid())
        return {};
    const bool enabled = index.data(RecipeDelegate::Enabled).toBool();
    if (!isOnEye(place))
        return index.row() == 0
                   ? index.data(Qt::ToolTipRole).toString()
                   : tr("%1\nDrag it to another place.").arg(index.data(Qt::ToolTipRole).toString());
    if (index.row() == 0 && enabled)
        return groundReason();
    return enabled ? tr("Switch the step off (Space)") : tr("Switch the step on (Space)");
}

bool RecipeList::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QListWidget::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
    return true;
}

/// A double click on an eye switches twice; it is not about the name.
bool RecipeList::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) {
    const auto* mouse = trigger == DoubleClicked ? dynamic_cast<QMouseEvent*>(event) : nullptr;
    if (mouse != nullptr && isOnEye(mouse->pos()))
        return false;
    return QListWidget::edit(index, trigger, event);
}

void RecipeList::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid())
        return QListWidget::mousePressEvent(event);
    m_pressPlace = event->pos();
    if (isOnEye(event->pos())) {
        m_pressedEye = index.row(); // looking at the land without a step is not looking at its parameters
        return;
    }
    m_pressed = index.row();
    QListWidget::mousePressEvent(event);
}

void RecipeList::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) == 0)
        return QListWidget::mouseMoveEvent(event);
    const int way = (event->pos() - m_pressPlace).manhattanLength();
    if (m_pressed >= 0 && (m_gap >= 0 || way >= QApplication::startDragDistance()))
        dragTo(event->pos());
}

void RecipeList::dragTo(const QPoint& place) {
    m_gap = gapAt(place);
    viewport()->setCursor(m_pressed == 0 || m_gap == 0 ? Qt::ForbiddenCursor : Qt::ClosedHandCursor);
    const int nearest = qBound(0, place.y() < viewport()->height() / 2 ? m_gap - 1 : m_gap, count() - 1);
    scrollToItem(item(nearest)); // dragged to an edge, the list moves on
    viewport()->update();
}

void RecipeList::mouseReleaseEvent(QMouseEvent* event) {
    const int eye = std::exchange(m_pressedEye, -1);
    if (eye >= 0 && isOnEye(event->pos()) && indexAt(event->pos()).row() == eye)
        return press(eye);
    const int from = m_pressed;
    const int gap = m_gap;
    endDrag();
    QListWidget::mouseReleaseEvent(event);
    if (gap < 0)
        return;
    const int to = gap > from ? gap - 1 : gap;
    if (from == 0 || to == 0) {
        if (from != to)
            Q_EMIT refused(groundReason());
    } else if (from != to) {
        Q_EMIT stepMoved(from, to);
    }
}

void RecipeList::press(int row) {
    const bool enabled = item(row)->data(RecipeDelegate::Enabled).toBool();
    if (row == 0 && enabled)
        Q_EMIT refused(groundReason());
    else
        Q_EMIT stepSwitched(row, !enabled);
}

void RecipeList::endDrag() {
    m_pressed = -1;
    if (std::exchange(m_gap, -1) < 0)
        return;
    viewport()->unsetCursor();
    viewport()->update();
}

void RecipeList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_gap >= 0)
        return endDrag();
    QListWidget::keyPressEvent(event);
}

void RecipeList::focusOutEvent(QFocusEvent* event) {
    endDrag();
    QListWidget::focusOutEvent(event);
}

void RecipeList::paintEvent(QPaintEvent* event) {
    QListWidget::paintEvent(event);
    if (m_gap < 1 || m_pressed < 1)
        return;
    QPainter painter(viewport());
    const QRect above = visualItemRect(item(m_gap - 1));
    painter.fillRect(QRect(8, qMin(above.bottom(), viewport()->height() - 2), above.width() - 16, 2),
                     palette().color(QPalette::Highlight));
}

} // namespace app
