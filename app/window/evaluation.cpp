// SPDX-License-Identifier: MIT
#include "app/window/evaluation.h"

#include "app/jobs/job_runner.h"
#include "app/map/map_picture.h"
#include "app/settings/library_text.h"
#include "app/window/view_feed.h"
#include "libterrain/core/platform/memory.h"

#include <QElapsedTimer>

#include <algorithm>

namespace app {

namespace {

const QString thumbnailChannel = QStringLiteral("thumbnail");

constexpr int patience = 300;           // ms that a stale evaluation may have run and is still let finish
constexpr int thumbnailPause = 200;     // ms without a change before a thumbnail is made
constexpr int leastThumbnailSide = 24;  // of a strip of land, which would be a hair
constexpr QSize thumbnailSize(128, 96); // twice what the history shows, for fine screens

} // namespace

std::optional<Evaluation::Outcome> Evaluation::evaluateAway(const terrain::Recipe& recipe,
                                                            terrain::EvaluationCache& cache,
                                                            const terrain::RunContext& context) {
    QElapsedTimer clock;
    clock.start();
    const std::uint64_t before = cache.computedSteps();
    const auto heights = terrain::evaluate(recipe, context.part(0, 0.9), &cache);
    if (heights.isCancelled())
        return std::nullopt;
    Outcome out;
    if (heights.isError()) {
        out.problem = errorText(heights.error());
        return out;
    }
    if (cache.computedSteps() != before)
        out.seconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    const auto hash = terrain::fingerprint(*heights.value(), context.part(0.9, 1));
    if (!hash.isOk())
        return std::nullopt;
    out.heights = heights.value();
    out.fingerprint = hash.value();
    return out;
}

Evaluation::Evaluation(Document& document, JobRunner& jobs, QObject* parent)
    : QObject(parent), m_document(document), m_jobs(jobs),
      m_cache(std::make_shared<terrain::EvaluationCache>(terrain::availableMemory() / 4)) {
    m_thumbnailDelay.setSingleShot(true);
    m_thumbnailDelay.setInterval(thumbnailPause);
    connect(&m_thumbnailDelay, &QTimer::timeout, this, &Evaluation::makeThumbnail);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_again)
            start();
    });
    connect(&document, &Document::recipeChanged, this, &Evaluation::request);
    connect(&document, &Document::displayChanged, this, [this] {
        if (m_document.heightsAreCurrent())
            m_thumbnailDelay.start();
    });
    connect(&jobs, &JobRunner::failed, this, [this](const QString& failed, const QString& message) {
        if (failed == channel())
            setProblem(message);
    });
    connect(&jobs, &JobRunner::finished, this, [this](const QString& finished) {
        if (finished == channel())
            concluded();
    });
}

void Evaluation::setHistoryMemory(std::uint64_t bytes) {
    m_cache->setByteBudget(bytes > 0 ? bytes : (terrain::availableMemory() + m_cache->bytes()) / 4);
}

void Evaluation::setHistoryPictures(bool wanted) {
    m_pictures = wanted;
    m_document.setSavesThumbnails(wanted);
    if (wanted && m_document.heightsAreCurrent())
        m_thumbnailDelay.start();
}

void Evaluation::request() {
    m_thumbnailDelay.stop();
    if (m_jobs.isRunning(channel()) && m_patience.isActive())
        m_again = true;
    else
        start();
}

void Evaluation::start() {
    m_again = false;
    m_patience.start();
    m_jobs.start(channel(), tr("Making terrain"),
                 [this, state = DocumentState{m_document.recipe(), m_document.display()},
                  cache = m_cache](const terrain::RunContext& context) -> std::function<void()> {
                     auto outcome = evaluateAway(state.recipe, *cache, context);
                     if (!outcome)
                         return {};
                     return [this, state, outcome = std::move(*outcome)] { deliver(state, outcome); };
                 });
}

void Evaluation::deliver(const DocumentState& state, const Outcome& outcome) {
    setProblem(outcome.problem);
    if (!outcome.heights)
        return;
    m_lastSeconds = outcome.seconds;
    Q_EMIT produced(outcome.heights, state);
    m_document.setHeights(state.recipe, outcome.heights, outcome.fingerprint);
    if (m_document.heightsAreCurrent())
        m_thumbnailDelay.start();
}

void Evaluation::concluded() {
    if (m_again) {
        start();
        return;
    }
    if (!m_document.heightsAreCurrent()) {
        m_waiting.clear();
        if (m_problem.isEmpty())
            setProblem(tr("Stopped: this is the terrain before the last change. Press F5 to make it anew."));
        return;
    }
    const QList<Waiting> waiting = std::exchange(m_waiting, {});
    for (const Waiting& entry : waiting) {
        if (entry.receiver)
            entry.action();
    }
}

void Evaluation::again() {
    if (!m_document.heightsAreCurrent() && !m_jobs.isRunning(channel()))
        start();
}

void Evaluation::whenCurrent(QObject* receiver, const std::function<void()>& action) {
    if (m_document.heightsAreCurrent()) {
        action();
        return;
    }
    m_waiting.append({receiver, action});
    again();
}

void Evaluation::setProblem(const QString& problem) {
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged(problem);
}

void Evaluation::makeThumbnail() {
    if (!m_pictures || !m_document.heightsAreCurrent())
        return;
    const MapOptions options{m_document.display(), m_document.recipe().seaLevel, thumbnailSize,
                             leastThumbnailSide};
    m_jobs.startAfter({ViewFeed::channel()}, thumbnailChannel, tr("Making a small picture"),
                      [this, options, heights = m_document.heights(), recipe = m_document.recipe(),
                       generation = m_document.currentGeneration()](
                          const terrain::RunContext& context) -> std::function<void()> {
                          const QImage picture = mapPicture(*heights, options, context);
                          return [this, options, picture, recipe, generation] {
                              if (generation == m_document.currentGeneration() &&
                                  recipe == m_document.recipe() && options.display == m_document.display())
                                  m_document.setThumbnail(generation, picture);
                          };
                      });
}

} // namespace app
