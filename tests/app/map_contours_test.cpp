// SPDX-License-Identifier: MIT
// Contour lines of the map, against the lines that marching squares find.
#include "app/map/map_picture.h"
#include "app/map/map_tiles.h"
#include "libterrain/surface/contours.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace terrain;

namespace {

constexpr int cells = 240;

Heightfield hills(int columns = cells, int rows = cells) {
    return support::fieldOf(columns, rows, [](int c, int r) {
        return 60 * std::sin(c * 0.031) * std::cos(r * 0.027) + 12 * std::sin(c * 0.11 + r * 0.07);
    });
}

QImage picture(const Heightfield& field, bool contours, double interval, QSize size = {}) {
    app::MapOptions options;
    options.display.ramp = "terrain";
    options.display.contours = contours;
    options.display.contourInterval = interval;
    options.size = size;
    return app::mapPicture(field, options);
}

/// Pixels that the lines have changed.
std::set<std::pair<int, int>> inked(const QImage& with, const QImage& without) {
    std::set<std::pair<int, int>> out;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y))
                out.insert({x, y});
    return out;
}

std::shared_ptr<const app::MapShading> shadingOf(const Heightfield& field, double interval) {
    terrain::Display display;
    display.contours = true;
    display.contourInterval = interval;
    return std::make_shared<app::MapShading>(display, std::nullopt, *app::mapMeasures(field));
}

} // namespace

class MapContoursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every point of every line is in ink at every scale, and no ink lies elsewhere.
    void linesLieWhereTheHeightsAre_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("a pixel a sample") << 1.0;
        QTest::newRow("five pixels") << 5.0;
        QTest::newRow("two samples a pixel") << 0.5;
    }
    void linesLieWhereTheHeightsAre() {
        QFETCH(const double, scale);
        const Heightfield field = hills();
        const QSize size = QSize(cells, cells) * scale;
        const auto ink = inked(picture(field, true, 20, size), picture(field, false, 20, size));
        std::set<std::pair<int, int>> reach; // what is near a line
        int points = 0;
        int missed = 0;
        const auto lines = contourLines(field, 0, 20);
        for (const ContourLine& line : lines.value()) {
            for (const ContourPoint& point : line.points) {
                const int x = static_cast<int>((point.column + 0.5) * scale);
                const int y = static_cast<int>((point.row + 0.5) * scale);
                bool found = false;
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx)
                        found = found || ink.contains({x + dx, y + dy});
                ++points;
                missed += found ? 0 : 1;
                const int far = static_cast<int>(std::ceil(2 + scale));
                for (int dy = -far; dy <= far; ++dy)
                    for (int dx = -far; dx <= far; ++dx)
                        reach.insert({x + dx, y + dy});
            }
        }
        QVERIFY(points > 2000);
        QVERIFY2(missed * 200 < points, qPrintable(QStringLiteral("%1 of %2").arg(missed).arg(points)));
        const auto strays =
            std::count_if(ink.begin(), ink.end(), [&](const auto& p) { return !reach.contains(p); });
        // Ground that all but touches a level has a trace of its line.
        QVERIFY2(strays * 200 < static_cast<std::ptrdiff_t>(ink.size()), qPrintable(QString::number(strays)));
    }

    /// On a plane a line is one pixel wide, on an even steeper one too; an index line is stronger.
    void widthDoesNotDependOnTheSlope() {
        for (const double rise : {0.2, 1.0}) {
            const Heightfield plane = support::planeOf(200, 20, rise, 0, 3);
            const auto ink = inked(picture(plane, true, rise * 18), picture(plane, false, rise * 18));
            QMap<int, int> perColumn;
            for (const auto& [x, y] : ink)
                ++perColumn[x];
            QVERIFY2(perColumn.size() >= 10 && perColumn.size() <= 3 * 11,
                     qPrintable(QString::number(perColumn.size())));
        }
    }

    void everyFifthLineIsStronger() {
        const Heightfield plane = support::planeOf(300, 9, 1, 0, 0);
        const QImage with = picture(plane, true, 10);
        const QImage without = picture(plane, false, 10);
        const auto ink = [&](int x) { return qGray(without.pixel(x, 4)) - qGray(with.pixel(x, 4)); };
        QVERIFY(ink(110) > 10 && ink(105) == 0);
        for (const int index : {100, 150, 200})
            QVERIFY(ink(index) > ink(index + 10) * 1.3);
    }

    void linesThatWouldTouchFade() {
        const Heightfield plane = support::planeOf(100, 100, 1, 0, 0);
        QVERIFY(inked(picture(plane, true, 0.4), picture(plane, false, 0.4)).empty());
        // The index lines are still there where the others have gone.
        const auto ink = inked(picture(plane, true, 2.0), picture(plane, false, 2.0));
        QVERIFY(!ink.empty() && ink.size() < 100 * 40);
    }

    void nothingOnFlatGroundAndInHoles() {
        const Heightfield flat = support::planeOf(60, 60, 0, 0, 10);
        QCOMPARE(picture(flat, true, 10), picture(flat, false, 10));
        const Heightfield holes = support::fieldOf(60, 60, [](int c, int) { return c < 30 ? c : hole; });
        for (const auto& [x, y] : inked(picture(holes, true, 5), picture(holes, false, 5)))
            QVERIFY(x < 30);
    }

    /// A tile of its own is the same as its part of the whole; lines go on from tile to tile.
    void tilesMeet() {
        const Heightfield field = hills(600, 300);
        const auto shading = shadingOf(field, 5);
        for (const double scale : {0.8, 1.0, 3.7}) {
            const app::MapRaster raster(field, *shading, {scale, scale}, false);
            QImage whole(raster.size(), QImage::Format_RGB32);
            for (int y = 0; y < whole.height(); ++y)
                for (int x = 0; x < whole.width(); x += 199)
                    raster.draw({x, y, std::min(199, whole.width() - x), 1},
                                reinterpret_cast<QRgb*>(whole.scanLine(y)) + x, 0);
            app::MapTiles tiles;
            tiles.setScene(std::make_shared<const Heightfield>(field.clone().value()), shading, false);
            tiles.setScale({scale, scale});
            for (const auto& tile : tiles.tiles(QRect(QPoint(0, 0), whole.size())))
                QCOMPARE(tile.image, whole.copy(QRect(tile.at, tile.image.size())));
        }
    }

    /// Labels stand on index lines, along them, readable, inside their tile.
    void labelsStandOnTheirLines() {
        const Heightfield field = hills(1024, 1024);
        app::MapTiles tiles;
        tiles.setScene(std::make_shared<const Heightfield>(field.clone().value()), shadingOf(field, 5),
                       false);
        tiles.setScale({1, 1});
        int labels = 0;
        for (const auto& tile : tiles.tiles({0, 0, 1024, 1024})) {
            if (!tile.label)
                continue;
            ++labels;
            QVERIFY(QRectF(tile.at, tile.image.size()).adjusted(20, 20, -20, -20).contains(tile.label->at));
            QCOMPARE(std::remainder(tile.label->height, 25), 0.0);
            const int x = static_cast<int>(tile.label->at.x());
            const int y = static_cast<int>(tile.label->at.y());
            QVERIFY(std::abs(static_cast<double>(field.at(x, y)) - tile.label->height) < 6);
            QVERIFY(std::abs(tile.label->angle) <= 90);
            const double turn = tile.label->angle * M_PI / 180;
            const float ahead = field.at(x + static_cast<int>(15 * std::cos(turn)),
                                         y + static_cast<int>(15 * std::sin(turn)));
            QVERIFY(std::abs(static_cast<double>(ahead) - tile.label->height) < 8);
        }
        QVERIFY2(labels >= 8, qPrintable(QString::number(labels)));
    }

    void noLabelsWithoutLines() {
        const Heightfield field = hills();
        app::MapTiles tiles;
        tiles.setScene(std::make_shared<const Heightfield>(field.clone().value()),
                       std::make_shared<app::MapShading>(terrain::Display{}, std::nullopt,
                                                         app::MapMeasures{heightRange(field), 0.3, 1}),
                       false);
        tiles.setScale({3, 3});
        for (const auto& tile : tiles.tiles({0, 0, 700, 700}))
            QVERIFY(!tile.label);
    }
};

QTEST_GUILESS_MAIN(MapContoursTest)
#include "map_contours_test.moc"
