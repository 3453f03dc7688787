// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "tests/support/field_of.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/heightmap_files.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace terrain;
using namespace support;

/// What every heightmap format promises, whichever it is.
class HeightmapContractTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsAndSuffixesAreUnique();
    void everyWriter_data();
    void everyWriter();
    void existingFilesAreKept_data() { everyWriter_data(); }
    void existingFilesAreKept();
    void cancelLeavesNothing_data() { everyWriter_data(); }
    void cancelLeavesNothing();
    void fullDisk_data() { everyWriter_data(); }
    void fullDisk();
    void missingFolder_data() { everyWriter_data(); }
    void missingFolder();
    void holesThatCannotBeHeld_data() { everyWriter_data(); }
    void holesThatCannotBeHeld();
    void everyPairKeepsTheCorner_data();
    void everyPairKeepsTheCorner();
    void rangesOfExport();
    void badOptions();
};

namespace {

/// A size that the format can write, with nothing symmetric about it.
Heightfield groundFor(const HeightmapFormat& format) {
    const auto height = [](int x, int y) { return x == 0 && y == 0 ? 900 : (x * 7 + y * 13) % 500; };
    Heightfield wide = fieldOf(37, 23, height, 30, 20);
    return format.checkGridForWriting(wide.grid()) ? std::move(wide) : fieldOf(1201, 1201, height, 30, 20);
}

/// Its files do not say their size.
bool isHeaderless(const HeightmapFormat& format) {
    return std::string_view(format.id()) == "raw" || std::string_view(format.id()) == "r32";
}

/// What must be said of a file of the format so that it is read.
ImportOptions importOptionsFor(const HeightmapFormat& format, const Heightfield& ground) {
    ImportOptions options;
    if (format.onlyByName())
        options.format = format.id();
    if (isHeaderless(format)) {
        options.raw.columns = ground.columns();
        options.raw.rows = ground.rows();
    }
    return options;
}

const HeightmapFormat& current() {
    return *findHeightmapFormat(QTest::currentDataTag());
}

QString nameFor(const HeightmapFormat& format, const QTemporaryDir& folder) {
    return folder.filePath(QStringLiteral("ground.") + QLatin1String(format.suffixes().front()));
}

} // namespace

void HeightmapContractTest::idsAndSuffixesAreUnique() {
    QSet<QString> ids;
    QSet<QString> suffixes;
    for (const HeightmapFormat* format : heightmapFormats()) {
        QVERIFY2(!ids.contains(QLatin1String(format->id())), format->id());
        ids.insert(QLatin1String(format->id()));
        QVERIFY(!format->label().isEmpty());
        QCOMPARE(QLatin1String(format->label().context), QLatin1String("formats"));
        QVERIFY(!format->suffixes().empty());
        QVERIFY(format->canRead() || format->canWrite());
        QCOMPARE(findHeightmapFormat(format->id()), format);
        for (const char* suffix : format->suffixes()) {
            if (format->onlyByName()) {
                QVERIFY(heightmapFormatForSuffix(suffix) != format);
                continue;
            }
            QVERIFY2(!suffixes.contains(QLatin1String(suffix)), suffix);
            suffixes.insert(QLatin1String(suffix));
            QCOMPARE(QLatin1String(suffix), QString::fromLatin1(suffix).toLower());
            if (format->canWrite()) {
                QCOMPARE(heightmapFormatForSuffix(suffix), format);
                QCOMPARE(heightmapFormatForSuffix(QString::fromLatin1(suffix).toUpper().toStdString()),
                         format);
            }
        }
        for (const ParameterSpec& spec : format->exportOptions()) {
            QVERIFY(!spec.label.isEmpty());
            QVERIFY2(checkedValue(spec, spec.defaultValue).isOk(), spec.id);
        }
        QCOMPARE(completedOptions(*format, {}), ParameterSet(format->exportOptions()));
    }
    QCOMPARE(findHeightmapFormat("no such format"), nullptr);
    QCOMPARE(heightmapFormatForSuffix("docx"), nullptr);
    QCOMPARE(heightmapFormatForSuffix(""), nullptr);
}

void HeightmapContractTest::everyWriter_data() {
    QTest::addColumn<int>("unused");
    for (const HeightmapFormat* format : heightmapFormats())
        if (format->canWrite())
            QTest::newRow(format->id()) << 0;
}

void HeightmapContractTest::everyWriter() {
    const HeightmapFormat& format = current();
    const QTemporaryDir folder;
    const QString file = nameFor(format, folder);
    Heightfield ground = groundFor(format);
    if (format.canHoldHoles())
        ground.row(3)[4] = hole;
    const ExportReport report = exported(ground, format.id(), file);
    QCOMPARE(report.sampleType, format.writtenType(completedOptions(format, {})));
    QCOMPARE(report.clipped, std::int64_t{0});
    ImportOptions options = importOptionsFor(format, ground);
    if (format.takesRange(completedOptions(format, {})))
        options.range = report.range;
    // One file, nothing beside it, and reading leaves nothing either.
    const ImportedHeightmap map = imported(file, options);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    QCOMPARE(map.format, std::string(format.id()));
    QCOMPARE(map.sampleType, report.sampleType);
    const Heightfield& back = map.heights;
    QVERIFY(sameHeights(back, ground, report.step / 2 * 1.001 + 1e-9));
    // The rows are read one by one without the whole in memory, to the same end.
    auto reader = openHeightmap(asPath(file), options);
    QVERIFY(reader.isOk());
    std::vector<float> row(static_cast<std::size_t>(ground.columns()));
    for (int y = 0; y < ground.rows(); ++y) {
        QVERIFY(reader.value()->readRow(row).isOk());
        QVERIFY(std::memcmp(row.data(), back.row(y), row.size() * sizeof(float)) == 0 || std::isnan(row[4]));
    }
    QVERIFY(reader.value()->finish().isOk());
}

void HeightmapContractTest::existingFilesAreKept() {
    const HeightmapFormat& format = current();
    const QTemporaryDir folder;
    const QString file = nameFor(format, folder);
    writeFile(file, "precious");
    const Heightfield ground = groundFor(format);
    const auto kept = exportHeightmap(ground, format, asPath(file), {}, Existing::Keep);
    QVERIFY(kept.isError());
    QCOMPARE(kept.error().code, ErrorCode::CannotWrite);
    QCOMPARE(readFile(file), QByteArray("precious"));
    QVERIFY(exportHeightmap(ground, format, asPath(file), {}, Existing::Replace).isOk());
    QVERIFY(readFile(file) != QByteArray("precious"));
}

void HeightmapContractTest::cancelLeavesNothing() {
    const HeightmapFormat& format = current();
    const QTemporaryDir folder;
    const QString file = nameFor(format, folder);
    const std::atomic<bool> cancelled{true};
    const RunContext context(&cancelled, nullptr);
    const Heightfield ground = groundFor(format);
    QVERIFY(exportHeightmap(ground, format, asPath(file), {}, Existing::Keep, context).isCancelled());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
    exported(ground, format.id(), file);
    QVERIFY(importHeightmap(asPath(file), importOptionsFor(format, ground), context).isCancelled());
}

/// However late the disk is full, the error is told, the old file stays, and nothing else is left.
void HeightmapContractTest::fullDisk() {
#ifdef Q_OS_UNIX
    const HeightmapFormat& format = current();
    const QTemporaryDir folder;
    const QString file = nameFor(format, folder);
    // Rough ground, so that it does not pack well.
    const int side = format.id() == std::string_view("hgt") ? 1201 : 300;
    const Heightfield ground =
        fieldOf(side, side, [](int x, int y) { return (x * 7919 + y * 104729 + x * y * 31) % 9973; });
    exported(ground, format.id(), file);
    const qint64 whole = QFileInfo(file).size();
    writeFile(file, "precious");
    for (const qint64 room : {qint64{0}, qint64{1}, whole / 10, whole / 2, whole - 4096, whole - 1}) {
        const FileSizeLimit limit(room);
        const auto report = exportHeightmap(ground, format, asPath(file), {}, Existing::Replace);
        QVERIFY2(report.isError(), qPrintable(QString::number(room)));
        QCOMPARE(report.error().code, ErrorCode::CannotWrite);
        QVERIFY(report.error().detail.english().find("ground.") != std::string::npos);
        QCOMPARE(readFile(file), QByteArray("precious"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
    QVERIFY(exportHeightmap(ground, format, asPath(file), {}, Existing::Replace).isOk());
    QCOMPARE(QFileInfo(file).size(), whole);
#else
    QSKIP("needs a limit of the size of files");
#endif
}

void HeightmapContractTest::missingFolder() {
    const QTemporaryDir folder;
    const auto report =
        exportHeightmap(groundFor(current()), current(),
                        asPath(folder.filePath(QStringLiteral("no/such/folder/ground"))), {}, Existing::Keep);
    QVERIFY(report.isError());
    QCOMPARE(report.error().code, ErrorCode::CannotWrite);
}

void HeightmapContractTest::holesThatCannotBeHeld() {
    const HeightmapFormat& format = current();
    if (format.canHoldHoles())
        return; // seen in everyWriter
    const QTemporaryDir folder;
    Heightfield ground = groundFor(format);
    ground.row(1)[1] = hole;
    ground.row(2)[1] = hole;
    const auto report = exportHeightmap(ground, format, asPath(nameFor(format, folder)), {}, Existing::Keep);
    QVERIFY(report.isError());
    QCOMPARE(report.error().code, ErrorCode::UnusableInput);
    const std::string text = report.error().detail.english();
    QVERIFY2(text.starts_with("Missing samples: 2.") && text.find("fill them") != std::string::npos,
             text.c_str());
    QCOMPARE(report.error().field, std::string("fill-nodata"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
}

void HeightmapContractTest::everyPairKeepsTheCorner_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const HeightmapFormat* from : heightmapFormats())
        for (const HeightmapFormat* to : heightmapFormats())
            if (from->canRead() && from->canWrite() && to->canWrite())
                QTest::addRow("%s to %s", from->id(), to->id())
                    << QString::fromLatin1(from->id()) << QString::fromLatin1(to->id());
}

void HeightmapContractTest::everyPairKeepsTheCorner() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    const HeightmapFormat& source = *findHeightmapFormat(from.toStdString());
    const HeightmapFormat& target = *findHeightmapFormat(to.toStdString());
    const auto isTile = [](const HeightmapFormat& format) { return std::string_view(format.id()) == "hgt"; };
    const int columns = isTile(source) || isTile(target) ? 1201 : 37;
    const int rows = columns == 37 ? 23 : columns;
    const Heightfield ground = fieldOf(columns, rows, [&](int x, int y) {
        return x == 0 && y == 0 ? 30000 : x == columns - 1 && y == 0 ? 10000 : 0;
    });
    const QTemporaryDir folder;
    const QString first =
        folder.filePath(QStringLiteral("first.") + QLatin1String(source.suffixes().front()));
    const QString second =
        folder.filePath(QStringLiteral("second.") + QLatin1String(target.suffixes().front()));
    ExportOptions metres;
    metres.range = MetreRange{0, 65535};
    // Steps that are no whole metres round.
    double tolerance = 0;
    const auto addStep = [&](const ExportReport& report) {
        tolerance += report.step == 1 ? 0 : report.step / 2 * 1.001;
    };
    addStep(exported(ground, source.id(), first, metres));
    addStep(exported(imported(first, importOptionsFor(source, ground)).heights, target.id(), second, metres));
    QVERIFY(sameHeights(imported(second, importOptionsFor(target, ground)).heights, ground, tolerance));
}

void HeightmapContractTest::rangesOfExport() {
    const HeightRange heights{10, 200};
    ExportOptions options;
    QCOMPARE(exportRange(options, SampleType::U16, heights), (MetreRange{10, 200}));
    options.sourceType = SampleType::U8;
    options.sourceScale = {0, 255};
    QCOMPARE(exportRange(options, SampleType::U16, heights), (MetreRange{10, 200}));
    QCOMPARE(exportRange(options, SampleType::U8, heights), (MetreRange{0, 255}));
    options.sourceScale = {0, 199}; // a height was raised beyond it
    QCOMPARE(exportRange(options, SampleType::U8, heights), (MetreRange{10, 200}));
    options.range = MetreRange{-5, 1000};
    QCOMPARE(exportRange(options, SampleType::U8, heights), (MetreRange{-5, 1000}));
    QCOMPARE(exportRange({}, SampleType::U8, HeightRange{}), MetreRange{});
}

void HeightmapContractTest::badOptions() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.png"));
    const Heightfield ground = fieldOf({{1, 2}, {3, 4}});
    for (const MetreRange& range : {MetreRange{5, 1}, MetreRange{0, HUGE_VAL}, MetreRange{qQNaN(), 1}}) {
        ExportOptions options;
        options.range = range;
        const auto report =
            exportHeightmap(ground, *findHeightmapFormat("png"), asPath(file), options, Existing::Keep);
        QVERIFY(report.isError());
        QCOMPARE(report.error().code, ErrorCode::InvalidRequest);
    }
    exported(ground, "png", file);
    ImportOptions spacing;
    spacing.spacing = 0;
    QVERIFY(refusalOf(file, spacing).contains(QLatin1String("spacing")));
    ImportOptions range;
    range.range = MetreRange{0, qQNaN()};
    QVERIFY(refusalOf(file, range).contains(QLatin1String("range")));
    ImportOptions format;
    format.format = "jpeg2000";
    QVERIFY(refusalOf(file, format).contains(QLatin1String("'jpeg2000'")));
    format.format = "asc"; // it is none
    QVERIFY(!refusalOf(file, format).isEmpty());
}

QTEST_GUILESS_MAIN(HeightmapContractTest)
#include "heightmap_contract_test.moc"
