// SPDX-License-Identifier: MIT
#include "app/window/view_feed.h"

#include "app/jobs/job_runner.h"
#include "app/viewport/opengl_probe.h"
#include "app/viewport/prepared_heights.h"
#include "app/viewport/viewport_widget.h"

#include <utility>

namespace app {

namespace {
const QString channel = QStringLiteral("prepare-view");
}

ViewFeed::ViewFeed(ViewportWidget& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent), m_viewport(&viewport), m_jobs(jobs) {
    connect(&jobs, &JobRunner::finished, this, [this](const QString& finished) {
        if (finished == channel && m_next) // cancelled: the newest is still to be shown
            prepareNext();
    });
}

void ViewFeed::show(terrain::SharedHeightfield heights) {
    m_next = std::move(heights);
    if (!m_jobs.isRunning(channel))
        prepareNext();
}

void ViewFeed::prepareNext() {
    const terrain::SharedHeightfield heights = *std::exchange(m_next, std::nullopt);
    m_jobs.start(channel, tr("Preparing the 3D view"),
                 [this, heights,
                  side = maximumShownSide()](const terrain::RunContext& context) -> std::function<void()> {
                     SharedPreparedHeights prepared = prepareHeights(heights, side, context);
                     return [this, heights, prepared] {
                         const bool shown = prepared || !heights;
                         if (m_viewport && shown)
                             m_viewport->setPrepared(prepared);
                         Q_EMIT problemChanged(
                             shown ? QString()
                                   : tr("There is not enough memory to show this terrain in 3D."));
                         if (m_next)
                             prepareNext();
                     };
                 });
}

} // namespace app
