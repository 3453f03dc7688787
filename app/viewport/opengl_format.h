// SPDX-License-Identifier: MIT
#pragma once

#include <QSurfaceFormat>

namespace app {

/// What every context of the program is asked for: OpenGL 4.1 core with a depth buffer.
QSurfaceFormat openGlFormat();

} // namespace app
