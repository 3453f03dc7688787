// SPDX-License-Identifier: MIT
#include "app/viewport/travel.h"

#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>
#include <random>

using namespace app;

namespace {

constexpr double pi = std::numbers::pi;
const SceneBox landscape{4000, 3000, -300, 300, 10};

/// Rolling ground of ±300 m.
double hills(double x, double y) {
    return 300 * std::sin(x / 250) * std::cos(y / 180);
}

Camera standing(double azimuth = pi, double elevation = 0) {
    return {{2000, 1000, 500}, azimuth, elevation, 800};
}

bool isFinite(const Camera& camera) {
    return std::isfinite(camera.eye.x + camera.eye.y + camera.eye.z + camera.azimuth + camera.elevation +
                         camera.distance + camera.roll);
}

} // namespace

class TravelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each key moves to where its name says: azimuth π looks north.
    void keysMoveWhereTheySay_data() {
        QTest::addColumn<TravelControls>("controls");
        QTest::addColumn<double>("east");
        QTest::addColumn<double>("north");
        QTest::addColumn<double>("up");
        QTest::newRow("none") << TravelControls{} << 0.0 << 0.0 << 0.0;
        QTest::newRow("ahead") << TravelControls{.ahead = 1} << 0.0 << 1.0 << 0.0;
        QTest::newRow("back") << TravelControls{.ahead = -1} << 0.0 << -1.0 << 0.0;
        QTest::newRow("right") << TravelControls{.right = 1} << 1.0 << 0.0 << 0.0;
        QTest::newRow("left") << TravelControls{.right = -1} << -1.0 << 0.0 << 0.0;
        QTest::newRow("up") << TravelControls{.up = 1} << 0.0 << 0.0 << 1.0;
        QTest::newRow("two at once") << TravelControls{.ahead = 1, .right = 1} << std::sqrt(0.5)
                                     << std::sqrt(0.5) << 0.0;
        QTest::newRow("fast") << TravelControls{.ahead = 1, .fast = true} << 0.0 << 4.0 << 0.0;
    }
    void keysMoveWhereTheySay() {
        QFETCH(TravelControls, controls);
        QFETCH(double, east);
        QFETCH(double, north);
        QFETCH(double, up);
        const Travel travel{TravelMode::Fly, 40, 1};
        const Camera from = standing();
        const Camera to = travelled(from, travel, controls, landscape, hills, 0.5);
        const glm::dvec3 moved = (to.eye - from.eye) / 20.0;
        QVERIFY2(glm::distance(moved, glm::dvec3(east, north, up)) < 1e-9,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(moved.x).arg(moved.y).arg(moved.z)));
        QCOMPARE(to.azimuth, from.azimuth);
    }

    void fliesWhereOneLooks() {
        const Travel travel{TravelMode::Fly, 100, 1};
        const Camera from = standing(1.2, -0.5); // up into the sky
        const Camera to = travelled(from, travel, {.ahead = 1}, landscape, hills, 1);
        QVERIFY(glm::distance(to.eye, from.eye + from.forward() * 100.0) < 1e-6);
        QVERIFY(to.eye.z > from.eye.z);
    }

    void turningKeysTurnToTheirSide() {
        const Travel travel{TravelMode::Fly, 100, 1};
        const Camera from = standing();
        const Camera right = travelled(from, travel, {.turn = 1}, landscape, hills, 0.5);
        QVERIFY(right.forward().x > 0.3); // looked north, looks east of it
        const Camera up = travelled(from, travel, {.climb = 1}, landscape, hills, 0.5);
        QVERIFY(up.forward().z > 0.3);
    }

    /// Whatever is held down for however long, in any mode, from anywhere: above the ground, in sight of the
    /// terrain, upright but for a bank.
    void neverUnderTheGround_data() {
        QTest::addColumn<TravelMode>("mode");
        QTest::newRow("fly") << TravelMode::Fly;
        QTest::newRow("walk") << TravelMode::Walk;
        QTest::newRow("cruise") << TravelMode::Cruise;
        QTest::newRow("follow") << TravelMode::Follow;
    }
    void neverUnderTheGround() {
        QFETCH(TravelMode, mode);
        std::mt19937 random(7);
        const auto drawn = [&](double low, double high) {
            return low + (high - low) * static_cast<double>(random()) / 4294967295.0;
        };
        for (int journey = 0; journey < 40; ++journey) {
            Travel travel = Travel::suiting(mode, landscape);
            travel.speed = changedSpeed(travel.speed, drawn(-20, 20), landscape);
            Camera camera{
                {drawn(-9e3, 9e3), drawn(-9e3, 9e3), drawn(-2e3, 2e3)}, drawn(0, 6), drawn(-1, 1.5), 10};
            camera = departure(camera, travel, landscape, hills);
            TravelControls controls;
            for (int picture = 0; picture < 60; ++picture) {
                if (picture % 12 == 0)
                    controls = {drawn(-1, 1), drawn(-1, 1), drawn(-1, 1),
                                drawn(-1, 1), drawn(-1, 1), random() % 2 == 0};
                camera = travelled(camera, travel, controls, landscape, hills, drawn(0, 0.3));
                QVERIFY(isFinite(camera));
                QVERIFY(camera.eye.z > hills(camera.eye.x, camera.eye.y));
                QVERIFY(camera.elevation <= pi / 2 && camera.elevation >= steepestUp);
                QVERIFY(std::abs(camera.roll) < 1);
                QVERIFY(camera.up().z >= 0);
                QVERIFY(glm::distance(camera.eye, landscape.centre()) < 10 * landscape.radius());
            }
        }
    }

    void walksAtEyeHeightOnTheGround() {
        const Travel travel{TravelMode::Walk, 6, 1};
        Camera camera = departure(standing(0.4, 0.9), travel, landscape, hills);
        for (int i = 0; i < 100; ++i) {
            QVERIFY(std::abs(camera.eye.z - hills(camera.eye.x, camera.eye.y) - eyeHeight) < 1e-9);
            const Camera next = travelled(camera, travel, {.ahead = 1, .up = 1}, landscape, hills, 0.1);
            const glm::dvec2 step(next.eye - camera.eye);
            QVERIFY(std::abs(glm::length(step) - 0.6) < 1e-6); // level, however steep
            camera = next;
        }
    }

    void walkersStayOnTheTerrain() {
        const Travel travel{TravelMode::Walk, 50, 1};
        Camera camera = departure({{-5e3, 900, 40}, pi / 2, 0.2, 10}, travel, landscape, hills);
        QVERIFY(camera.eye.x > 0 && camera.eye.x < 1); // its nearest border
        camera = travelled(camera, travel, {.ahead = -1}, landscape, hills, 1);
        QVERIFY(camera.eye.x > 0);
    }

    void cruiseMovesBanksAndClimbsByItself() {
        const Travel travel = Travel::suiting(TravelMode::Cruise, landscape);
        const Camera from = standing();
        const auto after = [&](const TravelControls& controls) {
            return travelled(from, travel, controls, landscape, hills, 1);
        };
        QVERIFY(glm::distance(after({}).eye, from.eye + glm::dvec3(0, travel.speed, 0)) < 1e-6);
        const Camera right = after({.turn = 1});
        QVERIFY(right.roll > 0.3 && right.right().z < -0.2); // the right wing is down …
        QVERIFY(right.forward().x > 0.1);                    // … and it turns there
        QVERIFY(after({.climb = 1}).eye.z > from.eye.z + 1);
        QVERIFY(after({.climb = -1}).eye.z < from.eye.z - 1);
        Camera level = right;
        for (int i = 0; i < 5; ++i)
            level = travelled(level, travel, {}, landscape, hills, 1);
        QVERIFY(std::abs(level.roll) < 1e-4); // let go: wings level
    }

    void followKeepsItsDistanceOverTheTerrain() {
        Travel travel = Travel::suiting(TravelMode::Follow, landscape);
        travel.distance = 120;
        travel.speed = 150;
        Camera camera = departure(standing(), travel, landscape, hills);
        double sum = 0;
        constexpr int pictures = 1500; // 100 s
        for (int i = 0; i < pictures; ++i) {
            camera = travelled(camera, travel, {}, landscape, hills, 1.0 / 15);
            if (i < 100)
                continue;
            const double over = camera.eye.z - hills(camera.eye.x, camera.eye.y);
            QVERIFY2(over > 30, qPrintable(QString::number(over)));
            sum += over;
            QVERIFY(camera.eye.x > -1000 && camera.eye.x < 5000 && camera.eye.y > -1000 &&
                    camera.eye.y < 4000);
        }
        QVERIFY(sum / (pictures - 100) < 450); // sees slopes come, and does not fly high for ever
    }

    /// Few pictures a second lead along nearly the same way as many.
    void theWayDoesNotDependOnTheRate_data() { neverUnderTheGround_data(); }
    void theWayDoesNotDependOnTheRate() {
        QFETCH(TravelMode, mode);
        const Travel travel = Travel::suiting(mode, landscape);
        const TravelControls controls{.ahead = 1, .turn = 0.5, .climb = 0.1};
        const auto after = [&](int pictures) {
            Camera camera = departure(standing(), travel, landscape, hills);
            for (int i = 0; i < pictures; ++i)
                camera = travelled(camera, travel, controls, landscape, hills, 2.0 / pictures);
            return camera;
        };
        const double way = glm::distance(after(240).eye, after(8).eye);
        QVERIFY2(way < 0.05 * travel.speed, qPrintable(QString::number(way)));
    }

    void wheelChangesTheSpeedWithinBounds() {
        QVERIFY(changedSpeed(10, 1, landscape) > 10);
        QVERIFY(changedSpeed(10, -1, landscape) < 10);
        QVERIFY(changedSpeed(10, 1e3, landscape) <= 10 * landscape.radius());
        QVERIFY(changedSpeed(10, -1e3, landscape) > 0);
    }

    void lookingAroundEndsBeforeThePoles() {
        Camera camera = standing();
        for (int i = 0; i < 50; ++i)
            camera = lookedAround(camera, 0.3, 0.2);
        QVERIFY(camera.elevation < pi / 2 && camera.azimuth >= 0 && camera.azimuth < 2 * pi);
        for (int i = 0; i < 50; ++i)
            camera = lookedAround(camera, -0.3, -0.2);
        QCOMPARE(camera.elevation, steepestUp);
        QCOMPARE(camera.eye, standing().eye);
    }
};

QTEST_GUILESS_MAIN(TravelTest)
#include "travel_test.moc"
