// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// Samples without a header of their own, which a text file beside them describes (ESRI, ENVI).
class SideHeaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        for (const char* name : {"a.hdr", "a.bil", "a.flt", "a.img", "a.dat"})
            QFile::remove(path(name));
    }
    void esri_data();
    void esri();
    void envi_data();
    void envi();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

QByteArray esriHeader(const QByteArray& more) {
    return "NROWS 2\nNCOLS 3\n" + more + "ULXMAP 500000\nULYMAP 5000000\nXDIM 25\nYDIM 25\n";
}

QByteArray enviHeader(int type, int order, const QByteArray& more = {}, int bands = 1,
                      const char* interleave = "bsq") {
    return "ENVI\ndescription = {made by hand}\nsamples = 3\nlines = 2\nbands = " +
           QByteArray::number(bands) +
           "\nheader offset = 0\nfile type = ENVI Standard\ndata type = " + QByteArray::number(type) +
           "\ninterleave = " + interleave + "\nbyte order = " + QByteArray::number(order) + "\n" + more;
}

} // namespace

void SideHeaderTest::esri_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("samples");
    QTest::addColumn<QString>("expected");
    const QString plain = QStringLiteral("1 2 3 / 4 5 6");
    const auto big = ByteOrder::Big;
    QTest::newRow("8 bit") << esriHeader("NBITS 8\n") << numberBytes<quint8>({1, 2, 3, 4, 5, 6}) << plain;
    QTest::newRow("16 bit, little endian")
        << esriHeader("NBITS 16\nBYTEORDER I\n") << numberBytes<quint16>({1, 2, 3, 4, 5, 6}) << plain;
    QTest::newRow("16 bit, big endian")
        << esriHeader("NBITS 16\nBYTEORDER M\n") << numberBytes<quint16>({1, 2, 3, 4, 5, 6}, big) << plain;
    QTest::newRow("signed") << esriHeader("NBITS 16\nBYTEORDER M\nPIXELTYPE SIGNEDINT\n")
                            << numberBytes<qint16>({-1, 2, 3, 4, 5, -6}, big)
                            << QStringLiteral("-1 2 3 / 4 5 -6");
    QTest::newRow("floats") << esriHeader("NBITS 32\nBYTEORDER I\nPIXELTYPE FLOAT\n")
                            << numberBytes<float>({1, 2, 3, 4, 5, 6}) << plain;
    QTest::newRow("floats, big endian") << esriHeader("NBITS 32\nBYTEORDER M\nPIXELTYPE FLOAT\n")
                                        << numberBytes<float>({1, 2, 3, 4, 5, 6}, big) << plain;
    QTest::newRow("missing") << esriHeader("NBITS 16\nBYTEORDER I\nPIXELTYPE SIGNEDINT\nNODATA -9999\n")
                             << numberBytes<qint16>({1, -9999, 3, 4, 5, 6})
                             << QStringLiteral("1 nan 3 / 4 5 6");
    const QByteArray padded = numberBytes<quint16>({1, 2, 3, 99, 4, 5, 6, 99});
    QTest::newRow("bytes between rows")
        << esriHeader("NBITS 16\nBYTEORDER I\nTOTALROWBYTES 8\n") << padded << plain;
    QTest::newRow("bytes between rows, but after the last one")
        << esriHeader("NBITS 16\nBYTEORDER I\nTOTALROWBYTES 8\n") << padded.chopped(2) << plain;
    QTest::newRow("bytes between rows, by band")
        << esriHeader("NBITS 16\nBYTEORDER I\nBANDROWBYTES 8\n") << padded << plain;
    QTest::newRow("bytes between rows and before them")
        << esriHeader("NBITS 16\nSKIPBYTES 3\nBANDROWBYTES 6\nTOTALROWBYTES 8\n") << "abc" + padded << plain;
    QTest::newRow("bytes between rows, big endian, missing")
        << esriHeader("NBITS 32\nBYTEORDER M\nPIXELTYPE FLOAT\nTOTALROWBYTES 16\nNODATA 9\n")
        << numberBytes<float>({1, 9, 3, 7, 4, 5, 6, 7}, big) << QStringLiteral("1 nan 3 / 4 5 6");
    // The file's length says that there are none.
    QTest::newRow("bytes between rows that are not there")
        << esriHeader("NBITS 16\nBYTEORDER I\nTOTALROWBYTES 8\n") << numberBytes<quint16>({1, 2, 3, 4, 5, 6})
        << plain;
    QTest::newRow("no bytes between rows")
        << esriHeader("NBITS 16\nBYTEORDER I\nBANDROWBYTES 6\nTOTALROWBYTES 6\n")
        << numberBytes<quint16>({1, 2, 3, 4, 5, 6}) << plain;
    // A word of another program, which GDAL passes over.
    QTest::newRow("floats by another word")
        << esriHeader("NBITS 32\nBYTEORDER M\nDATATYPE R32\nNODATAVALUE -3.4028234e+038\n")
        << numberBytes<float>({-1.5F, -3.40282347e38F, 3, 4, 5, 6}, big)
        << QStringLiteral("-1.5 nan 3 / 4 5 6");
    QTest::newRow("signed by another word")
        << esriHeader("NBITS 16\nBYTEORDER I\nDATATYPE S16\n") << numberBytes<qint16>({-1, 2, 3, 4, 5, -6})
        << QStringLiteral("-1 2 3 / 4 5 -6");
    QTest::newRow("bytes before") << esriHeader("NBITS 8\nSKIPBYTES 4\n")
                                  << numberBytes<quint8>({9, 9, 9, 9, 1, 2, 3, 4, 5, 6}) << plain;
}

void SideHeaderTest::esri() {
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, samples);
    QFETCH(QString, expected);
    writeFile(path("a.hdr"), header);
    writeFile(path("a.bil"), samples);
    const ImportedHeightmap map = imported(path("a.bil"));
    QCOMPARE(map.format, std::string("ehdr"));
    QCOMPARE(words(map.heights), expected);
    QCOMPARE(map.heights.grid().spacingX, 25.0);
    QCOMPARE(map.heights.grid().originX, 500000.0); // ULXMAP is the middle of a cell
    QCOMPARE(map.heights.grid().originY, 5000000.0);
}

void SideHeaderTest::envi_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("samples");
    QTest::addColumn<QString>("channel");
    const auto row = [](const char* name, const QByteArray& header, const QByteArray& samples,
                        const char* channel = "") {
        QTest::newRow(name) << header << samples << QString::fromLatin1(channel);
    };
    const auto big = ByteOrder::Big;
    row("bytes", enviHeader(1, 0), numberBytes<quint8>({1, 2, 3, 4, 5, 6}));
    row("i16", enviHeader(2, 0), numberBytes<qint16>({1, 2, 3, 4, 5, 6}));
    row("i16, big endian", enviHeader(2, 1), numberBytes<qint16>({1, 2, 3, 4, 5, 6}, big));
    row("i32", enviHeader(3, 0), numberBytes<qint32>({1, 2, 3, 4, 5, 6}));
    row("f32", enviHeader(4, 0), numberBytes<float>({1, 2, 3, 4, 5, 6}));
    row("f32, big endian", enviHeader(4, 1), numberBytes<float>({1, 2, 3, 4, 5, 6}, big));
    row("f64", enviHeader(5, 0), numberBytes<double>({1, 2, 3, 4, 5, 6}));
    row("f64, big endian", enviHeader(5, 1), numberBytes<double>({1, 2, 3, 4, 5, 6}, big));
    row("u16", enviHeader(12, 1), numberBytes<quint16>({1, 2, 3, 4, 5, 6}, big));
    row("bytes before", enviHeader(2, 0).replace("header offset = 0", "header offset = 3"),
        "abc" + numberBytes<qint16>({1, 2, 3, 4, 5, 6}));
    const QByteArray two = numberBytes<quint8>({1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16});
    row("the first of two bands", enviHeader(1, 0, {}, 2), two);
    row("the second of two bands", enviHeader(1, 0, {}, 2),
        numberBytes<quint8>({9, 9, 9, 9, 9, 9, 1, 2, 3, 4, 5, 6}), "2");
    row("line by line", enviHeader(1, 0, {}, 2, "bil"),
        numberBytes<quint8>({1, 2, 3, 9, 9, 9, 4, 5, 6, 9, 9, 9}));
    row("sample by sample", enviHeader(1, 0, {}, 2, "bip"),
        numberBytes<quint8>({9, 1, 9, 2, 9, 3, 9, 4, 9, 5, 9, 6}), "2");
}

void SideHeaderTest::envi() {
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, samples);
    QFETCH(QString, channel);
    writeFile(path("a.hdr"), header);
    writeFile(path("a.img"), samples);
    ImportOptions options;
    options.channel = channel.toStdString();
    const ImportedHeightmap map = imported(path("a.img"), options);
    QCOMPARE(map.format, std::string("envi"));
    QCOMPARE(words(map.heights), QStringLiteral("1 2 3 / 4 5 6"));
}

void SideHeaderTest::refusals_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("samples");
    const QByteArray six = numberBytes<quint16>({1, 2, 3, 4, 5, 6});
    const auto row = [](const char* what, const char* name, const QByteArray& header,
                        const QByteArray& samples) {
        QTest::newRow(what) << QByteArray(name) << header << samples;
    };
    row("ESRI, a sample short", "a.bil", esriHeader("NBITS 16\n"), six.chopped(2));
    row("ESRI, of a larger size", "a.bil", esriHeader("NBITS 16\n").replace("NROWS 2", "NROWS 20000"), six);
    row("ESRI, no rows", "a.bil", esriHeader("NBITS 16\n").replace("NROWS 2", "NROWS 0"), six);
    row("ESRI, 12 bits", "a.bil", esriHeader("NBITS 12\n"), six);
    const QByteArray padded = numberBytes<quint16>({1, 2, 3, 99, 4, 5, 6, 99});
    row("ESRI, a padded row cut", "a.bil", esriHeader("NBITS 16\nTOTALROWBYTES 8\n"), padded.chopped(3));
    row("ESRI, rows of too few bytes", "a.bil", esriHeader("NBITS 16\nTOTALROWBYTES 4\n"), padded);
    row("ESRI, padded rows of two bands", "a.bil", esriHeader("NBITS 8\nNBANDS 2\nTOTALROWBYTES 8\n"),
        padded);
    row("ENVI, a sample short", "a.img", enviHeader(2, 0), six.chopped(2));
    row("ENVI, of a larger size", "a.img", enviHeader(2, 0).replace("lines = 2", "lines = 200000"), six);
    row("ENVI, complex numbers", "a.img", enviHeader(6, 0), six + six + six + six);
    row("the header itself", "a.hdr", enviHeader(2, 0), six);
}

void SideHeaderTest::refusals() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, samples);
    if (name != "a.hdr")
        writeFile(path(name.constData()), samples);
    writeFile(path("a.hdr"), header);
    const QString refusal = refusalOf(path(name.constData()));
    QVERIFY2(refusal.contains(QString::fromLatin1(name)), qPrintable(refusal));
    QVERIFY2(!refusal.contains(QLatin1Char('\n')), qPrintable(refusal));
}

QTEST_GUILESS_MAIN(SideHeaderTest)
#include "side_header_test.moc"
