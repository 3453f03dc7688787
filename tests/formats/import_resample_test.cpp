// SPDX-License-Identifier: MIT
#include "libterrain/formats/georeference.h"
#include "libterrain/formats/resampled.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/program.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace terrain;
using namespace support;

/// Other numbers of samples over the same ground, while it is imported.
class ImportResampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ownSizeIsIdentical();
    void planesStayPlanes_data();
    void planesStayPlanes();
    void rimsAreMadeOfRims();
    void gdalMakesTheSame_data();
    void gdalMakesTheSame();
    void squareCells_data();
    void squareCells();
    void holesNeitherSpreadNorClose_data();
    void holesNeitherSpreadNorClose();
    void afterCropTurnAndMirror();
    void bitsOfSamplesAreKept_data();
    void bitsOfSamplesAreKept();
    void markersAreSeenBefore();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] QString written(Heightfield& ground, const char* name, const char* crs = "", double x = 0,
                                  double y = 0) const {
        Grid grid = ground.grid();
        grid.crs = crs;
        grid.originX = x;
        grid.originY = y;
        ground.setGrid(grid);
        exported(ground, "tif", path(name));
        return path(name);
    }
    [[nodiscard]] static ImportOptions sized(int columns, int rows) {
        ImportOptions out;
        out.shape.size = SampleCounts{columns, rows};
        return out;
    }
    QTemporaryDir m_folder;
};

namespace {

double rough(int x, int y) {
    return (x * 7919 + y * 104729) % 7001 / 9.0;
}

} // namespace

void ImportResampleTest::ownSizeIsIdentical() {
    Heightfield ground = fieldOf(9, 7, rough, 2, 3);
    ground.row(1)[2] = -0.0F;
    ground.row(3)[4] = hole;
    ground.row(6)[8] = -std::numeric_limits<float>::denorm_min();
    exported(ground, "r32", path("own.r32"));
    ImportOptions options = sized(9, 7);
    options.raw.columns = 9;
    options.raw.rows = 7;
    ImportOptions asItIs;
    asItIs.raw = options.raw;
    const ImportedHeightmap whole = imported(path("own.r32"), asItIs);
    for (const bool square : {false, true}) {
        options.shape.squareCells = square;
        options.shape.size = square ? std::nullopt : options.shape.size;
        const ImportedHeightmap map = imported(path("own.r32"), options);
        QVERIFY(std::memcmp(map.heights.samples().data(), whole.heights.samples().data(),
                            ground.samples().size_bytes()) == 0);
        QVERIFY(map.heights.grid() == whole.heights.grid());
        QVERIFY(!anyNote(map.notes, "Resampled"));
    }
    QVERIFY(std::memcmp(resampled(ground, 9, 7).value().samples().data(), ground.samples().data(),
                        ground.samples().size_bytes()) == 0);
}

void ImportResampleTest::planesStayPlanes_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("exact"); // whether all new places are exact numbers
    const auto row = [](int columns, int rows, bool exact) {
        QTest::addRow("%d x %d", columns, rows) << QSize(columns, rows) << exact;
    };
    row(129, 65, true);
    row(257, 33, true);
    row(33, 17, true);
    row(17, 129, true);
    row(2, 2, true);
    row(100, 50, false);
    row(64, 32, false);
    row(50, 20, false);
    row(49, 1000, false);
    row(7, 5, false);
    row(3, 2, false);
}

/// Also where samples become fewer, up to the rim.
void ImportResampleTest::planesStayPlanes() {
    QFETCH(QSize, size);
    QFETCH(bool, exact);
    Heightfield plane = planeOf(65, 33, 0.25, -0.5, 7, 2, 4);
    const ImportedHeightmap map = imported(written(plane, "plane.tif"), sized(size.width(), size.height()));
    const Grid& grid = map.heights.grid();
    QCOMPARE(QSize(grid.columns, grid.rows), size);
    QCOMPARE(grid.width(), plane.grid().width());
    QCOMPARE(grid.depth(), plane.grid().depth());
    QVERIFY(map.file == plane.grid());
    for (int y = 0; y < grid.rows; ++y)
        for (int x = 0; x < grid.columns; ++x) {
            const double wanted =
                0.25 * x * 128 / (grid.columns - 1) - 0.5 * (128 - y * 128.0 / (grid.rows - 1)) + 7;
            const double seen = map.heights.at(x, y);
            QVERIFY2(exact ? seen == wanted : std::abs(seen - wanted) < 1e-5,
                     qPrintable(QStringLiteral("%1 %2: %3, not %4").arg(x).arg(y).arg(seen).arg(wanted)));
        }
    const QString says =
        QStringLiteral("Resampled from 65 × 33 to %1 × %2.").arg(size.width()).arg(size.height());
    QVERIFY(anyNote(map.notes, says.toUtf8().constData()));
}

/// Two terrains that share a side still do.
void ImportResampleTest::rimsAreMadeOfRims() {
    const Heightfield west = fieldOf(41, 31, [](int x, int y) { return rough(x, y); });
    const Heightfield east = fieldOf(41, 31, [](int x, int y) { return rough(x + 40, y); });
    for (const QSize& size : {QSize(20, 11), QSize(30, 30), QSize(2, 3), QSize(100, 17)}) {
        const Heightfield a = resampled(west, size.width(), size.height()).value();
        const Heightfield b = resampled(east, size.width(), size.height()).value();
        for (int y = 0; y < size.height(); ++y)
            QCOMPARE(a.at(size.width() - 1, y), b.at(0, y));
        QCOMPARE(a.at(0, 0), west.at(0, 0));
    }
}

void ImportResampleTest::gdalMakesTheSame_data() {
    QTest::addColumn<QString>("crs");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("metres") << QStringLiteral("EPSG:32632") << 390000.0 << 5090000.0;
    QTest::newRow("degrees") << QStringLiteral("EPSG:4326") << 7.25 << 61.5;
}

/// Twice and three times as many samples between the same corners, linearly between: heights and place.
void ImportResampleTest::gdalMakesTheSame() {
    QFETCH(QString, crs);
    QFETCH(double, x);
    QFETCH(double, y);
    Heightfield ground = fieldOf(40, 30, rough, 25, 60);
    const QString file = written(ground, "ground.tif", crs.toLatin1().constData(), x, y);
    // In the crs's units, as GDAL counts: an edge lies half a cell beyond the samples.
    const ImportedHeightmap whole = imported(file);
    const CrsStep step = crsStep(whole.heights.grid());
    const auto number = [](double value) { return QString::number(value, 'g', 17); };
    const double newX = step.x / 2;
    const double newY = step.y / 3;
    const ProgramRun warped = runShell(
        QStringLiteral(
            "gdalwarp -q -overwrite -r bilinear -ot Float64 -ts 79 88 -te %1 %2 %3 %4 ground.tif warped.tif")
            .arg(number(x - newX / 2), number(y - 29 * step.y - newY / 2), number(x + 39 * step.x + newX / 2),
                 number(y + newY / 2)),
        m_folder.path());
    if (warped.code == 127)
        QSKIP("gdalwarp is not here");
    QVERIFY2(warped.code == 0, warped.seen());
    const ImportedHeightmap right = imported(path("warped.tif"));
    const ImportedHeightmap seen = imported(file, sized(79, 88));
    const Grid& grid = seen.heights.grid();
    QCOMPARE(grid.crs, right.heights.grid().crs);
    const CrsStep finer = crsStep(grid);
    QVERIFY(std::abs(finer.x / newX - 1) < 1e-9 && std::abs(finer.y / newY - 1) < 1e-9);
    QVERIFY(std::abs(grid.originX - right.heights.grid().originX) < 1e-6 * newX);
    QVERIFY(std::abs(grid.originY - right.heights.grid().originY) < 1e-6 * newY);
    QVERIFY(sameHeights(seen.heights, right.heights, 0.01));
    // And what is written again lies where GDAL's does.
    exported(seen.heights, "tif", path("again.tif"));
    const Grid again = imported(path("again.tif")).heights.grid();
    QVERIFY(std::abs(again.originX - grid.originX) < 1e-6 * newX);
    QVERIFY(std::abs(crsStep(again).x / newX - 1) < 1e-9);
}

void ImportResampleTest::squareCells_data() {
    QTest::addColumn<QSizeF>("spacing");
    QTest::addColumn<QSize>("size"); // of 41 × 31
    QTest::newRow("square") << QSizeF(5, 5) << QSize(41, 31);
    QTest::newRow("deep") << QSizeF(5, 10) << QSize(41, 61);
    QTest::newRow("wide") << QSizeF(10, 5) << QSize(81, 31);
    QTest::newRow("nearly") << QSizeF(5, 5.1) << QSize(41, 32);
    QTest::newRow("no whole number") << QSizeF(7, 5) << QSize(57, 31);
    QTest::newRow("hardly wider") << QSizeF(5, 5.00001) << QSize(41, 31);
}

void ImportResampleTest::squareCells() {
    QFETCH(QSizeF, spacing);
    QFETCH(QSize, size);
    Heightfield ground = fieldOf(41, 31, rough, spacing.width(), spacing.height());
    ImportOptions options;
    options.shape.squareCells = true;
    const ImportedHeightmap map = imported(written(ground, "cells.tif"), options);
    const Grid& grid = map.heights.grid();
    QCOMPARE(QSize(grid.columns, grid.rows), size);
    QVERIFY(std::abs(grid.width() - ground.grid().width()) < 1e-9);
    QVERIFY(std::abs(grid.depth() - ground.grid().depth()) < 1e-9);
    // As square as whole numbers allow: half a cell over the whole ground.
    QVERIFY(std::abs(grid.spacingX / grid.spacingY - 1) <= 0.5 / (std::min(size.width(), size.height()) - 1));
    QCOMPARE(anyNote(map.notes, "Resampled from 41 × 31"), size != QSize(41, 31));
}

void ImportResampleTest::holesNeitherSpreadNorClose_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size :
         {QSize(121, 81), QSize(100, 70), QSize(42, 30), QSize(31, 21), QSize(25, 40), QSize(9, 7)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

/// A new sample is missing exactly where one that it would be made of is: within a cell of the coarser grid.
void ImportResampleTest::holesNeitherSpreadNorClose() {
    QFETCH(QSize, size);
    const std::set<std::pair<int, int>> gaps = {{0, 0}, {20, 13}, {21, 13}, {60, 40}, {44, 0}, {7, 33}};
    Heightfield ground = planeOf(61, 41, 1, 2, 3);
    for (const auto& gap : gaps)
        ground.row(gap.second)[gap.first] = hole;
    const ImportedHeightmap map = imported(written(ground, "holes.tif"), sized(size.width(), size.height()));
    QCOMPARE(map.holes, holeCount(map.heights));
    QVERIFY(map.holes > 0);
    const auto reach = [](double place, int before, int after) {
        const double ratio = (before - 1.0) / (after - 1);
        return std::max(1.0, std::min({ratio, place, before - 1 - place}));
    };
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const double column = x * 60.0 / (size.width() - 1);
            const double row = y * 40.0 / (size.height() - 1);
            bool missing = false;
            for (const auto& gap : gaps)
                missing = missing || (std::abs(gap.first - column) < reach(column, 61, size.width()) - 1e-9 &&
                                      std::abs(gap.second - row) < reach(row, 41, size.height()) - 1e-9);
            const double height = map.heights.at(x, y);
            QCOMPARE(std::isnan(height), missing);
            if (!missing)
                QVERIFY(std::abs(height - (column + 2 * (40 - row) + 3)) < 1e-4);
        }
}

/// It is the last step: what the others make is resampled.
void ImportResampleTest::afterCropTurnAndMirror() {
    Heightfield ground = fieldOf(40, 30, rough, 2, 3);
    const QString file = written(ground, "steps.tif", "EPSG:32632", 390000, 5090000);
    ImportOptions options;
    options.shape.crop = Window{5, 4, 21, 11};
    for (const int turns : {0, 1, 2, 3}) {
        options.shape.quarterTurns = turns;
        options.shape.mirrorEastWest = turns == 1;
        options.shape.size.reset();
        const Heightfield before = imported(file, options).heights;
        options.shape.size = SampleCounts{31, 17};
        const Heightfield seen = imported(file, options).heights;
        QVERIFY(sameHeights(seen, resampled(before, 31, 17).value()));
        QCOMPARE(seen.grid().originX, before.grid().originX);
        QCOMPARE(seen.grid().originY, before.grid().originY);
        QCOMPARE(seen.grid().crs, before.grid().crs);
        QCOMPARE(seen.grid().width(), before.grid().width());
        QCOMPARE(seen.grid().depth(), before.grid().depth());
    }
}

void ImportResampleTest::bitsOfSamplesAreKept_data() {
    QTest::addColumn<int>("side");
    QTest::newRow("half") << 65;
    QTest::newRow("twice") << 257;
}

/// 16-bit numbers in a narrow band stay in it and take many values between.
void ImportResampleTest::bitsOfSamplesAreKept() {
    QFETCH(int, side);
    ExportOptions metres;
    metres.range = MetreRange{0, 65535};
    const auto height = [](int x, int y) {
        const auto mixed =
            static_cast<std::uint32_t>(x) * 374761393U + static_cast<std::uint32_t>(y) * 668265263U;
        return 1000 + ((mixed ^ mixed >> 13U) * 1274126177U >> 16U) % 256;
    };
    exported(fieldOf(129, 129, height), "png", path("band.png"), metres);
    const ImportedHeightmap map = imported(path("band.png"), sized(side, side));
    const HeightRange range = heightRange(map.heights);
    QVERIFY(range.minimum >= 1000 && range.maximum <= 1255);
    QVERIFY(std::set<float>(map.heights.samples().begin(), map.heights.samples().end()).size() > 200);
}

/// An undeclared −9999 is mixed with the ground by resampling: the warning counts those of the file.
void ImportResampleTest::markersAreSeenBefore() {
    Heightfield ground = planeOf(33, 33, 1, 1, 50);
    ground.row(10)[11] = -9999;
    const ImportedHeightmap map = imported(written(ground, "marker.tif"), sized(20, 20));
    QVERIFY(anyNote(map.notes, "-9999, often stands for missing samples (here 1)"));
}

void ImportResampleTest::refusals_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("line"); // of ground that is one row
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QByteArray>("says");
    const QByteArray sides("a terrain has from 2 to 1048577 a side");
    QTest::newRow("one column") << QSize(1, 9) << false << ErrorCode::InvalidRequest << sides;
    QTest::newRow("no row") << QSize(9, 0) << false << ErrorCode::InvalidRequest << sides;
    QTest::newRow("too wide") << QSize(1048578, 9) << false << ErrorCode::InvalidRequest << sides;
    QTest::newRow("a line") << QSize(9, 9) << true << ErrorCode::InvalidRequest
                            << QByteArray("no area that could be resampled");
    QTest::newRow("a square of a line")
        << QSize() << true << ErrorCode::InvalidRequest << QByteArray("no area that could be resampled");
    QTest::newRow("beyond memory") << QSize(1048577, 1048577) << false << ErrorCode::OverLimit
                                   << QByteArray("of memory");
}

void ImportResampleTest::refusals() {
    QFETCH(QSize, size);
    QFETCH(bool, line);
    QFETCH(ErrorCode, code);
    QFETCH(QByteArray, says);
    Heightfield ground = fieldOf(5, 4, rough, 1, 2);
    const QString file = written(ground, "small.tif");
    ImportOptions options;
    options.shape.squareCells = !size.isValid();
    if (size.isValid())
        options = sized(size.width(), size.height());
    if (line)
        options.shape.crop = Window{0, 1, 5, 1};
    const auto refused = importHeightmap(asPath(file), options);
    QVERIFY(refused.isError());
    QVERIFY(refused.error().code == code);
    QVERIFY2(refused.error().detail.english().find(says.toStdString()) != std::string::npos,
             refused.error().detail.english().c_str());
    if (code == ErrorCode::InvalidRequest)
        QCOMPARE(refused.error().field, std::string("in-resample"));
}

QTEST_GUILESS_MAIN(ImportResampleTest)
#include "import_resample_test.moc"
