// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace app {

/// A state of QMainWindow::saveState() that can be restored: where no dock of a tab group is shown,
/// saveState() writes that tab number −1 is in front, and with some neighbours restoring that crashes (seen
/// with Qt 6.4.2, each time). Such a group gets its first tab; all else, and what is no such state, stays as
/// it is.
[[nodiscard]] QByteArray withTabsInFront(QByteArray state);

} // namespace app
