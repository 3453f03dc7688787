// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/build_folders.h"

#include <QString>

namespace support {

/// The program of project_saver.cpp.
inline QString saverPath() {
    return buildFile(QStringLiteral("bin/tests/project_saver"));
}

} // namespace support
