// SPDX-License-Identifier: MIT
#include "app/docks/history_delegate.h"

#include "app/controls/flat_paint.h"
#include "app/controls/icons.h"
#include "app/controls/palette.h"
#include "app/docks/history_dock.h"
#include "app/docks/history_model.h"

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
    flat::listRow(*painter, option, isCurrent);
    const QRect picture(option.rect.topLeft() + QPoint(margin, margin / 2), HistoryDock::thumbnailSize);
    if (isUndone)
        painter->setOpacity(0.5);
    drawPicture(*painter, picture, index, colours);
    painter->setOpacity(1);

    const QColor ink = isUndone ? mutedText(colours) : colours.color(QPalette::Text);
    QFont font = option.font;
    font.setItalic(isUndone);
    font.setWeight(isCurrent ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(ink);
    const QRect text(picture.right() + margin, option.rect.top(),
                     option.rect.right() - picture.right() - 2 * margin - tick - 4, option.rect.height());
    drawText(*painter, text, index.data(Qt::DisplayRole).toString());
    if (isCurrent)
        painter->drawPixmap(option.rect.right() - margin - tick, option.rect.center().y() - tick / 2,
                            tintedIcon(QStringLiteral("check"), tick, colours.color(QPalette::Highlight),
                                       painter->device()->devicePixelRatioF()));
    painter->restore();
}

} // namespace app
