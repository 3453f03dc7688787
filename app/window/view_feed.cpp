// SPDX-License-Identifier: MIT
#include "app/window/view_feed.h"

#include "app/jobs/job_runner.h"
#include "app/viewport/opengl_probe.h"
#include "app/viewport/prepared_heights.h"
#include "app/viewport/viewport_widget.h"
#include "libterrain/surface/shown_colours.h"

#include <limits>
#include <utility>

namespace app {

namespace {

PreparedLook lookOf(const DocumentState& state) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    return {
        {state.display.exaggeration, terrain::shownSea(state.display, state.recipe.seaLevel).value_or(none)},
        sunDirection(state.display),
        state.display.colourBy,
        state.display.normals,
        state.display.contours,
        state.display.contourInterval};
}

} // namespace

ViewFeed::ViewFeed(ViewportWidget& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent), m_viewport(&viewport), m_jobs(jobs) {
    connect(&jobs, &JobRunner::finished, this, [this](const QString& finished) {
        if (finished != channel())
            return;
        if (m_next) // cancelled: the newest is still to be shown
            prepareNext();
        else if (m_unready && m_viewport)
            Q_EMIT problemChanged(
                tr("The 3D view still shows the terrain before the last change. Press F5 to "
                   "show this one."));
    });
    connect(&viewport, &ViewportWidget::heightsTaken, this, &ViewFeed::tellTaken);
    connect(&viewport, &ViewportWidget::lightWanted, this, &ViewFeed::prepareLight);
}

void ViewFeed::show(const terrain::SharedHeightfield& heights, const DocumentState& state) {
    m_next = Shown{heights, state};
    if (!m_jobs.isRunning(channel()))
        prepareNext();
}

void ViewFeed::again() {
    if (m_jobs.isRunning(channel()) || !m_unready)
        return;
    m_next = m_unready;
    prepareNext();
}

void ViewFeed::prepareNext() {
    const Shown next = *std::exchange(m_next, std::nullopt);
    m_unready = next;
    m_jobs.start(channel(), tr("Preparing the 3D view"),
                 [this, next, side = maximumShownSide(),
                  base = m_newest.lock()](const terrain::RunContext& context) -> std::function<void()> {
                     SharedPreparedHeights prepared =
                         prepareHeights(next.heights, side, context, lookOf(next.state), base);
                     return [this, next, prepared] {
                         m_unready.reset();
                         const bool shown = prepared || !next.heights;
                         if (m_viewport && shown) {
                             m_given.append(next);
                             m_newest = prepared;
                             m_viewport->setPrepared(prepared);
                         }
                         Q_EMIT problemChanged(shown ? QString()
                                                     : tr("There is not enough memory to show this terrain "
                                                          "in 3D: choose a smaller size."));
                         if (m_next)
                             prepareNext();
                     };
                 });
}

void ViewFeed::prepareLight() {
    const QString lightChannel = QStringLiteral("light");
    if (m_jobs.isRunning(lightChannel))
        return; // asked for again when it is delivered
    const Scene& scene = m_viewport->scene();
    m_jobs.start(
        lightChannel, tr("Baking the light"),
        [this, heights = scene.heights, ground = scene.litGround(),
         sun = sunDirection(scene.display)](const terrain::RunContext& context) -> std::function<void()> {
            const SharedSkyMap sky = bakeSky(*heights, ground, context);
            return [this, heights, light = sky ? bakeLight(sky, sun) : nullptr] {
                if (m_viewport)
                    m_viewport->setLight(heights, light);
            };
        });
}

void ViewFeed::tellTaken(const terrain::SharedHeightfield& heights) {
    for (qsizetype i = m_given.size() - 1; i >= 0; --i) {
        if (m_given[i].heights != heights)
            continue;
        const DocumentState state = m_given[i].state;
        m_given.remove(0, i + 1); // earlier ones were passed over
        Q_EMIT taken(state);
        return;
    }
}

} // namespace app
