// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

// Where the keyboard goes in a window when a field is done with: to what the window is about, so that keys of
// one letter are commands again. GUI thread.

/// `home` has the keyboard of `window` between entries; it lives as long as the window.
void setKeyboardHome(QWidget& window, QWidget& home);

/// Of the window that a widget belongs to, floating panels included; null in dialogs and where none was set.
QWidget* keyboardHomeOf(QWidget& widget);

} // namespace app
