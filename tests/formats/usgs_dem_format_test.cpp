// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// USGS DEM (Standards for Digital Elevation Models, part 2) made by hand: records of 1024 characters in
/// fixed columns; profiles from the west, each from the south, of any length.
class UsgsDemFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void grids_data();
    void grids();
    void longProfiles();
    void unitIsSaid();
    void degrees();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

constexpr int recordBytes = 1024;
constexpr int voidHeight = -32767;

struct Dem {
    QList<QList<int>> profiles; ///< from the west, each from the south
    QList<int> firstRow;        ///< of each profile, from the south; empty: all begin there
    int rows = 4;               ///< of the whole
    int heightUnit = 2;         ///< 1 feet, 2 metres
    double heightStep = 1;
    int system = 1;    ///< 0 geographic, 1 UTM
    int placeUnit = 2; ///< 2 metres, 3 arc seconds
    double west = 499980;
    double south = 4000020;
    double step = 30;
};

/// Text in fixed columns, which count from 1.
class Record {
public:
    void put(int column, const QByteArray& text) { m_text.replace(column - 1, text.size(), text); }
    void whole(int column, int number) { put(column, QByteArray::number(number).rightJustified(6, ' ')); }
    /// As FORTRAN writes doubles.
    void real(int column, double number) {
        put(column, QByteArray::number(number, 'E', 15).replace('E', 'D').rightJustified(24, ' '));
    }
    void shortReal(int column, double number) {
        put(column, QByteArray::number(number, 'E', 6).rightJustified(12, ' '));
    }
    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    QByteArray m_text = QByteArray(recordBytes, ' ');
};

QByteArray header(const Dem& dem) {
    Record out;
    out.put(1, "MADE BY HAND");
    out.whole(145, 1); // level
    out.whole(151, 1); // regular
    out.whole(157, dem.system);
    out.whole(163, dem.system == 1 ? 11 : 0); // zone
    for (int i = 0; i < 15; ++i)
        out.real(169 + 24 * i, 0);
    out.whole(529, dem.placeUnit);
    out.whole(535, dem.heightUnit);
    out.whole(541, 4);
    const double east = dem.west + static_cast<double>(dem.profiles.size() - 1) * dem.step;
    const double north = dem.south + (dem.rows - 1) * dem.step;
    const double corners[] = {dem.west, dem.south, dem.west, north, east, north, east, dem.south};
    for (int i = 0; i < 8; ++i)
        out.real(547 + 24 * i, corners[i]);
    out.real(739, -500);
    out.real(763, 9000);
    out.real(787, 0);
    out.whole(811, 0);
    out.shortReal(817, dem.step);
    out.shortReal(829, dem.step);
    out.shortReal(841, dem.heightStep);
    out.whole(853, 1);
    out.whole(859, static_cast<int>(dem.profiles.size()));
    return out.text();
}

/// 146 heights in its first record, 170 in each of the next.
QByteArray profile(const Dem& dem, int index) {
    const QList<int>& heights = dem.profiles[index];
    Record out;
    out.whole(1, 1);
    out.whole(7, index + 1);
    out.whole(13, static_cast<int>(heights.size()));
    out.whole(19, 1);
    out.real(25, dem.west + index * dem.step);
    out.real(49, dem.south + (dem.firstRow.isEmpty() ? 0 : dem.firstRow[index]) * dem.step);
    out.real(73, 0);
    out.real(97, -500);
    out.real(121, 9000);
    QByteArray text;
    int column = 145;
    for (const int height : heights) {
        if (column + 6 > recordBytes - 4 + 1) {
            text += out.text();
            out = Record();
            column = 1;
        }
        out.whole(column, height);
        column += 6;
    }
    return text + out.text();
}

QByteArray usgsDem(const Dem& dem) {
    QByteArray out = header(dem);
    for (int i = 0; i < dem.profiles.size(); ++i)
        out += profile(dem, i);
    return out;
}

Dem plain() {
    Dem out;
    out.profiles = {{1, 2, 3, 4}, {11, -12, 13, 14}, {21, 22, voidHeight, 24}};
    return out;
}

} // namespace

void UsgsDemFormatTest::grids_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected");
    const QString whole = QStringLiteral("4 14 24 / 3 13 nan / 2 -12 22 / 1 11 21");
    QTest::newRow("metres") << usgsDem(plain()) << whole;
    Dem feet = plain();
    feet.heightUnit = 1;
    QTest::newRow("feet") << usgsDem(feet) << whole; // in the file's unit, which is said
    Dem tenths = plain();
    tenths.heightStep = 0.1;
    QTest::newRow("tenths of a metre")
        << usgsDem(tenths) << QStringLiteral("0.4 1.4 2.4 / 0.3 1.3 nan / 0.2 -1.2 2.2 / 0.1 1.1 2.1");
    // A quadrangle of 7.5 minutes stands askew in its grid: its profiles differ in place and length.
    Dem quadrangle = plain();
    quadrangle.profiles = {{2, 3}, {11, 12, 13, 14}, {22, 23}};
    quadrangle.firstRow = {1, 0, 1};
    QTest::newRow("profiles of several lengths")
        << usgsDem(quadrangle) << QStringLiteral("nan 14 nan / 3 13 23 / 2 12 22 / nan 11 nan");
}

void UsgsDemFormatTest::grids() {
    QFETCH(QByteArray, content);
    QFETCH(QString, expected);
    for (const char* name : {"a.dem", "a.txt"}) {
        writeFile(path(name), content);
        const ImportedHeightmap map = imported(path(name));
        QCOMPARE(map.format, std::string("usgsdem"));
        QCOMPARE(words(map.heights), expected);
        QVERIFY(map.heightsInMetres);
        QCOMPARE(map.holes, std::int64_t{expected.count(QStringLiteral("nan"))});
        const Grid& grid = map.heights.grid();
        QCOMPARE(grid.spacingX, 30.0);
        QCOMPARE(grid.spacingY, 30.0);
        QCOMPARE(grid.originX, 499980.0);
        QCOMPARE(grid.originY, 4000110.0);
        QVERIFY2(grid.crs.find("NAD27") != std::string::npos && grid.crs.find("-117") != std::string::npos,
                 grid.crs.c_str()); // UTM zone 11
    }
}

/// Over the ends of records, where no number is.
void UsgsDemFormatTest::longProfiles() {
    for (const int rows : {146, 147, 316, 317, 500}) {
        Dem dem;
        dem.rows = rows;
        for (int column = 0; column < 3; ++column) {
            QList<int> heights;
            for (int i = 0; i < rows; ++i)
                heights += column * 1000 + i;
            dem.profiles += heights;
        }
        writeFile(path("long.dem"), usgsDem(dem));
        const ImportedHeightmap map = imported(path("long.dem"));
        QCOMPARE(map.heights.rows(), rows);
        for (int column = 0; column < 3; ++column)
            for (int i = 0; i < rows; ++i)
                QCOMPARE(map.heights.at(column, rows - 1 - i), static_cast<float>(column * 1000 + i));
    }
}

void UsgsDemFormatTest::unitIsSaid() {
    Dem dem = plain();
    writeFile(path("metres.dem"), usgsDem(dem));
    QVERIFY(!anyNote(imported(path("metres.dem")).notes, "taken as metres"));
    dem.heightUnit = 1;
    writeFile(path("feet.dem"), usgsDem(dem));
    QVERIFY(anyNote(imported(path("feet.dem")).notes, "heights in 'ft'; they are taken as metres"));
}

/// A sheet of one degree: geographic, in arc seconds.
void UsgsDemFormatTest::degrees() {
    Dem dem = plain();
    dem.system = 0;
    dem.placeUnit = 3;
    dem.west = -117 * 3600;
    dem.south = 36 * 3600;
    dem.step = 3;
    writeFile(path("degrees.dem"), usgsDem(dem));
    const Grid grid = imported(path("degrees.dem")).heights.grid();
    QCOMPARE(grid.columns, 3);
    QVERIFY(std::abs(grid.originX + 117) < 1e-9);
    QVERIFY(std::abs(grid.originY - (36 + 9.0 / 3600)) < 1e-9);
    QVERIFY(std::abs(grid.spacingY - 92.46) < 0.1);
    QVERIFY(std::abs(grid.spacingX - 75.1) < 0.2);
}

void UsgsDemFormatTest::refusals_data() {
    QTest::addColumn<QByteArray>("content");
    const QByteArray whole = usgsDem(plain());
    QTest::newRow("the header alone") << whole.left(recordBytes);
    QTest::newRow("half a header") << whole.left(recordBytes / 2);
    QTest::newRow("without its last profile") << whole.left(3 * recordBytes);
    QTest::newRow("cut in the last profile") << whole.left(3 * recordBytes + 150);
    QByteArray word = whole;
    word.replace(2 * recordBytes + 144, 6, "  ELEV");
    QTest::newRow("a word for a height") << word;
    QByteArray many = whole;
    many.replace(858, 6, "999999");
    QTest::newRow("more profiles than there are") << many;
}

void UsgsDemFormatTest::refusals() {
    QFETCH(QByteArray, content);
    writeFile(path("bad.dem"), content);
    const QString refusal = refusalOf(path("bad.dem"));
    QVERIFY2(refusal.count(QLatin1String("bad.dem")) == 1, qPrintable(refusal));
    QVERIFY2(!refusal.contains(QLatin1Char('\n')) && !refusal.contains(QLatin1String("GDAL")),
             qPrintable(refusal));
}

QTEST_GUILESS_MAIN(UsgsDemFormatTest)
#include "usgs_dem_format_test.moc"
