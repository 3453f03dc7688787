// SPDX-License-Identifier: MIT
#include "app/viewport/terrain_selection.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

using namespace app;

namespace {

struct Case {
    terrain::SharedHeightfield field;
    HeightPyramid pyramid;
    SceneBox box;
};

Case makeCase(int columns, int rows) {
    Case out;
    out.field = test::hills(columns, rows, 10, 8.0 * columns / 20);
    out.pyramid = *HeightPyramid::build(*out.field);
    const terrain::HeightRange range = out.pyramid.whole();
    out.box = {out.field->grid().width(), out.field->grid().depth(), static_cast<double>(range.minimum),
               static_cast<double>(range.maximum), 10};
    return out;
}

SelectionView viewFrom(const Case& c, const Camera& camera) {
    SelectionView view;
    view.camera = camera;
    view.lens = {1280, 800, 0.56};
    view.clip = clipRange(camera, c.box, [&](double, double) { return c.box.low; });
    view.bottom = c.box.low - 10;
    view.quadPixels = 5;
    return view;
}

/// How often each cell of the terrain is covered.
std::vector<int> coverage(const Case& c, const TerrainSelection& selection) {
    const int columns = c.field->columns() - 1;
    const int rows = c.field->rows() - 1;
    std::vector<int> out(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), 0);
    for (const PatchInstance& patch : selection.patches) {
        const int side = HeightPyramid::blockCells * static_cast<int>(patch.step);
        for (int r = static_cast<int>(patch.row); r < std::min(rows, static_cast<int>(patch.row) + side); ++r)
            for (int column = static_cast<int>(patch.column);
                 column < std::min(columns, static_cast<int>(patch.column) + side); ++column)
                ++out[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) +
                      static_cast<std::size_t>(column)];
    }
    return out;
}

} // namespace

class TerrainSelectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coversEveryCellOnce_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("2 x 2") << 2 << 2;
        QTest::newRow("5 x 5") << 5 << 5;
        QTest::newRow("17 x 17") << 17 << 17;
        QTest::newRow("18 x 33") << 18 << 33;
        QTest::newRow("257 x 257") << 257 << 257;
        QTest::newRow("1000 x 70") << 1000 << 70;
        QTest::newRow("3 x 700") << 3 << 700;
    }
    void coversEveryCellOnce() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const Case c = makeCase(columns, rows);
        for (const double azimuth : {0.3, 2.0, 4.4})
            for (const double elevation : {0.2, 0.8, std::numbers::pi / 2}) {
                const Camera camera = framed(c.box, {1280, 800, 0.56}, azimuth, elevation);
                const TerrainSelection selection =
                    selectPatches(c.field->grid(), c.pyramid, viewFrom(c, camera));
                const std::vector<int> covered = coverage(c, selection);
                QVERIFY(std::ranges::all_of(covered, [](int times) { return times == 1; }));
            }
    }

    void nothingInSightIsLeftOut() {
        const Case c = makeCase(513, 513);
        const glm::dvec3 middle = c.box.centre();
        for (const double distance : {150.0, 600.0, 2500.0}) {
            Camera camera{{0, 0, 0}, 3.6, 0.5, distance};
            camera.eye = glm::dvec3(middle.x, middle.y, c.box.high) - camera.forward() * distance;
            const SelectionView view = viewFrom(c, camera);
            const std::vector<int> covered = coverage(c, selectPatches(c.field->grid(), c.pyramid, view));
            const int columns = c.field->columns() - 1;
            int seen = 0;
            for (int r = 0; r < c.field->rows() - 1; ++r)
                for (int column = 0; column < columns; ++column) {
                    const glm::dvec3 sample{column * 10.0, (c.field->rows() - 1 - r) * 10.0,
                                            static_cast<double>(c.field->at(column, r))};
                    const std::optional<glm::dvec2> pixel = pixelOf(camera, view.lens, sample);
                    const bool inside = pixel && pixel->x > 0 && pixel->y > 0 && pixel->x < view.lens.width &&
                                        pixel->y < view.lens.height &&
                                        glm::distance(sample, camera.eye) > view.clip.nearest * 1.2;
                    if (!inside)
                        continue;
                    ++seen;
                    QVERIFY(covered[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) +
                                    static_cast<std::size_t>(column)] == 1);
                }
            QVERIFY(seen > 100);
        }
    }

    void whatIsOutOfSightIsLeftOut() {
        const Case c = makeCase(513, 513);
        // Near the ground, looking at a piece of it.
        Camera camera{{2500, 2500, c.box.high + 50}, 1, 1.2, 100};
        const TerrainSelection near = selectPatches(c.field->grid(), c.pyramid, viewFrom(c, camera));
        const std::vector<int> covered = coverage(c, near);
        const auto drawn = std::ranges::count(covered, 1);
        QVERIFY(drawn > 0 && drawn < static_cast<std::ptrdiff_t>(covered.size()) / 10);
        // Away from it.
        camera = {{-2000, -2000, 0}, 1, 0, 100};
        camera.azimuth = std::atan2(1.0, 1.0);
        QVERIFY(selectPatches(c.field->grid(), c.pyramid, viewFrom(c, camera)).patches.empty());
    }

    void nearGroundIsFinerThanFar() {
        const Case c = makeCase(1025, 1025);
        const Camera camera{{5120, 100, c.box.high + 40}, std::numbers::pi, 0.1, 100};
        const TerrainSelection selection = selectPatches(c.field->grid(), c.pyramid, viewFrom(c, camera));
        float nearest = 99;
        float farthest = 0;
        for (const PatchInstance& patch : selection.patches) {
            nearest = patch.row > 900 ? std::min(nearest, patch.level) : nearest;
            farthest = patch.row < 200 ? std::max(farthest, patch.level) : farthest;
        }
        QCOMPARE(nearest, 0.0F);
        QVERIFY(farthest > 0);
        // Nearer patches come first, so that what they hide need not be shaded.
        QVERIFY(selection.patches.front().row > selection.patches.back().row);
    }

    void everyLevelMorphsBeforeItEnds() {
        const Case c = makeCase(1025, 1025);
        const Camera camera = framed(c.box, {1280, 800, 0.56}, 3, 0.6);
        const TerrainSelection selection = selectPatches(c.field->grid(), c.pyramid, viewFrom(c, camera));
        QCOMPARE(selection.levels, c.pyramid.levels() - 1);
        for (std::size_t level = 0; level + 1 < static_cast<std::size_t>(selection.levels); ++level) {
            const MorphRange& morph = selection.morphs[level];
            QVERIFY(morph.start < morph.end);
            // The next level must not have begun to change where this one ends, with the widest node between.
            const double node = 32 * 10 * std::ldexp(std::sqrt(2.0), static_cast<int>(level));
            QVERIFY(static_cast<double>(selection.morphs[level + 1].start) >
                    static_cast<double>(morph.end) + node);
        }
    }

    void costFollowsThePicture() {
        const Case small = makeCase(1025, 1025);
        const Case large = makeCase(4097, 4097);
        const auto patches = [](const Case& c) {
            const Camera camera = framed(c.box, {1280, 800, 0.56}, 3.6, 0.6);
            return static_cast<double>(
                selectPatches(c.field->grid(), c.pyramid, viewFrom(c, camera)).patches.size());
        };
        QVERIFY2(patches(large) < 3 * patches(small),
                 qPrintable(QStringLiteral("%1 and %2").arg(patches(large)).arg(patches(small))));
        QVERIFY(patches(large) < 400);
    }

    void bordersAreComplete() {
        const Case c = makeCase(300, 200);
        const Camera camera = framed(c.box, {1280, 800, 0.56}, 3.6, 0.6);
        const TerrainSelection selection = selectPatches(c.field->grid(), c.pyramid, viewFrom(c, camera));
        const int cells[] = {299, 199, 299, 199};
        for (std::size_t side = 0; side < 4; ++side) {
            int covered = 0;
            for (const PatchInstance& patch : selection.borders[side]) {
                const int from = static_cast<int>(side % 2 == 0 ? patch.column : patch.row);
                covered +=
                    std::min(HeightPyramid::blockCells * static_cast<int>(patch.step), cells[side] - from);
            }
            QCOMPARE(covered, cells[side]);
        }
    }

    void repeatedNineTimes() {
        const Case c = makeCase(129, 129);
        const Camera camera =
            framed({3.0 * 1280, 3.0 * 1280, c.box.low, c.box.high, 10}, {1280, 800, 0.56}, 3.6, 0.6);
        SelectionView view = viewFrom(c, camera);
        view.camera.eye -= glm::dvec3(1280, 1280, 0);
        view.clip.farthest *= 3;
        view.tiles = 1;
        const std::vector<int> covered = coverage(c, selectPatches(c.field->grid(), c.pyramid, view));
        QVERIFY(std::ranges::all_of(covered, [](int times) { return times == 9; }));
    }

    void holesAloneAreNotDrawn() {
        terrain::Grid grid;
        grid.columns = grid.rows = 65;
        terrain::Heightfield field = std::move(terrain::Heightfield::filled(grid, 1)).value();
        for (int r = 0; r <= 16; ++r)
            for (int column = 0; column <= 16; ++column)
                field.row(r)[column] = terrain::hole;
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        SelectionView view;
        view.camera = framed({64, 64, 1, 1, 1}, {1280, 800, 0.56}, 3, 1);
        view.lens = {1280, 800, 0.56};
        view.clip = {1, 1000};
        view.quadPixels = 0.001; // the finest level everywhere
        QCOMPARE(selectPatches(grid, pyramid, view).patches.size(), std::size_t{15});
    }
};

QTEST_GUILESS_MAIN(TerrainSelectionTest)
#include "terrain_selection_test.moc"
