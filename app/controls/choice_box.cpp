// SPDX-License-Identifier: MIT
#include "app/controls/choice_box.h"

#include "app/controls/wheel_turn.h"

#include <QAbstractItemView>
#include <QWheelEvent>

namespace app {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ChoiceBox::minimumSizeHint() const {
    return {72, QComboBox::minimumSizeHint().height()};
}

void ChoiceBox::showPopup() {
    view()->setMinimumWidth(qMax(width(), view()->sizeHintForColumn(0) + 32));
    QComboBox::showPopup();
}

void ChoiceBox::wheelEvent(QWheelEvent* event) {
    if (!mayTakeWheel(*this))
        return event->ignore();
    QComboBox::wheelEvent(event);
}

} // namespace app
