// SPDX-License-Identifier: MIT
#include "app/viewport/camera.h"
#include "app/viewport/camera_json.h"

#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>
#include <random>

using namespace app;

namespace {

constexpr double pi = std::numbers::pi;

bool isFinite(const Camera& camera) {
    return std::isfinite(camera.eye.x + camera.eye.y + camera.eye.z + camera.azimuth + camera.elevation +
                         camera.distance);
}

/// Rolling ground of ±20 m on 1000 m, as a function.
double hills(double x, double y) {
    return 20 * std::sin(x / 60) * std::cos(y / 45);
}

const SceneBox landscape{1000, 800, -20, 20, 1};
const Lens lens{1280, 800, 0.66};

Camera overview() {
    return framed(landscape, lens, 3.5, 0.6);
}

/// Where the ray through a pixel meets the level z.
glm::dvec3 onLevel(const Camera& camera, double x, double y, double z) {
    const Ray ray = rayThrough(camera, lens, x, y);
    return ray.origin + ray.direction * ((z - ray.origin.z) / ray.direction.z);
}

void compare(const glm::dvec3& a, const glm::dvec3& b, double tolerance) {
    if (glm::distance(a, b) > tolerance)
        QFAIL(qPrintable(QStringLiteral("(%1, %2, %3) is not (%4, %5, %6)")
                             .arg(a.x)
                             .arg(a.y)
                             .arg(a.z)
                             .arg(b.x)
                             .arg(b.y)
                             .arg(b.z)));
}

} // namespace

class CameraTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void framesEveryBoxTightly_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("depth");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("aspect");
        QTest::newRow("landscape") << 1000.0 << 800.0 << -20.0 << 20.0 << 1.6;
        QTest::newRow("tall window") << 1000.0 << 800.0 << -20.0 << 20.0 << 0.5;
        QTest::newRow("tower") << 4.0 << 4.0 << 0.0 << 100.0 << 1.6;
        QTest::newRow("strip") << 100000.0 << 10.0 << 0.0 << 3.0 << 1.0;
        QTest::newRow("flat") << 8.0 << 8.0 << 5.0 << 5.0 << 1.78;
        QTest::newRow("tiny") << 1e-6 << 1e-6 << 0.0 << 1e-7 << 1.0;
    }
    void framesEveryBoxTightly() {
        QFETCH(double, width);
        QFETCH(double, depth);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(double, aspect);
        const SceneBox box{width, depth, low, high, width / 4};
        const Lens l{1000 * aspect, 1000, 0.66};
        for (const double azimuth : {0.0, 1.0, 2.5, 5.9})
            for (const double elevation : {0.0, 0.3, 1.0, pi / 2}) {
                const Camera camera = framed(box, l, azimuth, elevation);
                double fullest = 0;
                for (int corner = 0; corner < 8; ++corner) {
                    const glm::dvec3 at{(corner & 1) != 0 ? width : 0, (corner & 2) != 0 ? depth : 0,
                                        (corner & 4) != 0 ? high : low};
                    const std::optional<glm::dvec2> pixel = pixelOf(camera, l, at);
                    QVERIFY(pixel);
                    fullest = std::max({fullest, std::abs(2 * pixel->x / l.width - 1),
                                        std::abs(2 * pixel->y / l.height - 1)});
                }
                QVERIFY2(fullest > 0.899 && fullest < 0.901, qPrintable(QString::number(fullest)));
            }
    }

    void axesAreRightHandedAndLevel() {
        for (double azimuth = 0; azimuth < 6.3; azimuth += 0.7)
            for (const double elevation : {lowestElevation, 0.0, 0.8, pi / 2}) {
                const Camera camera{{0, 0, 0}, azimuth, elevation, 1};
                compare(glm::cross(camera.right(), camera.up()), -camera.forward(), 1e-12);
                QCOMPARE(camera.right().z, 0.0);
                QVERIFY(camera.up().z >= -1e-12);
            }
        // From the south, north is ahead and east to the right.
        const Camera south{{0, 0, 0}, pi, 0, 1};
        compare(south.forward(), {0, 1, 0}, 1e-12);
        compare(south.right(), {1, 0, 0}, 1e-12);
    }

    void pixelsAndRaysAgree() {
        const Camera camera = overview();
        for (const glm::dvec2 pixel : {glm::dvec2(0, 0), glm::dvec2(640, 400), glm::dvec2(1279, 3)}) {
            const Ray ray = rayThrough(camera, lens, pixel.x, pixel.y);
            const std::optional<glm::dvec2> back = pixelOf(camera, lens, ray.origin + ray.direction * 123.0);
            QVERIFY(back && glm::distance(*back, pixel) < 1e-6);
        }
        QVERIFY(!pixelOf(camera, lens, camera.eye - camera.forward()));
    }

    void matricesAgreeWithPixels() {
        const Camera camera = overview();
        const glm::dvec3 point{300, 200, 10};
        const glm::dmat4 matrix =
            projection(lens, clipRange(camera, landscape, hills)) * viewRotation(camera);
        const glm::dvec4 clip = matrix * glm::dvec4(point - camera.eye, 1);
        const glm::dvec2 pixel{(clip.x / clip.w + 1) * lens.width / 2,
                               (1 - clip.y / clip.w) * lens.height / 2};
        QVERIFY(glm::distance(pixel, *pixelOf(camera, lens, point)) < 1e-6);
        QVERIFY(std::abs(clip.z) < clip.w);
    }

    void orbitKeepsThePivotAtItsPixel() {
        const Camera start = overview();
        const glm::dvec3 pivot{700, 300, hills(700, 300)};
        const glm::dvec2 before = *pixelOf(start, lens, pivot);
        for (const double azimuthBy : {-2.0, 0.1, 9.0})
            for (const double elevationBy : {-0.2, 0.0, 0.5}) {
                const Camera camera = orbited(start, landscape, hills, pivot, azimuthBy, elevationBy);
                QVERIFY(glm::distance(*pixelOf(camera, lens, pivot), before) < 1e-6);
                QVERIFY(std::abs(glm::distance(camera.eye, pivot) - glm::distance(start.eye, pivot)) < 1e-6);
            }
    }

    void orbitNeverFlipsAndNeverDives() {
        Camera camera = overview();
        const glm::dvec3 pivot{500, 400, hills(500, 400)};
        for (int i = 0; i < 2000; ++i) {
            camera = orbited(camera, landscape, hills, pivot, 0.013, i < 1000 ? 0.007 : -0.007);
            QVERIFY(isFinite(camera));
            QVERIFY(camera.elevation <= pi / 2 && camera.elevation >= lowestElevation);
            QVERIFY(camera.up().z >= -1e-12);
            QVERIFY(camera.eye.z > hills(camera.eye.x, camera.eye.y));
        }
        QVERIFY(camera.elevation < 0.2); // the way down was walked, too
    }

    void panBringsTheGrabbedPointToThePixel() {
        const Camera start = overview();
        const glm::dvec3 grabbed = onLevel(start, 600, 500, 7);
        const Camera camera = panned(start, lens, landscape, grabbed, 900, 350);
        QVERIFY(glm::distance(*pixelOf(camera, lens, grabbed), {900, 350}) < 1e-6);
        QCOMPARE(camera.eye.z, start.eye.z);
        QCOMPARE(camera.azimuth, start.azimuth);
    }

    void zoomKeepsTheTargetAtItsPixel() {
        const Camera start = overview();
        const glm::dvec3 target = onLevel(start, 300, 600, 0);
        for (const double factor : {0.3, 0.9, 1.1}) {
            const Camera camera = zoomed(start, landscape, target, factor);
            QVERIFY(glm::distance(*pixelOf(camera, lens, target), {300, 600}) < 1e-6);
            QVERIFY(std::abs(glm::distance(camera.eye, target) / glm::distance(start.eye, target) - factor) <
                    1e-9);
        }
    }

    void zoomEndsAtBothEnds() {
        Camera camera = overview();
        const glm::dvec3 target{400, 300, hills(400, 300)};
        for (int click = 0; click < 200; ++click)
            camera = keptAbove(zoomed(camera, landscape, target, 1 / 1.2), landscape, hills);
        QVERIFY(isFinite(camera));
        QVERIFY(glm::distance(camera.eye, target) < 6);
        QVERIFY(camera.eye.z > hills(camera.eye.x, camera.eye.y));
        for (int click = 0; click < 200; ++click)
            camera = zoomed(camera, landscape, target, 1.2);
        QVERIFY(isFinite(camera));
        QVERIFY(glm::distance(camera.eye, landscape.centre()) < 9 * landscape.radius());
        // And back again: the far end is no trap.
        const double far = glm::distance(camera.eye, target);
        QVERIFY(glm::distance(zoomed(camera, landscape, target, 0.5).eye, target) < 0.6 * far);
    }

    void wildInputStaysFinite() {
        std::mt19937 random(7);
        const auto number = [&](double low, double high) {
            return low + (high - low) * (static_cast<double>(random()) / 4294967296.0);
        };
        for (const SceneBox& box : {landscape, SceneBox{4, 4, -1, 1, 1}, SceneBox{1e6, 1e6, 0, 9000, 30},
                                    SceneBox{1, 1, 0, 1e6, 1}, SceneBox{1e-3, 1e-3, 0, 0, 1e-4}}) {
            const GroundHeight flat = [&](double, double) { return box.high; };
            Camera camera = framed(box, lens, 3, 0.6);
            for (int i = 0; i < 5000; ++i) {
                const glm::dvec3 point{number(-1, 2) * box.width, number(-1, 2) * box.depth,
                                       number(box.low, box.high)};
                const double x = number(-3000, 4000);
                const double y = number(-3000, 4000);
                if (i % 3 == 0)
                    camera = orbited(camera, box, flat, point, number(-9, 9), number(-9, 9));
                else if (i % 3 == 1)
                    camera = panned(camera, lens, box, point, x, y);
                else
                    camera = zoomed(camera, box, point, number(0.01, 9));
                camera = keptAbove(camera, box, flat);
                QVERIFY(isFinite(camera));
                QVERIFY(camera.eye.z > box.high);
                const ClipRange range = clipRange(camera, box, flat);
                QVERIFY(range.nearest > 0 && range.farthest > range.nearest);
            }
        }
    }

    void clipRangeHoldsTheScene_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("z");
        QTest::newRow("far off") << -3000.0 << 900.0;
        QTest::newRow("above") << 500.0 << 600.0;
        QTest::newRow("on the ground") << 500.0 << 22.0;
    }
    void clipRangeHoldsTheScene() {
        QFETCH(double, x);
        QFETCH(double, z);
        const Camera camera{{x, 400, z}, 4.7, 0.3, 100};
        const ClipRange range = clipRange(camera, landscape, hills);
        for (const double cornerX : {0.0, 1000.0})
            for (const double cornerY : {0.0, 800.0}) {
                const double far = glm::distance(camera.eye, glm::dvec3(cornerX, cornerY, -20));
                QVERIFY(range.farthest > far);
            }
        const double outside = glm::length(glm::dvec2(std::max(-x, 0.0), std::max(z - 20, 0.0)));
        QVERIFY(range.nearest <= std::max(0.5 * outside, 0.31 * (z - hills(x, 400))));
        QVERIFY(range.farthest / range.nearest < 1e4); // what 24 bits of depth can bear
    }

    void movesAreEasedAndTakeTheShortWay() {
        const Camera from = framed(landscape, lens, 0.2, 0.5);
        const Camera to = framed(landscape, lens, 6.1, 1.2);
        const CameraMove move{from, to, 0.2};
        compare(move.at(0).eye, from.eye, 1e-9);
        QCOMPARE(move.at(0.2), to);
        QCOMPARE(move.at(99), to);
        QCOMPARE((CameraMove{from, to, 0}.at(0)), to);
        double turned = 0;
        double before = from.azimuth;
        for (int i = 1; i <= 20; ++i) {
            const Camera camera = move.at(0.01 * i);
            turned += std::abs(std::remainder(camera.azimuth - before, 2 * pi));
            before = camera.azimuth;
        }
        QVERIFY(std::abs(turned - (0.2 + 2 * pi - 6.1)) < 1e-9);
        QVERIFY(move.at(0.05).elevation - from.elevation > (to.elevation - from.elevation) / 2); // eased out
    }

    void looksFromEverySide() {
        const Camera start = overview();
        const Camera top = lookingFrom(start, landscape, pi, pi / 2);
        compare(top.forward(), {0, 0, -1}, 1e-12);
        compare(top.up(), {0, 1, 0}, 1e-12); // north is up
        compare(top.focus(), start.focus(), 1e-6);
        compare(lookingFrom(start, landscape, pi, 0).forward(), {0, 1, 0}, 1e-12);
    }

    void centresOnAPoint() {
        const glm::dvec3 point{200, 100, 5};
        const Camera camera = centredOn(overview(), landscape, point);
        QVERIFY(glm::distance(*pixelOf(camera, lens, point), {640, 400}) < 1e-6);
    }

    void jsonRoundTrip() {
        const Camera camera = orbited(overview(), landscape, hills, {1, 2, 3}, 0.12345, 0.2);
        const std::optional<Camera> back = cameraFromJson(cameraToJson(camera));
        QVERIFY(back);
        compare(back->eye, camera.eye, 1e-9);
        QVERIFY(std::abs(back->azimuth - camera.azimuth) < 1e-12);
        QVERIFY(std::abs(back->elevation - camera.elevation) < 1e-12);
        QCOMPARE(back->distance, camera.distance);
    }

    void badJsonIsRefused_data() {
        QTest::addColumn<QString>("json");
        QTest::newRow("empty") << QString();
        QTest::newRow("not JSON") << QStringLiteral("{eye");
        QTest::newRow("a list") << QStringLiteral("[1,2,3]");
        QTest::newRow("two places") << QStringLiteral(
            R"({"eye":[1,2],"azimuth":1,"elevation":1,"distance":1})");
        QTest::newRow("text") << QStringLiteral(
            R"({"eye":[1,2,"3"],"azimuth":1,"elevation":1,"distance":1})");
        QTest::newRow("no distance") << QStringLiteral(R"({"eye":[1,2,3],"azimuth":1,"elevation":1})");
        QTest::newRow("distance 0") << QStringLiteral(
            R"({"eye":[1,2,3],"azimuth":1,"elevation":1,"distance":0})");
        QTest::newRow("huge") << QStringLiteral(
            R"({"eye":[1e300,2,3],"azimuth":1,"elevation":1,"distance":1})");
    }
    void badJsonIsRefused() {
        QFETCH(QString, json);
        QVERIFY(!cameraFromJson(json));
    }
};

QTEST_GUILESS_MAIN(CameraTest)
#include "camera_test.moc"
