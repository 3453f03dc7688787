// SPDX-License-Identifier: MIT
#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/verify_export.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

class TilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowsCoverEverySample_data();
    void windowsCoverEverySample();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void togetherTheyAreTheWhole_data();
    void togetherTheyAreTheWhole();
    void tilesKeepTheirPlace();
};

void TilesTest::windowsCoverEverySample_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("tiles");
    QTest::addColumn<int>("overlap");
    for (const QSize& size : {QSize(64, 64), QSize(65, 65), QSize(101, 67), QSize(1025, 513), QSize(7, 5)})
        for (const QSize& tiles : {QSize(1, 1), QSize(2, 2), QSize(3, 2), QSize(1, 2)})
            for (const int overlap : {0, 1, 2})
                if (checkTiling({tiles.width(), tiles.height(), overlap}, size.width(), size.height()))
                    QTest::addRow("%dx%d in %dx%d sharing %d", size.width(), size.height(), tiles.width(),
                                  tiles.height(), overlap)
                        << size << tiles << overlap;
}

void TilesTest::windowsCoverEverySample() {
    QFETCH(QSize, size);
    QFETCH(QSize, tiles);
    QFETCH(int, overlap);
    const auto windows = tileWindows({tiles.width(), tiles.height(), overlap}, size.width(), size.height());
    QCOMPARE(windows.size(),
             static_cast<std::size_t>(tiles.width()) * static_cast<std::size_t>(tiles.height()));
    const auto at = [&](int x, int y) -> const Window& {
        return windows[static_cast<std::size_t>(y * tiles.width() + x)];
    };
    const bool whole = tiles == QSize(1, 1);
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            const Window& tile = at(x, y);
            if (x == 0)
                QCOMPARE(tile.column, 0);
            else
                QCOMPARE(at(x - 1, y).column + at(x - 1, y).columns - overlap, tile.column);
            if (y == 0)
                QCOMPARE(tile.row, 0);
            else
                QCOMPARE(at(x, y - 1).row + at(x, y - 1).rows - overlap, tile.row);
            if (x + 1 == tiles.width())
                QCOMPARE(tile.column + tile.columns, size.width()); // the last column is not lost
            if (y + 1 == tiles.height())
                QCOMPARE(tile.row + tile.rows, size.height());
            if (!whole)
                QVERIFY(std::abs(tile.columns - at(0, 0).columns) <= 1 &&
                        std::abs(tile.rows - at(0, 0).rows) <= 1);
        }
}

void TilesTest::refusesWhatCannotBe_data() {
    QTest::addColumn<QSize>("tiles");
    QTest::addColumn<int>("overlap");
    QTest::newRow("none") << QSize(0, 1) << 0;
    QTest::newRow("less than none") << QSize(1, -1) << 0;
    QTest::newRow("negative overlap") << QSize(2, 2) << -1;
    QTest::newRow("tiles of one sample") << QSize(10, 1) << 0;
    QTest::newRow("more tiles than samples") << QSize(1000, 1) << 0;
    QTest::newRow("overlap as wide as a tile") << QSize(2, 1) << 10;
    QTest::newRow("overlap wider than the terrain") << QSize(2, 1) << 50;
}

void TilesTest::refusesWhatCannotBe() {
    QFETCH(QSize, tiles);
    QFETCH(int, overlap);
    const Status refused = checkTiling({tiles.width(), tiles.height(), overlap}, 10, 10);
    QVERIFY(refused.isError());
    QCOMPARE(refused.error().code, ErrorCode::InvalidRequest);
}

void TilesTest::togetherTheyAreTheWhole_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("overlap");
    QTest::addColumn<QSize>("tiles");
    const QSize six(3, 2);
    for (const char* format : {"png", "raw", "r32", "tif", "asc"})
        for (const int overlap : {0, 1, 3})
            QTest::addRow("%s sharing %d", format, overlap)
                << QString::fromLatin1(format) << QString() << overlap << six;
    QTest::newRow("raw from the south") << QStringLiteral("raw") << QStringLiteral("rows") << 1 << six;
    QTest::newRow("more down than across") << QStringLiteral("png") << QString() << 1 << QSize(2, 3);
    QTest::newRow("as many as 256") << QStringLiteral("png") << QString() << 1 << QSize(16, 16);
}

/// Bit for bit: every tile read alone holds what the file of the whole holds there.
void TilesTest::togetherTheyAreTheWhole() {
    QFETCH(QString, format);
    QFETCH(QString, options);
    QFETCH(int, overlap);
    QFETCH(QSize, tiles);
    const QTemporaryDir folder;
    Heightfield ground =
        fieldOf(101, 67, [](int x, int y) { return (x * 7919 + y * 104729) % 7001 / 9.0 - 37; });
    ExportRequest request;
    request.format = findHeightmapFormat(format.toStdString());
    request.path = asPath(folder.filePath(QStringLiteral("land.") + format));
    if (!options.isEmpty())
        request.options = exportOptions("raw", {{"rows", "south"}});
    const auto whole = planExport(request, ground.grid(), heightRange(ground));
    const auto written = runExport(whole.value(), ground, Existing::Keep);
    QVERIFY(written.isOk());
    request.tilesAcross = tiles.width();
    request.tilesDown = tiles.height();
    request.overlap = overlap;
    const auto plan = planExport(request, ground.grid(), heightRange(ground));
    const auto tiled = runExport(plan.value(), ground, Existing::Keep);
    QVERIFY2(tiled.isOk(), tiled.isError() ? tiled.error().detail.english().c_str() : "");
    QCOMPARE(tiled.value().files.size(), static_cast<std::size_t>(tiles.width() * tiles.height()));
    const QString last = asText(tiled.value().files.back().filename().string());
    QCOMPARE(last, QStringLiteral("land_x%1_y%2.").arg(tiles.width() - 1).arg(tiles.height() - 1) + format);
    QCOMPARE(tiled.value().report.range, written.value().report.range); // one range for all
    const auto read = [&](const std::filesystem::path& path, int columns, int rows) {
        ExportReport report = written.value().report;
        Grid grid;
        grid.columns = columns;
        grid.rows = rows;
        return imported(asText(path.string()),
                        readBack(*request.format, grid, plan.value().options.format, report).options)
            .heights;
    };
    const bool southFirst = !options.isEmpty();
    const Heightfield all = read(written.value().files.front(), 101, 67);
    for (const PlannedFile& file : plan.value().files) {
        const Window& window = file.window;
        const Heightfield tile = read(file.path, window.columns, window.rows);
        QCOMPARE(tile.columns(), window.columns);
        QCOMPARE(tile.rows(), window.rows);
        for (int y = 0; y < window.rows; ++y) {
            const int inTile = southFirst ? window.rows - 1 - y : y;
            const int inAll = southFirst ? ground.rows() - 1 - (window.row + y) : window.row + y;
            QVERIFY(std::memcmp(tile.row(inTile), all.row(inAll) + window.column,
                                static_cast<std::size_t>(window.columns) * sizeof(float)) == 0);
        }
    }
}

void TilesTest::tilesKeepTheirPlace() {
    const QTemporaryDir folder;
    Heightfield ground = fieldOf(
        64, 48, [](int x, int y) { return x + 2 * y; }, 30, 30);
    Grid grid = ground.grid();
    grid.originX = 500000;
    grid.originY = 5200000;
    grid.crs = "EPSG:32632";
    ground.setGrid(grid);
    ExportRequest request;
    request.format = findHeightmapFormat("tif");
    request.path = asPath(folder.filePath(QStringLiteral("land.tif")));
    request.tilesAcross = request.tilesDown = 2;
    const auto plan = planExport(request, ground.grid(), heightRange(ground));
    QVERIFY(runExport(plan.value(), ground, Existing::Keep).isOk());
    for (const PlannedFile& file : plan.value().files) {
        const Grid tile = imported(asText(file.path.string())).heights.grid();
        QCOMPARE(tile.originX, 500000 + 30.0 * file.window.column);
        QCOMPARE(tile.originY, 5200000 - 30.0 * file.window.row);
        QCOMPARE(tile.spacingX, 30.0);
    }
}

QTEST_GUILESS_MAIN(TilesTest)
#include "tiles_test.moc"
