// SPDX-License-Identifier: MIT
// Lines of pins: where they lie and how high.
#include "app/tools/pin_line.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace app;
using terrain::PlanPoint;
using terrain::PointList;

namespace {

/// 1000 m wide and deep, a sample every 10 m.
terrain::Grid land() {
    terrain::Grid out;
    out.columns = 101;
    out.rows = 101;
    out.spacingX = 10;
    out.spacingY = 10;
    return out;
}

double eastOf(const terrain::FixedPoint& pin) {
    return pin.x * 1000;
}

} // namespace

class ToolsPinLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pinsLieAtEqualSteps_data() {
        QTest::addColumn<double>("spacing");
        QTest::addColumn<int>("count");
        QTest::newRow("divides") << 100.0 << 9;
        QTest::newRow("does not divide") << 150.0 << 7; // six steps of 133 m
        QTest::newRow("ends alone") << 5000.0 << 2;
        QTest::newRow("finer than the samples") << 1.0 << 81;
    }
    void pinsLieAtEqualSteps() {
        QFETCH(const double, spacing);
        QFETCH(const int, count);
        const std::vector<PlanPoint> line = {{100, 500}, {900, 500}};
        const PointList pins = pinsAlong(line, {400, 800, spacing}, land(), {});
        QCOMPARE(static_cast<int>(pins.size()), count);
        QCOMPARE(eastOf(pins.front()), 100.0);
        QCOMPARE(eastOf(pins.back()), 900.0);
        QCOMPARE(pins.front().height, 400.0);
        QCOMPARE(pins.back().height, 800.0);
        for (const terrain::FixedPoint& pin : pins) {
            QCOMPARE(pin.y, 0.5);
            // In proportion to the way, to the half sample that a pin was moved by.
            QVERIFY(std::abs(pin.height - (400 + (eastOf(pin) - 100) / 2)) <= 2.5 + 1e-9);
        }
    }

    void cornersHavePins() {
        const std::vector<PlanPoint> line = {{100, 100}, {100, 400}, {700, 400}};
        const PointList pins = pinsAlong(line, {900, 0, 450}, land(), {});
        QCOMPARE(pins.size(), std::size_t{4});
        QCOMPARE(pins[1].x, 0.1);
        QCOMPARE(pins[1].y, 0.6);
        QCOMPARE(pins[1].height, 600.0); // after a third of the way
    }

    void aRiverNeverRises() {
        const std::vector<PlanPoint> line = {{0, 0}, {310, 770}, {490, 20}, {1000, 1000}};
        const PointList pins = pinsAlong(line, {350, -20, 37}, land(), {});
        QVERIFY(pins.size() > 50);
        QVERIFY(std::ranges::is_sorted(pins, std::ranges::greater{}, &terrain::FixedPoint::height));
    }

    /// Pins that are there already keep their sample, and a line that crosses itself has one pin there.
    void noSampleHasTwoPins() {
        const PointList there = {{0.1, 0.5, 1234}};
        const std::vector<PlanPoint> line = {{100, 500}, {500, 500}, {500, 700}, {300, 700}, {300, 300}};
        const PointList pins = pinsAlong(line, {1, 2, 10}, land(), there);
        PointList all = there;
        all.insert(all.end(), pins.begin(), pins.end());
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(all[i].x != all[k].x || all[i].y != all[k].y);
        QVERIFY(pins.size() > 100);
    }

    void linesThatAreNone() {
        const PinLine heights{1, 2, 100};
        QVERIFY(pinsAlong({}, heights, land(), {}).empty());
        const std::vector<PlanPoint> place = {{100, 100}};
        QVERIFY(pinsAlong(place, heights, land(), {}).empty());
        const std::vector<PlanPoint> twice = {{100, 100}, {100, 100}};
        QVERIFY(pinsAlong(twice, heights, land(), {}).empty());
    }

    void longLinesHaveFewEnough() {
        terrain::Grid grid = land();
        grid.columns = grid.rows = 4097;
        const std::vector<PlanPoint> line = {{0, 0}, {40960, 40960}, {0, 40960}};
        const PointList pins = pinsAlong(line, {1, 2, 0.001}, grid, {});
        QVERIFY(pins.size() > 400 && pins.size() <= std::size_t{mostLinePins});
    }

    void theUsualSpacingSuitsTheLand() {
        QCOMPARE(usualPinSpacing(land()), 25.0);
        terrain::Grid small = land();
        small.spacingX = small.spacingY = 0.01;
        QVERIFY(std::abs(usualPinSpacing(small) - 0.025) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(ToolsPinLineTest)
#include "tools_pin_line_test.moc"
