// SPDX-License-Identifier: MIT
// What a running computation tells of its progress.
#include "libterrain/core/run_context.h"

#include <QTest>

#include <algorithm>
#include <thread>
#include <vector>

using terrain::RunContext;

class RunContextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyIsTold() {
        RunContext().setProgress(0.5);
        QVERIFY(!RunContext().isCancelled());
    }

    void partsCoverTheirShare() {
        std::atomic<float> told{0};
        const RunContext whole(nullptr, &told);
        const RunContext half = whole.part(0.5, 1);
        half.setProgress(0.5);
        QCOMPARE(told.load(), 0.75f);
        half.part(0.6, 1).setProgress(1);
        QCOMPARE(told.load(), 1.0f);
    }

    void whatIsToldNeverFalls() {
        std::atomic<float> told{0};
        const RunContext context(nullptr, &told);
        context.setProgress(0.6);
        context.setProgress(0.4);
        QCOMPARE(told.load(), 0.6f);
    }

    /// However threads take turns, somebody who looks sees it rise.
    void manyThreadsTell() {
        std::atomic<float> told{0};
        std::atomic<bool> done{false};
        const RunContext context(nullptr, &told, 4);
        std::vector<float> seen;
        std::thread looks([&] {
            while (!done)
                seen.push_back(told);
        });
        std::vector<std::thread> tells;
        for (int i = 0; i < 4; ++i)
            tells.emplace_back([&context, i] {
                for (int row = i; row <= 4000; row += 4)
                    context.setProgress(row / 4000.0);
            });
        for (std::thread& thread : tells)
            thread.join();
        done = true;
        looks.join();
        QCOMPARE(told.load(), 1.0f);
        QVERIFY(std::ranges::is_sorted(seen));
    }
};

QTEST_GUILESS_MAIN(RunContextTest)
#include "run_context_test.moc"
