// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/heightmap_manifest.h"
#include "tests/support/png_bytes.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace terrain;
using namespace support;

class PngFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKind_data();
    void readsEveryKind();
    void transparencyIsSaidAsItIs_data();
    void transparencyIsSaidAsItIs();
    void kindsOfTheSameLand_data();
    void kindsOfTheSameLand();
    void channelsThatAreNotThere();
    void numbersAreNotLight();
    void rangeGivesMetres();
    void nodataOfTheOptions();
    void interlacedIsTheSame();
    void untouchedComesBack();
    void othersReadWhatIsWritten();
    void everyFilter_data();
    void everyFilter();
    void damageIsFoundAnywhere();
    void manyBandsAreOnePicture_data();
    void manyBandsAreOnePicture();
    void clippedIsCounted();
    void flatWritesZero();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

QByteArray bytes(std::initializer_list<int> values) {
    QByteArray out;
    for (const int value : values)
        out += static_cast<char>(value);
    return out;
}

QByteArray words16(std::initializer_list<quint16> values) {
    return bigEndian<quint16>(values);
}

const QByteArray colours = pngChunk("PLTE", bytes({10, 20, 30, 40, 50, 60, 90, 90, 90, 0, 0, 0}));
const QByteArray greys = pngChunk("PLTE", bytes({200, 200, 200, 7, 7, 7, 100, 100, 100, 0, 0, 0}));

} // namespace

void PngFormatTest::readsEveryKind_data() {
    QTest::addColumn<QByteArray>("png");
    QTest::addColumn<QString>("channel");
    QTest::addColumn<QString>("heights");
    QTest::addColumn<QString>("type");
    const auto row = [](const char* name, const QByteArray& png, const char* channel, const char* heights,
                        const char* type) {
        QTest::newRow(name) << png << QString::fromLatin1(channel) << QString::fromLatin1(heights)
                            << QString::fromLatin1(type);
    };
    const QByteArray grey1 = pngBytes(3, 2, 1, PngGrey, {bytes({0b10100000}), bytes({0b01000000})});
    row("grey 1", grey1, "", "1 0 1 / 0 1 0", "u1");
    row("grey 2", pngBytes(3, 2, 2, PngGrey, {bytes({0b11100100}), bytes({0b00011000})}), "", "3 2 1 / 0 1 2",
        "u2");
    row("grey 4", pngBytes(3, 2, 4, PngGrey, {bytes({0x1F, 0x70}), bytes({0x08, 0x90})}), "",
        "1 15 7 / 0 8 9", "u4");
    row("grey 8", pngBytes(2, 2, 8, PngGrey, {bytes({0, 255}), bytes({1, 128})}), "", "0 255 / 1 128", "u8");
    row("grey 16", pngBytes(2, 2, 16, PngGrey, {words16({0, 65535}), words16({1, 30000})}), "",
        "0 65535 / 1 30000", "u16");
    const QByteArray greyAlpha =
        pngBytes(2, 2, 16, PngGreyAlpha, {words16({5, 0, 6, 9}), words16({7, 8, 300, 65535})});
    row("grey and alpha", greyAlpha, "", "5 6 / 7 300", "u16");
    row("its alpha", greyAlpha, "a", "0 9 / 8 65535", "u16");
    row("its grey", greyAlpha, "grey", "5 6 / 7 300", "u16");
    const QByteArray rgb =
        pngBytes(2, 2, 8, PngRgb, {bytes({1, 2, 3, 4, 5, 9}), bytes({7, 7, 7, 255, 0, 0})});
    row("colours", rgb, "", "1 4 / 7 255", "u8");
    row("their red", rgb, "r", "1 4 / 7 255", "u8");
    row("their green", rgb, "g", "2 5 / 7 0", "u8");
    row("their blue", rgb, "b", "3 9 / 7 0", "u8");
    row("their mean", rgb, "grey", "2 6 / 7 85", "u8");
    const QByteArray rgba = pngBytes(
        2, 2, 16, PngRgba, {words16({1, 2, 3, 4, 5, 6, 7, 8}), words16({9, 10, 11, 12, 13, 14, 15, 16})});
    row("colours and alpha", rgba, "", "1 5 / 9 13", "u16");
    row("alpha of colours", rgba, "a", "4 8 / 12 16", "u16");
    const QByteArray palette = pngBytes(2, 2, 8, PngPalette, {bytes({0, 1}), bytes({2, 3})}, colours);
    row("palette of colours", palette, "", "0 1 / 2 3", "u8");
    row("its red", palette, "r", "10 40 / 90 0", "u8");
    row("its brightness", palette, "grey", "20 50 / 90 0", "u8");
    const QByteArray greyPalette =
        pngBytes(2, 2, 2, PngPalette, {bytes({0b00010000}), bytes({0b10110000})}, greys);
    row("palette of greys", greyPalette, "", "200 7 / 100 0", "u8");
    row("its index", greyPalette, "index", "0 1 / 2 3", "u2");
    row("transparent grey",
        pngBytes(2, 2, 16, PngGrey, {words16({5, 300}), words16({300, 6})}, pngChunk("tRNS", words16({300}))),
        "", "5 nan / nan 6", "u16");
    row("transparent colour",
        pngBytes(2, 2, 8, PngRgb, {bytes({1, 2, 3, 1, 9, 3}), bytes({4, 4, 4, 1, 2, 3})},
                 pngChunk("tRNS", words16({1, 2, 3}))),
        "", "nan 1 / 4 nan", "u8");
    row("transparent entry",
        pngBytes(2, 2, 8, PngPalette, {bytes({0, 1}), bytes({2, 1})},
                 colours + pngChunk("tRNS", bytes({255, 0, 128}))),
        "", "0 nan / 2 nan", "u8");
}

void PngFormatTest::readsEveryKind() {
    QFETCH(QByteArray, png);
    QFETCH(QString, channel);
    QFETCH(QString, heights);
    QFETCH(QString, type);
    writeFile(path("kind.png"), png);
    ImportOptions options;
    options.channel = channel.toStdString();
    const ImportedHeightmap map = imported(path("kind.png"), options);
    QCOMPARE(words(map.heights), heights);
    QCOMPARE(asText(std::string(sampleTypeId(map.sampleType))), type);
    QCOMPARE(map.holes, std::int64_t{heights.count(QStringLiteral("nan"))});
    QVERIFY(!map.spacingKnown);
    QVERIFY(!map.heightsInMetres);
    QCOMPARE(map.scale, (MetreRange{0, fullScale(map.sampleType)}));
}

void PngFormatTest::transparencyIsSaidAsItIs_data() {
    QTest::addColumn<QByteArray>("alphas");
    QTest::addColumn<int>("holes");
    QTest::addColumn<bool>("inPart");
    QTest::newRow("none") << bytes({255, 255}) << 0 << false;
    QTest::newRow("in part") << bytes({255, 128}) << 0 << true;
    QTest::newRow("whole") << bytes({0}) << 2 << false;
    QTest::newRow("both") << bytes({0, 1, 254}) << 2 << true;
}

void PngFormatTest::transparencyIsSaidAsItIs() {
    QFETCH(QByteArray, alphas);
    QFETCH(int, holes);
    QFETCH(bool, inPart);
    const QByteArray palette = pngChunk("PLTE", bytes({1, 1, 1, 2, 2, 2, 3, 3, 3}));
    writeFile(path("alphas.png"), pngBytes(2, 2, 8, PngPalette, {bytes({0, 1}), bytes({2, 0})},
                                           palette + pngChunk("tRNS", alphas)));
    const ImportedHeightmap map = imported(path("alphas.png"));
    QCOMPARE(map.holes, std::int64_t{holes});
    QCOMPARE(anyNote(map.notes, "samples are missing"), holes > 0);
    QCOMPARE(anyNote(map.notes, "transparent in part"), inPart);
}

void PngFormatTest::kindsOfTheSameLand_data() {
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("colour");
    for (const int depth : {8, 16})
        for (const PngColour colour : {PngGrey, PngGreyAlpha, PngRgb, PngRgba, PngPalette})
            if (depth == 8 || colour != PngPalette)
                QTest::addRow("%d bits, colour %d", depth, int(colour)) << depth << int(colour);
}

/// A ramp of 256 greys is the same land in every kind of picture: the numbers themselves, never flat, with no
/// weights for colours.
void PngFormatTest::kindsOfTheSameLand() {
    QFETCH(int, depth);
    QFETCH(int, colour);
    QByteArray palette;
    QList<QByteArray> lines;
    for (int row = 0; row < 16; ++row) {
        QByteArray line;
        for (int column = 0; column < 16; ++column) {
            const int grey = row * 16 + column;
            const QByteArray sample = depth == 8 ? QByteArray(1, static_cast<char>(grey))
                                                 : words16({static_cast<quint16>(grey * 257)});
            palette += QByteArray(3, static_cast<char>(grey));
            line += sample.repeated(colour == PngRgb || colour == PngRgba ? 3 : 1);
            if (colour == PngGreyAlpha || colour == PngRgba) // nothing to do with the heights
                line += QByteArray(depth / 8, static_cast<char>(255 - grey / 2));
        }
        lines += line;
    }
    const QByteArray before = colour == PngPalette ? pngChunk("PLTE", palette) : QByteArray();
    writeFile(path("same.png"), pngBytes(16, 16, depth, PngColour(colour), lines, before));
    ImportOptions options;
    options.range = MetreRange{0, 2550};
    const Heightfield heights = imported(path("same.png"), options).heights;
    for (int i = 0; i < 256; ++i)
        QCOMPARE(heights.samples()[static_cast<std::size_t>(i)], static_cast<float>(i * 10));
}

void PngFormatTest::channelsThatAreNotThere() {
    writeFile(path("grey.png"), pngBytes(2, 2, 8, PngGrey, {bytes({0, 255}), bytes({1, 128})}));
    for (const char* channel : {"r", "index", "a", "height"}) {
        ImportOptions options;
        options.channel = channel;
        const QString refusal = refusalOf(path("grey.png"), options);
        QVERIFY2(refusal.contains(QLatin1String("it has: grey")), qPrintable(refusal));
        QVERIFY(refusal.contains(QLatin1String(channel)));
    }
}

void PngFormatTest::numbersAreNotLight() {
    const QList<QByteArray> rows = {words16({0, 20}), words16({300, 65535})};
    for (const QByteArray& light :
         {QByteArray(), pngChunk("gAMA", bigEndian<quint32>({45455})), pngChunk("sRGB", bytes({0})),
          pngChunk("gAMA", bigEndian<quint32>({220000}))}) {
        writeFile(path("light.png"), pngBytes(2, 2, 16, PngGrey, rows, light));
        QCOMPARE(words(imported(path("light.png")).heights), QStringLiteral("0 20 / 300 65535"));
    }
}

void PngFormatTest::rangeGivesMetres() {
    writeFile(path("range.png"), pngBytes(2, 2, 8, PngGrey, {bytes({0, 255}), bytes({1, 128})}));
    ImportOptions options;
    options.range = MetreRange{100, 355};
    options.spacing = 12.5;
    const ImportedHeightmap map = imported(path("range.png"), options);
    QCOMPARE(words(map.heights), QStringLiteral("100 355 / 101 228"));
    QVERIFY(map.heightsInMetres);
    QCOMPARE(map.heights.grid().spacingX, 12.5);
    QCOMPARE(map.heights.grid().spacingY, 12.5);
    // One bit is full scale as well.
    writeFile(path("bit.png"), pngBytes(2, 2, 1, PngGrey, {bytes({0b10000000}), bytes({0b01000000})}));
    options.range = MetreRange{-5, 900};
    QCOMPARE(words(imported(path("bit.png"), options).heights), QStringLiteral("900 -5 / -5 900"));
}

void PngFormatTest::nodataOfTheOptions() {
    writeFile(path("zero.png"), pngBytes(2, 2, 8, PngGrey, {bytes({0, 255}), bytes({1, 0})}));
    ImportOptions options;
    options.nodata = 0;
    options.range = MetreRange{10, 265}; // the marker is in the file's numbers
    QCOMPARE(words(imported(path("zero.png"), options).heights), QStringLiteral("nan 265 / 11 nan"));
}

void PngFormatTest::interlacedIsTheSame() {
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
    const QString folder = testDataFolder() + QStringLiteral("/small-inputs/");
    const Heightfield plain = imported(folder + QStringLiteral("g16.png")).heights;
    QVERIFY(sameHeights(plain, imported(folder + QStringLiteral("g16_adam7.png")).heights));
    QCOMPARE(heightRange(plain).maximum, 65520.0F);
}

void PngFormatTest::untouchedComesBack() {
    const Heightfield ground =
        fieldOf(70, 50, [](int x, int y) { return (x * 997 + y * 331) % 60000 + 700; });
    ExportOptions first;
    first.range = MetreRange{0, 65535};
    exported(ground, "png", path("first.png"), first);
    const ImportedHeightmap map = imported(path("first.png"));
    QVERIFY(sameHeights(map.heights, ground));
    ExportOptions again;
    again.sourceType = map.sampleType;
    again.sourceScale = map.scale;
    exported(map.heights, "png", path("again.png"), again);
    QCOMPARE(readFile(path("again.png")), readFile(path("first.png")));
}

void PngFormatTest::othersReadWhatIsWritten() {
    // Row 0 is north, as in every picture: one marked corner and a width that is not the height.
    const Heightfield ground =
        fieldOf(31, 20, [](int x, int y) { return x == 0 && y == 0 ? 500.0 : 3.0 * x + y; });
    const ExportReport report = exported(ground, "png", path("out.png"));
    QCOMPARE(report.sampleType, SampleType::U16);
    const QImage image(path("out.png"));
    QCOMPARE(image.format(), QImage::Format_Grayscale16);
    QCOMPARE(image.size(), QSize(31, 20));
    const auto heightAt = [&](int x, int y) {
        const auto* line = reinterpret_cast<const quint16*>(image.constScanLine(y));
        return report.range.minimum + line[x] * (report.range.maximum - report.range.minimum) / 65535;
    };
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 31; ++x)
            QVERIFY(std::abs(heightAt(x, y) - ground.at(x, y)) <= report.step / 2 * 1.0001);
    QCOMPARE(report.range, (MetreRange{1, 500}));

    exported(ground, "png", path("out8.png"), exportOptions("png", {{"depth", "8"}}));
    QCOMPARE(QImage(path("out8.png")).format(), QImage::Format_Grayscale8);
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("out*")}).size(), 2); // nothing beside them
}

void PngFormatTest::everyFilter_data() {
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("colour");
    QTest::addColumn<int>("filter");
    for (const int depth : {4, 8, 16})
        for (const PngColour colour : {PngGrey, PngGreyAlpha, PngRgb, PngRgba})
            for (int filter = 0; filter <= 5; ++filter)
                if (depth >= 8 || colour == PngGrey)
                    QTest::addRow("%d bits, colour %d, filter %d", depth, colour, filter)
                        << depth << int(colour) << filter;
}

void PngFormatTest::everyFilter() {
    QFETCH(int, depth);
    QFETCH(int, colour);
    QFETCH(int, filter);
    constexpr int columns = 23;
    constexpr int rows = 9;
    const int components = colour == PngRgba ? 4 : colour == PngRgb ? 3 : colour == PngGreyAlpha ? 2 : 1;
    QList<QByteArray> lines;
    quint32 number = 12345;
    for (int y = 0; y < rows; ++y) {
        QByteArray line;
        for (int i = 0; i < (columns * components * depth + 7) / 8; ++i)
            line += static_cast<char>((number = number * 1664525 + 1013904223) >> 24);
        lines += line;
    }
    writeFile(path("filter.png"), pngBytes(columns, rows, depth, PngColour(colour), lines, {}, filter));
    if (filter == 5) { // there is none
        QVERIFY(refusalOf(path("filter.png")).contains(QLatin1String("damaged PNG")));
        return;
    }
    const Heightfield heights = imported(path("filter.png")).heights;
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x) {
            const auto byte = [&](int at) { return int{static_cast<quint8>(lines[y][at])}; };
            const int at = x * components;
            const int sample = depth == 16  ? byte(2 * at) * 256 + byte(2 * at + 1)
                               : depth == 8 ? byte(at)
                                            : byte(x / 2) >> (x % 2 == 0 ? 4 : 0) & 15;
            QCOMPARE(heights.at(x, y), static_cast<float>(sample));
        }
}

/// However a picture is unpacked, a single wrong bit of its data, its checksums or its end is found.
void PngFormatTest::damageIsFoundAnywhere() {
    QList<QByteArray> lines;
    for (int y = 0; y < 6; ++y)
        lines += words16({static_cast<quint16>(y * 999), 5, 300});
    const QByteArray whole = pngBytes(3, 6, 16, PngGrey, lines, {}, 2);
    const qsizetype data = whole.indexOf("IDAT");
    writeFile(path("sound.png"), whole);
    QCOMPARE(refusalOf(path("sound.png")), QString());
    for (qsizetype at = data - 4; at < whole.size(); ++at) {
        QByteArray damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 4);
        writeFile(path("damaged.png"), damaged);
        QVERIFY2(!refusalOf(path("damaged.png")).isEmpty(), qPrintable(QString::number(at)));
    }
}

/// Grounds for which each of the filters is the best.
void PngFormatTest::manyBandsAreOnePicture_data() {
    using HeightAt = double (*)(int, int);
    QTest::addColumn<HeightAt>("heightAt");
    const auto row = [](const char* name, HeightAt heightAt) { QTest::newRow(name) << heightAt; };
    row("noise", [](int x, int y) {
        return (x * 31.0 + y * 17 + 7.0 * x * y) -
               60001 * std::floor((x * 31.0 + y * 17 + 7.0 * x * y) / 60001);
    });
    row("as above", [](int x, int) { return double((x * 40503U) % 60001U); });
    row("as to the left", [](int, int y) { return double((y * 40503U) % 60001U); });
    row("as both", [](int x, int y) { return 15000 * (2 + std::sin(x * 0.02) + std::sin(y * 0.03)); });
    row("as the nearest",
        [](int x, int y) { return 15.0 * ((x * 40503U) % 2001U) + 15.0 * ((y * 40503U) % 2001U); });
}

/// A picture of many bands, of which the last is short, is the same for any number of threads.
void PngFormatTest::manyBandsAreOnePicture() {
    using HeightAt = double (*)(int, int);
    QFETCH(const HeightAt, heightAt);
    Heightfield ground = fieldOf(4001, 1003, heightAt);
    ground.row(0)[0] = 0; // the range is known
    ground.row(0)[1] = 60000;
    QByteArray first;
    for (const int threads : {1, 2, 3, 8}) {
        const auto report = exportHeightmap(ground, *findHeightmapFormat("png"), asPath(path("bands.png")),
                                            {}, Existing::Replace, RunContext(nullptr, nullptr, threads));
        QVERIFY(report.isOk());
        const QByteArray bytes = readFile(path("bands.png"));
        QVERIFY(first.isEmpty() || bytes == first);
        first = bytes;
    }
    const QImage image(path("bands.png"));
    QCOMPARE(image.size(), QSize(4001, 1003));
    ImportOptions options;
    options.range = MetreRange{0, 60000};
    QVERIFY(sameHeights(imported(path("bands.png"), options).heights, ground, 0.5));
    for (int y = 0; y < 1003; ++y) {
        const auto* line = reinterpret_cast<const quint16*>(image.constScanLine(y));
        for (int x = 0; x < 4001; ++x)
            QVERIFY(std::abs(line[x] * 60000.0 / 65535 - static_cast<double>(ground.at(x, y))) <= 0.5);
    }
}

void PngFormatTest::clippedIsCounted() {
    const Heightfield ground = fieldOf({{-10, 0}, {100, 101}});
    ExportOptions options;
    options.range = MetreRange{0, 100};
    const ExportReport report = exported(ground, "png", path("clip.png"), options);
    QCOMPARE(report.clipped, std::int64_t{2});
    QVERIFY(anyNote(report.notes, "clipped: 2."));
    QCOMPARE(words(imported(path("clip.png")).heights), QStringLiteral("0 0 / 65535 65535"));
}

void PngFormatTest::flatWritesZero() {
    const ExportReport report = exported(fieldOf({{7, 7}, {7, 7}}), "png", path("flat.png"));
    QCOMPARE(report.clipped, std::int64_t{0});
    QCOMPARE(words(imported(path("flat.png")).heights), QStringLiteral("0 0 / 0 0"));
}

QTEST_GUILESS_MAIN(PngFormatTest)
#include "png_format_test.moc"
