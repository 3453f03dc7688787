// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// What a report of a fault needs: versions, system, memory, processors, OpenGL; one fact a line, in English
/// (it is for the people who mend the program). GUI thread.
QString systemInformation();

} // namespace app
