// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "app/jobs/job_runner.h"
#include "app/settings/settings.h"
#include "app/window/evaluation.h"

namespace app {

/// What a main window works on; it outlives the window and everything in it.
struct Session {
    /// Settings of the person, or of a file (tests).
    Session() = default;
    explicit Session(const QString& settingsFile) : settings(settingsFile) {}

    Settings settings;
    Document document;
    JobRunner jobs{JobRunner::Mode::Threads};
    Evaluation evaluation{document, jobs};
};

} // namespace app
