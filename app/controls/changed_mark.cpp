// SPDX-License-Identifier: MIT
#include "app/controls/changed_mark.h"

#include "app/controls/icons.h"

#include <QPainter>

namespace app {

ChangedMark::ChangedMark(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus); // by keyboard: the reset command of the control's menu
    setFixedSize(sizeHint());
    setEnabled(false);
}

QSize ChangedMark::sizeHint() const {
    return {12, 20};
}

void ChangedMark::setMarked(bool marked) {
    m_marked = marked;
    setEnabled(marked);
    setCursor(marked ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ChangedMark::paintEvent(QPaintEvent*) {
    if (!m_marked)
        return;
    QPainter painter(this);
    const QColor accent = palette().color(QPalette::Highlight);
    if (underMouse()) {
        painter.drawPixmap(0, (height() - 12) / 2,
                           tintedIcon(QStringLiteral("reset"), 12, accent, devicePixelRatioF()));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawEllipse(QPointF(4, height() / 2.0), 2.5, 2.5);
}

void ChangedMark::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void ChangedMark::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace app
