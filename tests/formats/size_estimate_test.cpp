// SPDX-License-Identifier: MIT
// What people are told of a file's size before it is written, beside the size that it gets.
#include "libterrain/formats/export_plan.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;

class SizeEstimateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormat_data();
    void everyFormat();
    void plansCountEveryFile_data();
    void plansCountEveryFile();

private:
    static void check(const SizeEstimate& told, double written);

    QTemporaryDir m_folder;
};

namespace {

/// Digits of all lengths; every 7th sample is missing.
float ground(int x, int y, bool holes) {
    if (holes && (x + 3 * y) % 7 == 0)
        return hole;
    return static_cast<float>((x * 0.731 - 40) * (y * 0.417 - 20) + 0.001 * x);
}

/// The defaults, and each choice of each option.
std::vector<ParameterSet> everyChoice(const HeightmapFormat& format) {
    std::vector<ParameterSet> out = {ParameterSet(format.exportOptions())};
    for (const ParameterSpec& spec : format.exportOptions())
        for (const ParameterChoice& choice : spec.choices) {
            ParameterSet options(format.exportOptions());
            if (!options.setFromText(spec.id, choice.id))
                qFatal("no option %s=%s", spec.id, choice.id);
            out.push_back(options);
        }
    return out;
}

} // namespace

void SizeEstimateTest::everyFormat_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("holes");
    for (const HeightmapFormat* format : heightmapFormats()) {
        if (!format->canWrite())
            continue;
        const bool fixed = QByteArray(format->id()) == "hgt"; // of some sizes only
        const QList<QSize> sizes =
            fixed ? QList{QSize(1201, 1201)} : QList{QSize(129, 65), QSize(300, 257), QSize(5, 900)};
        for (const QSize& size : sizes) {
            for (const bool holes : {false, true}) {
                if (!holes || format->canHoldHoles())
                    QTest::addRow("%s %d x %d%s", format->id(), size.width(), size.height(),
                                  holes ? ", holes" : "")
                        << QString::fromLatin1(format->id()) << size.width() << size.height() << holes;
            }
        }
    }
}

void SizeEstimateTest::everyFormat() {
    QFETCH(QString, id);
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(bool, holes);
    const HeightmapFormat* format = findHeightmapFormat(id.toStdString());
    const Heightfield heights =
        support::fieldOf(columns, rows, [holes](int x, int y) { return ground(x, y, holes); });
    for (const ParameterSet& options : everyChoice(*format)) {
        if (holes && format->takesRange(options))
            continue; // no number is left for a missing sample
        ExportOptions asked;
        asked.format = options;
        const QString file =
            m_folder.filePath(QStringLiteral("a.") + QLatin1String(format->suffixes().front()));
        support::exported(heights, format->id(), file, asked);
        check(format->estimatedSize(heights.grid(), heights, options),
              static_cast<double>(QFileInfo(file).size()));
    }
}

void SizeEstimateTest::check(const SizeEstimate& told, double written) {
    constexpr double header = 4096;
    const auto bytes = static_cast<double>(told.bytes);
    const QByteArray facts = QByteArray::number(bytes) + " told, " + QByteArray::number(written) + " written";
    if (told.kind == SizeEstimate::Kind::Plain)
        QVERIFY2(written >= bytes && written < bytes + header, facts.constData());
    else if (told.kind == SizeEstimate::Kind::Text)
        QVERIFY2(std::abs(bytes / written - 1) < 0.03, facts.constData());
    else
        QVERIFY2(written < bytes * 1.1 + header, facts.constData());
}

/// What is resampled and cut is reckoned as it is written; text from the terrain before that.
void SizeEstimateTest::plansCountEveryFile_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("resamples");
    QTest::addColumn<int>("tiles");
    for (const char* id : {"r32", "asc", "png"})
        for (const bool resamples : {false, true})
            for (const int tiles : {1, 3})
                QTest::addRow("%s, %d tiles%s", id, tiles * tiles, resamples ? ", resampled" : "")
                    << QString::fromLatin1(id) << resamples << tiles;
}

void SizeEstimateTest::plansCountEveryFile() {
    QFETCH(QString, id);
    QFETCH(bool, resamples);
    QFETCH(int, tiles);
    const QTemporaryDir folder;
    const Heightfield heights = support::fieldOf(200, 140, [](int x, int y) { return ground(x, y, false); });
    ExportRequest request;
    request.format = findHeightmapFormat(id.toStdString());
    request.path = support::asPath(folder.filePath(QStringLiteral("land.") + id));
    request.tilesAcross = request.tilesDown = tiles;
    request.overlap = 1;
    if (resamples)
        request.size = SampleSize{301, 271};
    const auto plan = planExport(request, heights.grid(), heightRange(heights));
    QVERIFY(plan.isOk());
    const auto outcome = runExport(plan.value(), heights, Existing::Keep);
    QVERIFY(outcome.isOk());
    double written = 0;
    for (const auto& file : outcome.value().files)
        written += static_cast<double>(std::filesystem::file_size(file));
    check(plan.value().estimatedSize(heights), written);
}

QTEST_GUILESS_MAIN(SizeEstimateTest)
#include "size_estimate_test.moc"
