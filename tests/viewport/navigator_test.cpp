// SPDX-License-Identifier: MIT
#include "app/viewport/navigator.h"
#include "app/viewport/view_overlay.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <numbers>

using namespace app;

namespace {

constexpr double pi = std::numbers::pi;

Scene sceneOf(int samples, double amplitude) {
    Scene scene;
    scene.heights = prepareHeights(test::hills(samples, samples, 10, amplitude), 8193);
    return scene;
}

Navigator overview(const Scene& scene) {
    Navigator out;
    out.setLens({1280, 800});
    out.setScene(scene, 0);
    return out;
}

} // namespace

class NavigatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstTerrainIsFramedFromTheDisplaysSide() {
        Scene scene = sceneOf(65, 50);
        scene.display.cameraAzimuth = 130;
        scene.display.cameraElevation = 50;
        const Navigator navigator = overview(scene);
        QCOMPARE(navigator.camera(),
                 framed(scene.box(), {1280, 800}, glm::radians(130.0), glm::radians(50.0)));
    }

    void smallChangesOfHeightLeaveTheCamera() {
        Navigator navigator = overview(sceneOf(65, 50));
        const Camera before = navigator.camera();
        navigator.setScene(sceneOf(65, 55), 1);
        navigator.advance(9);
        QCOMPARE(navigator.camera(), before);
        navigator.setScene(sceneOf(65, 900), 10);
        navigator.advance(19);
        QVERIFY(!(navigator.camera() == before));
    }

    void anotherSizeIsFramedAtOnce() {
        Navigator navigator = overview(sceneOf(65, 50));
        const Scene larger = sceneOf(129, 50);
        navigator.setScene(larger, 1);
        QVERIFY(!navigator.isMoving());
        QCOMPARE(navigator.camera(), overview(larger).camera());
    }

    /// Whatever becomes of the scene, all of it is in the picture and fills it, from then on and back again.
    void everyOtherSceneIsFramedAnew_data() {
        QTest::addColumn<Scene>("other");
        const auto changed = [](double amplitude, const std::function<void(Scene&)>& change) {
            Scene out = sceneOf(65, amplitude);
            change(out);
            return out;
        };
        const auto asItIs = [](Scene&) {};
        for (const double amplitude : {0.001, 1.0, 500.0, 2000.0, 9000.0, 1e5, 1e6})
            QTest::addRow("amplitude %g", amplitude) << changed(amplitude, asItIs);
        for (const double factor : {0.01, 3.0, 100.0})
            QTest::addRow("exaggeration %g", factor)
                << changed(50, [factor](Scene& scene) { scene.display.exaggeration = factor; });
        QTest::newRow("repeated") << changed(50, [](Scene& scene) { scene.display.repeat = true; });
        QTest::newRow("repeated, high") << changed(3000, [](Scene& scene) { scene.display.repeat = true; });
        QTest::newRow("under the sea") << changed(50, [](Scene& scene) { scene.seaLevel = 4000; });
        QTest::newRow("a longer axis") << changed(50, [](Scene& scene) { scene.display.axisMaximum = 5000; });
    }
    void everyOtherSceneIsFramedAnew() {
        QFETCH(const Scene, other);
        const Scene first = sceneOf(65, 50);
        Navigator navigator = overview(first);
        double now = 0;
        for (const Scene& scene : {other, first, other}) {
            navigator.setScene(scene, now);
            now += 1;
            navigator.advance(now);
            const SceneBox box = scene.box();
            glm::dvec2 least(1e9);
            glm::dvec2 most(-1e9);
            for (int corner = 0; corner < 8; ++corner) {
                const glm::dvec3 at{(corner & 1) != 0 ? box.highest().x : box.lowest().x,
                                    (corner & 2) != 0 ? box.highest().y : box.lowest().y,
                                    (corner & 4) != 0 ? box.high : box.low};
                const auto pixel = pixelOf(navigator.camera(), navigator.lens(), at);
                QVERIFY(pixel && pixel->x > 0 && pixel->x < 1280 && pixel->y > 0 && pixel->y < 800);
                least = glm::min(least, *pixel);
                most = glm::max(most, *pixel);
            }
            QVERIFY((most.x - least.x) / 1280 > 0.7 || (most.y - least.y) / 800 > 0.7);
        }
        // What the person chose stays.
        navigator.turn(0.3, 0, now);
        navigator.advance(now + 1);
        const Camera chosen = navigator.camera();
        navigator.setScene(other, now + 2);
        navigator.advance(now + 3);
        QCOMPARE(navigator.camera(), chosen);
    }

    void aCameraThatThePersonMovedStays() {
        Navigator navigator = overview(sceneOf(65, 50));
        navigator.turn(0.5, 0.1, 1);
        navigator.advance(9);
        const Camera moved = navigator.camera();
        navigator.setScene(sceneOf(129, 50), 10);
        navigator.advance(19);
        QCOMPARE(navigator.camera(), moved);
        navigator.reset(20);
        navigator.advance(29);
        QCOMPARE(navigator.camera(), overview(sceneOf(129, 50)).camera());
    }

    void dragsHoldTheGroundUnderThePointer_data() {
        QTest::addColumn<bool>("orbit");
        QTest::newRow("orbit") << true;
        QTest::newRow("pan") << false;
    }
    void dragsHoldTheGroundUnderThePointer() {
        QFETCH(bool, orbit);
        Navigator navigator = overview(sceneOf(129, 80));
        const glm::dvec3 point = *navigator.groundAt(600, 450);
        navigator.beginDrag(orbit ? Navigator::Drag::Orbit : Navigator::Drag::Pan, 600, 450);
        QVERIFY(glm::distance(*navigator.pivot(), point) < 1e-9);
        navigator.dragTo(650, 470);
        navigator.dragTo(700, 480);
        const glm::dvec2 at = *pixelOf(navigator.camera(), navigator.lens(), point);
        QVERIFY(glm::distance(at, orbit ? glm::dvec2(600, 450) : glm::dvec2(700, 480)) < 1e-6);
        navigator.endDrag();
        QVERIFY(!navigator.pivot());
        // The pictures before and after letting go are the same.
        QVERIFY(glm::distance(*pixelOf(navigator.camera(), navigator.lens(), point), at) < 1e-6);
    }

    void escapeRestores() {
        Navigator navigator = overview(sceneOf(65, 50));
        const Camera before = navigator.camera();
        navigator.beginDrag(Navigator::Drag::Orbit, 600, 450);
        navigator.dragTo(900, 100);
        navigator.cancelDrag();
        QCOMPARE(navigator.camera(), before);
        QCOMPARE(navigator.drag(), Navigator::Drag::None);
    }

    void longDragsStayAboveTheGround() {
        for (const double exaggeration : {0.1, 1.0, 30.0}) {
            Scene scene = sceneOf(129, 80);
            scene.display.exaggeration = exaggeration;
            Navigator navigator = overview(scene);
            const Ground ground = scene.ground();
            for (const Navigator::Drag drag : {Navigator::Drag::Orbit, Navigator::Drag::Pan})
                for (const glm::dvec2 way :
                     {glm::dvec2(2000, 0), glm::dvec2(0, -2000), glm::dvec2(-900, 2000)}) {
                    navigator.beginDrag(drag, 640, 500);
                    for (int step = 1; step <= 100; ++step) {
                        navigator.dragTo(640 + way.x * step / 100, 500 + way.y * step / 100);
                        const Camera& camera = navigator.camera();
                        QVERIFY(std::isfinite(camera.eye.x + camera.eye.y + camera.eye.z + camera.azimuth));
                        QVERIFY(camera.eye.z > ground.heightAt(camera.eye.x, camera.eye.y));
                    }
                    navigator.endDrag();
                }
        }
    }

    void wheelStepsAddUpWhileMoving() {
        Navigator navigator = overview(sceneOf(129, 80));
        const glm::dvec3 point = *navigator.groundAt(500, 500);
        const double before = glm::distance(navigator.camera().eye, point);
        for (int step = 0; step < 5; ++step) {
            navigator.zoom(500, 500, 1, true, 1 + 0.02 * step);
            navigator.advance(1.01 + 0.02 * step);
            QVERIFY(glm::distance(*pixelOf(navigator.camera(), navigator.lens(), point), {500, 500}) < 2);
        }
        navigator.advance(9);
        const double ratio = glm::distance(navigator.camera().eye, point) / before;
        QVERIFY2(std::abs(ratio - std::pow(1.2, -5)) < 0.01, qPrintable(QString::number(ratio)));
        for (int step = 0; step < 200; ++step)
            navigator.zoom(500, 500, step % 50 < 25 ? 3 : -3, false, 10 + step);
        QVERIFY(std::isfinite(navigator.camera().eye.x));
    }

    void lookingFromASideKeepsTheMiddle() {
        Navigator navigator = overview(sceneOf(129, 80));
        const glm::dvec3 middle = navigator.camera().focus();
        navigator.lookFrom(pi / 2, pi / 2, 1);
        QVERIFY(navigator.isMoving());
        navigator.advance(1.1);
        QVERIFY(navigator.isMoving());
        navigator.advance(1.21);
        QVERIFY(!navigator.isMoving());
        QVERIFY(std::abs(navigator.camera().azimuth - pi / 2) < 1e-12);
        const glm::dvec2 seen = *pixelOf(navigator.camera(), navigator.lens(), middle);
        QVERIFY(glm::distance(seen, {640, 400}) < 1);
    }

    void lessMotionMovesAtOnce() {
        Navigator navigator = overview(sceneOf(65, 50));
        navigator.setMoveSeconds(0);
        navigator.turn(0.5, 0, 1);
        QVERIFY(!navigator.isMoving());
    }

    void doubleClickBringsThePointToTheMiddle() {
        Navigator navigator = overview(sceneOf(129, 80));
        const glm::dvec3 point = *navigator.groundAt(300, 450);
        navigator.centreAt(300, 450, 1);
        navigator.advance(9);
        QVERIFY(glm::distance(*pixelOf(navigator.camera(), navigator.lens(), point), {640, 400}) < 1e-6);
        const Camera before = navigator.camera();
        navigator.centreAt(5, 5, 10); // the sky
        navigator.advance(19);
        QCOMPARE(navigator.camera(), before);
    }

    void theGroundIsReadInItsOwnCoordinates() {
        Scene scene = sceneOf(129, 80);
        scene.display.exaggeration = 3;
        scene.seaLevel = 0.0;
        scene.display.cameraElevation = 90;
        scene.display.cameraAzimuth = 180;
        Navigator navigator = overview(scene);
        const std::optional<GroundPoint> point = navigator.terrainAt(640, 400);
        QVERIFY(point);
        QVERIFY(std::abs(point->x - 640) < 1 && std::abs(point->y - 640) < 1);
        // Not exaggerated, and the ground under the water.
        QVERIFY(std::abs(point->metres - static_cast<double>(scene.heights->shown->at(64, 64))) < 1);
        scene.display.repeat = true;
        navigator.setScene(scene, 1);
        navigator.advance(9);
        const std::optional<GroundPoint> repeated = navigator.terrainAt(640, 100); // of the northern copy
        QVERIFY(repeated && repeated->y >= 0 && repeated->y <= 1280);
    }

    void stateRoundTrip() {
        Navigator navigator = overview(sceneOf(129, 80));
        navigator.turn(0.7, 0.2, 1);
        navigator.advance(9);
        const QString state = navigator.state();
        Navigator other = overview(sceneOf(129, 80));
        other.setState(state);
        QVERIFY(glm::distance(other.camera().eye, navigator.camera().eye) < 1e-6);
        QCOMPARE(other.state(), state);
        other.setState(QStringLiteral("nonsense"));
        QCOMPARE(other.state(), state);
        // A camera that frames the terrain goes on doing so in a window of another shape.
        Navigator wide = overview(sceneOf(129, 80));
        wide.setLens({2000, 500});
        wide.setState(overview(sceneOf(129, 80)).state());
        Navigator asWide = overview(sceneOf(129, 80));
        asWide.setLens({2000, 500});
        QVERIFY(glm::distance(wide.camera().eye, asWide.camera().eye) < 1e-6);
    }

    void anEmptySceneDoesNoHarm() {
        Navigator navigator;
        navigator.setLens({0, 0});
        navigator.setScene({}, 0);
        navigator.beginDrag(Navigator::Drag::Orbit, 3, 4);
        navigator.dragTo(50, 60);
        navigator.endDrag();
        navigator.zoom(1, 1, 3, true, 1);
        navigator.fit(2);
        navigator.advance(9);
        QVERIFY(std::isfinite(navigator.camera().eye.x));
        QVERIFY(!navigator.terrainAt(1, 1));
    }

    void scaleBarsAreRound_data() {
        QTest::addColumn<double>("longest");
        QTest::addColumn<double>("length");
        QTest::newRow("1") << 1.0 << 1.0;
        QTest::newRow("1.99") << 1.99 << 1.0;
        QTest::newRow("2") << 2.0 << 2.0;
        QTest::newRow("4.9") << 4.9 << 2.0;
        QTest::newRow("780") << 780.0 << 500.0;
        QTest::newRow("0.034") << 0.034 << 0.02;
    }
    void scaleBarsAreRound() {
        QFETCH(double, longest);
        QFETCH(double, length);
        QVERIFY(std::abs(scaleBarLength(longest) / length - 1) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(NavigatorTest)
#include "navigator_test.moc"
