// SPDX-License-Identifier: MIT
#include "app/jobs/job_runner.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <new>
#include <stdexcept>

namespace app {

namespace {

const QString channel = QStringLiteral("evaluate");
const QString title = QStringLiteral("Making terrain");

/// Work that runs until it is cancelled or let go.
struct Gate {
    std::atomic<bool> open{false};
    std::atomic<int> begun{0};
    std::atomic<int> cancelled{0};

    JobRunner::Work work(std::function<void()> result = {}) {
        return [this, result](const terrain::RunContext& context) -> std::function<void()> {
            ++begun;
            context.setProgress(0.25);
            while (!open && !context.isCancelled())
                QThread::usleep(200);
            if (context.isCancelled())
                ++cancelled;
            return result;
        };
    }
};

} // namespace

class JobsRunnerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resultsArriveOnTheGuiThread_data() {
        QTest::addColumn<int>("mode");
        QTest::newRow("threads") << static_cast<int>(JobRunner::Mode::Threads);
        QTest::newRow("inline") << static_cast<int>(JobRunner::Mode::Inline);
    }
    void resultsArriveOnTheGuiThread() {
        QFETCH(int, mode);
        const bool threads = mode == static_cast<int>(JobRunner::Mode::Threads);
        JobRunner runner(static_cast<JobRunner::Mode>(mode));
        QSignalSpy started(&runner, &JobRunner::started);
        QSignalSpy finished(&runner, &JobRunner::finished);
        QThread* worker = nullptr;
        QThread* receiver = nullptr;
        runner.start(channel, title, [&worker, &receiver](const terrain::RunContext&) {
            worker = QThread::currentThread();
            return [&receiver] { receiver = QThread::currentThread(); };
        });
        QCOMPARE(started.count(), 1);
        QCOMPARE(runner.isRunning(channel), threads);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(receiver, QThread::currentThread());
        QCOMPARE(worker == QThread::currentThread(), !threads);
        QVERIFY(!runner.isAnythingRunning());
    }

    void theLatestRequestWins() {
        Gate gate;
        JobRunner runner(JobRunner::Mode::Threads);
        QSignalSpy finished(&runner, &JobRunner::finished);
        QStringList delivered;
        for (int i = 0; i < 20; ++i) {
            runner.start(channel, title, gate.work([&delivered, i] { delivered << QString::number(i); }));
            if (i == 0)
                QTRY_COMPARE(gate.begun.load(), 1);
        }
        gate.open = true;
        QTRY_COMPARE(finished.count(), 1);
        QTest::qWait(50);
        QCOMPARE(delivered, QStringList{QStringLiteral("19")});
        QCOMPARE(gate.begun.load(), 2); // the first, and the latest: the 18 between never ran
        QCOMPARE(gate.cancelled.load(), 1);
        QCOMPARE(finished.count(), 1);
    }

    void channelsDoNotDisturbEachOther() {
        Gate gate;
        JobRunner runner(JobRunner::Mode::Threads);
        runner.start(QStringLiteral("export"), title, gate.work());
        bool done = false;
        runner.start(channel, title,
                     [&done](const terrain::RunContext&) { return [&done] { done = true; }; });
        QTRY_VERIFY(done);
        QVERIFY(runner.isRunning(QStringLiteral("export")));
        QVERIFY(!runner.isRunning(channel));
        gate.open = true;
        QTRY_VERIFY(!runner.isAnythingRunning());
    }

    void whatPeopleWaitForGoesFirst_data() {
        QTest::addColumn<bool>("cancelled");
        QTest::newRow("until it is done") << false;
        QTest::newRow("until it is cancelled") << true;
    }
    void whatPeopleWaitForGoesFirst() {
        QFETCH(bool, cancelled);
        const QString view = QStringLiteral("view");
        Gate urgent;
        Gate patient;
        JobRunner runner(JobRunner::Mode::Threads);
        bool done = false;
        runner.start(view, title, urgent.work());
        runner.startAfter({view, QStringLiteral("nothing")}, channel, title, patient.work());
        runner.startAfter({view}, channel, title, patient.work([&done] { done = true; }));
        QTRY_COMPARE(urgent.begun.load(), 1);
        QTest::qWait(30);
        QCOMPARE(patient.begun.load(), 0);
        QVERIFY(runner.isRunning(channel));
        QCOMPARE(runner.activity()->title, title);
        if (cancelled)
            runner.cancel(view);
        else
            urgent.open = true;
        QTRY_COMPARE(patient.begun.load(), 1);
        runner.start(view, title, urgent.work()); // does not stop what goes on
        patient.open = urgent.open = true;
        QTRY_VERIFY(done);
        QTRY_VERIFY(!runner.isAnythingRunning());
        QCOMPARE(patient.begun.load(), 1);
    }

    void whatWaitsCanBeCancelled() {
        Gate gate;
        JobRunner runner(JobRunner::Mode::Threads);
        runner.start(QStringLiteral("view"), title, gate.work());
        bool done = false;
        runner.startAfter({QStringLiteral("view")}, channel, title, gate.work([&done] { done = true; }));
        runner.cancel(channel);
        QVERIFY(!runner.isRunning(channel));
        gate.open = true;
        QTRY_VERIFY(!runner.isAnythingRunning());
        QTest::qWait(30);
        QVERIFY(!done);
        QCOMPARE(gate.begun.load(), 1);
    }

    void cancelReturnsAtOnceAndDeliversNothing() {
        JobRunner runner(JobRunner::Mode::Threads);
        QSignalSpy finished(&runner, &JobRunner::finished);
        std::atomic<bool> returned{false};
        bool delivered = false;
        runner.start(channel, title, [&returned, &delivered](const terrain::RunContext&) {
            QThread::msleep(300); // work that is slow to notice
            returned = true;
            return [&delivered] { delivered = true; };
        });
        QElapsedTimer clock;
        clock.start();
        runner.cancel(channel);
        QVERIFY(clock.elapsed() < 100);
        QVERIFY(!runner.isRunning(channel));
        QCOMPARE(finished.count(), 1);
        QTRY_VERIFY(returned);
        QTest::qWait(50);
        QVERIFY(!delivered);
        QCOMPARE(finished.count(), 1);
        runner.cancel(channel);
        QCOMPARE(finished.count(), 1);
    }

    void aNewRequestAfterCancelRuns() {
        Gate gate;
        JobRunner runner(JobRunner::Mode::Threads);
        runner.start(channel, title, gate.work());
        QTRY_COMPARE(gate.begun.load(), 1);
        runner.cancel(channel);
        bool done = false;
        runner.start(channel, title,
                     [&done](const terrain::RunContext&) { return [&done] { done = true; }; });
        QTRY_VERIFY(done);
        QTRY_VERIFY(!runner.isAnythingRunning());
    }

    void faultsBecomeWords_data() {
        QTest::addColumn<bool>("memory");
        QTest::addColumn<bool>("inDelivery");
        QTest::newRow("no memory in work") << true << false;
        QTest::newRow("no memory in delivery") << true << true;
        QTest::newRow("fault in work") << false << false;
        QTest::newRow("fault in delivery") << false << true;
    }
    void faultsBecomeWords() {
        QFETCH(bool, memory);
        QFETCH(bool, inDelivery);
        const auto fault = [memory] {
            if (memory)
                throw std::bad_alloc();
            throw std::runtime_error("planted");
        };
        JobRunner runner(JobRunner::Mode::Threads);
        QSignalSpy failed(&runner, &JobRunner::failed);
        QSignalSpy finished(&runner, &JobRunner::finished);
        runner.start(channel, title,
                     [fault, inDelivery](const terrain::RunContext&) -> std::function<void()> {
                         if (!inDelivery)
                             fault();
                         return fault;
                     });
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(failed.count(), 1);
        const QString message = failed.front().at(1).toString();
        QVERIFY2(message.contains(memory ? QStringLiteral("memory") : QStringLiteral("planted")),
                 qPrintable(message));
        QVERIFY(!runner.isAnythingRunning());
    }

    void aResultMayStartTheNextJob() {
        for (const JobRunner::Mode mode : {JobRunner::Mode::Threads, JobRunner::Mode::Inline}) {
            JobRunner runner(mode);
            QSignalSpy finished(&runner, &JobRunner::finished);
            QStringList order;
            runner.start(channel, title, [&](const terrain::RunContext&) {
                return [&] {
                    order << QStringLiteral("first");
                    runner.start(channel, title, [&](const terrain::RunContext&) {
                        return [&] { order << QStringLiteral("second"); };
                    });
                };
            });
            QTRY_COMPARE(order.size(), 2);
            QTRY_VERIFY(!runner.isAnythingRunning());
            QVERIFY(finished.count() >= 1);
        }
    }

    void activityTellsOfTheLongestJob() {
        Gate gate;
        JobRunner runner(JobRunner::Mode::Threads);
        QVERIFY(!runner.activity());
        runner.start(QStringLiteral("export"), QStringLiteral("Writing"), gate.work());
        QTest::qWait(20);
        runner.start(channel, title, gate.work());
        QTRY_COMPARE(gate.begun.load(), 2);
        const auto activity = runner.activity();
        QVERIFY(activity);
        QCOMPARE(activity->channel, QStringLiteral("export"));
        QCOMPARE(activity->title, QStringLiteral("Writing"));
        QCOMPARE(activity->progress, 0.25);
        QVERIFY(activity->elapsedSeconds >= 0.02);
        runner.cancelAll();
        QVERIFY(!runner.activity());
        QVERIFY(!runner.isAnythingRunning());
    }

    void destructionCancelsAndWaits() {
        Gate gate;
        {
            JobRunner runner(JobRunner::Mode::Threads);
            runner.start(channel, title, gate.work());
            QTRY_COMPARE(gate.begun.load(), 1);
        }
        QCOMPARE(gate.cancelled.load(), 1);
    }
};

} // namespace app

QTEST_MAIN(app::JobsRunnerTest)
#include "jobs_runner_test.moc"
