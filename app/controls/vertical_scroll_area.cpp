// SPDX-License-Identifier: MIT
#include "app/controls/vertical_scroll_area.h"

#include "app/controls/wheel_turn.h"

#include <QScrollBar>

namespace app {

VerticalScrollArea::VerticalScrollArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // its controls are the stops
}

QSize VerticalScrollArea::sizeHint() const {
    const QSize content = widget()->sizeHint();
    return {content.width() + verticalScrollBar()->sizeHint().width(), content.height()};
}

QSize VerticalScrollArea::minimumSizeHint() const {
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 96};
}

void VerticalScrollArea::wheelEvent(QWheelEvent* event) {
    if (verticalScrollBar()->maximum() > verticalScrollBar()->minimum())
        wheelScrolledArea(); // also at its end, where nothing moves any more
    QScrollArea::wheelEvent(event);
}

} // namespace app
