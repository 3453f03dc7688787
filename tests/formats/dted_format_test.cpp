// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// DTED (MIL-PRF-89020B) made by hand: profiles from the west, each from the south; sign and magnitude;
/// −32767 for what is missing; a checksum after each profile.
class DtedFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tiles_data();
    void tiles();
    void everyHeight();
    void damageIsFound_data();
    void damageIsFound();
    void cutIsFound();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

struct Tile {
    int longitude = 7; ///< of the south-west corner
    int latitude = 46;
    int intervalX = 300; ///< tenths of an arc second
    int intervalY = 300;
    QByteArray level = "DTED0";
    QByteArray before = {}; ///< labels of a tape
};

QByteArray angle(int degrees, const char* signs) {
    return QByteArray::number(std::abs(degrees)).rightJustified(3, '0') + "0000" + signs[degrees < 0 ? 1 : 0];
}

QByteArray four(qsizetype number) {
    return QByteArray::number(number).rightJustified(4, '0');
}

QByteArray record(const char* name, int bytes, const QByteArray& more = {}, int at = 0) {
    QByteArray out = QByteArray(name).leftJustified(bytes, ' ');
    return out.replace(at, more.size(), more);
}

constexpr qsizetype headerBytes = 80 + 648 + 2700;

/// `profiles`: from the west, each from the south.
QByteArray dted(const Tile& tile, const QList<QList<int>>& profiles) {
    QByteArray out = tile.before + "UHL1" + angle(tile.longitude, "EW") + angle(tile.latitude, "NS") +
                     four(tile.intervalX) + four(tile.intervalY) + "0020U  " + QByteArray(12, ' ') +
                     four(profiles.size()) + four(profiles[0].size()) + "0" + QByteArray(24, ' ');
    QByteArray identification = record("DSIU", 648, tile.level, 59);
    identification.replace(144, 5, "WGS84");
    out += identification + record("ACC", 2700);
    for (qsizetype i = 0; i < profiles.size(); ++i) {
        QByteArray profile = "\xAA" + bytesOfNumber(quint32(i), ByteOrder::Big).mid(1) +
                             numberBytes<quint16>({quint16(i), 0}, ByteOrder::Big);
        for (const int height : profiles[i])
            profile += bytesOfNumber(quint16(std::abs(height) | (height < 0 ? 0x8000 : 0)), ByteOrder::Big);
        quint32 sum = 0;
        for (const char byte : profile)
            sum += static_cast<quint8>(byte);
        out += profile + bytesOfNumber(sum, ByteOrder::Big);
    }
    return out;
}

const QList<QList<int>> heights = {{1, 2, 3, 4}, {11, -12, 13, 14}, {21, 22, -32767, -418}};

} // namespace

void DtedFormatTest::tiles_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<double>("west");
    QTest::addColumn<double>("north");
    QTest::addColumn<double>("stepX"); // degrees
    QTest::addColumn<double>("stepY");
    const auto row = [](const char* name, const Tile& tile, double west, double north) {
        QTest::newRow(name) << dted(tile, heights) << west << north << tile.intervalX / 36000.0
                            << tile.intervalY / 36000.0;
    };
    row("level 0", {}, 7, 46 + 3 * 300 / 36000.0);
    row("level 1", {7, 46, 30, 30, "DTED1"}, 7, 46 + 3 * 30 / 36000.0);
    row("level 1 in the north", {24, 61, 60, 30, "DTED1"}, 24, 61 + 3 * 30 / 36000.0);
    row("level 2", {7, 46, 10, 10, "DTED2"}, 7, 46 + 3 * 10 / 36000.0);
    row("south and west", {-71, -34, 30, 30, "DTED1"}, -71, -34 + 3 * 30 / 36000.0);
    row("after a tape's labels", {7, 46, 300, 300, "DTED0", record("VOL1", 80) + record("HDR1", 80)}, 7,
        46 + 3 * 300 / 36000.0);
}

void DtedFormatTest::tiles() {
    QFETCH(QByteArray, content);
    QFETCH(double, west);
    QFETCH(double, north);
    QFETCH(double, stepX);
    QFETCH(double, stepY);
    for (const char* name : {"a.dt0", "a.dt2", "a.dat"}) {
        writeFile(path(name), content);
        const ImportedHeightmap map = imported(path(name));
        QCOMPARE(map.format, std::string("dted"));
        QCOMPARE(words(map.heights), QStringLiteral("4 14 -418 / 3 13 nan / 2 -12 22 / 1 11 21"));
        QVERIFY(map.heightsInMetres);
        QCOMPARE(map.sampleType, SampleType::I16);
        QCOMPARE(map.holes, std::int64_t{1});
        const Grid& grid = map.heights.grid();
        QCOMPARE(grid.crs, std::string("EPSG:4326"));
        QVERIFY(std::abs(grid.originX - west) < 1e-9 && std::abs(grid.originY - north) < 1e-9);
        // A degree of latitude is 110.57 km at the equator and 111.69 at a pole.
        QVERIFY(std::abs(grid.spacingY / stepY - 111130) < 570);
        const double cosine = std::cos(grid.originY * 3.14159265358979 / 180);
        QVERIFY(std::abs(grid.spacingX / stepX / (111400 * cosine) - 1) < 0.01);
    }
}

/// From below the deepest land to above the highest, a height in each metre.
void DtedFormatTest::everyHeight() {
    QList<QList<int>> profiles;
    for (int first = -8000; first <= 8000; first += 500) {
        QList<int> profile;
        for (int i = 0; i < 500; ++i)
            profile += first + i;
        profiles += profile;
    }
    QByteArray content = dted({7, 46, 30, 30, "DTED1"}, profiles);
    writeFile(path("all.dt1"), content);
    const ImportedHeightmap map = imported(path("all.dt1"));
    QCOMPARE(map.holes, std::int64_t{0});
    for (int column = 0; column < profiles.size(); ++column)
        for (int i = 0; i < 500; ++i)
            QCOMPARE(map.heights.at(column, 499 - i), static_cast<float>(profiles[column][i]));
}

void DtedFormatTest::damageIsFound_data() {
    QTest::addColumn<qsizetype>("at");
    const qsizetype profile = 8 + 4 * 2 + 4;
    for (qsizetype i = 0; i < 3; ++i) {
        QTest::addRow("a height of profile %lld", static_cast<long long>(i))
            << headerBytes + i * profile + 8 + 3;
        QTest::addRow("the checksum of profile %lld", static_cast<long long>(i))
            << headerBytes + i * profile + 8 + 8 + 3;
    }
}

/// A single wrong bit, and what a person can do.
void DtedFormatTest::damageIsFound() {
    QFETCH(qsizetype, at);
    QByteArray content = dted({}, heights);
    content[at] = static_cast<char>(content[at] ^ 1);
    writeFile(path("bad.dt0"), content);
    const QString refusal = refusalOf(path("bad.dt0"));
    QVERIFY2(refusal.startsWith(path("bad.dt0") + QStringLiteral(" is damaged")) &&
                 refusal.contains(QLatin1String("fetch it again")) &&
                 refusal.contains(QLatin1String("gdal_translate")),
             qPrintable(refusal));
}

void DtedFormatTest::cutIsFound() {
    const QByteArray content = dted({}, heights);
    for (qsizetype size = 0; size < content.size(); size += size < headerBytes ? 97 : 1) {
        writeFile(path("cut.dt0"), content.left(size));
        const QString refusal = refusalOf(path("cut.dt0"));
        QVERIFY2(refusal.contains(QLatin1String("cut.dt0")) && !refusal.contains(QLatin1Char('\n')),
                 qPrintable(QString::number(size) + refusal));
    }
}

QTEST_GUILESS_MAIN(DtedFormatTest)
#include "dted_format_test.moc"
