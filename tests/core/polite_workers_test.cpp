// SPDX-License-Identifier: MIT
#include "libterrain/core/parallel_rows.h"
#include "libterrain/core/platform/thread_priority.h"
#include "libterrain/core/polite_workers.h"

#include <QTest>

#include <mutex>
#include <set>
#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace {

#ifdef __linux__
int ownNice() {
    return getpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)));
}
#else
int ownNice() {
    return 0;
}
#endif

} // namespace

class PoliteWorkersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
#ifndef __linux__
        QSKIP("Only Linux tells the priority of a thread.");
#endif
    }
    void aLoweredThreadLowersNoOther() {
        const int before = ownNice();
        int lowered = before;
        int inherited = before;
        std::thread([&] {
            terrain::lowerThreadPriority();
            terrain::lowerThreadPriority(); // twice is once
            lowered = ownNice();
            std::thread([&] { inherited = ownNice(); }).join();
        }).join();
        QCOMPARE(lowered, std::max(before, 10));
        QCOMPARE(inherited, lowered);
        QCOMPARE(ownNice(), before);
    }
    void workersGiveWayAndTheCallerDoesNot() {
        const terrain::PoliteWorkers polite;
        const int before = ownNice();
        const std::thread::id caller = std::this_thread::get_id();
        std::mutex guard;
        std::set<int> ofWorkers;
        std::vector<int> rows(256, 0);
        const bool done = terrain::parallelRows({}, 256, 1, [&](int first, int last) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // so that others take a part
            const std::lock_guard lock(guard);
            for (int row = first; row < last; ++row)
                ++rows[static_cast<std::size_t>(row)];
            if (std::this_thread::get_id() != caller)
                ofWorkers.insert(ownNice());
        });
        QVERIFY(done);
        QVERIFY(std::ranges::all_of(rows, [](int visits) { return visits == 1; }));
        QCOMPARE(ownNice(), before);
        if (terrain::processorCount() < 2)
            QSKIP("One processor: there are no workers.");
#ifdef MORAINE_STD_THREADS
        QCOMPARE(ofWorkers, std::set<int>{before});
#else
        QCOMPARE(ofWorkers, std::set<int>{std::max(before, 10)});
#endif
    }
};

QTEST_APPLESS_MAIN(PoliteWorkersTest)
#include "polite_workers_test.moc"
