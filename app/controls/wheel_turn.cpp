// SPDX-License-Identifier: MIT
#include "app/controls/wheel_turn.h"

#include <QElapsedTimer>
#include <QWidget>

namespace app {
namespace {

constexpr qint64 pauseOfTurn = 500; // ms without the wheel after which a turn is over

/// Since the last scroll; not valid before the first.
QElapsedTimer& sinceScroll() {
    static QElapsedTimer timer;
    return timer;
}

} // namespace

void wheelScrolledArea() {
    sinceScroll().start();
}

bool mayTakeWheel(const QWidget& control) {
    return control.hasFocus() && (!sinceScroll().isValid() || sinceScroll().elapsed() >= pauseOfTurn);
}

} // namespace app
