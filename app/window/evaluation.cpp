// SPDX-License-Identifier: MIT
#include "app/window/evaluation.h"

#include "app/jobs/job_runner.h"
#include "app/settings/library_text.h"
#include "libterrain/core/platform/memory.h"

#include <QElapsedTimer>

namespace app {

namespace {

constexpr int patience = 300; // ms that a stale evaluation may have run and is still let finish

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
    out.range = terrain::heightRange(*out.heights);
    return out;
}

Evaluation::Evaluation(Document& document, JobRunner& jobs, QObject* parent)
    : QObject(parent), m_document(document), m_jobs(jobs),
      m_cache(std::make_shared<terrain::EvaluationCache>(terrain::availableMemory() / 4)) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_again)
            start();
    });
    connect(&document, &Document::recipeChanged, this, &Evaluation::request);
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

void Evaluation::request() {
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
    m_document.setHeights(state.recipe, outcome.heights, outcome.fingerprint, outcome.range);
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

} // namespace app
