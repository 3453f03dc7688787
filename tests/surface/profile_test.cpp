// SPDX-License-Identifier: MIT
#include "libterrain/surface/profile.h"
#include "libterrain/surface/surface_height.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <clocale>
#include <cmath>

using namespace terrain;
using support::fieldOf;
using support::planeOf;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

bool same(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

/// Heights between samples and along lines.
class ProfileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSurfaceIsTwoTrianglesACell() {
        // North-west 0, north-east 4, south-west 8, south-east 0: the ridge runs from south-west to
        // north-east.
        const Heightfield cell = fieldOf({{0, 4}, {8, 0}});
        QCOMPARE(surfaceHeight(cell, 0.5, 0.5), 6.0);   // on the diagonal
        QCOMPARE(surfaceHeight(cell, 0.25, 0.25), 3.0); // ¼ · 4 + ¼ · 8
        QCOMPARE(surfaceHeight(cell, 0.75, 0.75), 3.0);
        QCOMPARE(surfaceHeight(cell, 0.5, 0), 2.0);
        QCOMPARE(surfaceHeight(cell, 1, 1), 0.0);
        QCOMPARE(surfaceHeight(cell, 1, 0), 4.0);
        QCOMPARE(surfaceHeight(cell, 0, 1), 8.0);
    }

    void planesAreExactEverywhere() {
        const Heightfield plane = planeOf(9, 7, 0.5, -0.25, 3, 10, 20);
        for (double x = 0; x <= 80; x += 3.7)
            for (double y = 0; y <= 120; y += 4.1)
                QVERIFY(same(heightAt(plane, {x, y}), 0.5 * x - 0.25 * y + 3));
    }

    void nothingOutside() {
        const Heightfield field = planeOf(3, 3, 0, 0, 5, 10, 10);
        for (const PlanPoint& place :
             {PlanPoint{-0.01, 5}, {20.01, 5}, {5, -0.01}, {5, 20.01}, {none, 5}, {5, none}})
            QVERIFY(std::isnan(heightAt(field, place)));
        for (const PlanPoint& place : {PlanPoint{0, 0}, {20, 0}, {0, 20}, {20, 20}})
            QCOMPARE(heightAt(field, place), 5.0);
        QVERIFY(std::isnan(heightAt(Heightfield(), {0, 0})));
    }

    /// A hole takes its triangles away and nothing else.
    void besideAHole_data() {
        QTest::addColumn<double>("column");
        QTest::addColumn<double>("row");
        QTest::addColumn<double>("height");
        QTest::newRow("the hole") << 0.0 << 0.0 << none;
        QTest::newRow("its triangle") << 0.3 << 0.3 << none;
        QTest::newRow("its edge") << 0.5 << 0.0 << none;
        QTest::newRow("the diagonal") << 0.5 << 0.5 << 5.0;
        QTest::newRow("the other triangle") << 0.75 << 0.75 << 5.5;
        QTest::newRow("a sample beside it") << 1.0 << 0.0 << 4.0;
        QTest::newRow("another") << 0.0 << 1.0 << 6.0;
        QTest::newRow("the next cell") << 1.5 << 0.0 << 4.5;
    }
    void besideAHole() {
        QFETCH(const double, column);
        QFETCH(const double, row);
        QFETCH(const double, height);
        const Heightfield field = fieldOf({{hole, 4, 5}, {6, 6, 7}});
        const double found = surfaceHeight(field, column, row);
        QVERIFY(std::isnan(height) ? std::isnan(found) : found == height);
    }

    void pointsStandAtEqualSteps() {
        const Heightfield plane = planeOf(11, 11, 1, 0, 0, 10, 20);
        const PlanPoint line[] = {{0, 0}, {95, 0}};
        const auto points = profile(plane, line);
        QCOMPARE(points.size(), std::size_t{11}); // ten steps of 9.5 m, not longer than 10 m
        for (std::size_t i = 0; i < points.size(); ++i) {
            QVERIFY(same(points[i].distance, 9.5 * static_cast<double>(i)));
            QVERIFY(same(points[i].x, points[i].distance) && points[i].y == 0);
            QVERIFY(same(points[i].height, points[i].x));
        }
        QCOMPARE(points.back().x, 95.0);
    }

    void cornersArePointsAndDistancesGoOn() {
        const Heightfield plane = planeOf(101, 101, 0, 2, 0, 1, 3);
        const PlanPoint line[] = {{10, 10}, {13, 14}, {13, 14}, {13, 26.5}};
        const auto points = profile(plane, line);
        QCOMPARE(points.size(), std::size_t{1 + 5 + 13});
        QCOMPARE(points[5].x, 13.0);
        QCOMPARE(points[5].y, 14.0);
        QCOMPARE(points[5].distance, 5.0);
        QCOMPARE(points.back().distance, 17.5);
        for (std::size_t i = 1; i < points.size(); ++i)
            QVERIFY(points[i].distance > points[i - 1].distance);
    }

    void holesAndTheOutsideAreGaps() {
        Heightfield field = planeOf(21, 3, 0, 0, 1);
        field.row(1)[10] = hole;
        const PlanPoint line[] = {{-5, 1}, {25, 1}};
        const auto points = profile(field, line);
        QCOMPARE(points.size(), std::size_t{31});
        for (const ProfilePoint& point : points) {
            const bool gap = point.x < 0 || point.x > 20 || std::abs(point.x - 10) < 1;
            QCOMPARE(std::isnan(point.height), gap);
        }
        const ProfileFacts facts = profileFacts(points);
        QCOMPARE(facts.gaps, 11);
        QCOMPARE(facts.lowest, 1.0);
        QCOMPARE(facts.surfaceLength, 18.0);
    }

    void linesThatAreNone_data() {
        QTest::addColumn<QList<QPointF>>("places");
        QTest::newRow("nothing") << QList<QPointF>{};
        QTest::newRow("one place") << QList<QPointF>{{1, 1}};
        QTest::newRow("no length") << QList<QPointF>{{1, 1}, {1, 1}};
        QTest::newRow("no number") << QList<QPointF>{{1, 1}, {none, 1}};
        QTest::newRow("infinite") << QList<QPointF>{{1, 1}, {INFINITY, 1}};
        QTest::newRow("beyond numbers") << QList<QPointF>{{-1e300, 1}, {1e300, 1}};
    }
    void linesThatAreNone() {
        QFETCH(const QList<QPointF>, places);
        std::vector<PlanPoint> line;
        for (const QPointF& place : places)
            line.push_back({place.x(), place.y()});
        QVERIFY(profile(planeOf(5, 5, 0, 0, 0), line).empty());
        QCOMPARE(profileFacts({}).length, 0.0);
    }

    void longLinesAreSampledMoreCoarsely() {
        const Heightfield plane = planeOf(3, 3, 0.001, 0, 0, 0.001, 0.001);
        const PlanPoint line[] = {{0, 0}, {50000, 0}, {50000, 70000}};
        const auto points = profile(plane, line);
        QVERIFY(points.size() <= std::size_t{mostProfilePoints});
        QVERIFY(points.size() > std::size_t{mostProfilePoints} * 9 / 10);
        QVERIFY(same(points.back().distance, 120000));
    }

    void factsOfAProfile() {
        const Heightfield steps = fieldOf({{0, 3, 3, -1, 2}, {0, 3, 3, -1, 2}}, 4, 4);
        const PlanPoint line[] = {{0, 0}, {16, 0}};
        const ProfileFacts facts = profileFacts(profile(steps, line));
        QCOMPARE(facts.length, 16.0);
        QCOMPARE(facts.climb, 6.0);
        QCOMPARE(facts.descent, 4.0);
        QCOMPARE(facts.lowest, -1.0);
        QCOMPARE(facts.highest, 3.0);
        QVERIFY(same(facts.surfaceLength, 5 + 4 + std::sqrt(32) + 5));
        QCOMPARE(facts.gaps, 0);
    }

    void tablesHaveNoLocale() {
        std::setlocale(LC_ALL, "de_DE.UTF-8");
        const ProfilePoint points[] = {{0, 0.5, 1234567.25, -3.125}, {0.1, 1e-9, 2, none}};
        const std::string csv = profileCsv(points);
        std::setlocale(LC_ALL, "C");
        QCOMPARE(csv, std::string("distance_m,x_m,y_m,height_m\n"
                                  "0,0.5,1234567.25,-3.125\n"
                                  "0.1,1e-09,2,\n"));
        QCOMPARE(profileCsv({}), std::string("distance_m,x_m,y_m,height_m\n"));
    }
};

QTEST_GUILESS_MAIN(ProfileTest)
#include "profile_test.moc"
