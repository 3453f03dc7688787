// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/motion_choice.h"

#include <QString>

class QApplication;

namespace app {

/// Whether the desktop's own settings under this folder (~/.config as a rule) ask for less motion: KDE's
/// factor for animations is 0, or GTK's are switched off. Qt 6.4 knows Windows' and KDE's answer by itself
/// (QStyle::SH_Widget_Animation_Duration), but not those of others. Reads two small files. Any thread.
bool desktopReducesMotion(const QString& configFolder);

/// Lets moves of the camera and the controls' animations take their time or not, in all windows, also open
/// ones; after applyTheme(). May be called again at any time. GUI thread.
void applyMotion(QApplication& application, Motion motion);

} // namespace app
