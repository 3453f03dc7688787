// SPDX-License-Identifier: MIT
#include "libterrain/surface/statistics.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <numeric>

using namespace terrain;

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofAHandfulOfHeights() {
        const Statistics s = statistics(support::fieldOf({{2, 4, 4}, {4, hole, 5}, {5, 7, 9}}), 7).value();
        QCOMPARE(s.count, 8);
        QCOMPARE(s.holes, 1);
        QCOMPARE(s.minimum, 2.0);
        QCOMPARE(s.maximum, 9.0);
        QCOMPARE(s.mean, 5.0);
        QCOMPARE(s.standardDeviation, 2.0);
        QCOMPARE(s.histogram, (std::vector<std::int64_t>{1, 0, 3, 2, 0, 1, 1}));
    }

    void everyNumberOfThreadsGivesTheSameBits() {
        const Heightfield field = support::fieldOf(
            301, 211, [](int c, int r) { return (c * 7919 + r * 104729) % 1009 * 0.37 + 8000; });
        const Statistics one = statistics(field, 32, RunContext(nullptr, nullptr, 1)).value();
        QCOMPARE(std::accumulate(one.histogram.begin(), one.histogram.end(), std::int64_t{0}), 301 * 211);
        for (const int threads : {2, 3, 8}) {
            const Statistics other = statistics(field, 32, RunContext(nullptr, nullptr, threads)).value();
            QVERIFY(other.mean == one.mean);
            QVERIFY(other.standardDeviation == one.standardDeviation);
            QCOMPARE(other.histogram, one.histogram);
        }
    }

    void highGroundKeepsItsSmallDeviation() {
        const Heightfield field =
            support::fieldOf(64, 64, [](int c, int r) { return 8000 + ((c + r) % 2 == 0 ? 0.125 : -0.125); });
        QCOMPARE(statistics(field, 2).value().standardDeviation, 0.125);
    }

    void binsFollowTheSamples_data() {
        QTest::addColumn<qint64>("samples");
        QTest::addColumn<int>("bins");
        QTest::newRow("nothing") << qint64{0} << 1;
        QTest::newRow("one") << qint64{1} << 2;
        QTest::newRow("33²") << qint64{33 * 33} << 21;
        QTest::newRow("129²") << qint64{129 * 129} << 51;
        QTest::newRow("1025²") << qint64{1025 * 1025} << 128;
        QTest::newRow("16385²") << qint64{16385} * 16385 << 128;
    }
    void binsFollowTheSamples() {
        QFETCH(const qint64, samples);
        QFETCH(const int, bins);
        QCOMPARE(histogramBins(samples), bins);
    }

    void flatGroundIsOneBin() {
        const Statistics s = statistics(support::planeOf(5, 4, 0, 0, 12), 3).value();
        QCOMPARE(s.histogram, (std::vector<std::int64_t>{20, 0, 0}));
        QCOMPARE(s.standardDeviation, 0.0);
    }

    void nothingButHoles() {
        const Statistics s = statistics(support::planeOf(3, 2, 0, 0, std::nan("")), 4).value();
        QCOMPARE(s.count, 0);
        QCOMPARE(s.holes, 6);
        QVERIFY(std::isnan(s.minimum) && std::isnan(s.mean) && std::isnan(s.standardDeviation));
        QCOMPARE(s.histogram, (std::vector<std::int64_t>{0, 0, 0, 0}));
        QCOMPARE(statistics(Heightfield{}, 1).value().count, 0);
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        QVERIFY(statistics(support::planeOf(9, 9, 1, 1, 0), 4, RunContext(&stop, nullptr)).isCancelled());
        QVERIFY(!heightRange(support::planeOf(9, 9, 1, 1, 0), RunContext(&stop, nullptr)));
    }

    void rangeOnThreadsEqualsThePlainOne() {
        for (const int columns : {1, 2, 15, 16, 17, 100}) {
            Heightfield field =
                support::fieldOf(columns, 70, [](int c, int r) { return (c * 31 + r * 17) % 97 - 40; });
            field.row(3)[0] = hole;
            QVERIFY(*heightRange(field, RunContext{}) == heightRange(field));
        }
        QVERIFY(heightRange(Heightfield{}, RunContext{})->isEmpty());
        QVERIFY(heightRange(support::planeOf(3, 2, 0, 0, std::nan("")), RunContext{})->isEmpty());
    }
};

QTEST_GUILESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
