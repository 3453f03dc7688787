// SPDX-License-Identifier: MIT
#pragma once

class QApplication;

namespace app {

/// System follows the lightness of the palette that the platform had when the program started.
enum class Theme { System, Light, Dark };

/// Sets style and palette for the whole program; may be called again at any time. GUI thread.
void applyTheme(QApplication& application, Theme theme);

} // namespace app
