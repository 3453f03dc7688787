// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/shortcuts_dialog.h"

namespace app {

class GeneratorDock;

/// What mouse and keys do inside the views, for Help › Shortcuts.
QList<ShortcutLine> movesInTheViews();
/// The same of the recipe's list of steps.
QList<ShortcutLine> keysInTheRecipe(const GeneratorDock& dock);

} // namespace app
