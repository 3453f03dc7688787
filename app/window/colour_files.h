// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

class DisplayDock;
class Settings;

/// Asks for a file with a colour ramp and gives it to the dock, which makes it one undo step; a file that is
/// none is explained over `window`.
void chooseRamp(QWidget& window, Settings& settings, DisplayDock& dock);

} // namespace app
