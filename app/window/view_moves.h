// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/shortcuts_dialog.h"

namespace app {

/// What mouse and keys do inside the views, for Help › Shortcuts.
QList<ShortcutLine> movesInTheViews();

} // namespace app
