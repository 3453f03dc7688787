// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace support {

/// Why system calls cannot be made to fail here (strace is missing or may not trace); empty when they can.
QString whyNoInjection();

/// One fault in one system call of a program.
struct Fault {
    QString call; ///< the call's name
    QString what; ///< in strace's words: "signal=KILL", "error=ENOSPC", "retval=100"
    int when = 1; ///< the number of the call among those of its name in one thread
};

struct FaultyRun {
    int code = -1;         ///< −1 when it was killed or did not end
    bool happened = false; ///< the fault was met
    QString error;         ///< what the program said
};
/// Runs `command` (a program and its arguments) in `folder` with the fault.
FaultyRun runWithFault(const QStringList& command, const QString& folder, const Fault& fault);

/// The numbers of the calls of one name.
struct CallRange {
    int first = 0;
    int last = 0;
};
/// The calls of an unharmed run, from the first one that names `word` on, in the thread that makes it: by
/// their names. Those that only get memory or wait for threads are left out.
QMap<QString, CallRange> callsFrom(const QStringList& command, const QString& folder, const QString& word);

} // namespace support
