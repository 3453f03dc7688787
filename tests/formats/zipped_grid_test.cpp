// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"
#include "tests/support/zip_bytes.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// Grids as they are downloaded, in ZIP archives: one SRTM tile is read, everything else says what to do.
class ZippedGridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

namespace {

constexpr int side = 11;

/// A tile that begins with 1 … 11, then zeros.
QByteArray tile() {
    QByteArray out;
    for (qint16 i = 1; i <= side; ++i)
        out += bytesOfNumber(i, ByteOrder::Big);
    return out + QByteArray(2 * side * (side - 1), '\0');
}

const QByteArray text = "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2\n3 4\n";

} // namespace

void ZippedGridTest::reads_data() {
    QTest::addColumn<QByteArray>("archive");
    QTest::newRow("one tile") << zipBytes({{"N45E006.hgt", tile()}});
    QTest::newRow("not packed") << zipBytes({{"N45E006.hgt", tile(), false}});
    QTest::newRow("in folders") << zipBytes({{"a/", {}, false}, {"a/b/N45E006.HGT", tile()}});
    QTest::newRow("a path that leads out") << zipBytes({{"../../N45E006.hgt", tile()}});
    QTest::newRow("a path from the root") << zipBytes({{"/etc/N45E006.hgt", tile()}});
    QTest::newRow("beside texts and pictures")
        << zipBytes({{"readme.txt", "hello"}, {"N45E006.hgt", tile()}, {"N45E006.jpg", "\xFF\xD8\xFF"}});
    QTest::newRow("made on a Mac") << zipBytes(
        {{"N45E006.hgt", tile()}, {"__MACOSX/._N45E006.hgt", QByteArray(120, 'm')}});
    QTest::newRow("made on a Mac, in a folder")
        << zipBytes({{"a/._N45E006.hgt", QByteArray(120, 'm')}, {"a/N45E006.hgt", tile()}});
}

/// Whatever the archive is called; nothing is unpacked onto the disk.
void ZippedGridTest::reads() {
    QFETCH(QByteArray, archive);
    for (const char* name : {"N45E006.hgt.zip", "download.zip", "download.tif", "download"}) {
        const QString file = path(QLatin1String(name));
        writeFile(file, archive);
        const ImportedHeightmap map = imported(file);
        QCOMPARE(map.format, std::string("hgt_zip"));
        QCOMPARE(map.heights.columns(), side);
        QCOMPARE(map.heights.at(0, 0), 1.0F);
        QCOMPARE(map.heights.at(side - 1, 0), float(side));
        QCOMPARE(map.heights.at(0, 1), 0.0F);
        QCOMPARE(map.heights.grid().originX, 6.0); // by the name in the archive
        QCOMPARE(map.heights.grid().originY, 46.0);
        QVERIFY(QFile::remove(file));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }
}

void ZippedGridTest::refuses_data() {
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<QString>("says");
    const QString unpack = QStringLiteral("unpack it and choose the heightmap");
    const QByteArray inner = zipBytes({{"N45E006.hgt", tile()}});
    QTest::newRow("a text grid") << zipBytes({{"a.asc", text}}) << unpack;
    QTest::newRow("several text grids") << zipBytes({{"a.asc", text}, {"b.asc", text}}) << unpack;
    QTest::newRow("several tiles") << zipBytes({{"N45E006.hgt", tile()}, {"N45E007.hgt", tile()}}) << unpack;
    QTest::newRow("an archive in the archive") << zipBytes({{"a.zip", inner}}) << unpack;
    QTest::newRow("a folder alone") << zipBytes({{"tiles.hgt/", {}, false}}) << unpack;
    QTest::newRow("nothing") << zipBytes({}) << unpack;
    QTest::newRow("encrypted") << zipBytes({{"N45E006.hgt", tile(), true, 1}}) << QStringLiteral("encrypted");
    QTest::newRow("claims four gigabytes") << zipBytes({{"N45E006.hgt", tile(), true, 0, 4000000000}})
                                           << QStringLiteral("would unpack to 3.7 GiB");
    QTest::newRow("unpacks to more than it claims")
        << zipBytes({{"N45E006.hgt", QByteArray(40 << 20, '\0'), true, 0, 2 * side * side}})
        << QStringLiteral("damaged");
    QTest::newRow("no tile's size") << zipBytes({{"N45E006.hgt", tile() + "abc"}})
                                    << QStringLiteral("in bytes is 245");
}

void ZippedGridTest::refuses() {
    QFETCH(QByteArray, archive);
    QFETCH(QString, says);
    for (const char* name : {"bad.hgt.zip", "bad.zip", "bad.tif"}) {
        writeFile(path(QLatin1String(name)), archive);
        const QString refusal = refusalOf(path(QLatin1String(name)));
        QVERIFY2(refusal.contains(says), qPrintable(refusal));
        QVERIFY2(refusal.contains(QLatin1String(name)) && !refusal.contains(QLatin1Char('\n')),
                 qPrintable(refusal));
    }
}

QTEST_GUILESS_MAIN(ZippedGridTest)
#include "zipped_grid_test.moc"
