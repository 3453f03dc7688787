// SPDX-License-Identifier: MIT
#include "libterrain/formats/crs.h"
#include "libterrain/formats/georeference.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

#include <clocale>

using namespace terrain;
using namespace support;

class AsciiGridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void place_data();
    void place();
    void headerNumbersAreExact_data();
    void headerNumbersAreExact();
    void headerNumbersAreRound();
    void crsBesideIt();
    void undeclaredMarkerIsPointedAt();
    void surplusNumbersAreSaid_data();
    void surplusNumbersAreSaid();
    void writes();
    void everyFloatComesBack();
    void markerIsFree();
    void degreesComeBack();
    void localeChangesNothing();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

const QByteArray header = "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 10\n";

} // namespace

void AsciiGridTest::reads_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("heights");
    const auto row = [](const char* name, const QByteArray& text, const char* heights) {
        QTest::newRow(name) << text << QString::fromLatin1(heights);
    };
    row("plain", header + "1 2 3\n4 5 6\n", "1 2 3 / 4 5 6");
    row("no last line end", header + "1 2 3\n4 5 6", "1 2 3 / 4 5 6");
    row("Windows lines", QByteArray(header + "1 2 3\n4 5 6\n").replace('\n', "\r\n"), "1 2 3 / 4 5 6");
    row("old Mac lines", QByteArray(header + "1 2 3\n4 5 6\n").replace('\n', '\r'), "1 2 3 / 4 5 6");
    row("one value a line", header + "1\n2\n3\n4\n5\n6\n", "1 2 3 / 4 5 6");
    row("all on one line", header + "1 2 3 4 5 6", "1 2 3 / 4 5 6");
    row("lines that end elsewhere", header + "1 2\n3 4\n5 6\n", "1 2 3 / 4 5 6");
    row("tabs and blanks", header + "\t 1\t2   3\n\n 4 5\t6 ", "1 2 3 / 4 5 6");
    row("words after the data", header + "1 2 3 4 5 6\nCRS\nNOTES", "1 2 3 / 4 5 6");
    row("byte order mark", "\xEF\xBB\xBF" + header + "1 2 3 4 5 6", "1 2 3 / 4 5 6");
    row("keys in any case and order", "NROWS 2\nCellSize 1\nyllCorner 0\nNCOLS 3\nXLLCORNER 0\n1 2 3 4 5 6",
        "1 2 3 / 4 5 6");
    row("numbers of all kinds", header + "+1 -2. .5 1e2 -1.5E-1 007", "1 -2 0.5 / 100 -0.15 7");
    row("decimal comma", header + "1,5 -2,25 3 4 5 6", "1.5 -2.25 3 / 4 5 6");
    row("comma in the header", "ncols 3\nnrows 2\nxllcorner 1,5\nyllcorner 0\ncellsize 10,25\n1 2 3 4 5 6",
        "1 2 3 / 4 5 6");
    row("nan", header + "nan 2 NaN 4 -nan 6", "nan 2 nan / 4 nan 6");
    row("nan of Windows", header + "1.#QNAN 2 -1.#IND 4 5 6", "nan 2 nan / 4 5 6");
    row("declared marker", header + "NODATA_value -9999\n1 -9999 3 4 5 -9999.0", "1 nan 3 / 4 5 nan");
    row("marker and nan", header + "nodata_value -9999\n1 -9999 3 4 nan 6", "1 nan 3 / 4 nan 6");
    row("marker nan", header + "NODATA_value nan\n1 2 3 4 nan 6", "1 2 3 / 4 nan 6");
    row("marker beyond all heights", header + "NODATA_value 99999\n1 2 3 4 5 99999", "1 2 3 / 4 5 nan");
    row("marker that is no float", header + "NODATA_value -3.4e38\n1 2 3 4 5 -3.4e38", "1 2 3 / 4 5 nan");
}

void AsciiGridTest::reads() {
    QFETCH(QByteArray, text);
    QFETCH(QString, heights);
    writeFile(path("grid.asc"), text);
    const ImportedHeightmap map = imported(path("grid.asc"));
    QCOMPARE(words(map.heights), heights);
    QCOMPARE(map.format, std::string("asc"));
    QVERIFY(map.heightsInMetres);
}

void AsciiGridTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QByteArray& text, const char* says) {
        QTest::newRow(name) << text << QString::fromUtf8(says);
    };
    row("too few", header + "1 2 3\n4 5\n", "5 of 6 values");
    row("no values", header, "0 of 6 values");
    row("inf", header + "1 2 3\n4 inf 6\n", "line 7: 'inf'");
    row("overflow", header + "1 2 3\n4 1e400 6\n", "line 7: '1e400'");
    row("hexadecimal", header + "1 2 3\n0x10 5 6\n", "line 7: '0x10'");
    row("garbage", header + "1 2 three\n4 5 6\n", "line 6: 'three'");
    row("garbage after old Mac lines", QByteArray(header + "1 2 three\n4 5 6\n").replace('\n', '\r'),
        "line 6: 'three'");
    row("two commas", header + "1 2 3\n4,5,6 7 8", "line 7: '4,5,6'");
    row("unknown key", "ncols 3\nnrows 2\ncellsize 1\nheight 5\n1 2 3 4 5 6", "'height'");
    row("key without number", "ncols 3\nnrows two\ncellsize 1\n1 2 3 4 5 6", "line 2: 'two'");
    row("no size", "ncols 0\nnrows 0\ncellsize 1\n", "0 × 0");
    row("fractions", "ncols nan\nnrows 2\ncellsize 1\n1 2", "not sizes");
    row("huge", "ncols 2000000000\nnrows 2000000000\ncellsize 1\n1 2 3 4", "at most 1048577");
    row("large and empty", "ncols 100000\nnrows 100000\ncellsize 1\n1 2 3 4", "incomplete");
    row("no spacing", "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 0\n1 2 3 4", "spacing 0 × 0");
    row("negative spacing", "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize -5\n1 2 3 4",
        "spacing -5 × -5");
    row("no place", "ncols 2\nnrows 2\nxllcorner nan\nyllcorner 0\ncellsize 5\n1 2 3 4", "not a number");
    row("a word without end", header + QByteArray(600000, 'x'), "no numbers at line 6");
}

void AsciiGridTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    writeFile(path("bad.asc"), text);
    const QString refusal = refusalOf(path("bad.asc"));
    QVERIFY2(refusal.contains(says), qPrintable(refusal));
    QVERIFY(refusal.contains(QLatin1String("bad.asc")));
}

void AsciiGridTest::place_data() {
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<double>("spacingX");
    QTest::addColumn<double>("spacingY");
    QTest::addColumn<double>("originX");
    QTest::addColumn<double>("originY");
    QTest::addColumn<bool>("known");
    const auto row = [](const char* name, const char* keys, double sx, double sy, double x, double y,
                        bool known) {
        QTest::newRow(name) << QByteArray(keys) << sx << sy << x << y << known;
    };
    row("corner", "xllcorner 100\nyllcorner 200\ncellsize 10", 10, 10, 105, 215, true);
    row("centre", "xllcenter 100\nyllcenter 200\ncellsize 10", 10, 10, 100, 210, true);
    row("mixed", "xllcenter 100\nyllcorner 200\ncellsize 10", 10, 10, 100, 215, true);
    row("dx dy", "xllcorner 100\nyllcorner 200\ndx 10\ndy 20", 10, 20, 105, 230, true);
    row("nowhere", "cellsize 10", 10, 10, 5, 15, true);
    row("feet of a micrometre", "xllcorner 0\nyllcorner 0\ncellsize 0.001", 0.001, 0.001, 0.0005, 0.0015,
        true);
    // 3 arc seconds at the middle latitude of 46.49883°, from the series of the ellipsoid.
    row("degrees of no whole seconds", "xllcorner 10\nyllcorner 44.9998\ncellsize 0.0001", 7.885, 11.113,
        10.00005, 44.99995, true);
    row("degrees south-west", "xllcorner -70\nyllcorner -45\ndx 0.0001\ndy 0.0002", 7.884, 22.226, -69.99995,
        -44.9997, true);
    row("metres around the origin", "xllcorner -0.4\nyllcorner -0.3\ncellsize 0.05", 0.05, 0.05, -0.375,
        -0.225, true);
    row("metres south of the origin", "xllcorner 0\nyllcorner -0.1\ncellsize 0.05", 0.05, 0.05, 0.025, -0.025,
        true);
    row("metres out of the world", "xllcorner 300000\nyllcorner 20\ncellsize 0.01", 0.01, 0.01, 300000.005,
        20.015, true);
    row("a step too large for degrees", "xllcorner 10\nyllcorner 20\ncellsize 0.25", 0.25, 0.25, 10.125,
        20.375, true);
    row("degrees", "xllcorner 7\nyllcorner 46.498\ncellsize 0.000833333333333333", 63.970, 92.634, 7.000417,
        46.49925, true);
}

void AsciiGridTest::place() {
    QFETCH(QByteArray, keys);
    QFETCH(double, spacingX);
    QFETCH(double, spacingY);
    QFETCH(double, originX);
    QFETCH(double, originY);
    QFETCH(bool, known);
    writeFile(path("place.asc"), "ncols 3\nnrows 2\n" + keys + "\n1 2 3\n4 5 6\n");
    const ImportedHeightmap map = imported(path("place.asc"));
    const Grid& grid = map.heights.grid();
    const bool degrees = QByteArray(QTest::currentDataTag()).startsWith("degrees");
    const double tolerance = degrees ? 0.002 : 1e-12;
    QVERIFY2(std::abs(grid.spacingX - spacingX) < tolerance,
             qPrintable(QString::number(grid.spacingX, 'f', 6)));
    QVERIFY2(std::abs(grid.spacingY - spacingY) < tolerance,
             qPrintable(QString::number(grid.spacingY, 'f', 6)));
    QVERIFY(std::abs(grid.originX - originX) < 1e-6);
    QVERIFY(std::abs(grid.originY - originY) < 1e-6);
    QCOMPARE(map.spacingKnown, known);
    QCOMPARE(crsUnit(grid.crs).value_or(CrsUnit{}).geographic, degrees);
    // A person knows better.
    ImportOptions options;
    options.spacing = 7;
    const ImportedHeightmap told = imported(path("place.asc"), options);
    QCOMPARE(told.heights.grid().spacingX, 7.0);
    QCOMPARE(told.heights.grid().spacingY, 7.0);
    QCOMPARE(told.heights.grid().crs, std::string());
    QVERIFY(!anyNote(told.notes, "spacing") && !anyNote(told.notes, "degrees"));
    QCOMPARE(anyNote(map.notes, "look like degrees"), degrees);
}

void AsciiGridTest::headerNumbersAreExact_data() {
    QTest::addColumn<double>("west");
    QTest::addColumn<double>("spacing");
    QTest::addColumn<QByteArray>("corner"); // as it is written; empty: only that it is exact
    QTest::newRow("100 km") << 100005.0 << 10.0 << QByteArray("100000");
    QTest::newRow("a million") << 1000000.5 << 1.0 << QByteArray("1000000");
    QTest::newRow("part of a metre") << 0.000015 << 0.00003 << QByteArray("0");
    QTest::newRow("far") << 1e17 << 1.0 << QByteArray();
    QTest::newRow("near nothing") << 1e-9 << 1e-10 << QByteArray();
    QTest::newRow("no short number") << 1.0 / 3 << 0.1 << QByteArray();
}

void AsciiGridTest::headerNumbersAreExact() {
    QFETCH(double, west);
    QFETCH(double, spacing);
    QFETCH(QByteArray, corner);
    Heightfield field = fieldOf({{1, 2}, {3, 4}}, spacing, spacing);
    Grid grid = field.grid();
    grid.originX = west;
    grid.originY = west;
    field.setGrid(grid);
    exported(field, "asc", path("exact.asc"));
    const QList<QByteArray> lines = readFile(path("exact.asc")).split('\n');
    QVERIFY(lines[2].startsWith("xllcorner "));
    const QByteArray written = lines[2].mid(10);
    QVERIFY2(!lines.mid(0, 6).join().toLower().contains("e+") &&
                 !lines.mid(0, 6).join().toLower().contains("e-"),
             lines.mid(0, 6).join('|'));
    QCOMPARE(written.toDouble(), west - spacing / 2);
    QCOMPARE(lines[4].mid(9).toDouble(), spacing);
    if (!corner.isEmpty())
        QCOMPARE(written, corner);
}

/// What is a round number but for the noise of computing is written as one.
void AsciiGridTest::headerNumbersAreRound() {
    Heightfield field = fieldOf({{1, 2}, {3, 4}}, 4, 4);
    Grid grid = field.grid();
    grid.originX = 2 + 3e-16;
    grid.originY = 6 - 2e-15;
    field.setGrid(grid);
    exported(field, "asc", path("round.asc"));
    QVERIFY(
        readFile(path("round.asc")).startsWith("ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 4\n"));

    grid.crs = "EPSG:4326";
    grid.originX = 11;
    grid.originY = 46;
    const MetresPerDegree metres = metresPerDegree(46 - 0.0001 / 2);
    grid.spacingX = 0.0001 * metres.longitude;
    grid.spacingY = 0.0001 * metres.latitude;
    field.setGrid(grid);
    const ExportReport report = exported(field, "asc", path("degrees.asc"));
    QVERIFY(report.notes.empty());
    QVERIFY2(readFile(path("degrees.asc"))
                 .startsWith("ncols 2\nnrows 2\nxllcorner 10.99995\nyllcorner 45.99985\ncellsize 0.0001\n"),
             readFile(path("degrees.asc")));

    grid.crs.clear();
    grid.spacingX = 3;
    grid.spacingY = 5;
    field.setGrid(grid);
    QVERIFY(anyNote(exported(field, "asc", path("oblong.asc")).notes, "dx and dy"));
    ExportOptions options;
    options.sourceNodata = -3.4028234663852886e38; // 39 digits
    exported(field, "asc", path("marker.asc"), options);
    QVERIFY(readFile(path("marker.asc")).contains("NODATA_value -9999\n"));
}

void AsciiGridTest::crsBesideIt() {
    writeFile(path("utm.asc"), header + "1 2 3 4 5 6");
    writeFile(path("utm.prj"),
              "PROJCS[\"WGS_1984_UTM_Zone_32N\",GEOGCS[\"GCS_WGS_1984\",DATUM[\"D_WGS_1984\","
              "SPHEROID[\"WGS_1984\",6378137,298.257223563]],PRIMEM[\"Greenwich\",0],UNIT["
              "\"Degree\",0.017453292519943295]],PROJECTION[\"Transverse_Mercator\"],PARAMETER["
              "\"False_Easting\",500000],PARAMETER[\"False_Northing\",0],PARAMETER["
              "\"Central_Meridian\",9],PARAMETER[\"Scale_Factor\",0.9996],PARAMETER["
              "\"Latitude_Of_Origin\",0],UNIT[\"Meter\",1]]");
    const Grid utm = imported(path("utm.asc")).heights.grid();
    QCOMPARE(utm.crs, std::string("EPSG:32632")); // known under the names of another house, too
    QCOMPARE(utm.spacingX, 10.0);

    writeFile(path("feet.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 30\n1 2 3 4");
    writeFile(path("feet.PRJ"),
              "PROJCS[\"f\",GEOGCS[\"GCS\",DATUM[\"D_North_American_1983\",SPHEROID[\"GRS_1980\","
              "6378137,298.257222101]],PRIMEM[\"Greenwich\",0],UNIT[\"Degree\","
              "0.0174532925199433]],PROJECTION[\"Transverse_Mercator\"],PARAMETER["
              "\"Central_Meridian\",-90],UNIT[\"Foot_US\",0.304800609601219]]");
    const ImportedHeightmap feet = imported(path("feet.asc"));
    QVERIFY(std::abs(feet.heights.grid().spacingX - 9.14401828803657) < 1e-9);
    QVERIFY(anyNote(feet.notes, "0.3048"));

    // What is no coordinate system is passed over, and nothing beside is ever an error.
    writeFile(path("odd.asc"), header + "1 2 3 4 5 6");
    writeFile(path("odd.prj"), "http://example.invalid/crs\n");
    QCOMPARE(imported(path("odd.asc")).heights.grid().crs, std::string());
}

void AsciiGridTest::undeclaredMarkerIsPointedAt() {
    writeFile(path("undeclared.asc"), header + "-9999 0 100\n-50 200 300\n");
    const ImportedHeightmap map = imported(path("undeclared.asc"));
    QCOMPARE(words(map.heights), QStringLiteral("-9999 0 100 / -50 200 300"));
    QVERIFY(anyNote(map.notes, "height, -9999, often stands for missing samples (here 1)"));
    ImportOptions options;
    options.nodata = -9999;
    const ImportedHeightmap told = imported(path("undeclared.asc"), options);
    QCOMPARE(told.holes, std::int64_t{1});
    QVERIFY(!anyNote(told.notes, "-9999"));
}

void AsciiGridTest::surplusNumbersAreSaid_data() {
    QTest::addColumn<QByteArray>("values");
    QTest::addColumn<bool>("said");
    QTest::newRow("a column too many") << QByteArray("1 2 3 4\n5 6 7 8\n") << true;
    QTest::newRow("a row too many") << QByteArray("1 2 3\n4 5 6\n7 8 9\n") << true;
    QTest::newRow("a missing sample too many") << QByteArray("1 2 3\n4 5 6\nnan") << true;
    QTest::newRow("as many as it says") << QByteArray("1 2 3\n4 5 6\n") << false;
    QTest::newRow("words") << QByteArray("1 2 3\n4 5 6\nCRS 4326\n") << false;
    QTest::newRow("the end of DOS") << QByteArray("1 2 3\n4 5 6\n\x1A") << false;
}

/// A header with a wrong width tears the land, and every number of it is still one.
void AsciiGridTest::surplusNumbersAreSaid() {
    QFETCH(QByteArray, values);
    QFETCH(bool, said);
    writeFile(path("more.asc"), header + values);
    ImportOptions part;
    part.shape.crop = Window{0, 0, 2, 1};
    for (const ImportOptions& options : {ImportOptions(), part}) {
        const ImportedHeightmap map = imported(path("more.asc"), options);
        QCOMPARE(map.heights.at(0, 0), 1.0F);
        QCOMPARE(anyNote(map.notes, "3 × 2 samples, but more numbers follow"), said);
    }
}

void AsciiGridTest::writes() {
    Heightfield ground = fieldOf({{1.5F, hole, 3}, {-4, 0.1F, 60000}}, 10, 20);
    Grid grid = ground.grid();
    grid.originX = 500000;
    grid.originY = 4600000;
    ground.setGrid(grid);
    exported(ground, "asc", path("out.asc"));
    QCOMPARE(readFile(path("out.asc")), QByteArray("ncols 3\nnrows 2\nxllcorner 499995\nyllcorner 4599970\n"
                                                   "dx 10\ndy 20\nNODATA_value -9999\n"
                                                   "1.5 -9999 3\n-4 0.1 60000\n"));
    const ImportedHeightmap back = imported(path("out.asc"));
    QVERIFY(sameHeights(back.heights, ground));
    QCOMPARE(back.heights.grid(), ground.grid());

    grid.spacingY = 10;
    ground.setGrid(grid);
    exported(ground, "asc", path("square.asc"));
    QVERIFY(readFile(path("square.asc")).contains("\ncellsize 10\nNODATA"));
}

void AsciiGridTest::everyFloatComesBack() {
    const Heightfield ground = fieldOf({{0.1F, 1e-30F, 123456.789F},
                                        {-3.4028235e38F, 16777217.0F, 8848.4304F},
                                        {1e20F, 1.17549435e-38F, 3}});
    exported(ground, "asc", path("floats.asc"));
    QVERIFY(sameHeights(imported(path("floats.asc")).heights, ground));
    const QByteArray text = readFile(path("floats.asc"));
    QVERIFY(!text.mid(text.indexOf("NODATA_value") + 12).contains('e')); // some programs know no exponents
}

void AsciiGridTest::markerIsFree() {
    const Heightfield ground = fieldOf({{-9999, -40000, -99999}, {-999999, hole, -3.4028235e38F}});
    exported(ground, "asc", path("marker.asc"));
    const ImportedHeightmap back = imported(path("marker.asc"));
    QVERIFY(sameHeights(back.heights, ground));
    QCOMPARE(back.holes, std::int64_t{1});
}

/// From a file that knows its degrees, through a grid that does not.
void AsciiGridTest::degreesComeBack() {
    for (const double degrees : {0.0001, 1.0 / 3600, 0.00027, 0.05}) {
        const MetresPerDegree metres = metresPerDegree(47 - degrees / 2);
        Heightfield ground =
            fieldOf({{1, 2, 3}, {4, 5, 6}}, degrees * metres.longitude, degrees * metres.latitude);
        Grid grid = ground.grid();
        grid.originX = 11;
        grid.originY = 47;
        grid.crs = "EPSG:4326";
        ground.setGrid(grid);
        exported(ground, "tif", path("degrees.tif"));
        exported(imported(path("degrees.tif")).heights, "asc", path("degrees.asc"));
        const Grid back = imported(path("degrees.asc")).heights.grid();
        QVERIFY(std::abs(back.spacingX / grid.spacingX - 1) < 1e-6);
        QVERIFY(std::abs(back.spacingY / grid.spacingY - 1) < 1e-6);
        QVERIFY(crsUnit(back.crs).value_or(CrsUnit{}).geographic);
    }
}

void AsciiGridTest::localeChangesNothing() {
    if (std::setlocale(LC_ALL, "de_DE.UTF-8") == nullptr)
        QSKIP("the locale de_DE.UTF-8 is not installed");
    const Heightfield ground = fieldOf({{1.5F, hole, 1234567.25F}, {-4, 0.1F, 60000}}, 12.5, 12.5);
    exported(ground, "asc", path("de.asc"));
    const bool readBack = sameHeights(imported(path("de.asc")).heights, ground);
    std::setlocale(LC_ALL, "C");
    exported(ground, "asc", path("c.asc"));
    QVERIFY(readBack);
    QCOMPARE(readFile(path("de.asc")), readFile(path("c.asc")));
}

QTEST_GUILESS_MAIN(AsciiGridTest)
#include "ascii_grid_test.moc"
