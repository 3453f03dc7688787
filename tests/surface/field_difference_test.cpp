// SPDX-License-Identifier: MIT
#include "libterrain/surface/field_difference.h"

#include <QTest>

#include <limits>

using namespace terrain;

namespace {

constexpr float gap = std::numeric_limits<float>::quiet_NaN();
constexpr float infinite = std::numeric_limits<float>::infinity();

Heightfield field(const std::vector<float>& heights, int columns = 3) {
    Grid grid;
    grid.columns = columns;
    grid.rows = static_cast<int>(heights.size()) / columns;
    Heightfield out = Heightfield::create(grid).value();
    std::ranges::copy(heights, out.samples().begin());
    return out;
}

} // namespace

class FieldDifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figures() {
        const FieldDifference d = fieldDifference(field({0, 1, 2, 3, 4, 5}), field({0, 4, 2, 1, 4, 5.5F}));
        QVERIFY(d.sameSize && d.isComparable() && !d.isEqual());
        QCOMPARE(d.compared, 6);
        QCOMPARE(d.differing, 3);
        QCOMPARE(d.highestRise, 3.0);
        QCOMPARE(d.deepestFall, 2.0);
        QCOMPARE(d.largest(), 3.0);
        QCOMPARE(d.mean, (3 - 2 + 0.5) / 6);
        QCOMPARE(d.rms, std::sqrt((9 + 4 + 0.25) / 6));
    }
    void theOtherWayRound() {
        const Heightfield a = field({0, 1, 2, 3, 4, 5});
        const Heightfield b = field({0, 4, 2, 1, 4, 5.5F});
        const FieldDifference there = fieldDifference(a, b);
        const FieldDifference back = fieldDifference(b, a);
        QCOMPARE(back.highestRise, there.deepestFall);
        QCOMPARE(back.deepestFall, there.highestRise);
        QCOMPARE(back.mean, -there.mean);
        QCOMPARE(back.rms, there.rms);
        QCOMPARE(back.largest(), there.largest());
    }
    void theToleranceIsForCountingAlone() {
        const FieldDifference d = fieldDifference(field({0, 1, 2, 3, 4, 5}), field({0, 4, 2, 1, 4, 5.5F}), 2);
        QCOMPARE(d.differing, 1); // not the one of just 2 m
        QCOMPARE(d.deepestFall, 2.0);
        QVERIFY(fieldDifference(field({1, 2, 3, 4, 5, 6}), field({2, 3, 4, 5, 6, 7}), 1).isEqual());
    }
    void holes() {
        const FieldDifference d =
            fieldDifference(field({gap, 1, gap, 3, 4, 5}), field({gap, 1, 2, 3, gap, 6}));
        QCOMPARE(d.holesApart, 2);
        QCOMPARE(d.compared, 3);
        QCOMPARE(d.highestRise, 1.0);
        QVERIFY(!d.isComparable() && !d.isEqual());
        QVERIFY(fieldDifference(field({gap, 1, 2}), field({gap, 1, 2})).isEqual());
        const FieldDifference none = fieldDifference(field({gap, gap, gap}), field({gap, gap, gap}));
        QVERIFY(none.isEqual() && none.mean == 0 && none.rms == 0);
    }
    void equalInfinitiesAreEqual() {
        QVERIFY(fieldDifference(field({infinite, 1, -infinite}), field({infinite, 1, -infinite})).isEqual());
    }
    void otherSizes() {
        const FieldDifference d = fieldDifference(field({1, 2, 3, 4, 5, 6}), field({1, 2, 3, 4, 5, 6}, 2));
        QVERIFY(!d.sameSize && !d.isComparable() && !d.isEqual());
        QCOMPARE(d.compared, 0);
    }
};

QTEST_GUILESS_MAIN(FieldDifferenceTest)
#include "field_difference_test.moc"
