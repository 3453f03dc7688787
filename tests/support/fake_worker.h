// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

namespace support {

/// Works as a decode worker, with one fault; the exit code. "none" is the real one.
int runFakeWorker(QByteArrayView fault, const char* argument);

/// Tries what a decode worker may not do, inside of a sandbox or outside, and prints "what: 1" for what it
/// could and "what: 0" for what it could not.
int tryWhatIsForbidden(bool inSandbox);

} // namespace support
