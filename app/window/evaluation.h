// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/recipe/evaluate.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace app {

class JobRunner;

/// Keeps the document's heights in line with its recipe: every change asks for an evaluation away from the
/// GUI thread, the latest wins. While a person drags, an evaluation that is quick is let finish and shown
/// (produced), although the document has moved on; a slow one is given up for the latest request. Thread
/// rule: GUI thread.
class Evaluation : public QObject {
    Q_OBJECT

public:
    Evaluation(Document& document, JobRunner& jobs, QObject* parent = nullptr);

    /// Of the job that makes the document's heights.
    static QString channel() { return QStringLiteral("evaluate"); }

    /// Heights that were made before, in a budget of a quarter of the memory unless another one is set.
    [[nodiscard]] const std::shared_ptr<terrain::EvaluationCache>& cache() const { return m_cache; }

    /// In bytes; 0 = a quarter of the memory that is free. What is over it goes at once.
    void setHistoryMemory(std::uint64_t bytes);

    /// Seconds that the heights took to make; none before the first, and when they came from the cache.
    [[nodiscard]] std::optional<double> lastSeconds() const { return m_lastSeconds; }

    /// Why the recipe cannot be evaluated, one sentence; empty when it can.
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Makes the heights of the present recipe again when they are missing (after a cancel).
    void again();

    /// Calls `action` once the document's heights are those of its recipe: at once when they are. Not called
    /// when they cannot be made, or when `receiver` is gone by then.
    void whenCurrent(QObject* receiver, const std::function<void()>& action);

Q_SIGNALS:
    /// Heights to show: of the document's recipe, or of one that a drag has just left. `of`: the state they
    /// were made for.
    void produced(const terrain::SharedHeightfield& heights, const app::DocumentState& of);
    void problemChanged(const QString& problem);

private:
    struct Outcome {
        terrain::SharedHeightfield heights; ///< null: see problem
        terrain::ContentHash fingerprint;
        terrain::HeightRange range;
        std::optional<double> seconds; ///< none: they came from the cache
        QString problem;
    };
    /// Runs in a worker; none when cancelled.
    static std::optional<Outcome> evaluateAway(const terrain::Recipe& recipe, terrain::EvaluationCache& cache,
                                               const terrain::RunContext& context);

    void request();
    void start();
    void deliver(const DocumentState& state, const Outcome& outcome);
    void concluded();
    void setProblem(const QString& problem);

    Document& m_document;
    JobRunner& m_jobs;
    std::shared_ptr<terrain::EvaluationCache> m_cache;
    std::optional<double> m_lastSeconds;
    QString m_problem;
    bool m_again = false; ///< the recipe has changed since the running evaluation began
    QTimer m_patience;    ///< how long a stale evaluation is let go on
    struct Waiting {
        QPointer<QObject> receiver;
        std::function<void()> action;
    };
    QList<Waiting> m_waiting;
};

} // namespace app
