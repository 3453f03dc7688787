// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace app {

class JobRunner;

/// Whether a job writes a file that somebody asked for; it would be given up with the window. What only reads
/// or computes is not asked about: nothing is lost by it.
bool isWritingFiles(const JobRunner& jobs);

/// Asks over `window` what becomes of the files that are being written, naming them: the window closes when
/// they are done (unless that had something to say; `say` tells that it will), or `close` follows at once,
/// or nothing happens. GUI thread.
void askAboutRunningWork(QWidget& window, JobRunner& jobs, const std::function<void()>& close,
                         const std::function<void(const QString&)>& say);

} // namespace app
