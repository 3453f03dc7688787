// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"

#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>

using namespace terrain;
using namespace support;

/// Grids that other terrain programs write (L3DT, Terragen, Surfer, VTP), made by hand: where the first
/// sample lies, how samples become metres, and what headers that lie are told.
class HeightGridsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void grids_data();
    void grids();
    void blanksAreHoles_data();
    void blanksAreHoles();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

namespace {

const QString plain = QStringLiteral("1 2 3 / 4 5 6"); ///< the northern row first

/// A tile of HF2: its scale and lowest height, then rows from the south, each a first number and differences.
QByteArray hf2(int columns = 3, int rows = 2, float spacing = 10, int differenceBytes = 1) {
    QByteArray out("HF2\0", 4);
    out += numberBytes<quint16>({0}) + numberBytes<quint32>({quint32(columns), quint32(rows)}) +
           numberBytes<quint16>({8}) + numberBytes<float>({0.5F, spacing}) + numberBytes<quint32>({0});
    out += numberBytes<float>({0.5F, -1}); // metres = number · 0.5 − 1
    const auto line = [&](int first) {
        out += char(differenceBytes);
        out += bytesOfNumber(qint32(first));
        for (int i = 1; i < 3; ++i)
            out += differenceBytes == 1   ? QByteArray(1, '\2')
                   : differenceBytes == 2 ? bytesOfNumber(qint16(2))
                                          : bytesOfNumber(qint32(2));
    };
    line(10);
    line(4);
    return out;
}

QByteArray gzip(const QByteArray& bytes) {
    QByteArray deflated = qCompress(bytes).mid(6); // without Qt's size and zlib's head
    deflated.chop(4);                              // nor its checksum
    const auto crc = crc32(0, reinterpret_cast<const Bytef*>(bytes.constData()), uInt(bytes.size()));
    return QByteArray::fromHex("1f8b0800000000000003") + deflated + bytesOfNumber(quint32(crc)) +
           bytesOfNumber(quint32(bytes.size()));
}

/// Metres = unit · (base + sample · span ÷ 65536); the southern row first.
QByteArray terragen(const QByteArray& size, const QByteArray& between = {}, int base = 0) {
    return "TERRAGENTERRAIN " + size + between + "SCAL" + numberBytes<float>({2, 2, 2}) + "ALTW" +
           numberBytes<qint16>({16384, qint16(base)}) + numberBytes<qint16>({8, 10, 12, 2, 4, 6}) + "EOF ";
}

const QByteArray oblong = "SIZE" + numberBytes<qint16>({1, 0}) + "XPTS" + numberBytes<qint16>({3, 0}) +
                          "YPTS" + numberBytes<qint16>({2, 0});

QByteArray surferText(const QByteArray& samples = "4 5 6\n1 2 3\n", const QByteArray& size = "3 2") {
    return "DSAA\n" + size + "\n100 120\n50 60\n1 6\n" + samples;
}

QByteArray surfer6(const QByteArray& samples, int columns = 3) {
    return "DSBB" + numberBytes<qint16>({qint16(columns), 2}) +
           numberBytes<double>({100, 120, 50, 60, 1, 6}) + samples;
}

QByteArray surfer7(const QByteArray& samples, int columns = 3) {
    const QByteArray grid =
        numberBytes<qint32>({2, columns}) + numberBytes<double>({100, 50, 10, 10, 1, 6, 0, 1.70141e38});
    return "DSRB" + numberBytes<qint32>({4, 1}) + "GRID" + bytesOfNumber(qint32(grid.size())) + grid +
           "DATA" + bytesOfNumber(qint32(samples.size())) + samples;
}

/// Columns from the west, each from the south.
QByteArray bt(int bytesEach, int isFloat, const QByteArray& samples, int columns = 3) {
    QByteArray out = "binterr1.3" + numberBytes<qint32>({columns, 2}) +
                     numberBytes<qint16>({qint16(bytesEach), qint16(isFloat), 1, 32, -2}) +
                     numberBytes<double>({500000, 500030, 5000000, 5000020}) + numberBytes<qint16>({0}) +
                     bytesOfNumber(1.0F);
    return out.leftJustified(256, '\0') + samples;
}

} // namespace

void HeightGridsTest::grids_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<double>("spacing");
    const auto row = [](const char* what, const char* name, const QByteArray& content, const char* format,
                        double spacing) {
        QTest::newRow(what) << QString::fromLatin1(name) << content << QByteArray(format) << spacing;
    };
    row("HF2", "a.hf2", hf2(), "hf2", 10);
    row("HF2, differences of two bytes", "a.hf2", hf2(3, 2, 10, 2), "hf2", 10);
    row("HF2, differences of four bytes", "a.hf2", hf2(3, 2, 10, 4), "hf2", 10);
    row("HF2, packed", "a.hfz", gzip(hf2()), "hf2", 10);
    row("HF2, packed, another suffix", "a.dat", gzip(hf2()), "hf2", 10);
    row("Terragen", "a.ter", terragen(oblong), "ter", 2);
    row("Terragen with a planet", "a.ter",
        terragen(oblong, "CRAD" + bytesOfNumber(6370.0F) + "CRVM" + numberBytes<qint32>({0})), "ter", 2);
    row("Surfer 6 text", "a.grd", surferText(), "surfer", 10);
    row("Surfer 6 text, all in a line", "a.grd", surferText("4 5 6 1 2 3"), "surfer", 10);
    row("Surfer 6 binary", "a.grd", surfer6(numberBytes<float>({4, 5, 6, 1, 2, 3})), "surfer", 10);
    row("Surfer 7", "a.grd", surfer7(numberBytes<double>({4, 5, 6, 1, 2, 3})), "surfer", 10);
    row("BT, 16 bit", "a.bt", bt(2, 0, numberBytes<qint16>({4, 1, 5, 2, 6, 3})), "bt", 10);
    row("BT, 32 bit", "a.bt", bt(4, 0, numberBytes<qint32>({4, 1, 5, 2, 6, 3})), "bt", 10);
    row("BT, floats", "a.bt", bt(4, 1, numberBytes<float>({4, 1, 5, 2, 6, 3})), "bt", 10);
}

void HeightGridsTest::grids() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, format);
    QFETCH(double, spacing);
    writeFile(path(name), content);
    const ImportedHeightmap map = imported(path(name));
    QCOMPARE(map.format, format.toStdString());
    QCOMPARE(words(map.heights), plain);
    QVERIFY(map.heightsInMetres);
    QCOMPARE(map.heights.grid().spacingX, spacing);
    QCOMPARE(map.heights.grid().spacingY, spacing);
}

void HeightGridsTest::blanksAreHoles_data() {
    QTest::addColumn<QByteArray>("content");
    const float blank = 1.70141e38F;
    QTest::newRow("text") << surferText("4 1.70141e38 6\n1 2 3\n");
    QTest::newRow("text, 1.70141e+38") << surferText("4 1.70141e+38 6\n1 2 3\n");
    QTest::newRow("6") << surfer6(numberBytes<float>({4, blank, 6, 1, 2, 3}));
    QTest::newRow("7") << surfer7(numberBytes<double>({4, 1.70141e38, 6, 1, 2, 3}));
}

void HeightGridsTest::blanksAreHoles() {
    QFETCH(QByteArray, content);
    writeFile(path(QStringLiteral("blank.grd")), content);
    QCOMPARE(words(imported(path(QStringLiteral("blank.grd"))).heights), QStringLiteral("1 2 3 / 4 nan 6"));
}

void HeightGridsTest::refusals_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char* what, const char* name, const QByteArray& content) {
        QTest::newRow(what) << QString::fromLatin1(name) << content;
    };
    row("HF2 cut", "bad.hf2", hf2().chopped(1));
    row("HF2 of another size", "bad.hf2", hf2(3000, 2000));
    row("HF2 of no size", "bad.hf2", hf2(0, 0));
    row("HF2 cut, packed", "bad.hfz", gzip(hf2().chopped(2)));
    row("packed, cut", "bad.hfz", gzip(hf2()).chopped(9));
    row("packed, another checksum", "bad.hfz", gzip(hf2()).chopped(8) + QByteArray(8, '\7'));
    row("Terragen cut", "bad.ter", terragen(oblong).chopped(7));
    row("Terragen of a larger size", "bad.ter", terragen(QByteArray(oblong).replace("XPTS\3", "XPTS\x60")));
    row("Terragen without heights", "bad.ter", "TERRAGENTERRAIN " + oblong);
    row("Surfer text cut", "bad.grd", surferText("4 5 6\n1 2"));
    row("Surfer text of a word", "bad.grd", surferText("4 5 six\n1 2 3\n"));
    row("Surfer text of no size", "bad.grd", surferText("4 5 6\n1 2 3\n", "0 2"));
    row("Surfer 6 cut", "bad.grd", surfer6(numberBytes<float>({4, 5, 6, 1, 2})));
    row("Surfer 6 of a larger size", "bad.grd", surfer6(numberBytes<float>({4, 5, 6, 1, 2, 3}), 3000));
    row("Surfer 7 cut", "bad.grd", surfer7(numberBytes<double>({4, 5, 6, 1, 2})));
    row("BT cut", "bad.bt", bt(2, 0, numberBytes<qint16>({4, 1, 5, 2, 6})));
    row("BT of a larger size", "bad.bt", bt(2, 0, numberBytes<qint16>({4, 1, 5, 2, 6, 3}), 3000));
    row("BT of three bytes", "bad.bt", bt(3, 0, numberBytes<qint16>({4, 1, 5, 2, 6, 3})));
}

/// One sentence with the file's name, and no terrain.
void HeightGridsTest::refusals() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    writeFile(path(name), content);
    const QString refusal = refusalOf(path(name));
    QVERIFY2(refusal.count(name) == 1, qPrintable(refusal));
    QVERIFY2(!refusal.contains(QLatin1Char('\n')) && !refusal.contains(QLatin1String("GDAL")),
             qPrintable(refusal));
}

QTEST_GUILESS_MAIN(HeightGridsTest)
#include "height_grids_test.moc"
