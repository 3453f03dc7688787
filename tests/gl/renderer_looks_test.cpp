// SPDX-License-Identifier: MIT
// The renderer without a window: every variant of its programs, colours, light, lines and water.
#include "app/viewport/smooth_picture.h"
#include "app/viewport/view_picture.h"
#include "tests/gl/renderer_support.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <cmath>
#include <glm/trigonometric.hpp>
#include <numbers>

using namespace app;
using namespace test;

class RendererLooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setStage(m_stage); }
    void cleanupTestCase() { m_stage.reset(); }

    void everyVariantIsBuilt() {
        for (const Program program : {Program::Terrain, Program::Plinth, Program::Rim, Program::Backdrop,
                                      Program::Copy, Program::Needle, Program::Figure}) {
            ShaderPrograms programs(*m_stage->gl, builtIn);
            for (unsigned features = 0; features < featureSets; ++features) {
                // Of the looks that are pieces by themselves, every one and all of them with all the others.
                const unsigned looks = features / WithGroundColours;
                if ((looks & (looks - 1)) == 0 || looks == featureSets / WithGroundColours - 1)
                    QVERIFY2(programs.use(program, features), qPrintable(programs.error()));
            }
        }
    }

    void aBrokenShaderIsNamed() {
        const QTemporaryDir place;
        const QString folder =
            brokenShaders(place, QStringLiteral("plinth.frag"), "void main()", "void main(oops)");
        QVERIFY(!folder.isEmpty());
        Renderer renderer(*m_stage->gl, folder);
        QVERIFY(renderer.error().contains(QLatin1String("plinth")));
        QVERIFY2(renderer.error().contains(QLatin1String("error")), qPrintable(renderer.error()));
        // Drawing goes on without it.
        const Scene scene = sceneOf(test::hills(65, 65, 10, 80));
        show(renderer, scene);
        QVERIFY(covered(m_stage->draw(renderer, scene, cameraAt(0, scene, m_stage->lens))) > 0.1);
    }

    void coloursComeFromTheRamp() {
        Scene scene = sceneOf(test::hills(129, 129, 10, 100));
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const Camera above = framed(scene.box(), m_stage->lens, std::numbers::pi, std::numbers::pi / 2);
        scene.display.ramp = "grey";
        const QImage grey = m_stage->draw(renderer, scene, above);
        scene.display.ramp = "viridis";
        const QImage viridis = m_stage->draw(renderer, scene, above);
        const auto saturation = [](const QImage& picture) {
            double sum = 0;
            for (int x = 220; x < 420; x += 4)
                for (int y = 100; y < 300; y += 4)
                    sum += picture.pixelColor(x, y).hslSaturationF();
            return sum / 2500;
        };
        QVERIFY(saturation(grey) < 0.25); // the light has a colour of its own
        QVERIFY(saturation(viridis) > 2 * saturation(grey));
    }

    void lightComesFromTheSun() {
        Scene scene = sceneOf(test::hills(129, 129, 10, 200));
        scene.display.ramp = "grey";
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const Camera above = framed(scene.box(), m_stage->lens, std::numbers::pi, std::numbers::pi / 2);
        // Slopes to the west are brighter with the sun in the west than in the east.
        double westMore = 0;
        QImage pictures[2];
        for (int i = 0; i < 2; ++i) {
            scene.display.sunAzimuth = i == 0 ? 270 : 90;
            pictures[i] = m_stage->draw(renderer, scene, above);
        }
        const Ground ground = scene.ground();
        for (int x = 220; x < 420; x += 5)
            for (int y = 100; y < 300; y += 5) {
                const std::optional<glm::dvec3> at =
                    ground.hit(rayThrough(above, m_stage->lens, x + 0.5, y + 0.5));
                QVERIFY(at);
                const double slope = ground.heightAt(at->x + 10, at->y) - ground.heightAt(at->x - 10, at->y);
                westMore += slope * (qGray(pictures[0].pixel(x, y)) - qGray(pictures[1].pixel(x, y)));
            }
        QVERIFY(westMore > 0);
    }

    /// As what moves is drawn by a processor: less sharp, but the same colours in the same light.
    void theMeshAloneLooksAlike_data() {
        QTest::addColumn<int>("samples");
        QTest::addColumn<double>("sea");
        for (const int samples : {5, 65, 1025}) {
            QTest::addRow("%d samples", samples) << samples << -1000.0;
            QTest::addRow("%d samples, sea", samples) << samples << 0.0;
        }
    }
    void theMeshAloneLooksAlike() {
        QFETCH(const int, samples);
        QFETCH(const double, sea);
        Scene scene = sceneOf(test::hills(samples, samples, 10, samples * 3));
        scene.seaLevel = sea;
        const Camera camera = framed(scene.box(), m_stage->lens, 3.5, 0.6);
        DrawOptions options = Stage::options();
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const QImage whole = m_stage->draw(renderer, scene, camera, options);
        options.meshHeights = true;
        options.quadPixels = 5;
        const double other = difference(m_stage->draw(renderer, scene, camera, options), whole, 12);
        QVERIFY2(other < 0.1, qPrintable(QString::number(other)));
        for (const QByteArray what : {"meshReach = ", "meshHeight = "}) {
            const QTemporaryDir place;
            Renderer broken(*m_stage->gl,
                            brokenShaders(place, QStringLiteral("terrain.vert"), what, what + "0.0 * "));
            QCOMPARE(broken.error(), QString());
            show(broken, scene);
            const double wrong = difference(m_stage->draw(broken, scene, camera, options), whole, 12);
            QVERIFY2(wrong > 1.5 * other, qPrintable(QStringLiteral("%1, not %2").arg(wrong).arg(other)));
        }
    }

    /// Its lines are seen at every distance: neither a grey veil nor nothing.
    void theWireframeIsSeenFromEverywhere_data() {
        QTest::addColumn<int>("samples");
        QTest::addColumn<double>("elevation");
        for (const int samples : {17, 65, 257, 1025, 2049}) {
            for (const double elevation : {20.0, 45.0, 90.0})
                QTest::addRow("%d samples, %g", samples, elevation) << samples << elevation;
        }
    }
    void theWireframeIsSeenFromEverywhere() {
        QFETCH(int, samples);
        QFETCH(double, elevation);
        Scene scene = sceneOf(test::hills(samples, samples, 10, samples));
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const Camera camera = framed(scene.box(), m_stage->lens, 3.5, glm::radians(elevation));
        const QImage plain = m_stage->draw(renderer, scene, camera);
        scene.display.wireframe = true;
        const QImage lined = m_stage->draw(renderer, scene, camera);
        const double ground = covered(plain);
        const double dark = difference(lined, plain, 40) / ground;
        const double touched = difference(lined, plain, 6) / ground;
        QVERIFY2(dark > 0.02, qPrintable(QString::number(dark)));       // lines …
        QVERIFY2(touched < 0.75, qPrintable(QString::number(touched))); // … with ground between them
    }

    void waterIsFlatAndCoversTheLow() {
        Scene scene = sceneOf(test::hills(129, 129, 10, 300));
        scene.display.ramp = "grey"; // has no colours of its own for the sea
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const Camera camera = framed(scene.box(), m_stage->lens, 3, 0.6);
        const QImage dry = m_stage->draw(renderer, scene, camera);
        scene.seaLevel = -1000;
        QVERIFY(difference(m_stage->draw(renderer, scene, camera), dry, 2) < 0.01);
        scene.seaLevel = 50;
        const QImage flooded = m_stage->draw(renderer, scene, camera);
        QVERIFY(difference(flooded, dry, 8) > 0.2);
        scene.display.water = false;
        QVERIFY(difference(m_stage->draw(renderer, scene, camera), dry, 2) < 0.01);
        // Where the water is over the ground's highest point, the skyline is straight.
        scene.display.water = true;
        scene.seaLevel = 301;
        const QImage sea =
            m_stage->draw(renderer, scene, framed(scene.box(), m_stage->lens, std::numbers::pi, 0.3));
        const auto skyline = [&](int x) {
            int y = 0;
            while (y < 400 && sea.pixel(x, y) == magenta)
                ++y;
            return y;
        };
        for (int x = 250; x < 390; x += 10)
            QVERIFY(std::abs(skyline(x) - skyline(320)) <= 1);
    }

    void smoothPicturesDoNotDependOnPortions() {
        const Scene scene = sceneOf(test::hills(129, 129, 10, 200));
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const Camera camera = framed(scene.box(), m_stage->lens, 3.5, 0.6);
        DrawOptions options;
        options.width = 640;
        options.height = 400;
        QImage pictures[2];
        for (int i = 0; i < 2; ++i) {
            SmoothPicture smooth(renderer, 4, i == 0 ? 1 : 7);
            while (!smooth.isComplete())
                QVERIFY(smooth.advance(scene, camera, m_stage->lens, options));
            pictures[i] = smooth.image();
        }
        QCOMPARE(difference(pictures[0], pictures[1], 1), 0.0);
        QVERIFY(difference(pictures[0], m_stage->draw(renderer, scene, camera, true), 40) < 0.05);
    }

    void picturesWithoutAWindow() {
        QString error;
        const std::optional<QImage> picture =
            renderView(test::hills(129, 129, 10, 200), {}, -20.0, {300, 200}, &error);
        QVERIFY2(picture, qPrintable(error));
        QCOMPARE(picture->size(), QSize(300, 200));
        QVERIFY(picture->pixel(150, 110) != picture->pixel(2, 2));
        QVERIFY(!renderView(nullptr, {}, {}, {300, 200}, &error));
        QVERIFY(!error.isEmpty());
        QVERIFY(!renderView(test::hills(9, 9, 1, 1), {}, {}, {0, 200}, nullptr));
    }

private:
    std::unique_ptr<Stage> m_stage;
};

QTEST_MAIN(RendererLooksTest)
#include "renderer_looks_test.moc"
