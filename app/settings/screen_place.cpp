// SPDX-License-Identifier: MIT
#include "app/settings/screen_place.h"

#include <algorithm>

namespace app {

namespace {

constexpr int handleHeight = 24; // the part of a window by which people move it
constexpr int leastHandleWidth = 80;

bool canBeHeld(const QRect& window, const QRect& screen) {
    const QRect handle(window.topLeft(), QSize(window.width(), handleHeight));
    const QRect seen = handle.intersected(screen);
    return seen.width() >= std::min(leastHandleWidth, window.width()) && seen.height() >= handleHeight / 2;
}

} // namespace

QRect placeOnScreen(const QRect& window, const QList<QRect>& screens) {
    if (screens.isEmpty())
        return window;
    for (const QRect& screen : screens) {
        if (canBeHeld(window, screen))
            return {window.topLeft(), window.size().boundedTo(screen.size())};
    }
    QRect placed(QPoint(), window.size().boundedTo(screens.front().size()));
    placed.moveCenter(screens.front().center());
    return placed;
}

} // namespace app
