// SPDX-License-Identifier: MIT
// The renderer without a window: its surface has no cracks, and holes and walls where the heights have them.
#include "tests/gl/renderer_support.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <glm/trigonometric.hpp>
#include <numbers>

using namespace app;
using namespace test;

namespace {

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

/// Of the green channel, of 255.
double meanDifference(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGreen(a.pixel(x, y)) - qGreen(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

/// Flat ground 100 m high; samples are missing all around and in a square in the middle.
terrain::SharedHeightfield plateau(int side, double spacing, int border, int inner) {
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
    return std::make_shared<const terrain::Heightfield>(std::move(field));
}

} // namespace

class RendererSurfaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setStage(m_stage); }
    void cleanupTestCase() { m_stage.reset(); }

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
        Scene scene = sceneOf(plateau(side, spacing, border, inner));
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

private:
    std::unique_ptr<Stage> m_stage;
};

QTEST_MAIN(RendererSurfaceTest)
#include "renderer_surface_test.moc"
