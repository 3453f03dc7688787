// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/settings.h"

class QApplication;

namespace app {

/// Sets style and palette for the whole program; may be called again at any time. Theme::System follows the
/// lightness of the palette that the platform had when the program started. GUI thread.
void applyTheme(QApplication& application, Theme theme);

} // namespace app
