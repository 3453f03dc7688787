// SPDX-License-Identifier: MIT
#include "app/docks/history_delegate.h"

#include "app/controls/flat_paint.h"
#include "app/controls/icons.h"
#include "app/controls/palette.h"
#include "app/docks/history_dock.h"
#include "app/docks/history_model.h"

#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

namespace app {
namespace {

constexpr int margin = 8;
constexpr int tick = 16;
constexpr int mostLines = 2;

void drawPicture(QPainter& painter, const QRect& place, const QModelIndex& index, const QPalette& colours) {
    const auto picture = index.data(Qt::DecorationRole).value<QImage>();
    QPainterPath frame;
    frame.addRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.fillPath(frame, colours.color(QPalette::Window));
    if (picture.isNull()) {
        painter.drawPixmap(place.center() - QPoint(12, 12),
                           tintedIcon(QStringLiteral("mountain"), 24, mutedText(colours),
                                      painter.device()->devicePixelRatioF()));
    } else {
        const QSizeF whole = QSizeF(picture.size()).scaled(place.size(), Qt::KeepAspectRatioByExpanding);
        const QRectF target(QRectF(place).center() - QPointF(whole.width(), whole.height()) / 2, whole);
        painter.setClipPath(frame);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(target, picture);
        painter.setClipping(false);
    }
    painter.setPen(outline(colours));
    painter.drawPath(frame);
}

/// The text on at most two lines, the rest of it elided, centred in height.
void drawText(QPainter& painter, const QRect& place, const QString& text) {
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    const int lineHeight = painter.fontMetrics().height();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(place.width());
        const bool isLast = lines.size() == mostLines - 1;
        const QString rest = text.mid(line.textStart(), isLast ? -1 : line.textLength());
        lines << painter.fontMetrics().elidedText(rest.trimmed(), Qt::ElideRight, place.width());
        if (isLast)
            break;
    }
    layout.endLayout();
    int y = place.center().y() - static_cast<int>(lines.size()) * lineHeight / 2;
    for (const QString& line : lines) {
        painter.drawText(QRect(place.left(), y, place.width(), lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
                         line);
        y += lineHeight;
    }
}

QRect pictureOf(const QRect& row) {
    return {row.topLeft() + QPoint(margin, margin / 2), HistoryDock::thumbnailSize};
}

QRect textPlace(const QRect& row) {
    const int left = pictureOf(row).right() + margin;
    return {left, row.top(), row.right() - margin - tick - 4 - left, row.height()};
}

/// Chosen rows have a tint, the one that is shown a bar: mostly they are the same.
void drawGround(QPainter& painter, const QStyleOptionViewItem& option, bool isCurrent) {
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    flat::listRow(painter, option, isCurrent && isChosen);
    QColor accent = option.palette.color(QPalette::Highlight);
    if (isCurrent && !isChosen)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), accent);
    accent.setAlpha(40);
    if (isChosen && !isCurrent)
        painter.fillRect(option.rect, accent);
}

/// The star of a kept one, the tick of the one that is shown, and the line above the shelf.
void drawMarks(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
               const QColor& ink) {
    const bool isKept = index.data(HistoryModel::IsKept).toBool();
    const bool isCurrent = index.data(HistoryModel::IsCurrent).toBool();
    const auto draw = [&](const char* name, const QColor& colour, int y) {
        painter.drawPixmap(
            option.rect.right() - margin - tick, y,
            tintedIcon(QLatin1String(name), tick, colour, painter.device()->devicePixelRatioF()));
    };
    const int middle = option.rect.center().y() - tick / 2;
    if (isKept)
        draw("star-filled", ink, isCurrent ? middle - tick / 2 - 2 : middle);
    if (isCurrent)
        draw("check", option.palette.color(QPalette::Highlight), isKept ? middle + tick / 2 + 2 : middle);
    const auto isShelved = [&](int row) {
        return index.siblingAtRow(row).data(HistoryModel::IsShelved).toBool();
    };
    if (index.row() > 0 && isShelved(index.row()) && !isShelved(index.row() - 1)) {
        painter.setPen(outline(option.palette));
        painter.drawLine(option.rect.topLeft(), option.rect.topRight());
    }
}

} // namespace

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {HistoryDock::thumbnailSize.width() + 120, HistoryDock::thumbnailSize.height() + margin};
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isCurrent = index.data(HistoryModel::IsCurrent).toBool();
    const bool isUndone = index.data(HistoryModel::IsUndone).toBool();
    const QPalette& colours = option.palette;
    drawGround(*painter, option, isCurrent);
    if (isUndone)
        painter->setOpacity(0.5);
    drawPicture(*painter, pictureOf(option.rect), index, colours);
    painter->setOpacity(1);

    const QColor ink = isUndone ? mutedText(colours) : colours.color(QPalette::Text);
    QFont font = option.font;
    font.setItalic(isUndone);
    font.setWeight(isCurrent ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(ink);
    drawText(*painter, textPlace(option.rect), index.data(Qt::DisplayRole).toString());
    drawMarks(*painter, option, index, ink);
    painter->restore();
}

QWidget* HistoryDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                       const QModelIndex& index) const {
    constexpr int longestName = 200;
    auto* out = new QLineEdit(parent);
    out->setMaxLength(longestName);
    out->setAccessibleName(tr("Name"));
    out->setPlaceholderText(index.data(Qt::DisplayRole).toString());
    return out;
}

void HistoryDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    if (line == nullptr || !line->isModified())
        QStyledItemDelegate::setEditorData(editor, index);
}

void HistoryDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const {
    QRect place = textPlace(option.rect);
    place.setRight(option.rect.right() - margin);
    const int height = editor->sizeHint().height();
    editor->setGeometry(place.left(), place.center().y() - height / 2, place.width(), height);
}

} // namespace app
