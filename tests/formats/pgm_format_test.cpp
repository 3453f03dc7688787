// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// PGM pictures, binary and plain, with the headers that the specification allows.
class PgmFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void headers_data();
    void headers();
    void surplusNumbersAreSaid();
    void rangesReachToTheGreatestSample_data();
    void rangesReachToTheGreatestSample();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

void PgmFormatTest::headers_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<SampleType>("type");
    const auto row = [](const char* name, const QByteArray& content, SampleType type) {
        QTest::newRow(name) << content << type;
    };
    const QByteArray bytes = numberBytes<quint8>({1, 2, 3, 4, 5, 6});
    const QByteArray words = numberBytes<quint16>({1, 2, 3, 4, 5, 6}, ByteOrder::Big);
    row("8 bit", "P5\n3 2\n255\n" + bytes, SampleType::U8);
    row("16 bit, big endian", "P5\n3 2\n65535\n" + words, SampleType::U16);
    row("256 is 16 bit", "P5\n3 2\n256\n" + words, SampleType::U16);
    row("a small greatest sample", "P5\n3 2\n6\n" + bytes, SampleType::U8);
    row("one blank each", "P5 3 2 255 " + bytes, SampleType::U8);
    row("line ends of Windows", "P5\r\n3 2\r\n255\n" + bytes, SampleType::U8);
    row("comments", "P5\n# made by hand 7 7\n3 # columns\n2\n#\n255\n" + bytes, SampleType::U8);
    row("a comment at once", "P5#c\n3 2\n255\n" + bytes, SampleType::U8);
    row("tabs", "P5\t3\t2\t255\t" + bytes, SampleType::U8);
    row("plain", "P2\n3 2\n255\n1 2 3\n4 5 6\n", SampleType::U8);
    row("plain, one a line", "P2 3 2 65535\n1\n2\n3\n4\n5\n6", SampleType::U16);
    row("plain, another picture", "P2\n3 2\n255\n1 2 3\n4 5 6\nP2 1 1 255 7", SampleType::U8);
    row("more than the samples", "P5\n3 2\n255\n" + bytes + "rest", SampleType::U8);
}

void PgmFormatTest::headers() {
    QFETCH(QByteArray, content);
    QFETCH(SampleType, type);
    writeFile(path("a.pgm"), content);
    const ImportedHeightmap map = imported(path("a.pgm"));
    QCOMPARE(map.format, std::string("pgm"));
    QCOMPARE(map.sampleType, type);
    QVERIFY(!map.heightsInMetres);
    QCOMPARE(words(map.heights), QStringLiteral("1 2 3 / 4 5 6"));
    QVERIFY(!anyNote(map.notes, "more numbers follow"));
}

void PgmFormatTest::surplusNumbersAreSaid() {
    writeFile(path("more.pgm"), "P2\n3 2\n255\n1 2 3 4\n5 6 7 8\n");
    QVERIFY(anyNote(imported(path("more.pgm")).notes, "3 × 2 samples, but more numbers follow"));
}

void PgmFormatTest::rangesReachToTheGreatestSample_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("5 of 5") << QByteArray("P2 2 2 5 0 1 2 5");
    QTest::newRow("500 of 500") << QByteArray("P2 2 2 500 0 100 200 500");
    QTest::newRow("binary") << "P5 2 2 5 " + numberBytes<quint8>({0, 1, 2, 5});
    QTest::newRow("the first samples are like blanks") << "P5 2 2 50 " + numberBytes<quint8>({0, 10, 20, 50});
}

/// White is the sample that the header names, not the largest of the type.
void PgmFormatTest::rangesReachToTheGreatestSample() {
    QFETCH(QByteArray, content);
    writeFile(path("white.pgm"), content);
    ImportOptions options;
    options.range = MetreRange{100, 600};
    QCOMPARE(words(imported(path("white.pgm"), options).heights), QStringLiteral("100 200 / 300 600"));
}

void PgmFormatTest::refusals_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QByteArray& content, const char* says) {
        QTest::newRow(name) << content << QByteArray(says);
    };
    row("greatest sample 65536", "P5\n3 2\n65536\n123456123456", "1 to 65535");
    row("no greatest sample", "P5\n3 2\n", "1 to 65535");
    row("a word for a size", "P5\nthree 2\n255\n123456", "begins with its size");
    row("negative", "P5\n-3 2\n255\n123456", "begins with its size");
    row("nineteen digits", "P5\n1000000000000000000 2\n255\n123456", "begins with its size");
    row("no columns", "P5\n0 2\n255\n123456", "0");
    row("a sample short", "P5\n3 2\n255\n12345", "incomplete");
    row("half of a sample short", "P5\n3 2\n65535\n12345678901", "incomplete");
    row("plain, a sample short", "P2\n3 2\n255\n1 2 3 4 51    ", "incomplete");
    row("plain, a word", "P2\n3 2\n255\n1 2 x 4 5 6\n", "'x' is no sample");
    row("plain, below 0", "P2\n3 2\n255\n1 2 -3 4 5 6\n", "'-3' is no sample");
    row("more than there are", "P5\n50000 50000\n255\n123456", "incomplete");
}

void PgmFormatTest::refusals() {
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, says);
    writeFile(path("bad.pgm"), content);
    const QString refusal = refusalOf(path("bad.pgm"));
    QVERIFY2(refusal.contains(QLatin1String("bad.pgm")) && refusal.contains(QString::fromUtf8(says)),
             qPrintable(refusal));
}

QTEST_GUILESS_MAIN(PgmFormatTest)
#include "pgm_format_test.moc"
