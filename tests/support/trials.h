// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace support {

/// How often a test of chance repeats itself: `normal` times, or `longer` times in the long run
/// (`tests/run.sh long`, which sets MORAINE_LONG).
inline int trials(int normal, int longer) {
    return qEnvironmentVariableIsSet("MORAINE_LONG") ? longer : normal;
}

} // namespace support
