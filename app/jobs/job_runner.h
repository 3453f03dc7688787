// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace app {

/// All background work of the program. Work runs away from the GUI thread and its results arrive on it.
/// Requests belong to a channel (such as "evaluate" or "export"): a new request of a channel supersedes the
/// one before, whose result is then never delivered. Cancel never blocks. Thread rule: GUI thread only.
class JobRunner : public QObject {
    Q_OBJECT

public:
    /// Runs away from the GUI thread; it must be safe to throw its result away. Returns what to do on the GUI
    /// thread when it is done (empty = nothing). std::bad_alloc and other exceptions become failed().
    using Work = std::function<std::function<void()>(const terrain::RunContext&)>;

    /// Threads: work runs on threads of its own. Inline: start() runs it before it returns (tests, command
    /// line).
    enum class Mode { Threads, Inline };

    explicit JobRunner(Mode mode, QObject* parent = nullptr);
    /// Cancels everything and waits for it.
    ~JobRunner() override;

    /// `title` is shown while it runs (translated text).
    void start(const QString& channel, const QString& title, Work work);
    /// As start, but it waits until nothing of the channels `others` is running: what people wait for goes
    /// first. While it waits it counts as running.
    void startAfter(const QStringList& others, const QString& channel, const QString& title, Work work);
    void cancel(const QString& channel);
    void cancelAll();

    [[nodiscard]] bool isRunning(const QString& channel) const;
    [[nodiscard]] bool isAnythingRunning() const;

    /// What the status bar shows of the longest-running job.
    struct Activity {
        QString channel;
        QString title;
        double progress = 0; ///< 0…1
        double elapsedSeconds = 0;
    };
    [[nodiscard]] std::optional<Activity> activity() const;
    /// All that is running, in the order of their channels' names.
    [[nodiscard]] std::vector<Activity> activities() const;

    /// What is said when there is too little memory.
    static QString noMemoryText();

Q_SIGNALS:
    void started(const QString& channel);
    /// After the result was delivered, or the job was cancelled or superseded with nothing after it.
    void finished(const QString& channel);
    /// The work threw: out of memory or a fault; nothing was changed.
    void failed(const QString& channel, const QString& message);

private:
    struct Private;
    std::unique_ptr<Private> m_p;
};

} // namespace app
