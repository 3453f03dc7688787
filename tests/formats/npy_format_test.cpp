// SPDX-License-Identifier: MIT
#include "libterrain/formats/zip_writer.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"

#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace terrain;
using namespace support;

/// Arrays of NumPy and archives of them, as other programs write them.
class NpyFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyType_data();
    void everyType();
    void everyHeader_data();
    void everyHeader();
    void holesAreNumbersThatAreNone();
    void refusals_data();
    void refusals();
    void archives_data();
    void archives();
    void refusedArchives_data();
    void refusedArchives();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] QString archive(std::initializer_list<std::pair<const char*, QByteArray>> members) const;
    QTemporaryDir m_folder;
};

namespace {

QByteArray npy(const QByteArray& dictionary, const QByteArray& data, char major = 1) {
    QByteArray out = "\x93NUMPY" + QByteArray(1, major) + QByteArray(1, '\0');
    if (major == 1)
        out += bytesOfNumber(quint16(dictionary.size()));
    else
        out += bytesOfNumber(quint32(dictionary.size()));
    return out + dictionary + data;
}

QByteArray dictionary(const QByteArray& type, const QByteArray& shape = "(2, 3)",
                      const QByteArray& fortran = "False") {
    return "{'descr': '" + type + "', 'fortran_order': " + fortran + ", 'shape': " + shape + ", }\n";
}

} // namespace

void NpyFormatTest::everyType_data() {
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char* type, const QByteArray& data) {
        QTest::newRow(type) << npy(dictionary(type), data);
    };
    const auto big = ByteOrder::Big;
    row("|u1", numberBytes<quint8>({1, 2, 3, 4, 5, 6}));
    row("|i1", numberBytes<qint8>({1, 2, 3, 4, 5, 6}));
    row("<u2", numberBytes<quint16>({1, 2, 3, 4, 5, 6}));
    row(">u2", numberBytes<quint16>({1, 2, 3, 4, 5, 6}, big));
    row("<i2", numberBytes<qint16>({1, 2, 3, 4, 5, 6}));
    row(">i2", numberBytes<qint16>({1, 2, 3, 4, 5, 6}, big));
    row("<u4", numberBytes<quint32>({1, 2, 3, 4, 5, 6}));
    row(">i4", numberBytes<qint32>({1, 2, 3, 4, 5, 6}, big));
    row("<i8", numberBytes<qint64>({1, 2, 3, 4, 5, 6}));
    row(">u8", numberBytes<quint64>({1, 2, 3, 4, 5, 6}, big));
    row("<f2", numberBytes<quint16>({0x3C00, 0x4000, 0x4200, 0x4400, 0x4500, 0x4600}));
    row(">f2", numberBytes<quint16>({0x3C00, 0x4000, 0x4200, 0x4400, 0x4500, 0x4600}, big));
    row("<f4", numberBytes<float>({1, 2, 3, 4, 5, 6}));
    row(">f4", numberBytes<float>({1, 2, 3, 4, 5, 6}, big));
    row("<f8", numberBytes<double>({1, 2, 3, 4, 5, 6}));
    row(">f8", numberBytes<double>({1, 2, 3, 4, 5, 6}, big));
}

void NpyFormatTest::everyType() {
    QFETCH(QByteArray, content);
    writeFile(path("a.npy"), content);
    const ImportedHeightmap map = imported(path("a.npy"));
    QCOMPARE(map.format, std::string("npy"));
    QCOMPARE(words(map.heights), QStringLiteral("1 2 3 / 4 5 6"));
}

void NpyFormatTest::everyHeader_data() {
    QTest::addColumn<QByteArray>("content");
    const QByteArray data = numberBytes<qint16>({1, 2, 3, 4, 5, 6});
    QTest::newRow("version 2") << npy(dictionary("<i2"), data, 2);
    QTest::newRow("version 3") << npy(dictionary("<i2"), data, 3);
    QTest::newRow("no blanks") << npy("{'descr':'<i2','fortran_order':False,'shape':(2,3)}", data);
    QTest::newRow("another order") << npy("{'shape': (2, 3), 'fortran_order': False, 'descr': '<i2'}\n",
                                          data);
    QTest::newRow("numbers with an L") << npy(dictionary("<i2", "(2L, 3L)"), data);
    QTest::newRow("no padding at all") << npy(dictionary("<i2").trimmed(), data);
    QTest::newRow("column after column")
        << npy(dictionary("<i2", "(2, 3)", "True"), numberBytes<qint16>({1, 4, 2, 5, 3, 6}));
    QTest::newRow("more than the samples") << npy(dictionary("<i2"), data + "rest");
}

void NpyFormatTest::everyHeader() {
    everyType();
}

void NpyFormatTest::holesAreNumbersThatAreNone() {
    const float none = std::numeric_limits<float>::quiet_NaN();
    writeFile(path("holes.npy"),
              npy(dictionary(">f4"), numberBytes<float>({1, none, 3, 4, 5, -9}, ByteOrder::Big)));
    ImportOptions options;
    options.nodata = -9;
    const ImportedHeightmap map = imported(path("holes.npy"), options);
    QCOMPARE(words(map.heights), QStringLiteral("1 nan 3 / 4 5 nan"));
    QCOMPARE(map.holes, 2);
}

void NpyFormatTest::refusals_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QByteArray& content, const char* says) {
        QTest::newRow(name) << content << QByteArray(says);
    };
    const QByteArray data = numberBytes<qint16>({1, 2, 3, 4, 5, 6});
    row("complex numbers", npy(dictionary("<c8"), data + data + data + data), "'<c8'");
    row("texts", npy(dictionary("<U1"), data), "'<U1'");
    row("objects", npy(dictionary("|O"), data), "'|O'");
    row("one dimension", npy(dictionary("<i2", "(6,)"), data), "an array of 6 numbers");
    row("three dimensions", npy(dictionary("<i2", "(1, 2, 3)"), data), "1 × 2 × 3 numbers");
    row("no dimension", npy(dictionary("<i2", "()"), data), "an array of 1 numbers");
    row("negative", npy(dictionary("<i2", "(-2, 3)"), data), "does not begin as a NumPy array");
    row("no shape", npy("{'descr': '<i2', 'fortran_order': False}", data), "does not begin as a NumPy array");
    row("header beyond the end", npy(dictionary("<i2"), data).left(30), "does not begin as a NumPy array");
    row("no samples", npy(dictionary("<i2", "(0, 3)"), {}), "0");
    row("a sample short", npy(dictionary("<i2"), data.left(10)), "incomplete");
    row("far more than there are", npy(dictionary("<i2", "(200000, 200000)"), data), "damaged");
    row("beyond every size", npy(dictionary("<i2", "(9223372036854775807, 2)"), data), "9223372036854775807");
}

void NpyFormatTest::refusals() {
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, says);
    writeFile(path("bad.npy"), content);
    const QString refusal = refusalOf(path("bad.npy"));
    QVERIFY2(refusal.contains(QLatin1String("bad.npy")) && refusal.contains(QString::fromUtf8(says)),
             qPrintable(refusal));
}

QString NpyFormatTest::archive(std::initializer_list<std::pair<const char*, QByteArray>> members) const {
    const QString name = path("a.npz");
    Result<SafeFile> file =
        SafeFile::open(asPath(name), {.existing = Existing::Replace, .expectedBytes = 0, .backup = {}});
    ZipWriter zip(file.value());
    for (const auto& [member, bytes] : members)
        if (!zip.begin(member) ||
            !zip.write(std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size())))) || !zip.end())
            qFatal("cannot write %s", member);
    if (!zip.finish() || !file.value().commit())
        qFatal("cannot write the archive");
    return name;
}

void NpyFormatTest::archives_data() {
    QTest::addColumn<QString>("channel");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the only grid") << QString() << QStringLiteral("1 2 3 / 4 5 6");
    QTest::newRow("by its name") << QStringLiteral("elevation") << QStringLiteral("1 2 3 / 4 5 6");
}

void NpyFormatTest::archives() {
    QFETCH(QString, channel);
    QFETCH(QString, expected);
    ImportOptions options;
    options.channel = channel.toStdString();
    const QByteArray grid = npy(dictionary(">i2"), numberBytes<qint16>({1, 2, 3, 4, 5, 6}, ByteOrder::Big));
    const QString name = archive({{"dx.npy", npy(dictionary("<f8", "()"), numberBytes<double>({10}))},
                                  {"elevation.npy", grid},
                                  {"readme.txt", "not an array"}});
    const ImportedHeightmap map = imported(name, options);
    QCOMPARE(map.format, std::string("npz"));
    QCOMPARE(words(map.heights), expected);
    QVERIFY(anyNote(map.notes, "the heights are 'elevation'"));
}

void NpyFormatTest::refusedArchives_data() {
    QTest::addColumn<QString>("channel");
    QTest::addColumn<bool>("second");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("two grids") << QString() << true << QByteArray("a (2 × 3), b (3 × 2)): name one");
    QTest::newRow("no such array") << QStringLiteral("c") << true << QByteArray("no array 'c'");
    QTest::newRow("no grid of that name") << QStringLiteral("line") << false << QByteArray("no array 'line'");
}

void NpyFormatTest::refusedArchives() {
    QFETCH(QString, channel);
    QFETCH(bool, second);
    QFETCH(QByteArray, says);
    const QByteArray data = numberBytes<qint16>({1, 2, 3, 4, 5, 6});
    ImportOptions options;
    options.channel = channel.toStdString();
    const QByteArray other =
        second ? npy(dictionary("<i2", "(3, 2)"), data) : npy(dictionary("<i2", "(6,)"), data);
    const QString name =
        archive({{"a.npy", npy(dictionary("<i2"), data)}, {second ? "b.npy" : "line.npy", other}});
    const QString refusal = refusalOf(name, options);
    QVERIFY2(refusal.contains(QLatin1String("a.npz")) && refusal.contains(QString::fromUtf8(says)),
             qPrintable(refusal));
}

QTEST_GUILESS_MAIN(NpyFormatTest)
#include "npy_format_test.moc"
