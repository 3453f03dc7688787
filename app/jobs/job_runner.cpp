// SPDX-License-Identifier: MIT
#include "app/jobs/job_runner.h"

#include "libterrain/core/platform/thread_priority.h"
#include "libterrain/core/polite_workers.h"

#include <QElapsedTimer>
#include <QHash>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <new>
#include <thread>

namespace app {

namespace {

/// What the GUI thread and the worker share of one job.
struct Flags {
    std::atomic<bool> cancelled{false};
    std::atomic<float> progress{0};
    [[nodiscard]] terrain::RunContext context() { return {&cancelled, &progress}; }
};

struct Outcome {
    std::function<void()> deliver; // empty: nothing to do
    std::exception_ptr fault;      // null: none
};

/// What `body` throws. Nothing is allocated for it: there may be nothing left.
template <class Body>
std::exception_ptr faultOf(const Body& body) {
    try {
        body();
        return nullptr;
    } catch (const std::exception&) {
        return std::current_exception();
    }
}

QString wordsOf(const std::exception_ptr& fault) {
    try {
        std::rethrow_exception(fault);
    } catch (const std::bad_alloc&) {
        return JobRunner::noMemoryText();
    } catch (const std::exception& seen) {
        return JobRunner::tr("The work stopped because of a fault in the program (%1). Nothing was changed.")
            .arg(QString::fromLocal8Bit(seen.what()));
    }
}

Outcome run(const JobRunner::Work& work, Flags& flags) {
    Outcome out;
    out.fault = faultOf([&] { out.deliver = work(flags.context()); });
    return out;
}

/// Calls `post` until there is the memory for it: a job that never returned would hold its channel for good.
template <class Post>
void postSurely(const Post& post) {
    while (faultOf(post))
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

} // namespace

struct JobRunner::Private {
    struct Request {
        QString title;
        Work work;
        QElapsedTimer since;
    };
    struct Channel {
        std::shared_ptr<Flags> running; // null: no worker
        bool wanted = false;            // the worker's result is still to be delivered
        Request current;
        std::optional<Request> next; // starts when the worker has returned and …
        QStringList after;           // … none of these channels is running
    };

    Private(JobRunner* runner, Mode runMode) : q(runner), mode(runMode) {
        // One worker a channel; each splits its work over all processors by itself.
        pool.setMaxThreadCount(16);
        if (mode == Mode::Threads)
            polite.emplace();
    }

    void launch(const QString& name);
    void launchIfItsTurn(const QString& name);
    void launchWaiting();
    void returned(const QString& name, const std::shared_ptr<Flags>& flags, const Outcome& outcome);
    void conclude(const QString& name, const Outcome& outcome);
    [[nodiscard]] static bool isActive(const Channel& channel) { return channel.wanted || channel.next; }
    [[nodiscard]] bool isRunning(const QString& name) const {
        const auto found = channels.constFind(name);
        return found != channels.cend() && isActive(*found);
    }

    JobRunner* q;
    Mode mode;
    QHash<QString, Channel> channels;
    QThreadPool pool; ///< of threads of its own, which nobody else works on
    std::optional<terrain::PoliteWorkers> polite;
};

void JobRunner::Private::launch(const QString& name) {
    Channel& channel = channels[name];
    channel.current = std::move(*channel.next);
    channel.next.reset();
    channel.wanted = true;
    auto flags = std::make_shared<Flags>();
    channel.running = flags;
    if (mode == Mode::Inline) {
        const Work work = channel.current.work; // which may start jobs, and so move the channels
        const Outcome outcome = run(work, *flags);
        returned(name, flags, outcome);
        return;
    }
    pool.start([this, name, flags, outcome = std::make_shared<Outcome>(),
                work = channel.current.work]() mutable {
        terrain::lowerThreadPriority(); // the window's thread goes first
        *outcome = run(work, *flags);
        work = nullptr; // what it holds is let go before the next one starts
        postSurely([&] {
            QMetaObject::invokeMethod(
                q, [this, name, flags, outcome] { returned(name, flags, *outcome); }, Qt::QueuedConnection);
        });
    });
}

void JobRunner::Private::launchIfItsTurn(const QString& name) {
    const Channel& channel = channels[name];
    if (channel.next && !channel.running &&
        std::ranges::none_of(channel.after, [this](const QString& other) { return isRunning(other); }))
        launch(name);
}

void JobRunner::Private::launchWaiting() {
    const QStringList names = channels.keys(); // a launch may add some
    for (const QString& name : names)
        launchIfItsTurn(name);
}

void JobRunner::Private::returned(const QString& name, const std::shared_ptr<Flags>& flags,
                                  const Outcome& outcome) {
    Channel& channel = channels[name];
    if (channel.running != flags)
        return;
    channel.running = nullptr;
    channel.current.work = nullptr;
    const bool wanted = std::exchange(channel.wanted, false);
    if (channel.next)
        launchIfItsTurn(name);
    else if (wanted)
        conclude(name, outcome);
}

/// The job ended by itself and nothing came after it.
void JobRunner::Private::conclude(const QString& name, const Outcome& outcome) {
    std::exception_ptr fault = outcome.fault;
    if (!fault && outcome.deliver)
        fault = faultOf(outcome.deliver);
    if (fault)
        Q_EMIT q->failed(name, wordsOf(fault));
    if (!q->isRunning(name)) // the result may have started the next job of the channel
        Q_EMIT q->finished(name);
    launchWaiting();
}

JobRunner::JobRunner(Mode mode, QObject* parent)
    : QObject(parent), m_p(std::make_unique<Private>(this, mode)) {}

QString JobRunner::noMemoryText() {
    return tr("There is not enough memory for this. Close other programs or choose a smaller size.");
}

JobRunner::~JobRunner() {
    for (Private::Channel& channel : m_p->channels) {
        if (channel.running)
            channel.running->cancelled = true;
    }
    m_p->pool.waitForDone();
}

void JobRunner::start(const QString& channel, const QString& title, Work work) {
    startAfter({}, channel, title, std::move(work));
}

void JobRunner::startAfter(const QStringList& others, const QString& channel, const QString& title,
                           Work work) {
    Private::Channel& state = m_p->channels[channel];
    Private::Request request{title, std::move(work), {}};
    request.since.start();
    state.next = std::move(request);
    state.after = others;
    if (state.running) {
        state.running->cancelled = true;
        state.wanted = false;
        Q_EMIT started(channel);
        return;
    }
    Q_EMIT started(channel);
    m_p->launchIfItsTurn(channel);
}

void JobRunner::cancel(const QString& channel) {
    const auto found = m_p->channels.find(channel);
    if (found == m_p->channels.end() || !Private::isActive(*found))
        return;
    if (found->running)
        found->running->cancelled = true;
    found->wanted = false;
    found->next.reset();
    Q_EMIT finished(channel);
    m_p->launchWaiting();
}

void JobRunner::cancelAll() {
    const QStringList names = m_p->channels.keys();
    for (const QString& name : names)
        cancel(name);
}

bool JobRunner::isRunning(const QString& channel) const {
    return m_p->isRunning(channel);
}

bool JobRunner::isAnythingRunning() const {
    return std::any_of(m_p->channels.cbegin(), m_p->channels.cend(), &Private::isActive);
}

std::optional<JobRunner::Activity> JobRunner::activity() const {
    const std::vector<Activity> all = activities();
    const auto longest = std::ranges::max_element(all, {}, &Activity::elapsedSeconds);
    return longest == all.end() ? std::nullopt : std::optional(*longest);
}

std::vector<JobRunner::Activity> JobRunner::activities() const {
    std::vector<Activity> out;
    for (auto it = m_p->channels.cbegin(); it != m_p->channels.cend(); ++it) {
        if (!Private::isActive(*it))
            continue;
        const Private::Request& request = it->next ? *it->next : it->current;
        const double progress = it->next ? 0 : static_cast<double>(it->running->progress.load());
        out.push_back(
            {it.key(), request.title, progress, static_cast<double>(request.since.elapsed()) / 1000});
    }
    std::ranges::sort(out, {}, &Activity::channel);
    return out;
}

} // namespace app
