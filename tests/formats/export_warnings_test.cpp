// SPDX-License-Identifier: MIT
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/clipping.h"
#include "tests/support/target_files.h"

#include <QTest>

using namespace terrain;
using namespace support;

namespace {

/// Ground whose heights are evenly spread from `low` to `high`.
Heightfield slope(int columns, int rows, double low, double high, double spacing = 2) {
    const double last = static_cast<double>(columns) * rows - 1;
    Heightfield out =
        fieldOf(columns, rows, [&](int x, int y) { return low + (high - low) * (y * columns + x) / last; });
    Grid grid = out.grid();
    grid.spacingX = grid.spacingY = spacing;
    out.setGrid(grid);
    return out;
}

ExportRequest formatRequest(const char* format, const QString& path) {
    ExportRequest out;
    out.format = findHeightmapFormat(format);
    out.path = asPath(path);
    return out;
}

QString english(const std::vector<Text>& texts) {
    QString out;
    for (const Text& text : texts)
        out += QString::fromStdString(text.english()) + QLatin1Char('\n');
    return out;
}

} // namespace

/// What an export loses, or makes coarse, is said with its cause, in numbers, and with what helps.
class ExportWarningsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersForSentences();
    void clipping_data();
    void clipping();
    void whatIsClippedStandsInTheSheet();
    void theShareIsThatOfWhatIsWritten();
    void theRangeSaysWhoChoseIt();
    void coarseSteps();
    void blocks_data();
    void blocks();
    void unequalTiles_data();
    void unequalTiles();
    void sheetsHaveNoMoreDigitsThanMatter();
    void sheetsPrintNoNoise_data();
    void sheetsPrintNoNoise();
};

void ExportWarningsTest::numbersForSentences() {
    QCOMPARE(shortText(1890.27), std::string("1890"));
    QCOMPARE(shortText(-212.4062), std::string("-212.4"));
    QCOMPARE(shortText(0.03125), std::string("0.03125"));
    QCOMPARE(shortText(0.015122908), std::string("0.01512"));
    QCOMPARE(shortText(65536), std::string("65536"));
    QCOMPARE(shortText(12), std::string("12"));
    QCOMPARE(shortText(0), std::string("0"));
    QCOMPARE(exactText(static_cast<double>(0.1F)), std::string("0.1"));
    QCOMPARE(exactText(0.1), std::string("0.1"));
    QCOMPARE(exactText(-12.5), std::string("-12.5"));
    QCOMPARE(percentText(0.6423), std::string("64.2"));
    QCOMPARE(percentText(0.99999), std::string("99.9"));
    QCOMPARE(percentText(1), std::string("100"));
    QCOMPARE(percentText(1.0 / 1048576), std::string("0.000095"));
    QCOMPARE(percentText(0), std::string("0"));
}

void ExportWarningsTest::clipping_data() {
    QTest::addColumn<QString>("target"); // or a format
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("range");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* target, double low, double high, const char* range,
                        const char* says) {
        QTest::newRow(name) << QString::fromLatin1(target) << low << high << QString::fromLatin1(range)
                            << QString::fromUtf8(says);
    };
    row("below", "cities1", -256, 768, "",
        "Cities: Skylines shows heights from 0 to 1024 m, and the land reaches from -256 to 768 m: 25.0 % of "
        "it is "
        "cut off. Raise the land with its sea by 256 m, and all of it fits.");
    row("above", "cities1", 512.5, 1280.25, "",
        "Cities: Skylines shows heights from 0 to 1024 m, and the land reaches from 512.5 to 1280 m: 33.4 % "
        "of it "
        "is cut off. Lower the land with its sea by 257 m, and all of it fits.");
    row("more than fits", "cities1", -1024, 3072, "",
        "Cities: Skylines shows heights from 0 to 1024 m, and the land reaches from -1024 to 3072 m: 75.0 % "
        "of it "
        "is cut off. It spans 4096 m where 1024 m fit: make it lower, or export it for another program.");
    row("fits", "cities1", 0, 1024, "", "");
    row("asked", "png", 0.25, 99.75, "10,60",
        "The range asked for is 10 to 60 m, and the land reaches from 0.25 to 99.75 m: 49.8 % of it is cut "
        "off. A "
        "range of 0.2 to 99.8 m holds all of it.");
    row("asked and wide enough", "png", 0.25, 99.75, "0,100", "");
    row("packed", "terrain_rgb", -20000, 0, "",
        "The file holds heights from -10000 to 1667722 m, and the land reaches from -20000 to 0 m: 50.0 % "
        "of it "
        "is cut off. Choose another format, or other options.");
    row("floats hold all", "r32", -20000, 1e6, "", "");
}

void ExportWarningsTest::clipping() {
    QFETCH(QString, target);
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(QString, range);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    const bool isTarget = findTarget(target.toStdString()) != nullptr;
    const Heightfield ground = isTarget ? slope(1081, 1081, low, high, 16) : slope(65, 65, low, high);
    const QString path = folder.filePath(QStringLiteral("land.png"));
    ExportRequest request = isTarget ? requestFor(target.toLatin1().constData(), path)
                                     : formatRequest(target.toLatin1().constData(), path);
    if (!range.isEmpty())
        request.options.range = MetreRange{range.section(QLatin1Char(','), 0, 0).toDouble(),
                                           range.section(QLatin1Char(','), 1).toDouble()};
    const auto plan = planExport(request, ground.grid(), heightRange(ground));
    QVERIFY(plan.isOk());
    const ExportOutcome outcome = written(request, ground);
    const QString notes = english(outcome.report.notes);
    QCOMPARE(outcome.clipping.has_value(), !says.isEmpty());
    QVERIFY2(says.isEmpty() ? !notes.contains(QLatin1String("cut off")) : notes.contains(says),
             qPrintable(notes));
    // What is counted beforehand is what is cut off.
    const auto before = outsideCount(plan.value(), ground);
    QVERIFY(before.has_value());
    QVERIFY(std::abs(*before - outcome.report.clipped) <= 2);
}

void ExportWarningsTest::whatIsClippedStandsInTheSheet() {
    const QTemporaryDir folder;
    written(requestFor("cities1", folder.filePath(QStringLiteral("land.png"))),
            slope(1081, 1081, -256, 768, 16));
    const QJsonObject sheet = sheetOf(folder);
    QVERIFY(std::abs(sheet[QLatin1String("clipped_share")].toDouble() - 0.25) < 1e-3);
    QVERIFY(
        sheet[QLatin1String("notes")][0].toString().contains(QLatin1String("Raise the land with its sea")));
    const QByteArray text = readFile(folder.filePath(QStringLiteral("land.settings.txt")));
    QVERIFY2(text.contains("25.0 % of it is cut off") && text.contains(" (25.0 %)\n"), text.constData());
    QVERIFY2(text.contains(" cm where nothing is cut off\n"), text.constData());
}

/// Heights packed into colours use no range, and resampled ones may not reach the ends of theirs.
void ExportWarningsTest::theShareIsThatOfWhatIsWritten() {
    const QTemporaryDir folder;
    const auto share = [&](ExportRequest request, const Heightfield& ground) {
        return written(request, ground).share;
    };
    const QString path = folder.filePath(QStringLiteral("land.png"));
    const Heightfield ground = slope(65, 65, 0, 100);
    QVERIFY(!share(formatRequest("terrain_rgb", path), ground));
    QVERIFY(!share(formatRequest("r32", path), ground));
    QCOMPARE(share(formatRequest("png", path), ground).value(), 1.0);
    ExportRequest half = formatRequest("png", path);
    half.options.range = MetreRange{0, 200};
    QCOMPARE(share(half, ground).value(), 0.5);
    // A needle that resampling blunts.
    Heightfield needle = slope(65, 65, 0, 10);
    needle.row(32)[32] = 1000;
    ExportRequest small = formatRequest("png", path);
    small.size = SampleSize{9, 9};
    const auto plan = planExport(small, needle.grid(), heightRange(needle));
    QVERIFY(!plan.value().share); // nobody knows yet
    const double used = share(small, needle).value();
    ImportOptions metres;
    metres.range = MetreRange{0, 1000};
    const auto again = importHeightmap(asPath(path), metres);
    const HeightRange seen = heightRange(again.value().heights);
    QVERIFY(used < 0.5);
    QVERIFY2(std::abs(used - static_cast<double>(seen.span()) / 1000) < 1e-4,
             qPrintable(QString::number(used)));
}

void ExportWarningsTest::theRangeSaysWhoChoseIt() {
    const Heightfield ground = slope(1081, 1081, 10, 200, 16);
    const auto origin = [&](const ExportRequest& request) {
        return planExport(request, ground.grid(), heightRange(ground)).value().rangeOrigin;
    };
    ExportRequest request = formatRequest("png", QStringLiteral("land.png"));
    QCOMPARE(origin(request), RangeOrigin::Heights);
    request.options.setSource("u16", {0, 1000}, {});
    QCOMPARE(origin(request), RangeOrigin::Source);
    request.options.setSource("u8", {0, 1000}, {});
    QCOMPARE(origin(request), RangeOrigin::Heights); // other samples
    request.options.setSource("u16", {0, 100}, {});
    QCOMPARE(origin(request), RangeOrigin::Heights); // too narrow
    request.options.range = MetreRange{0, 300};
    QCOMPARE(origin(request), RangeOrigin::Asked);
    QCOMPARE(origin(requestFor("cities1", QStringLiteral("land.png"))), RangeOrigin::Target);
    QCOMPARE(origin(formatRequest("r32", QStringLiteral("land.r32"))), RangeOrigin::None);
}

void ExportWarningsTest::coarseSteps() {
    const auto warnings = [](double high) {
        const Heightfield ground = slope(65, 65, 0, high, 4);
        const auto request = requestFor("roblox", QStringLiteral("land.png"));
        return english(planExport(request, ground.grid(), heightRange(ground)).value().warnings);
    };
    QVERIFY(warnings(100).isEmpty());
    QVERIFY2(warnings(1530).contains(QLatin1String("one step is 6 m")), qPrintable(warnings(1530)));
}

void ExportWarningsTest::blocks_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("says");
    QTest::newRow("fits") << -64.0 << 319.0 << QString();
    QTest::newRow("too high") << 0.0 << 1399.5 << QStringLiteral("needs 0 to 1400");
    QTest::newRow("too deep") << -80.5 << 100.0 << QStringLiteral("needs -81 to 100");
}

void ExportWarningsTest::blocks() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(QString, says);
    const Heightfield ground = slope(65, 65, low, high, 1);
    for (const char* file : {"land.png", "land.tif"}) {
        const auto plan =
            planExport(requestFor("worldpainter", QLatin1String(file)), ground.grid(), heightRange(ground));
        const QString seen = english(plan.value().warnings);
        QVERIFY2(says.isEmpty() ? seen.isEmpty() : seen.contains(says), qPrintable(seen));
        QVERIFY(says.isEmpty() || seen.contains(QLatin1String("block -64 to 319")));
    }
}

void ExportWarningsTest::unequalTiles_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("tiles");
    QTest::addColumn<int>("overlap");
    QTest::addColumn<QString>("says");
    const auto row = [](QSize size, QSize tiles, int overlap, const char* says) {
        QTest::addRow("%d x %d in %d x %d, overlap %d", size.width(), size.height(), tiles.width(),
                      tiles.height(), overlap)
            << size << tiles << overlap << QString::fromUtf8(says);
    };
    row({1025, 513}, {4, 2}, 1, "");
    row({1024, 512}, {4, 2}, 0, "");
    row({1000, 513}, {3, 2}, 0,
        "333–334 wide and 256–257 deep, in samples. Cut from 999 × 514 they would be.");
    row({1000, 512}, {4, 3}, 0, "250 wide and 170–171 deep, in samples. Cut from 1000 × 513 they would be.");
    row({129, 129}, {3, 1}, 1, "43–44 wide and 129 deep, in samples. Cut from 130 × 129 they would be.");
}

void ExportWarningsTest::unequalTiles() {
    QFETCH(QSize, size);
    QFETCH(QSize, tiles);
    QFETCH(int, overlap);
    QFETCH(QString, says);
    ExportRequest request = formatRequest("r32", QStringLiteral("land.r32"));
    request.tilesAcross = tiles.width();
    request.tilesDown = tiles.height();
    request.overlap = overlap;
    Grid grid;
    grid.columns = size.width();
    grid.rows = size.height();
    const auto plan = planExport(request, grid, HeightRange{0, 100});
    const QString seen = english(plan.value().warnings);
    QVERIFY2(says.isEmpty() ? seen.isEmpty() : seen.contains(says), qPrintable(seen));
    QCOMPARE(english(plan.value().notes).contains(QLatin1String("not of one size")), !says.isEmpty());
    // What is said is what is cut.
    int least = grid.columns;
    int most = 0;
    for (const PlannedFile& file : plan.value().files) {
        least = std::min(least, file.window.columns);
        most = std::max(most, file.window.columns);
    }
    if (!says.isEmpty())
        QVERIFY(seen.contains(least == most ? QString::number(least)
                                            : QStringLiteral("%1–%2").arg(least).arg(most)));
}

/// A number that is typed sets heights within a fifth of a step of the exact one, in as few digits.
void ExportWarningsTest::sheetsHaveNoMoreDigitsThanMatter() {
    const Heightfield ground = groundOf(1025, 1025);
    const auto plan =
        planExport(requestFor("unity", QStringLiteral("land.raw")), ground.grid(), heightRange(ground));
    const SheetFacts& facts = plan.value().facts;
    const SettingsSheet sheet = settingsSheet(*plan.value().target, facts);
    const auto text = [&](const char* id) { return sheetValueText(*sheet.find(id)); };
    QCOMPARE(text("size_x"), std::string("2048"));
    QCOMPARE(text("position_y"), std::string("-37.25"));
    QCOMPARE(text("resolution"), std::string("1025"));
    const std::string size = text("size_y");
    QVERIFY2(size.size() <= 7, size.c_str());
    const double exact = std::get<double>(sheet.find("size_y")->value);
    QVERIFY(std::abs(QByteArray::fromStdString(size).toDouble() - exact) <= facts.step / 10);
}

void ExportWarningsTest::sheetsPrintNoNoise_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("suffix");
    for (const Target& target : targets())
        for (const TargetFile& file : target.files)
            QTest::addRow("%s %s", target.id, file.suffix)
                << QString::fromLatin1(target.id) << QString::fromLatin1(file.suffix);
}

/// A spacing that was computed ends in the noise of its computation; no number that people read does.
void ExportWarningsTest::sheetsPrintNoNoise() {
    QFETCH(QString, target);
    QFETCH(QString, suffix);
    static const QRegularExpression numbers(QStringLiteral("\\d+\\.\\d+"));
    static const QRegularExpression tooMany(
        QStringLiteral("\\d{11}")); // a height has nine digits, a length seven
    for (const double spacing : {1.7000000000000002, 0.30000000000000004, 92.65930053971478}) {
        const Heightfield ground = groundOf(129, 129, spacing);
        const auto plan =
            planExport(requestFor(target.toLatin1().constData(), QStringLiteral("land.") + suffix),
                       ground.grid(), heightRange(ground));
        QVERIFY2(plan.isOk(), plan.isError() ? plan.error().detail.english().c_str() : "");
        const SheetFacts& facts = plan.value().facts;
        const Target& asked = *plan.value().target;
        const QString text = asText(sheetText(asked, facts, settingsSheet(asked, facts), {}));
        QVERIFY(text.contains(QStringLiteral("Spacing: ")));
        for (const auto& number : numbers.globalMatch(text))
            QVERIFY2(!number.captured().remove(QLatin1Char('.')).contains(tooMany),
                     qPrintable(number.captured() + QLatin1Char('\n') + text));
    }
}

QTEST_GUILESS_MAIN(ExportWarningsTest)
#include "export_warnings_test.moc"
