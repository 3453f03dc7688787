// SPDX-License-Identifier: MIT
#include "libterrain/formats/georeference.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/program.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

Q_DECLARE_METATYPE(ImportShape)

/// A part of a file, turned and mirrored.
class ImportShapeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShape_data();
    void everyShape();
    void asPicturesAreTurned_data();
    void asPicturesAreTurned();
    void rowsFromTheSouth();
    void partsKeepTheirPlace_data();
    void partsKeepTheirPlace();
    void turnedGroundLosesItsPlace_data();
    void turnedGroundLosesItsPlace();
    void picturesLieNowhere();
    void refusesOtherParts_data();
    void refusesOtherParts();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] ImportedHeightmap shaped(const QString& file, const ImportShape& shape) const {
        ImportOptions options;
        options.shape = shape;
        return imported(file, options);
    }
    QTemporaryDir m_folder;
};

void ImportShapeTest::everyShape_data() {
    QTest::addColumn<ImportShape>("shape");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const ImportShape& shape, const char* expected) {
        QTest::newRow(name) << shape << QString::fromLatin1(expected);
    };
    row("as it is", {}, "1 2 3 / 4 5 6");
    row("90", {{}, 1, false, false}, "4 1 / 5 2 / 6 3");
    row("180", {{}, 2, false, false}, "6 5 4 / 3 2 1");
    row("270", {{}, 3, false, false}, "3 6 / 2 5 / 1 4");
    row("west and east", {{}, 0, true, false}, "3 2 1 / 6 5 4");
    row("north and south", {{}, 0, false, true}, "4 5 6 / 1 2 3");
    row("both", {{}, 0, true, true}, "6 5 4 / 3 2 1");
    row("90, then west and east", {{}, 1, true, false}, "1 4 / 2 5 / 3 6");
    row("90, then north and south", {{}, 1, false, true}, "6 3 / 5 2 / 4 1");
    row("270, then both", {{}, 3, true, true}, "4 1 / 5 2 / 6 3");
    row("a part", {Window{1, 0, 2, 2}, 0, false, false}, "2 3 / 5 6");
    row("a part, 90", {Window{1, 0, 2, 2}, 1, false, false}, "5 2 / 6 3");
    row("a column, 270", {Window{0, 0, 1, 2}, 3, false, false}, "1 4");
    row("a row, mirrored", {Window{0, 1, 3, 1}, 0, true, true}, "6 5 4");
    row("one sample", {Window{2, 1, 1, 1}, 2, true, false}, "6");
    row("the whole as a part", {Window{0, 0, 3, 2}, 0, false, false}, "1 2 3 / 4 5 6");
}

void ImportShapeTest::everyShape() {
    QFETCH(ImportShape, shape);
    QFETCH(QString, expected);
    exported(fieldOf({{1, 2, 3}, {4, 5, 6}}), "tif", path("small.tif"));
    const ImportedHeightmap map = shaped(path("small.tif"), shape);
    QCOMPARE(words(map.heights), expected);
    QCOMPARE(map.file.columns, 3);
    QCOMPARE(map.file.rows, 2);
}

/// Qt turns and mirrors pictures by itself; sides that no band divides.
void ImportShapeTest::asPicturesAreTurned_data() {
    QTest::addColumn<ImportShape>("shape");
    for (const bool part : {false, true})
        for (int turns = 0; turns < 4; ++turns)
            for (int mirror = 0; mirror < 4; ++mirror)
                QTest::addRow("%s %d %d", part ? "part" : "whole", turns * 90, mirror)
                    << ImportShape{part ? std::optional(Window{5, 18, 31, 34}) : std::nullopt, turns,
                                   (mirror & 1) != 0, (mirror & 2) != 0};
}

void ImportShapeTest::asPicturesAreTurned() {
    QFETCH(ImportShape, shape);
    const auto height = [](int x, int y) { return (x * 7919 + y * 104729) % 65536; };
    const QString file = path("picture.png");
    ExportOptions options;
    options.range = MetreRange{0, 65535};
    exported(fieldOf(37, 53, height), "png", file, options);
    QImage picture = QImage(file);
    QCOMPARE(picture.format(), QImage::Format_Grayscale16);
    if (shape.crop)
        picture = picture.copy(shape.crop->column, shape.crop->row, shape.crop->columns, shape.crop->rows);
    picture = picture.transformed(QTransform().rotate(90 * shape.quarterTurns))
                  .mirrored(shape.mirrorEastWest, shape.mirrorNorthSouth)
                  .convertToFormat(QImage::Format_Grayscale16);
    const ImportedHeightmap map = shaped(file, shape);
    QCOMPARE(QSize(map.heights.columns(), map.heights.rows()), picture.size());
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const quint16*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x)
            QCOMPARE(map.heights.at(x, y), static_cast<float>(line[x]));
    }
}

void ImportShapeTest::rowsFromTheSouth() {
    for (const int header : {0, 5}) {
        writeFile(path("south.raw"), QByteArray(header, 'h') + QByteArray::fromHex("010002000300"
                                                                                   "040005000600"));
        ImportOptions options;
        options.raw.columns = 3;
        options.raw.rows = 2;
        options.raw.headerBytes = static_cast<std::uint64_t>(header);
        QCOMPARE(words(imported(path("south.raw"), options).heights), QStringLiteral("1 2 3 / 4 5 6"));
        options.raw.southFirst = true;
        QCOMPARE(words(imported(path("south.raw"), options).heights), QStringLiteral("4 5 6 / 1 2 3"));
        // A part is counted where the samples lie, not where they stand in the file.
        options.shape.crop = Window{0, 0, 2, 1};
        QCOMPARE(words(imported(path("south.raw"), options).heights), QStringLiteral("4 5"));
    }
    // The export's own row order comes back.
    const Heightfield ground = fieldOf(9, 7, [](int x, int y) { return x + 10 * y; });
    exported(ground, "r32", path("south.r32"), exportOptions("r32", {{"rows", "south"}}));
    ImportOptions options;
    options.raw.columns = 9;
    options.raw.rows = 7;
    options.raw.southFirst = true;
    QVERIFY(sameHeights(imported(path("south.r32"), options).heights, ground));
}

void ImportShapeTest::partsKeepTheirPlace_data() {
    QTest::addColumn<QString>("crs");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("metres") << QStringLiteral("EPSG:32632") << 390000.0 << 5090000.0;
    QTest::newRow("degrees") << QStringLiteral("EPSG:4326") << 7.25 << 61.5;
    QTest::newRow("degrees, south") << QStringLiteral("EPSG:4326") << -70.0 << -41.0;
    QTest::newRow("feet") << QStringLiteral("EPSG:2272") << 2690000.0 << 240000.0;
}

/// GDAL cuts the same part out of the same file: size, place, spacing and heights are equal.
void ImportShapeTest::partsKeepTheirPlace() {
    QFETCH(QString, crs);
    QFETCH(double, x);
    QFETCH(double, y);
    Heightfield ground = fieldOf(
        60, 90, [](int c, int r) { return c * 3 + r * 1000; }, 25, 40);
    Grid grid = ground.grid();
    grid.crs = crs.toStdString();
    grid.originX = x;
    grid.originY = y;
    ground.setGrid(grid);
    exported(ground, "tif", path("whole.tif"));
    const ProgramRun cut =
        runShell(QStringLiteral("gdal_translate -q -srcwin 11 70 40 15 whole.tif cut.tif"), m_folder.path());
    if (cut.code == 127)
        QSKIP("gdal_translate is not here");
    QVERIFY2(cut.code == 0, cut.seen());
    const ImportedHeightmap expected = imported(path("cut.tif"));
    const ImportedHeightmap part = shaped(path("whole.tif"), {Window{11, 70, 40, 15}, 0, false, false});
    QVERIFY(sameHeights(part.heights, expected.heights));
    const Grid& seen = part.heights.grid();
    const Grid& right = expected.heights.grid();
    QCOMPARE(seen.crs, right.crs);
    const CrsStep step = crsStep(right);
    QVERIFY2(std::abs(seen.originX - right.originX) < 1e-6 * step.x,
             qPrintable(QString::number(seen.originX)));
    QVERIFY2(std::abs(seen.originY - right.originY) < 1e-6 * step.y,
             qPrintable(QString::number(seen.originY)));
    QVERIFY(std::abs(seen.spacingX / right.spacingX - 1) < 1e-9);
    QVERIFY(std::abs(seen.spacingY / right.spacingY - 1) < 1e-9);
    QVERIFY(!anyNote(part.notes, "no longer lies"));
}

void ImportShapeTest::turnedGroundLosesItsPlace_data() {
    QTest::addColumn<ImportShape>("shape");
    QTest::newRow("turned") << ImportShape{{}, 1, false, false};
    QTest::newRow("half a turn") << ImportShape{{}, 2, false, false};
    QTest::newRow("mirrored") << ImportShape{{}, 0, true, false};
    QTest::newRow("a part, upside down") << ImportShape{Window{1, 1, 2, 1}, 0, false, true};
}

void ImportShapeTest::turnedGroundLosesItsPlace() {
    QFETCH(ImportShape, shape);
    Heightfield ground = fieldOf({{1, 2, 3}, {4, 5, 6}}, 10, 20);
    Grid grid = ground.grid();
    grid.crs = "EPSG:32632";
    grid.originX = 390000;
    grid.originY = 5090000;
    ground.setGrid(grid);
    exported(ground, "tif", path("placed.tif"));
    const ImportedHeightmap map = shaped(path("placed.tif"), shape);
    QVERIFY(map.heights.grid().crs.empty());
    QCOMPARE(map.heights.grid().originX, 0.0);
    QCOMPARE(map.heights.grid().originY, 0.0);
    QVERIFY(anyNote(map.notes, "no longer lies"));
    const bool across = shape.quarterTurns % 2 != 0;
    QCOMPARE(map.heights.grid().spacingX, across ? 20.0 : 10.0);
    QCOMPARE(map.heights.grid().spacingY, across ? 10.0 : 20.0);
}

void ImportShapeTest::picturesLieNowhere() {
    exported(fieldOf({{1, 2, 3}, {4, 5, 6}}), "png", path("nowhere.png"));
    const ImportedHeightmap part = shaped(path("nowhere.png"), {Window{1, 1, 2, 1}, 0, false, false});
    QCOMPARE(part.heights.grid().originX, 0.0);
    QCOMPARE(part.heights.grid().originY, 0.0);
    const ImportedHeightmap mirrored = shaped(path("nowhere.png"), {{}, 0, true, false});
    QVERIFY(!anyNote(mirrored.notes, "no longer lies"));
}

void ImportShapeTest::refusesOtherParts_data() {
    QTest::addColumn<ImportShape>("shape");
    const auto row = [](const char* name, const Window& window) {
        QTest::newRow(name) << ImportShape{window, 0, false, false};
    };
    row("too wide", {0, 0, 4, 2});
    row("too high", {0, 1, 3, 2});
    row("beyond", {3, 0, 1, 1});
    row("empty", {0, 0, 0, 2});
    row("no rows", {0, 0, 1, 0});
    row("overflowing", {2, 1, 2147483647, 2147483647});
    row("far", {2147483647, 2147483647, 2147483647, 2147483647});
}

void ImportShapeTest::refusesOtherParts() {
    QFETCH(ImportShape, shape);
    exported(fieldOf({{1, 2, 3}, {4, 5, 6}}), "tif", path("small.tif"));
    ImportOptions options;
    options.shape = shape;
    const auto refused = importHeightmap(asPath(path("small.tif")), options);
    QVERIFY(refused.isError());
    QCOMPARE(refused.error().code, ErrorCode::InvalidRequest);
    QCOMPARE(refused.error().field, std::string("crop"));
    QVERIFY(refused.error().detail.english().find("has 3 × 2 samples") != std::string::npos);
}

QTEST_GUILESS_MAIN(ImportShapeTest)
#include "import_shape_test.moc"
