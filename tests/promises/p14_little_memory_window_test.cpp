// SPDX-License-Identifier: MIT
// Too little memory in the window: what an event or a job was to do is left, a message says so, the document
// is as it was, and the window goes on.
#include "app/jobs/job_runner.h"
#include "app/window/guarded_application.h"
#include "libterrain/core/platform/sanitizers.h"
#include "tests/support/trials.h"
#include "tests/support/window_driver.h"

#include <QMessageBox>
#include <QProcess>
#include <QUndoStack>

#include <pthread.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

/// Which allocation of the jobs' threads fails; 0 and less: none.
std::atomic<long> failing{0};

#if !MORAINE_ADDRESS_SANITIZER && !MORAINE_THREAD_SANITIZER
/// Threads of a QThreadPool have this name.
bool isOfJob() {
    char name[16] = {};
    return pthread_getname_np(pthread_self(), name, sizeof name) == 0 &&
           std::strncmp(name, "Thread (pooled)", sizeof name - 1) == 0;
}

bool fails() {
    return failing > 0 && isOfJob() && --failing == 0;
}
#endif

} // namespace

#if !MORAINE_ADDRESS_SANITIZER && !MORAINE_THREAD_SANITIZER
void* operator new(std::size_t bytes) {
    void* const memory = fails() ? nullptr : std::malloc(bytes == 0 ? 1 : bytes);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
#endif

namespace app {

namespace {

constexpr char carelessArgument[] = "--careless";

/// An event that takes more than there is.
class Hungry : public QObject {
public:
    bool event(QEvent* event) override {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        throw std::bad_alloc();
    }
};

/// The whole program without the guard.
int beCareless(int argc, char** argv) {
    const QApplication application(argc, argv);
    Hungry hungry;
    QCoreApplication::postEvent(&hungry, new QEvent(QEvent::User));
    QCoreApplication::processEvents();
    return 0;
}

} // namespace

class LittleMemoryWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanupTestCase() { m_driver.reset(); }

    void anEventBecomesAMessage() {
        const QString fingerprint = m_driver->fingerprint();
        const int steps = m_driver->document().undoStack().count();
        Hungry hungry;
        for (int i = 0; i < 3; ++i)
            QCoreApplication::postEvent(&hungry, new QEvent(QEvent::User));
        auto* box = m_driver->seek<QMessageBox>("errorDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QStringLiteral("memory")), qPrintable(box->text()));
        QCOMPARE(m_driver->window().findChildren<QMessageBox*>(QStringLiteral("errorDialog")).size(), 1);
        m_driver->answer("errorDialog", "Close");
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QCOMPARE(m_driver->document().undoStack().count(), steps);
    }

    /// The positive control.
    void withoutTheGuardItCrashes() {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(carelessArgument)});
        QVERIFY(child.waitForFinished(60000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    }

    /// Whatever allocation of a generation fails: the terrain before it stays, and the next one is made.
    void aJobLeavesTheDocument() {
#if MORAINE_ADDRESS_SANITIZER || MORAINE_THREAD_SANITIZER
        QSKIP("the sanitizers allocate themselves");
#endif
        const long allocations = allocationsOfAChange();
        QVERIFY(allocations > 20);
        const long trials = support::trials(16, 400);
        int met = 0;
        int told = 0;
        for (long i = 1; i <= trials; ++i) {
            const QString fingerprint = m_driver->fingerprint();
            QVERIFY(!fingerprint.isEmpty());
            // Half of them all over the jobs, the others at their beginning.
            failing = i % 2 == 0 ? 1 + allocations * i / (trials + 1) : i;
            changeSeed(static_cast<int>(i));
            QVERIFY(changeIsDone());
            met += failing <= 0 ? 1 : 0;
            failing = 0;
            if (!m_driver->document().heightsAreCurrent()) {
                ++told;
                const QString problem = m_driver->session().evaluation.problem();
                QVERIFY2(problem.contains(QStringLiteral("memory")), qPrintable(problem));
                QCOMPARE(QString::fromStdString(m_driver->document().fingerprint()->hex()), fingerprint);
            }
            for (QMessageBox* box : m_driver->window().findChildren<QMessageBox*>())
                box->close(); // of the jobs beside it
            m_driver->session().evaluation.again();
            QVERIFY(m_driver->settle());
        }
        QVERIFY2(met > trials / 2, "the faults were not met");
        QVERIFY2(told > 0, "no fault hit the generation");
    }

private:
    [[nodiscard]] bool changeIsDone() {
        return QTest::qWaitFor(
            [this] {
                return !m_driver->session().jobs.isAnythingRunning() &&
                       (m_driver->document().heightsAreCurrent() ||
                        !m_driver->session().evaluation.problem().isEmpty());
            },
            60000);
    }
    /// How often the jobs' threads allocate for one; 0 when it does not end.
    [[nodiscard]] long allocationsOfAChange() {
        constexpr long more = 1'000'000'000; // than will be met
        failing = more;
        changeSeed(0);
        const bool done = changeIsDone();
        return done ? more - failing.exchange(0) : 0;
    }
    void changeSeed(int seed) {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = 129;
        QVERIFY(next.recipe.steps.front().parameters.set("seed", std::to_string(seed)).isOk());
        m_driver->document().apply(next, QStringLiteral("Seed"));
    }

    std::unique_ptr<WindowDriver> m_driver;
};

} // namespace app

int main(int argc, char** argv) {
    if (argc > 1 && std::strcmp(argv[1], app::carelessArgument) == 0)
        return app::beCareless(argc, argv);
    const app::GuardedApplication application(argc, argv);
    app::LittleMemoryWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "p14_little_memory_window_test.moc"
