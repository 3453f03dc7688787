// SPDX-License-Identifier: MIT
// The renderer without a window: cracks, holes, water, levels of detail, every variant of its programs.
#include "app/viewport/opengl_probe.h"
#include "app/viewport/renderer.h"
#include "app/viewport/smooth_picture.h"
#include "app/viewport/view_picture.h"
#include "tests/support/test_terrain.h"

#include <QDir>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLVersionFunctionsFactory>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <numbers>

using namespace app;

namespace {

const QRgb magenta = qRgb(255, 0, 255);
const QString builtIn = QStringLiteral(":/shaders");

/// A context with a framebuffer of 640 × 400.
class Stage {
public:
    Stage() {
        m_surface.setFormat(openGlFormat());
        m_surface.create();
        m_context.setFormat(openGlFormat());
        m_context.create();
        m_context.makeCurrent(&m_surface);
        gl = QOpenGLVersionFunctionsFactory::get<Gl>(&m_context);
        m_buffer =
            std::make_unique<QOpenGLFramebufferObject>(QSize(640, 400), QOpenGLFramebufferObject::Depth);
    }

    QImage draw(Renderer& renderer, const Scene& scene, const Camera& camera, bool backdrop = false) {
        DrawOptions options;
        options.width = 640;
        options.height = 400;
        options.quadPixels = 2;
        options.backdrop = backdrop;
        options.clearColour = {1, 0, 1};
        m_buffer->bind();
        renderer.draw(scene, camera, lens, options);
        return m_buffer->toImage(true).convertToFormat(QImage::Format_RGB32);
    }

    Gl* gl = nullptr;
    const Lens lens{640, 400};

private:
    QOffscreenSurface m_surface;
    QOpenGLContext m_context;
    std::unique_ptr<QOpenGLFramebufferObject> m_buffer;
};

Scene sceneOf(const terrain::SharedHeightfield& heights, int maximumSide = 8193) {
    Scene scene;
    scene.heights = prepareHeights(heights, maximumSide);
    return scene;
}

void show(Renderer& renderer, const Scene& scene) {
    renderer.setHeights(scene.heights);
    renderer.upload(SIZE_MAX);
}

/// Whether a ray meets the block of ground: its surface or one of its sides.
bool meetsBlock(const Ray& ray, const Scene& scene, const Ground& ground) {
    if (ground.hit(ray))
        return true;
    const SceneBox box = scene.box();
    const double tiles = scene.tiles();
    const glm::dvec2 low{-tiles * box.width, -tiles * box.depth};
    const glm::dvec2 high{(tiles + 1) * box.width, (tiles + 1) * box.depth};
    for (int axis = 0; axis < 2; ++axis)
        for (const double side : {low[axis], high[axis]}) {
            const double t = (side - ray.origin[axis]) / ray.direction[axis];
            const glm::dvec3 at = ray.origin + ray.direction * t;
            const int other = 1 - axis;
            if (t > 0 && at[other] >= low[other] && at[other] <= high[other] && at.z >= scene.foot() &&
                at.z <= ground.heightAt(at.x, at.y))
                return true;
        }
    return false;
}

/// Whether there is ground in the picture in every direction from a pixel, a few pixels away at most.
bool isSurrounded(const QImage& picture, int x, int y) {
    constexpr int reach = 6;
    const auto meets = [&](int dx, int dy) {
        for (int step = 1; step <= reach; ++step) {
            const QPoint at(x + dx * step, y + dy * step);
            if (picture.valid(at) && picture.pixel(at) != magenta)
                return true;
        }
        return false;
    };
    return meets(-1, 0) && meets(1, 0) && meets(0, -1) && meets(0, 1);
}

/// Pixels of the background where ground must be: surrounded by ground in the picture, and with ground all
/// around them by rays through the heights.
int gaps(const QImage& picture, const Scene& scene, const Camera& camera, const Lens& lens) {
    const Ground ground = scene.ground();
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixel(x, y) != magenta || !isSurrounded(picture, x, y))
                continue;
            bool inside = true;
            for (const glm::dvec2 by :
                 {glm::dvec2(0, 0), glm::dvec2(-4, 0), glm::dvec2(4, 0), glm::dvec2(0, -4), glm::dvec2(0, 4)})
                inside = inside &&
                         meetsBlock(rayThrough(camera, lens, x + 0.5 + by.x, y + 0.5 + by.y), scene, ground);
            count += inside ? 1 : 0;
        }
    return count;
}

double covered(const QImage& picture) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixel(x, y) != magenta ? 1 : 0;
    return static_cast<double>(count) / (picture.width() * picture.height());
}

double difference(const QImage& a, const QImage& b, int tolerance) {
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                       std::abs(qBlue(p) - qBlue(q))});
            different += most > tolerance ? 1 : 0;
        }
    return static_cast<double>(different) / (a.width() * a.height());
}

/// Of the green channel, of 255.
double meanDifference(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGreen(a.pixel(x, y)) - qGreen(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

/// Camera i of 20: overviews, low flights over the ground and looks along the border.
Camera cameraAt(int i, const Scene& scene, const Lens& lens) {
    const SceneBox box = scene.box();
    const Ground ground = scene.ground();
    const GroundHeight height = [&](double x, double y) { return ground.heightAt(x, y); };
    const double azimuth = 0.4 + 2.4 * i;
    Camera camera = framed(box, lens, azimuth, 0.15 + 0.07 * i);
    if (i % 2 == 1) {
        const glm::dvec3 target =
            box.centre() + glm::dvec3(std::cos(i) * box.width, std::sin(i) * box.depth, 0) * 0.4;
        for (int step = 0; step < i; ++step)
            camera = zoomed(camera, box, target, 0.8);
        camera.elevation = 0.05 + 0.02 * i;
    }
    return keptAbove(camera, box, height);
}

/// The built-in shaders with one text replaced by another, as a defect.
QString brokenShaders(const QTemporaryDir& place, const QString& file, const QByteArray& what,
                      const QByteArray& by) {
    for (const QString& name : QDir(builtIn).entryList()) {
        QFile from(builtIn + QLatin1Char('/') + name);
        QFile to(place.filePath(name));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
            return {};
        QByteArray text = from.readAll();
        if (name == file) {
            if (!text.contains(what))
                return {};
            text.replace(what, by);
        }
        to.write(text);
    }
    return place.path();
}

} // namespace

class RendererTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason));
        m_stage = std::make_unique<Stage>();
        QVERIFY(m_stage->gl != nullptr);
    }
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

    void noCracks_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("amplitude");
        QTest::addColumn<bool>("water");
        QTest::addColumn<bool>("repeat");
        QTest::newRow("1025 x 1025") << 1025 << 1025 << 900.0 << false << false;
        QTest::newRow("no power of two") << 700 << 433 << 500.0 << false << false;
        QTest::newRow("steep") << 513 << 513 << 1500.0 << false << false;
        QTest::newRow("water") << 513 << 513 << 500.0 << true << false;
        QTest::newRow("5 x 5") << 5 << 5 << 15.0 << false << false;
        QTest::newRow("repeated") << 257 << 257 << 300.0 << false << true;
    }
    void noCracks() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(double, amplitude);
        QFETCH(bool, water);
        QFETCH(bool, repeat);
        Scene scene = sceneOf(repeat ? test::wrappedHills(columns, 10, amplitude)
                                     : test::hills(columns, rows, 10, amplitude));
        if (water)
            scene.seaLevel = 0.0;
        scene.display.repeat = repeat;
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        for (int i = 0; i < 20; ++i) {
            const Camera camera = cameraAt(i, scene, m_stage->lens);
            const QImage picture = m_stage->draw(renderer, scene, camera);
            const int found = gaps(picture, scene, camera, m_stage->lens);
            QVERIFY2(found == 0, qPrintable(QStringLiteral("camera %1: %2 pixels").arg(i).arg(found)));
            QVERIFY(covered(picture) > 0.05);
        }
    }

    void cracksAreFound() {
        // Without the morph, levels meet in steps: the test above has to see them.
        const QTemporaryDir place;
        const QString folder = brokenShaders(place, QStringLiteral("surface.glsl"),
                                             "(away - morph.x) * morph.y", "0.0 * morph.y");
        QVERIFY(!folder.isEmpty());
        Renderer renderer(*m_stage->gl, folder);
        const Scene scene = sceneOf(test::hills(1025, 1025, 10, 900));
        show(renderer, scene);
        int found = 0;
        for (int i = 0; i < 20; ++i) {
            const Camera camera = cameraAt(i, scene, m_stage->lens);
            found += gaps(m_stage->draw(renderer, scene, camera), scene, camera, m_stage->lens);
        }
        QVERIFY2(found > 5, qPrintable(QString::number(found)));
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

    void pickingMeetsWhatIsDrawn() {
        // A lone peak: where it is in the picture and where the ray meets it agree to a pixel.
        terrain::Grid grid;
        grid.columns = grid.rows = 65;
        terrain::Heightfield field = std::move(terrain::Heightfield::filled(grid, 0)).value();
        field.row(20)[40] = 30;
        const Scene scene = sceneOf(std::make_shared<const terrain::Heightfield>(std::move(field)));
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const Camera camera = framed(scene.box(), m_stage->lens, std::numbers::pi, 0.0);
        const QImage picture = m_stage->draw(renderer, scene, camera);
        const Ground ground = scene.ground();
        int disagreeing = 0;
        for (int x = 0; x < 640; x += 2) {
            int drawn = 0;
            while (drawn < 400 && picture.pixel(x, drawn) == magenta)
                ++drawn;
            int picked = 0;
            while (picked < 400 && !ground.hit(rayThrough(camera, m_stage->lens, x + 0.5, picked + 0.5)))
                ++picked;
            // Beside the terrain's sides the plinth is drawn, which cannot be picked.
            if (picked < 400 && std::abs(drawn - picked) > 1)
                ++disagreeing;
        }
        QVERIFY2(disagreeing == 0, qPrintable(QString::number(disagreeing)));
    }

    void holesAreOpen() {
        const Scene whole = sceneOf(test::hills(129, 129, 10, 0));
        const Scene open = sceneOf(test::hillsWithHole(129, 129, 10, 0));
        Renderer renderer(*m_stage->gl, builtIn);
        const Camera above = framed(whole.box(), m_stage->lens, std::numbers::pi, std::numbers::pi / 2);
        show(renderer, whole);
        const double all = covered(m_stage->draw(renderer, whole, above));
        show(renderer, open);
        const QImage picture = m_stage->draw(renderer, open, above);
        QCOMPARE(picture.pixel(320, 200), magenta);
        const double part = covered(picture) / all;
        QVERIFY2(std::abs(part - (1 - std::numbers::pi / 64)) < 0.01, qPrintable(QString::number(part)));
    }

    /// Where ground ends at a hole there is a wall down to the block's foot, whichever side it faces.
    void theRimsOfHolesHaveWalls_data() {
        QTest::addColumn<int>("border");    // samples missing all around
        QTest::addColumn<int>("inner");     // half the width of a square hole in the middle
        QTest::addColumn<double>("facing"); // degrees: where the wall looks
        QTest::addColumn<bool>("repeat");
        for (const double facing : {0.0, 90.0, 180.0, 270.0}) {
            QTest::addRow("border, %g", facing) << 9 << 0 << facing << false;
            QTest::addRow("inner, %g", facing) << 0 << 20 << facing << false;
            QTest::addRow("repeated, %g", facing) << 9 << 0 << facing << true;
        }
    }
    void theRimsOfHolesHaveWalls() {
        QFETCH(int, border);
        QFETCH(int, inner);
        QFETCH(double, facing);
        QFETCH(bool, repeat);
        constexpr int side = 129;
        constexpr double spacing = 10;
        terrain::Grid grid;
        grid.columns = grid.rows = side;
        grid.spacingX = grid.spacingY = spacing;
        terrain::Heightfield field = std::move(terrain::Heightfield::filled(grid, 100)).value();
        const auto isHole = [&](int c, int r) {
            const int inside = std::min(std::min(c, r), side - 1 - std::max(c, r));
            const int fromMiddle = std::max(std::abs(c - side / 2), std::abs(r - side / 2));
            return inside < border || fromMiddle < inner;
        };
        for (int row = 0; row < side; ++row) {
            for (int column = 0; column < side; ++column)
                if (isHole(column, row))
                    field.row(row)[column] = terrain::hole;
        }
        Scene scene = sceneOf(std::make_shared<const terrain::Heightfield>(std::move(field)));
        scene.display.repeat = repeat;
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, scene);
        const double azimuth = glm::radians(facing);
        const glm::dvec2 towardsEye{std::sin(azimuth), std::cos(azimuth)};
        const Camera camera = framed(scene.box(), m_stage->lens, azimuth, glm::radians(30.0));
        const QImage picture = m_stage->draw(renderer, scene, camera);
        // The wall of a border looks outward, that of an inner hole into it.
        const double out = inner > 0 ? -inner * spacing : (side / 2 - border) * spacing;
        const glm::dvec2 middle(side / 2 * spacing);
        const double foot = scene.foot();
        for (const double across : {-0.6, -0.2, 0.3, 0.6}) {
            for (const double down : {0.05, 0.4, 0.9}) {
                if (inner > 0 && down > 0.1)
                    continue; // behind the near edge
                const glm::dvec2 at = middle + towardsEye * out +
                                      glm::dvec2(towardsEye.y, -towardsEye.x) * (across * std::abs(out));
                const auto pixel = pixelOf(camera, m_stage->lens, {at.x, at.y, 100 + (foot - 100) * down});
                QVERIFY(pixel);
                QVERIFY2(picture.pixel(static_cast<int>(pixel->x), static_cast<int>(pixel->y)) != magenta,
                         qPrintable(QStringLiteral("%1 across, %2 down").arg(across).arg(down)));
            }
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

    void thinnedOutTerrainsLookTheSame() {
        // As on a card whose textures are too small for it.
        const terrain::SharedHeightfield heights = test::hills(513, 513, 10, 600);
        const Scene full = sceneOf(heights);
        const Scene thin = sceneOf(heights, 129);
        QVERIFY(thin.heights->isReduced());
        Renderer renderer(*m_stage->gl, builtIn);
        const Camera camera = framed(full.box(), m_stage->lens, 3.5, 0.6);
        show(renderer, full);
        const QImage before = m_stage->draw(renderer, full, camera);
        show(renderer, thin);
        const QImage after = m_stage->draw(renderer, thin, camera);
        const double different = meanDifference(before, after);
        QVERIFY2(different < 8, qPrintable(QString::number(different)));
        const Scene other = sceneOf(test::hills(513, 513, 10, -600));
        show(renderer, other);
        QVERIFY(meanDifference(before, m_stage->draw(renderer, other, camera)) > 20);
        QCOMPARE(gaps(after, thin, camera, m_stage->lens), 0);
    }

    void uploadsInSlicesGiveTheSamePicture() {
        const Scene first = sceneOf(test::hills(257, 257, 10, 300));
        const Scene second = sceneOf(test::hills(257, 257, 10, -300));
        const Camera camera = framed(first.box(), m_stage->lens, 3.5, 0.6);
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, second);
        const QImage expected = m_stage->draw(renderer, second, camera);
        show(renderer, first);
        const QImage former = m_stage->draw(renderer, first, camera);
        renderer.setHeights(second.heights);
        int slices = 1;
        while (!renderer.upload(10000)) {
            ++slices;
            QCOMPARE(renderer.shown(), first.heights);
            if (slices % 20 == 0) // the former picture stays whole meanwhile
                QCOMPARE(m_stage->draw(renderer, first, camera), former);
        }
        QVERIFY(slices > 20);
        QCOMPARE(renderer.shown(), second.heights);
        QCOMPARE(m_stage->draw(renderer, second, camera), expected);
    }

    void aChangedRectangleIsHandedOverAlone() {
        const Scene first = sceneOf(test::hills(513, 401, 10, 300));
        terrain::Heightfield field =
            std::move(terrain::Heightfield::create(first.heights->heights->grid())).value();
        std::ranges::copy(first.heights->heights->samples(), field.row(0));
        for (int row = 150; row < 190; ++row)
            for (int column = 201; column < 282; ++column)
                field.row(row)[column] += 200;
        const auto bumped = std::make_shared<const terrain::Heightfield>(std::move(field));
        Scene second;
        second.heights = prepareHeights(bumped, 8193, {}, std::nullopt, first.heights);
        const Camera camera = framed(first.box(), m_stage->lens, 3.5, 0.6);
        Renderer whole(*m_stage->gl, builtIn);
        show(whole, sceneOf(bumped));
        const QImage expected = m_stage->draw(whole, second, camera);

        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, first);
        const QImage before = m_stage->draw(renderer, first, camera);
        renderer.setHeights(second.heights);
        QCOMPARE(renderer.shown(), first.heights);
        QVERIFY(renderer.upload(1)); // all of it would take many
        QCOMPARE(renderer.shown(), second.heights);
        QCOMPARE(m_stage->draw(renderer, second, camera), expected);
        QVERIFY(difference(before, expected, 8) > 0.01);

        // What followed from other heights than those that are shown comes as a whole.
        show(renderer, sceneOf(test::hills(513, 401, 10, -300)));
        renderer.setHeights(second.heights);
        QVERIFY(!renderer.upload(1));
        QVERIFY(renderer.upload(SIZE_MAX));
        QCOMPARE(m_stage->draw(renderer, second, camera), expected);
    }

    void newerHeightsReplaceHalfUploadedOnes() {
        const Scene last = sceneOf(test::hills(65, 65, 10, 100));
        Renderer renderer(*m_stage->gl, builtIn);
        renderer.setHeights(sceneOf(test::hills(257, 257, 10, 300)).heights);
        QVERIFY(!renderer.upload(1000));
        renderer.setHeights(sceneOf(test::hills(257, 257, 10, 200)).heights);
        QVERIFY(!renderer.upload(1000));
        show(renderer, last);
        QCOMPARE(renderer.shown(), last.heights);
        renderer.setHeights(nullptr);
        QVERIFY(renderer.upload(1));
        QVERIFY(!renderer.shown());
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

QTEST_MAIN(RendererTest)
#include "renderer_test.moc"
