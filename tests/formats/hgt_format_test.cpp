// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/heightmap_manifest.h"
#include "tests/support/zip_bytes.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

class HgtFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsSigned();
    void namesSayWhere_data();
    void namesSayWhere();
    void otherNamesAreReadToo();
    void zipped_data();
    void zipped();
    void refusesBadArchives_data();
    void refusesBadArchives();
    void writesTiles();
    void othersReadWhatIsWritten();
    void onlyTileSizesAreWritten();
    void placeIsThatOfTheName_data();
    void placeIsThatOfTheName();
    void onlyWhatIsRoundedIsSaidSo();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

namespace {

/// A tile of side² samples that fall from the north-west: 100 there, less by one a column and a row.
QByteArray tile(int side) {
    QByteArray out;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            out += bigEndian<quint16>({static_cast<quint16>(100 - row - column)});
    return out;
}

} // namespace

void HgtFormatTest::readsSigned() {
    QByteArray bytes = tile(11);
    bytes.replace(
        0, 8, bigEndian<quint16>({static_cast<quint16>(-418), 0x8000, static_cast<quint16>(-32767), 8848}));
    writeFile(path(QStringLiteral("dead sea.hgt")), bytes);
    const ImportedHeightmap map = imported(path(QStringLiteral("dead sea.hgt")));
    QCOMPARE(map.heights.at(0, 0), -418.0F);
    QVERIFY(std::isnan(map.heights.at(1, 0)) && std::isnan(map.heights.at(2, 0)));
    QCOMPARE(map.heights.at(3, 0), 8848.0F);
    QCOMPARE(map.heights.at(10, 0), 90.0F);
    QCOMPARE(map.heights.at(0, 10), 90.0F);
    QCOMPARE(map.holes, std::int64_t{2});
    QCOMPARE(map.sampleType, SampleType::I16);
    QVERIFY(map.heightsInMetres);
}

void HgtFormatTest::namesSayWhere_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("west");
    QTest::addColumn<double>("north");
    QTest::newRow("north east") << QStringLiteral("N45E006.hgt") << 6.0 << 46.0;
    QTest::newRow("south west") << QStringLiteral("S34W119.hgt") << -119.0 << -33.0;
    QTest::newRow("lower case") << QStringLiteral("n00e000.hgt") << 0.0 << 1.0;
    QTest::newRow("upper case") << QStringLiteral("N46E007.HGT") << 7.0 << 47.0;
    QTest::newRow("with more after it") << QStringLiteral("N45E006.SRTMGL1.hgt") << 6.0 << 46.0;
}

void HgtFormatTest::namesSayWhere() {
    QFETCH(QString, name);
    QFETCH(double, west);
    QFETCH(double, north);
    writeFile(path(name), tile(121));
    const ImportedHeightmap map = imported(path(name));
    const Grid& grid = map.heights.grid();
    QCOMPARE(grid.originX, west);
    QCOMPARE(grid.originY, north);
    QCOMPARE(grid.crs, std::string("EPSG:4326"));
    QVERIFY(map.spacingKnown);
    // A degree of latitude is 110.57 km at the equator and 111.69 at a pole.
    QVERIFY(grid.spacingY * 120 > 110500 && grid.spacingY * 120 < 111700);
    const double cosine = std::cos((north - 0.5) * 3.14159265358979 / 180);
    QVERIFY(std::abs(grid.spacingX * 120 / (111400 * cosine) - 1) < 0.01);
}

void HgtFormatTest::otherNamesAreReadToo() {
    writeFile(path(QStringLiteral("my tile.hgt")), tile(121));
    const ImportedHeightmap map = imported(path(QStringLiteral("my tile.hgt")));
    QVERIFY(map.spacingKnown); // a degree in so many steps; where, is said to be a guess
    QVERIFY(anyNote(map.notes, "my tile"));
    QVERIFY(map.heights.grid().crs.empty());
    QVERIFY(std::abs(map.heights.grid().spacingX - 927.66) < 0.1);
    for (const char* name : {"N45E0061.hgt", "N99E006.hgt", "N45X006.hgt", "N4.E006.hgt", "N45.hgt"}) {
        writeFile(path(QLatin1String(name)), tile(11));
        QVERIFY2(imported(path(QLatin1String(name))).heights.grid().crs.empty(), name);
    }
}

void HgtFormatTest::zipped_data() {
    QTest::addColumn<QByteArray>("archive");
    QTest::newRow("deflated") << zipBytes({{"N45E006.hgt", tile(121)}});
    QTest::newRow("stored") << zipBytes({{"N45E006.hgt", tile(121), false}});
    QTest::newRow("in a folder, beside others")
        << zipBytes({{"readme.txt", "hello"}, {"srtm/", "", false}, {"srtm/N45E006.HGT", tile(121)}});
    QTest::newRow("with a comment") << zipBytes({{"N45E006.hgt", tile(121)}}) + "PK a comment";
}

void HgtFormatTest::zipped() {
    QFETCH(QByteArray, archive);
    writeFile(path(QStringLiteral("download.zip")), archive);
    const ImportedHeightmap map = imported(path(QStringLiteral("download.zip")));
    QCOMPARE(map.heights.columns(), 121);
    QCOMPARE(map.heights.at(0, 0), 100.0F);
    QCOMPARE(map.heights.at(120, 120), -140.0F);
    QCOMPARE(map.heights.grid().originX, 6.0);
}

void HgtFormatTest::refusesBadArchives_data() {
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<QString>("says");
    const QByteArray good = zipBytes({{"N45E006.hgt", tile(121)}});
    QByteArray flipped = good;
    flipped[100] = static_cast<char>(flipped[100] ^ 0x55);
    QByteArray badName = good;
    badName[good.indexOf("PK\x01\x02") + 28] = '\x7F';
    QTest::newRow("cut") << good.left(good.size() / 2) << QStringLiteral("incomplete");
    QTest::newRow("damaged data") << flipped << QStringLiteral("damaged");
    QTest::newRow("damaged directory") << badName << QStringLiteral("ZIP");
    QTest::newRow("encrypted") << zipBytes({{"N45E006.hgt", tile(121), true, 1}})
                               << QStringLiteral("encrypted");
    QTest::newRow("claims too little")
        << zipBytes({{"N45E006.hgt", tile(121), true, 0, 2 * 100 * 100}}) << QStringLiteral("damaged");
    QTest::newRow("claims too much") << zipBytes({{"N45E006.hgt", tile(121), true, 0, 2 * 1201 * 1201}})
                                     << QStringLiteral("damaged");
    QTest::newRow("claims gigabytes")
        << zipBytes({{"N45E006.hgt", tile(121), true, 0, 4000000000}}) << QStringLiteral("3.7 GiB");
    QTest::newRow("no tile's size") << zipBytes({{"N45E006.hgt", tile(121).chopped(1)}})
                                    << QStringLiteral("in bytes is 29281");
    QTest::newRow("two tiles") << zipBytes({{"N45E006.hgt", tile(11)}, {"N45E007.hgt", tile(11)}})
                               << QStringLiteral("unpack it");
    QTest::newRow("none") << zipBytes({{"readme.txt", "hello"}}) << QStringLiteral("unpack it");
}

void HgtFormatTest::refusesBadArchives() {
    QFETCH(QByteArray, archive);
    QFETCH(QString, says);
    writeFile(path(QStringLiteral("bad.hgt.zip")), archive);
    const QString refusal = refusalOf(path(QStringLiteral("bad.hgt.zip")));
    QVERIFY2(refusal.contains(says), qPrintable(refusal));
    QVERIFY(refusal.contains(QLatin1String("bad.hgt.zip")));
}

void HgtFormatTest::writesTiles() {
    Heightfield ground = fieldOf(1201, 1201, [](int x, int y) { return 0.25 * x - y; });
    ground.row(5)[7] = hole;
    ground.row(5)[8] = 40000;
    ground.row(5)[9] = -32767.4F;
    ground.row(5)[10] = 1.5F;
    const ExportReport report = exported(ground, "hgt", path(QStringLiteral("N45E006.hgt")));
    QCOMPARE(readFile(path(QStringLiteral("N45E006.hgt"))).size(), 1201 * 1201 * 2);
    QCOMPARE(report.clipped, std::int64_t{2});
    QCOMPARE(report.step, 1.0);
    const Heightfield back = imported(path(QStringLiteral("N45E006.hgt"))).heights;
    QVERIFY(std::isnan(back.at(7, 5)));
    QCOMPARE(back.at(8, 5), 32767.0F);
    QCOMPARE(back.at(9, 5), -32766.0F);
    QCOMPARE(back.at(10, 5), 2.0F);
    for (int y = 6; y < 1201; ++y)
        for (int x = 0; x < 1201; ++x)
            QVERIFY(std::abs(back.at(x, y) - ground.at(x, y)) <= 0.5F);
}

void HgtFormatTest::othersReadWhatIsWritten() {
    const QString tool = QStandardPaths::findExecutable(QStringLiteral("gdallocationinfo"));
    if (tool.isEmpty())
        QSKIP("gdallocationinfo is not installed");
    exported(fieldOf(1201, 1201, [](int x, int y) { return x == 0 && y == 0 ? 3000 : x - 2 * y; }), "hgt",
             path(QStringLiteral("S01W002.hgt")));
    const auto at = [&](const char* x, const char* y) {
        QProcess process;
        process.start(tool, {QStringLiteral("-valonly"), path(QStringLiteral("S01W002.hgt")),
                             QLatin1String(x), QLatin1String(y)});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    };
    QCOMPARE(at("0", "0"), QStringLiteral("3000"));
    QCOMPARE(at("1200", "0"), QStringLiteral("1200"));
    QCOMPARE(at("0", "1200"), QStringLiteral("-2400"));
}

void HgtFormatTest::onlyTileSizesAreWritten() {
    const HeightmapFormat& format = *findHeightmapFormat("hgt");
    Grid grid;
    grid.columns = grid.rows = 3601;
    QVERIFY(format.checkGridForWriting(grid).isOk());
    for (const auto& size : {std::pair(1200, 1200), std::pair(1201, 3601), std::pair(257, 257)}) {
        grid.columns = size.first;
        grid.rows = size.second;
        QVERIFY(format.checkGridForWriting(grid).isError());
    }
    const auto refused = exportHeightmap(fieldOf({{1, 2}, {3, 4}}), format,
                                         asPath(path(QStringLiteral("no.hgt"))), {}, Existing::Keep);
    QVERIFY(refused.isError());
    QVERIFY(!QFile::exists(path(QStringLiteral("no.hgt"))));
}

void HgtFormatTest::placeIsThatOfTheName_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("spacing"); // m, of land without a place; 0: the tile N46E007, on the earth
    QTest::addColumn<QStringList>("says");
    const QString place = QStringLiteral("'%1' puts the south-west corner at latitude %2° and longitude %3°, "
                                         "where the land has 46° and 7°");
    const auto stretched = QStringLiteral("A tile covers one degree");
    QTest::newRow("its own") << QStringLiteral("N46E007") << 0.0 << QStringList();
    QTest::newRow("another") << QStringLiteral("N10E010") << 0.0
                             << QStringList{place.arg(QStringLiteral("N10E010"), QStringLiteral("10"),
                                                      QStringLiteral("10")),
                                            stretched};
    QTest::newRow("the next to the west")
        << QStringLiteral("N46E006") << 0.0
        << QStringList{place.arg(QStringLiteral("N46E006"), QStringLiteral("46"), QStringLiteral("6"))};
    QTest::newRow("the other side") << QStringLiteral("S46W007") << 0.0
                                    << QStringList{place.arg(QStringLiteral("S46W007"), QStringLiteral("-46"),
                                                             QStringLiteral("-7"))};
    QTest::newRow("no place") << QStringLiteral("land") << 0.0
                              << QStringList{QStringLiteral("'land' does not")};
    QTest::newRow("a degree at the equator") << QStringLiteral("N00E010") << 92.7 << QStringList();
    QTest::newRow("small land") << QStringLiteral("N00E010") << 25.0
                                << QStringList{QStringLiteral("the land is 30000 × 30000 m")};
    QTest::newRow("small land anywhere")
        << QStringLiteral("land") << 25.0 << QStringList{QStringLiteral("'land' does not"), stretched};
}

/// Other programs know of a tile's place and size by its name alone.
void HgtFormatTest::placeIsThatOfTheName() {
    QFETCH(QString, name);
    QFETCH(double, spacing);
    QFETCH(QStringList, says);
    Heightfield ground = fieldOf(
        1201, 1201, [](int x, int y) { return x + y; }, spacing, spacing);
    const QTemporaryDir folder;
    if (spacing == 0) {
        writeFile(path(QStringLiteral("N46E007.hgt")), tile(1201));
        ground = imported(path(QStringLiteral("N46E007.hgt"))).heights;
    }
    const ExportReport report = exported(ground, "hgt", folder.filePath(name + QStringLiteral(".hgt")));
    for (const QString& words : says)
        QVERIFY2(anyNote(report.notes, words.toUtf8().constData()), qPrintable(words));
    QCOMPARE(static_cast<qsizetype>(report.notes.size()), says.size());
}

void HgtFormatTest::onlyWhatIsRoundedIsSaidSo() {
    for (const char* format : {"hgt", "tif"}) {
        ExportOptions options;
        options.format = ParameterSet(findHeightmapFormat(format)->exportOptions());
        if (QByteArray(format) == "tif")
            QVERIFY(options.format.set("type", std::string("i16")).isOk());
        const QString file = path(QStringLiteral("N00E000.") + QLatin1String(format));
        for (const double part : {0.0, 0.25}) {
            Heightfield ground = fieldOf(
                1201, 1201, [](int x, int y) { return x - y; }, 92.7, 92.7);
            ground.row(7)[9] = hole;
            ground.row(8)[9] += static_cast<float>(part);
            QCOMPARE(anyNote(exported(ground, format, file, options).notes, "rounded to whole metres"),
                     part > 0);
        }
    }
}

QTEST_GUILESS_MAIN(HgtFormatTest)
#include "hgt_format_test.moc"
