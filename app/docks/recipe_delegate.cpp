// SPDX-License-Identifier: MIT
#include "app/docks/recipe_delegate.h"

#include "app/controls/flat_paint.h"
#include "app/controls/icons.h"
#include "app/controls/palette.h"

#include <QLineEdit>
#include <QLocale>
#include <QPainter>

namespace app {
namespace {

constexpr int margin = 8;
constexpr int picture = 16;
constexpr int nameLeft = 40;
constexpr int longestName = 200;

void drawIcon(QPainter& painter, const QString& name, const QRect& place, const QColor& ink) {
    painter.drawPixmap(place.center().x() - picture / 2 + 1, place.center().y() - picture / 2 + 1,
                       tintedIcon(name, picture, ink, painter.device()->devicePixelRatioF()));
}

QRect gripOf(const QRect& row) {
    return {row.right() - margin - picture, row.top(), picture, row.height()};
}

QString eyeName(bool isGround, bool enabled) {
    if (!enabled)
        return QStringLiteral("eye-off");
    return isGround ? QStringLiteral("lock") : QStringLiteral("eye");
}

} // namespace

QRect RecipeDelegate::eyeOf(const QRect& row) {
    return {row.left() + margin, row.top(), 28, row.height()};
}

void RecipeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    painter->save();
    const QPalette& colours = option.palette;
    flat::listRow(*painter, option, option.state.testFlag(QStyle::State_Selected));
    const bool enabled = index.data(Enabled).toBool();
    const QColor muted = mutedText(colours);
    const QColor ink = enabled ? colours.color(QPalette::Text) : muted;
    drawIcon(*painter, eyeName(index.row() == 0, enabled), eyeOf(option.rect),
             index.row() == 0 ? muted : ink);
    int right = option.rect.right() - margin;
    if (index.row() > 0) {
        right = gripOf(option.rect).left() - margin / 2;
        drawIcon(*painter, QStringLiteral("drag"), gripOf(option.rect), muted);
    }
    if (const double strength = index.data(Strength).toDouble(); strength < 1) {
        const QString text = QStringLiteral("%1 %").arg(option.locale.toString(strength * 100, 'g', 4));
        const int width = option.fontMetrics.horizontalAdvance(text);
        painter->setPen(muted);
        painter->drawText(QRect(right - width, option.rect.top(), width, option.rect.height()),
                          Qt::AlignRight | Qt::AlignVCenter, text);
        right -= width + margin;
    }
    const QRect place(option.rect.left() + nameLeft, option.rect.top(), right - option.rect.left() - nameLeft,
                      option.rect.height());
    painter->setPen(ink);
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, place.width()));
    painter->restore();
}

QWidget* RecipeDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                      const QModelIndex&) const {
    auto* out = new QLineEdit(parent);
    out->setMaxLength(longestName);
    out->setAccessibleName(tr("Name of the step"));
    out->setToolTip(tr("Empty: the step is called by its kind again."));
    return out;
}

void RecipeDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* field = qobject_cast<QLineEdit*>(editor);
    if (field->isModified())
        return; // the recipe changed while a name is typed
    field->setText(index.data().toString());
    field->selectAll();
}

void RecipeDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const {
    const QString name = qobject_cast<QLineEdit*>(editor)->text().simplified();
    const bool isSame = name == index.data().toString() || (name.isEmpty() && !index.data(Named).toBool());
    if (!isSame)
        Q_EMIT renamed(index.row(), name);
}

void RecipeDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex&) const {
    editor->setGeometry(option.rect.adjusted(nameLeft - margin, 1, -margin, -1));
}

} // namespace app
