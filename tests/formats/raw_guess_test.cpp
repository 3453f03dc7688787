// SPDX-License-Identifier: MIT
#include "libterrain/formats/raw_guess.h"
#include "libterrain/recipe/evaluate.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

#include <bit>

using namespace terrain;
using namespace support;

/// Ground is smooth: what a file without a header holds is found from its samples alone.
class RawGuessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLayout_data();
    void everyLayout();
    void realGround_data();
    void realGround();
    void whatIsKnownStays();
    void holesAreNoCliffs();
    void flatGround();
    void nothingFits();
    void theCommandLineIsTold();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

namespace {

/// Rough ground of the default generator, between two heights.
Heightfield ground(int columns, int rows, double low, double high) {
    Recipe recipe;
    recipe.grid.columns = columns;
    recipe.grid.rows = rows;
    recipe.steps.push_back(makeStep("diamond_square", "ground"));
    Heightfield out = evaluate(recipe, {}).value()->clone().value();
    const HeightRange range = heightRange(out);
    for (float& height : out.samples())
        height = static_cast<float>(low + (high - low) * (height - range.minimum) / range.span());
    return out;
}

template <class Number>
QByteArray bytesOf(const Heightfield& heights, bool big) {
    QByteArray out;
    out.reserve(heights.grid().sampleCount() * static_cast<qsizetype>(sizeof(Number)));
    for (const float height : heights.samples()) {
        const auto number = static_cast<Number>(height);
        std::array<char, sizeof(Number)> bytes = std::bit_cast<std::array<char, sizeof(Number)>>(number);
        if (big)
            std::ranges::reverse(bytes);
        out.append(bytes.data(), sizeof(Number));
    }
    return out;
}

QByteArray bytesOf(const Heightfield& heights, SampleType type, bool big) {
    switch (type) {
    case SampleType::U8:
        return bytesOf<std::uint8_t>(heights, big);
    case SampleType::U16:
        return bytesOf<std::uint16_t>(heights, big);
    case SampleType::I16:
        return bytesOf<std::int16_t>(heights, big);
    case SampleType::F32:
        return bytesOf<float>(heights, big);
    case SampleType::F64:
        return bytesOf<double>(heights, big);
    default:
        return bytesOf<std::uint32_t>(heights, big);
    }
}

} // namespace

void RawGuessTest::everyLayout_data() {
    QTest::addColumn<int>("type");
    QTest::addColumn<bool>("big");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("header");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const auto row = [](SampleType type, double low, double high, std::initializer_list<QSize> sizes,
                        int header = 0) {
        for (const QSize& size : sizes)
            for (const bool big : {false, true})
                if (type != SampleType::U8 || !big)
                    QTest::addRow("%s %s %d x %d + %d, %g to %g", sampleTypeId(type).data(),
                                  big ? "big" : "little", size.width(), size.height(), header, low, high)
                        << int(type) << big << size << header << low << high;
    };
    const auto all = {QSize(257, 257), QSize(256, 256), QSize(300, 200), QSize(120, 480), QSize(601, 181)};
    row(SampleType::U16, 0, 65535, all);
    row(SampleType::U16, 300, 2400, all);
    row(SampleType::I16, -400, 1800, all);
    row(SampleType::U8, 0, 255, all);
    row(SampleType::F32, -20, 900, all);
    row(SampleType::F32, 0, 1, all);
    row(SampleType::F64, -20, 900, all);
    row(SampleType::U16, 0, 65535, {QSize(257, 257)}, 64);
    row(SampleType::F32, 100, 3000, {QSize(256, 256)}, 13);
}

void RawGuessTest::everyLayout() {
    QFETCH(int, type);
    QFETCH(bool, big);
    QFETCH(QSize, size);
    QFETCH(int, header);
    QFETCH(double, low);
    QFETCH(double, high);
    const auto right = static_cast<SampleType>(type);
    const QString file = path(QStringLiteral("a.raw"));
    writeFile(file,
              QByteArray(header, 'h') + bytesOf(ground(size.width(), size.height(), low, high), right, big));
    const auto guess = guessRawLayout(asPath(file), {});
    QVERIFY(guess);
    RawLayout expected;
    expected.columns = size.width();
    expected.rows = size.height();
    expected.type = right;
    expected.byteOrder = big ? ByteOrder::Big : ByteOrder::Little;
    expected.headerBytes = static_cast<std::uint64_t>(header);
    QCOMPARE(asText(layoutText(guess->best())), asText(layoutText(expected)));
    QVERIFY2(guess->reason().english().find(layoutText(expected)) != std::string::npos,
             guess->reason().english().c_str());
}

/// Real ground as 16 bits, without what its file says of it.
void RawGuessTest::realGround_data() {
    QTest::addColumn<QString>("file");
    if (qEnvironmentVariableIsEmpty("MORAINE_TEST_DATA"))
        QSKIP("MORAINE_TEST_DATA names no folder of real files");
    for (const char* file :
         {"geotiff/mt_hood_int16_tiled_lzw_utm10n_1013x799.tif",
          "geotiff/fuji_int16_lzw_predictor2_300x200.tif", "geotiff/dem_float32_geographic_373x350.tif",
          "geotiff/sheep_mountain_float32_tiled_deflate_utm13n_260x261.tif",
          "geotiff/storm_lake_int16_deflate_utm12n_143x107.tif"})
        QTest::newRow(file) << qEnvironmentVariable("MORAINE_TEST_DATA") + QStringLiteral("/heightmaps/") +
                                   QLatin1String(file);
}

void RawGuessTest::realGround() {
    QFETCH(QString, file);
    Heightfield heights = imported(file).heights.clone().value();
    const float lowest = heightRange(heights).minimum;
    for (float& height : heights.samples())
        height = std::isnan(height) ? lowest : height; // integers have no holes
    for (const char* order : {"little", "big"}) {
        const QString raw = path(QStringLiteral("real.raw"));
        exported(heights, "raw", raw, exportOptions("raw", {{"byte_order", order}}));
        const auto guess = guessRawLayout(asPath(raw), {});
        QVERIFY(guess);
        QCOMPARE(*guess->best().columns, heights.columns());
        QCOMPARE(*guess->best().rows, heights.rows());
        QCOMPARE(*guess->best().type, SampleType::U16);
        QCOMPARE(guess->best().byteOrder == ByteOrder::Big, *order == 'b');
    }
}

void RawGuessTest::whatIsKnownStays() {
    const QString file = path(QStringLiteral("known.bin"));
    writeFile(file, bytesOf(ground(120, 100, -5, 700), SampleType::F32, true));
    RawLayout known;
    known.columns = 120;
    known.rows = 100;
    const auto sized = guessRawLayout(asPath(file), known);
    QVERIFY(sized && *sized->best().columns == 120 && *sized->best().rows == 100);
    QCOMPARE(sized->best().byteOrder, ByteOrder::Big);
    // Also a size that is not the file's own.
    known.columns = 60;
    known.rows = 200;
    const auto other = guessRawLayout(asPath(file), known);
    QVERIFY(other && *other->best().columns == 60 && *other->best().rows == 200);
    known = {};
    known.type = SampleType::U16;
    const auto typed = guessRawLayout(asPath(file), known);
    QVERIFY(typed);
    for (const RawCandidate& candidate : typed->candidates)
        QCOMPARE(*candidate.layout.type, SampleType::U16);
}

void RawGuessTest::holesAreNoCliffs() {
    Heightfield holed = ground(200, 150, 10, 500);
    for (int row = 40; row < 90; ++row)
        for (int column = 30; column < 120; ++column)
            holed.row(row)[column] = row < 60 ? hole : -3.4e38F;
    const QString file = path(QStringLiteral("holed.r32"));
    writeFile(file, bytesOf(holed, SampleType::F32, false));
    const auto guess = guessRawLayout(asPath(file), {});
    QVERIFY(guess);
    QCOMPARE(asText(layoutText(guess->best())), QString::fromUtf8("200 × 150 f32 little"));
}

void RawGuessTest::flatGround() {
    const QString file = path(QStringLiteral("flat.raw"));
    writeFile(file, QByteArray(2 * 100 * 100, '\0'));
    const auto guess = guessRawLayout(asPath(file), {});
    QVERIFY(guess);
    QCOMPARE(asText(layoutText(guess->best())), QString::fromUtf8("100 × 100 u16 little"));
    QVERIFY(guess->reason().english().find("flat") != std::string::npos);
}

void RawGuessTest::nothingFits() {
    const QString file = path(QStringLiteral("prime.raw"));
    writeFile(file, QByteArray(3, 'x'));
    QVERIFY(!guessRawLayout(asPath(file), {}));
    QVERIFY(!guessRawLayout(asPath(path(QStringLiteral("missing.raw"))), {}));
    QVERIFY(refusalOf(file).contains(QStringLiteral("make no square")));
}

/// Without a size only a square of the suffix's type is taken; what the samples say is told all the same.
void RawGuessTest::theCommandLineIsTold() {
    const QString file = path(QStringLiteral("told.raw"));
    writeFile(file, bytesOf(ground(300, 200, 0, 60000), SampleType::U16, true));
    QVERIFY2(refusalOf(file).contains(QStringLiteral("the smoothest that fits is 300 × 200 u16 big")),
             qPrintable(refusalOf(file)));
    writeFile(file, bytesOf(ground(256, 256, 0, 60000), SampleType::U16, true));
    QVERIFY(anyNote(imported(file).notes, "as 256 × 256 u16 big it would be smoother"));
    ImportOptions options;
    options.raw.byteOrder = ByteOrder::Big;
    QVERIFY(!anyNote(imported(file, options).notes, "smoother"));
    writeFile(file, bytesOf(ground(256, 256, 0, 60000), SampleType::U16, false));
    QVERIFY(!anyNote(imported(file).notes, "smoother"));
    writeFile(file, QByteArray(2 * 64 * 64, '\0'));
    QVERIFY(!anyNote(imported(file).notes, "smoother"));
}

QTEST_GUILESS_MAIN(RawGuessTest)
#include "raw_guess_test.moc"
