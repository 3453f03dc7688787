// SPDX-License-Identifier: MIT
#include "app/controls/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace app {

ElidedLabel::ElidedLabel(Qt::TextElideMode mode, int leastWidth, QWidget* parent)
    : QLabel(parent), m_mode(mode), m_leastWidth(leastWidth) {
    setTextFormat(Qt::PlainText);
}

QString ElidedLabel::shownText() const {
    const int room = contentsRect().width();
    QString shown = text();
    QStringList parts = m_separator.isEmpty() ? QStringList() : shown.split(m_separator);
    while (parts.size() > 1 && fontMetrics().horizontalAdvance(shown) > room) {
        parts.removeLast();
        shown = parts.join(m_separator) + m_separator + QChar(0x2026);
    }
    if (parts.size() == 1 && fontMetrics().horizontalAdvance(shown) > room)
        shown = parts.first(); // no room for a separator, either
    return fontMetrics().elidedText(shown, m_mode, room);
}

QSize ElidedLabel::sizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
    return {qMin(sizeHint().width(), m_leastWidth), fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment() | Qt::TextSingleLine),
                          palette(), isEnabled(), shownText(), foregroundRole());
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || shownText() == text())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return true;
}

} // namespace app
