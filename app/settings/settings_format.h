// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

namespace app {

/// Qt's own INI format, which on a full disk leaves the old file: all of the new one is known to be there
/// before it takes its place. GUI thread.
QSettings::Format safeIniFormat();

} // namespace app
