// SPDX-License-Identifier: MIT
#include "libterrain/surface/catchment.h"
#include "libterrain/surface/relief_maps.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace terrain;
using namespace support;

namespace {

constexpr double degrees = 180 / std::numbers::pi;

bool isNear(float value, double wanted, double tolerance) {
    return std::abs(static_cast<double>(value) - wanted) <= tolerance;
}

/// Ground without a pattern.
Heightfield rough(int columns, int rows, double spacingX = 1, double spacingY = 1) {
    return fieldOf(
        columns, rows, [](int x, int y) { return (x * 7919 + y * 104729 + x * y * 31) % 1009; }, spacingX,
        spacingY);
}

bool same(const Heightfield& a, const Heightfield& b) {
    for (std::size_t i = 0; i < a.samples().size(); ++i)
        if (!(a.samples()[i] == b.samples()[i] || (std::isnan(a.samples()[i]) && std::isnan(b.samples()[i]))))
            return false;
    return a.columns() == b.columns() && a.rows() == b.rows();
}

} // namespace

/// Values that geometry knows.
class ReliefMapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void planes_data();
    void planes();
    void curvatureOfASphere();
    void curvatureKnowsItsSign();
    void skyOverAPlain();
    void skyBetweenWalls();
    void waterLine();
    void holesStay();
    void waterRunsDownAPlane();
    void everyDropReachesTheRim();
    void hollowsAreFilled();
    void threadsChangeNothing();
};

/// On a plane every sample, those at the border too, has the plane's own slope and aspect.
void ReliefMapsTest::planes_data() {
    QTest::addColumn<double>("east"); // rise
    QTest::addColumn<double>("north");
    QTest::addColumn<double>("aspect");
    QTest::newRow("falls to the west") << 1.0 << 0.0 << 270.0;
    QTest::newRow("falls to the east") << -0.5 << 0.0 << 90.0;
    QTest::newRow("falls to the south") << 0.0 << 2.0 << 180.0;
    QTest::newRow("falls to the north") << 0.0 << -0.25 << 0.0;
    QTest::newRow("falls to the south-west") << 0.5 << 0.5 << 225.0;
    QTest::newRow("falls to the north-west") << 0.5 << -0.5 << 315.0;
    QTest::newRow("level") << 0.0 << 0.0 << 0.0;
}

void ReliefMapsTest::planes() {
    QFETCH(double, east);
    QFETCH(double, north);
    QFETCH(double, aspect);
    const Heightfield plane = planeOf(40, 30, east, north, 100, 2, 3);
    const Heightfield slopes = slopeMap(plane).value();
    const Heightfield aspects = aspectMap(plane).value();
    const Heightfield curvatures = curvatureMap(plane).value();
    const double slope = std::atan(std::hypot(east, north)) * degrees;
    for (std::size_t i = 0; i < slopes.samples().size(); ++i) {
        QVERIFY(isNear(slopes.samples()[i], slope, 1e-3));
        const double turn = std::abs(static_cast<double>(aspects.samples()[i]) - aspect);
        QVERIFY(std::min(turn, 360 - turn) < 1e-2);
        QVERIFY(aspects.samples()[i] >= 0 && aspects.samples()[i] < 360);
        QVERIFY(isNear(curvatures.samples()[i], 0, 2e-5));
    }
}

/// The mean curvature of a sphere is 1/r everywhere, on its steep sides too.
void ReliefMapsTest::curvatureOfASphere() {
    constexpr double radius = 100;
    constexpr double spacingX = 0.5;
    constexpr double spacingY = 0.4;
    const Heightfield ball = fieldOf(
        241, 241,
        [](int x, int y) {
            const double east = (x - 120) * spacingX;
            const double north = (y - 120) * spacingY;
            return std::sqrt(radius * radius - east * east - north * north);
        },
        spacingX, spacingY);
    const Heightfield curvatures = curvatureMap(ball).value();
    for (int row = 2; row < 239; row += 13)
        for (int column = 2; column < 239; column += 13)
            QVERIFY2(isNear(curvatures.at(column, row), 1 / radius, 2e-4),
                     qPrintable(QString::number(static_cast<double>(curvatures.at(column, row)))));
}

void ReliefMapsTest::curvatureKnowsItsSign() {
    const auto at = [](double across, double along) {
        return curvatureMap(fieldOf(9, 9,
                                    [&](int x, int y) {
                                        return across * (x - 4) * (x - 4) + along * (y - 4) * (y - 4);
                                    }))
            .value()
            .at(4, 4);
    };
    QVERIFY(at(-1, 0) > 0); // a ridge
    QVERIFY(at(-1, -1) > at(-1, 0));
    QVERIFY(at(1, 0) < 0);   // a valley
    QVERIFY(at(1, -1) == 0); // a saddle
}

void ReliefMapsTest::skyOverAPlain() {
    const Heightfield sky = skyViewMap(planeOf(50, 40, 0, 0, 7, 3, 2), 100).value();
    for (const float part : sky.samples())
        QCOMPARE(part, 1.0F);
}

/// At the foot of a wall, the seven directions that lead to it (0.426 of the circle) see a horizon with sines
/// of 8 / √(8² + d²) at distances d of 1, √2 and √5: 0.992, 0.985 and 0.963.
void ReliefMapsTest::skyBetweenWalls() {
    constexpr int half = 200;
    const Heightfield wall = fieldOf(2 * half + 1, 9, [](int x, int) { return x >= half + 4 ? 8 : 0; });
    const float open = skyViewMap(wall, 1000).value().at(half - 150, 4);
    const float foot = skyViewMap(wall, 1000).value().at(half + 3, 4);
    QVERIFY(open > 0.97F);
    const double lost = 0.0738 * 0.992 + 0.1024 * 0.985 + 0.25 * 0.963;
    QVERIFY2(isNear(foot, 1 - lost, 0.002), qPrintable(QString::number(static_cast<double>(foot))));
    QCOMPARE(skyViewMap(wall, 1000).value().at(half + 100, 4), 1.0F); // on the wall
    // What is out of reach takes no light.
    QCOMPARE(skyViewMap(wall, 10).value().at(half - 150, 4), 1.0F);
}

void ReliefMapsTest::waterLine() {
    const Heightfield water = waterMap(fieldOf({{-1, 0, 1}, {5, NAN, -7}}), 0).value();
    QCOMPARE(water.at(0, 0), 1.0F);
    QCOMPARE(water.at(1, 0), 1.0F);
    QCOMPARE(water.at(2, 0), 0.0F);
    QCOMPARE(water.at(0, 1), 0.0F);
    QVERIFY(std::isnan(water.at(1, 1)));
    QCOMPARE(water.at(2, 1), 1.0F);
}

void ReliefMapsTest::holesStay() {
    Heightfield holed = rough(20, 15);
    holed.row(7)[9] = hole;
    holed.row(0)[0] = hole;
    for (const auto& map :
         {slopeMap(holed).value(), aspectMap(holed).value(), curvatureMap(holed).value(),
          skyViewMap(holed, 30).value(), waterMap(holed, 3).value(), catchmentMap(holed).value()})
        for (std::size_t i = 0; i < map.samples().size(); ++i)
            QCOMPARE(std::isnan(map.samples()[i]), std::isnan(holed.samples()[i]));
}

/// Each row gives to the next: the area grows by a cell a step.
void ReliefMapsTest::waterRunsDownAPlane() {
    const Heightfield plane = planeOf(12, 10, 0, 1, 0, 2, 5); // falls to the south
    const Heightfield areas = catchmentMap(plane).value();
    for (int row = 0; row < 10; ++row)
        for (int column = 1; column < 11; ++column)
            QCOMPARE(areas.at(column, row), static_cast<float>((row + 1) * 10));
}

/// Nothing is lost and nothing runs in a circle: what leaves at the rim is the whole terrain's rain.
void ReliefMapsTest::everyDropReachesTheRim() {
    // One way out alone: all of it runs there.
    Heightfield walled = rough(60, 45);
    for (int x = 0; x < 60; ++x)
        walled.row(0)[x] = walled.row(44)[x] = 5000;
    for (int y = 0; y < 45; ++y)
        walled.row(y)[0] = walled.row(y)[59] = 5000;
    walled.row(20)[0] = -10;
    const Heightfield areas = catchmentMap(walled).value();
    // The inner ground, and the notch itself; rim samples beside it may give to it as well.
    QVERIFY(areas.at(0, 20) >= 58 * 43 + 1);
    QVERIFY(areas.at(0, 20) <= 60 * 45);
    QCOMPARE(heightRange(areas).maximum, areas.at(0, 20));
    QVERIFY(heightRange(areas).minimum >= 1);
}

void ReliefMapsTest::hollowsAreFilled() {
    // A slope to the east with a deep hollow in it: the water above goes on below.
    Heightfield slope = planeOf(30, 21, -1, 0, 100);
    for (int row = 8; row < 13; ++row)
        for (int column = 10; column < 15; ++column)
            slope.row(row)[column] = 20;
    const Heightfield areas = catchmentMap(slope).value();
    // All rain of the west passes below the hollow, however it leaves it.
    float below = 0;
    for (int row = 0; row < 21; ++row)
        below += areas.at(20, row);
    QCOMPARE(below, 21.0F * 21);
}

void ReliefMapsTest::threadsChangeNothing() {
    const Heightfield ground = rough(333, 222, 3, 4);
    std::atomic<bool> cancelled = false;
    const RunContext one(&cancelled, nullptr, 1);
    const RunContext three(&cancelled, nullptr, 3);
    QVERIFY(same(slopeMap(ground, one).value(), slopeMap(ground, three).value()));
    QVERIFY(same(aspectMap(ground, one).value(), aspectMap(ground, three).value()));
    QVERIFY(same(curvatureMap(ground, one).value(), curvatureMap(ground, three).value()));
    QVERIFY(same(skyViewMap(ground, 90, one).value(), skyViewMap(ground, 90, three).value()));
    cancelled = true;
    QVERIFY(slopeMap(ground, one).isCancelled());
    QVERIFY(skyViewMap(ground, 90, three).isCancelled());
    QVERIFY(catchmentMap(ground, one).isCancelled());
}

QTEST_GUILESS_MAIN(ReliefMapsTest)
#include "relief_maps_test.moc"
