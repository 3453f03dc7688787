// SPDX-License-Identifier: MIT
#include "app/docks/variations_delegate.h"

#include "app/controls/flat_paint.h"
#include "app/controls/icons.h"
#include "app/controls/palette.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace app {
namespace {

constexpr int margin = 4;
constexpr int tick = 16;

/// The picture's place without the transparent bands beside a terrain that is no square.
QRectF drawPicture(QPainter& painter, const QRect& place, const QImage& picture) {
    const QSizeF whole = QSizeF(picture.size()).scaled(place.size(), Qt::KeepAspectRatio);
    const QRectF target(QRectF(place).center() - QPointF(whole.width(), whole.height()) / 2, whole);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(target, picture);
    return target;
}

void drawTick(QPainter& painter, const QRect& picture, const QPalette& colours) {
    const QRect place(picture.right() - tick - 2, picture.top() + 3, tick, tick);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.color(QPalette::Highlight));
    painter.drawEllipse(place);
    painter.drawPixmap(place.topLeft() + QPoint(2, 2),
                       tintedIcon(QStringLiteral("check"), tick - 4, colours.color(QPalette::HighlightedText),
                                  painter.device()->devicePixelRatioF()));
}

} // namespace

int VariationsDelegate::heightFor(int width, const QFontMetrics& font) {
    return width + font.height() + margin;
}

void VariationsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = option.palette;
    const bool isTaken = index.data(takenRole).toBool();
    const bool isThere = (index.flags() & Qt::ItemIsEnabled) != 0;
    const int side = option.rect.width() - 2 * margin;
    const QRect place(option.rect.left() + margin, option.rect.top() + margin, side, side);
    const auto picture = index.data(Qt::DecorationRole).value<QImage>();
    painter->setOpacity(isThere ? 1 : 0.4);
    if (picture.isNull())
        painter->fillRect(place, colours.color(QPalette::Midlight));
    else
        drawPicture(*painter, place, picture);
    painter->setOpacity(1);
    const bool isUnderMouse = isThere && (option.state & QStyle::State_MouseOver) != 0;
    painter->setBrush(Qt::NoBrush);
    if (isTaken || isUnderMouse) {
        painter->setPen(QPen(colours.color(QPalette::Highlight), isTaken ? 2 : 1));
        painter->drawRect(place);
    }
    if (isTaken)
        drawTick(*painter, place, colours);
    if ((option.state & QStyle::State_HasFocus) != 0)
        flat::focusRing(*painter, option.rect.adjusted(1, 1, -1, -1), colours);
    QFont font = option.font;
    font.setWeight(isTaken ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(isThere ? colours.color(QPalette::Text) : mutedText(colours));
    const QRect text(place.left(), place.bottom() + 1, side, option.rect.bottom() - place.bottom());
    painter->drawText(text, Qt::AlignHCenter | Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideMiddle, side));
    painter->restore();
}

} // namespace app
