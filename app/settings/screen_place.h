// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>

namespace app {

/// Where a window that was at `window` goes on these screens (their free areas, the main one first): as it
/// is when enough of its upper edge to take hold of lies on a screen, else in the middle of the main screen;
/// in any case no larger than that screen. No screens: as it is.
QRect placeOnScreen(const QRect& window, const QList<QRect>& screens);

} // namespace app
