// SPDX-License-Identifier: MIT
#include "app/controls/vertical_scroll_area.h"

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

} // namespace app
