// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/heightmap_manifest.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

class RawFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryType_data();
    void readsEveryType();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void squareOfTheSuffix();
    void longerFilesSaySo();
    void missingFloats();
    void bytesThatAreWritten_data();
    void bytesThatAreWritten();
    void untouchedComesBack();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

QByteArray hex(const char* text) {
    return QByteArray::fromHex(text);
}

} // namespace

void RawFormatTest::readsEveryType_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("big");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("heights");
    const auto row = [](const char* type, bool big, const char* bytes, const char* heights) {
        QTest::newRow(qPrintable(QString::fromLatin1(type) +
                                 (big ? QStringLiteral(" big") : QStringLiteral(" little"))))
            << QString::fromLatin1(type) << big << hex(bytes) << QString::fromLatin1(heights);
    };
    row("u8", false, "00 01 7F 80 FE FF", "0 1 127 / 128 254 255");
    row("u16", false, "0100 0001 FFFF 0000 0080 1027", "1 256 65535 / 0 32768 10000");
    row("u16", true, "0001 0100 FFFF 0000 8000 2710", "1 256 65535 / 0 32768 10000");
    row("i16", false, "FFFF 0080 FF7F 0000 5EFE 0100", "-1 -32768 32767 / 0 -418 1");
    row("i16", true, "FFFF 8000 7FFF 0000 FE5E 0001", "-1 -32768 32767 / 0 -418 1");
    row("u32", true, "00000001 00010000 00000000 00000002 00000003 00000004", "1 65536 0 / 2 3 4");
    row("i32", false, "FFFFFFFF 01000000 00000000 02000000 03000000 04000000", "-1 1 0 / 2 3 4");
    row("f32", false, "0000803F 000048C1 00000000 0000C07F 00000040 00004040", "1 -12.5 0 / nan 2 3");
    row("f32", true, "3F800000 C1480000 00000000 7FC00000 40000000 40400000", "1 -12.5 0 / nan 2 3");
    row("f64", true,
        "3FF0000000000000 C029000000000000 0000000000000000 7FF8000000000000 4000000000000000 "
        "4008000000000000",
        "1 -12.5 0 / nan 2 3");
}

void RawFormatTest::readsEveryType() {
    QFETCH(QString, type);
    QFETCH(bool, big);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, heights);
    for (const int header : {0, 7}) {
        writeFile(path("samples.bin"), QByteArray(header, 'x') + bytes);
        ImportOptions options;
        options.format = "raw";
        options.raw = {3, 2, sampleTypeFromId(type.toStdString()), big ? ByteOrder::Big : ByteOrder::Little,
                       static_cast<std::uint64_t>(header)};
        const ImportedHeightmap map = imported(path("samples.bin"), options);
        QCOMPARE(words(map.heights), heights);
        QCOMPARE(asText(std::string(sampleTypeId(map.sampleType))), type);
        QCOMPARE(map.heightsInMetres, !isInteger(map.sampleType));
        // Said to be raw, it needs no format's name.
        options.format.clear();
        QCOMPARE(words(imported(path("samples.bin"), options).heights), heights);
    }
}

void RawFormatTest::refusesWhatDoesNotFit_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("says");
    QTest::newRow("no square") << QStringLiteral("a.raw") << 10 << 0
                               << QStringLiteral("samples, 10, make no square");
    QTest::newRow("odd") << QStringLiteral("a.r16") << 9 << 0 << QStringLiteral("give its size and type");
    QTest::newRow("square of bytes") << QStringLiteral("a.raw") << 9 << 0
                                     << QStringLiteral("no square of u16");
    QTest::newRow("no square of floats")
        << QStringLiteral("a.r32") << 32 << 0 << QStringLiteral("square of f32");
    QTest::newRow("one sample") << QStringLiteral("a.raw") << 2 << 0 << QStringLiteral("no square of u16");
    QTest::newRow("too short") << QStringLiteral("a.raw") << 23 << 4 << QStringLiteral("need 24");
    QTest::newRow("huge") << QStringLiteral("a.raw") << 23 << 2000000000 << QStringLiteral("at most 1048577");
    QTest::newRow("negative") << QStringLiteral("a.raw") << 23 << -4 << QStringLiteral("nothing in it");
}

void RawFormatTest::refusesWhatDoesNotFit() {
    QFETCH(QString, name);
    QFETCH(int, bytes);
    QFETCH(int, columns);
    QFETCH(QString, says);
    writeFile(m_folder.filePath(name), QByteArray(bytes, 'a'));
    ImportOptions options;
    if (columns != 0) {
        options.raw.columns = columns;
        options.raw.rows = 3;
    }
    const QString refusal = refusalOf(m_folder.filePath(name), options);
    QVERIFY2(refusal.contains(says), qPrintable(refusal));
    QVERIFY2(refusal.contains(name), qPrintable(refusal));
}

void RawFormatTest::squareOfTheSuffix() {
    writeFile(path("s.raw"), hex("0100 0200 0300 0400"));
    QCOMPARE(words(imported(path("s.raw")).heights), QStringLiteral("1 2 / 3 4"));
    writeFile(path("S.R32"), hex("0000803F 000048C1 00000000 00000040"));
    const ImportedHeightmap map = imported(path("S.R32"));
    QCOMPARE(words(map.heights), QStringLiteral("1 -12.5 / 0 2"));
    QCOMPARE(map.format, std::string("r32"));
    // The type alone is enough where its samples make a square.
    ImportOptions options;
    options.raw.type = SampleType::U8;
    writeFile(path("b.raw"), hex("01 02 03 04"));
    QCOMPARE(words(imported(path("b.raw"), options).heights), QStringLiteral("1 2 / 3 4"));
}

void RawFormatTest::longerFilesSaySo() {
    writeFile(path("planes.raw"), hex("01 02 03 04 05 06 07 08 09 0A 0B 0C"));
    ImportOptions options;
    options.raw = {2, 2, SampleType::U8, ByteOrder::Little, 0};
    const ImportedHeightmap map = imported(path("planes.raw"), options);
    QCOMPARE(words(map.heights), QStringLiteral("1 2 / 3 4"));
    QVERIFY(anyNote(map.notes, "what is more (8 bytes)"));
}

void RawFormatTest::missingFloats() {
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
    const ImportedHeightmap map = imported(
        testDataFolder() + QStringLiteral("/heightmaps/malformed/everest_float32_nan_inf_33x33.r32"));
    QCOMPARE(map.holes, std::int64_t{3});
    QVERIFY(anyNote(map.notes, "infinite or beyond what heights can be, and so are missing: 2"));
    QVERIFY(std::isfinite(heightRange(map.heights).minimum) &&
            std::isfinite(heightRange(map.heights).maximum));
}

void RawFormatTest::bytesThatAreWritten_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* format, const char* order, const char* rows, const char* bytes) {
        QTest::addRow("%s %s %s", format, order, rows)
            << QString::fromLatin1(format) << QString::fromLatin1(order) << QString::fromLatin1(rows)
            << hex(bytes);
    };
    row("raw", "little", "north", "0000 0100 0200 FFFF 0080 1027");
    row("raw", "big", "north", "0000 0001 0002 FFFF 8000 2710");
    row("raw", "little", "south", "FFFF 0080 1027 0000 0100 0200");
    row("r32", "little", "north", "00000000 0000803F 00000040 00FF7F47 00000047 00401C46");
    row("r32", "big", "south", "477FFF00 47000000 461C4000 00000000 3F800000 40000000");
}

void RawFormatTest::bytesThatAreWritten() {
    QFETCH(QString, format);
    QFETCH(QString, order);
    QFETCH(QString, rows);
    QFETCH(QByteArray, bytes);
    const Heightfield ground = fieldOf({{0, 1, 2}, {65535, 32768, 10000}});
    const std::string id = format.toStdString();
    exported(ground, id.c_str(), path("out.raw"),
             exportOptions(id.c_str(), {{"byte_order", qPrintable(order)}, {"rows", qPrintable(rows)}}));
    QCOMPARE(readFile(path("out.raw")).toHex(), bytes.toHex());
}

void RawFormatTest::untouchedComesBack() {
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
    for (const char* name : {"/small-inputs/ramp16.raw", "/heightmaps/raw/fuji_uint16_le_513x513.r16"}) {
        const QString file = testDataFolder() + QLatin1String(name);
        const ImportedHeightmap map = imported(file);
        ExportOptions options;
        options.sourceType = map.sampleType;
        options.sourceScale = map.scale;
        exported(map.heights, "raw", path("same.raw"), options);
        QVERIFY(readFile(path("same.raw")) == readFile(file));
    }
}

QTEST_GUILESS_MAIN(RawFormatTest)
#include "raw_format_test.moc"
