// SPDX-License-Identifier: MIT
#include "libterrain/formats/resampled.h"
#include "libterrain/formats/verify_export.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

namespace {

/// Writes R32, and one thing wrong.
class DamagedFormat final : public HeightmapFormat {
public:
    enum class Damage { None, OneSample, LostRow, ExtraHole, FilledHole, LastBit };

    explicit DamagedFormat(Damage damage) : m_damage(damage) {}
    const char* id() const override { return "r32"; } // by which it is read again
    TextSource label() const override { return {"formats", "Damaged"}; }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"r32"};
        return suffixes;
    }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return true; }
    Takes takes() const override { return {.rawLayout = true}; }
    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& /*options*/, SafeFile& file,
                               const RunContext& /*context*/) const override {
        std::vector<float> samples(heights.samples().begin(), heights.samples().end());
        if (m_damage == Damage::OneSample)
            samples[7] += 0.5F;
        if (m_damage == Damage::LastBit)
            samples[7] = std::nextafter(samples[7], HUGE_VALF);
        if (m_damage == Damage::ExtraHole)
            samples[7] = hole;
        if (m_damage == Damage::FilledHole)
            std::ranges::replace_if(
                samples, [](float h) { return std::isnan(h); }, 0.0F);
        if (m_damage == Damage::LostRow)
            samples.resize(samples.size() - static_cast<std::size_t>(heights.columns()));
        if (const Status written = file.write(std::as_bytes(std::span(samples))); !written)
            return written.failure();
        return ExportReport{};
    }

    bool canStream(const ExportOptions& /*options*/) const override { return true; }
    Result<ExportReport> writeStream(HeightSource& heights, const ExportOptions& options, SafeFile& file,
                                     const RunContext& context) const override {
        Result<Heightfield> whole = Heightfield::create(heights.grid());
        for (int row = 0; row < heights.grid().rows; row += 4) { // in bands
            const int count = std::min(4, heights.grid().rows - row);
            const auto band = heights.rows(row, count, context);
            std::ranges::copy(band.value(), whole.value().row(row));
        }
        return write(whole.value(), options, file, context);
    }

private:
    Damage m_damage;
};

using Damage = DamagedFormat::Damage;

} // namespace

class VerifyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsEveryDamage_data();
    void findsEveryDamage();
    void findsDamageInStreams_data();
    void findsDamageInStreams();
    void everyWriterIsWithinHalfAStep_data();
    void everyWriterIsWithinHalfAStep();
    void resamplingKeepsCornersAndRange();
    void resamplingIsLinearBetweenSamples();
    void resamplingKeepsHoles();
};

void VerifyTest::findsEveryDamage_data() {
    QTest::addColumn<int>("damage");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, Damage damage, const char* words) {
        QTest::newRow(name) << static_cast<int>(damage) << QString::fromLatin1(words);
    };
    row("none", Damage::None, "");
    row("one sample", Damage::OneSample, "column 2, row 1");
    row("one sample by its last bit", Damage::LastBit, "column 2, row 1");
    row("a lost row", Damage::LostRow, "could not be read again");
    row("a hole too many", Damage::ExtraHole, "column 2, row 1");
    row("a hole that was filled", Damage::FilledHole, "column 3, row 3");
}

void VerifyTest::findsEveryDamage() {
    QFETCH(int, damage);
    QFETCH(QString, words);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("land.r32"));
    writeFile(path, "precious");
    Heightfield ground = fieldOf(5, 6, [](int x, int y) { return x * 3.25 + y * 11.5 + 1; });
    ground.row(3)[3] = hole;
    const DamagedFormat format(static_cast<Damage>(damage));
    const auto report = exportVerified(ground, format, asPath(path), {}, Existing::Replace);
    if (words.isEmpty()) {
        QVERIFY(report.isOk());
        QCOMPARE(report.value().largestError, 0.0);
        return;
    }
    QVERIFY(report.isError());
    QCOMPARE(report.error().code, ErrorCode::CannotWrite);
    const QString sentence = asText(report.error().detail.english());
    QVERIFY2(sentence.contains(words) && sentence.contains(path), qPrintable(sentence));
    QCOMPARE(readFile(path), QByteArray("precious")); // it never got its name
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void VerifyTest::findsDamageInStreams_data() {
    QTest::addColumn<int>("damage");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, Damage damage, const char* words) {
        QTest::newRow(name) << static_cast<int>(damage) << QString::fromLatin1(words);
    };
    row("none", Damage::None, "");
    row("one sample", Damage::OneSample, "in row 1");
    row("one sample by its last bit", Damage::LastBit, "in row 1");
    row("a lost row", Damage::LostRow, "could not be read again");
    row("a hole too many", Damage::ExtraHole, "in row 1");
    row("a hole that was filled", Damage::FilledHole, "in row 3");
}

/// The same for heights that are written while they are made.
void VerifyTest::findsDamageInStreams() {
    QFETCH(int, damage);
    QFETCH(QString, words);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("land.r32"));
    writeFile(path, "precious");
    Heightfield ground = fieldOf(5, 6, [](int x, int y) { return x * 3.25 + y * 11.5 + 1; });
    ground.row(3)[3] = hole;
    const DamagedFormat format(static_cast<Damage>(damage));
    FieldSource source(ground);
    const auto report = exportStream(source, format, asPath(path), {}, Existing::Replace);
    QCOMPARE(report.isOk(), words.isEmpty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    if (words.isEmpty())
        return;
    QCOMPARE(report.error().code, ErrorCode::CannotWrite);
    const QString sentence = asText(report.error().detail.english());
    QVERIFY2(sentence.contains(words) && sentence.contains(path), qPrintable(sentence));
    QCOMPARE(readFile(path), QByteArray("precious")); // it never got its name
}

void VerifyTest::everyWriterIsWithinHalfAStep_data() {
    QTest::addColumn<int>("unused");
    for (const HeightmapFormat* format : heightmapFormats())
        if (format->canWrite())
            QTest::newRow(format->id()) << 0;
}

void VerifyTest::everyWriterIsWithinHalfAStep() {
    const HeightmapFormat& format = *findHeightmapFormat(QTest::currentDataTag());
    const QTemporaryDir folder;
    Heightfield ground =
        fieldOf(1201, 1201, [](int x, int y) { return (x * 7919 + y * 104729) % 7001 / 9.0 - 37; });
    if (format.canHoldHoles())
        ground.row(3)[3] = hole;
    const auto verified = exportVerified(
        ground, format,
        asPath(folder.filePath(QStringLiteral("land.") + QLatin1String(format.suffixes().front()))), {},
        Existing::Keep);
    QVERIFY2(verified.isOk(), verified.isError() ? verified.error().detail.english().c_str() : "");
    const ExportReport& report = verified.value().report;
    const double error = verified.value().largestError;
    if (report.sampleType == SampleType::F32) {
        QCOMPARE(error, 0.0);
        return;
    }
    QVERIFY(error <= report.step / 2 * 1.001 + 1e-4);
    QVERIFY(error > report.step / 4); // it did compare
}

void VerifyTest::resamplingKeepsCornersAndRange() {
    const Heightfield ground = fieldOf(
        65, 33, [](int x, int y) { return (x * 7919 + y * 104729) % 7001 / 9.0; }, 2, 3);
    for (const QSize& size : {QSize(129, 65), QSize(100, 50), QSize(2, 2), QSize(65, 33)}) {
        const auto out = resampled(ground, size.width(), size.height());
        QVERIFY(out.isOk());
        const Heightfield& heights = out.value();
        QCOMPARE(QSize(heights.columns(), heights.rows()), size);
        QCOMPARE(heights.grid().width(), ground.grid().width());
        QCOMPARE(heights.grid().depth(), ground.grid().depth());
        QVERIFY(heightRange(heights).minimum >= heightRange(ground).minimum);
        QVERIFY(heightRange(heights).maximum <= heightRange(ground).maximum);
        if (size.width() < 65)
            continue; // fewer samples are means
        QCOMPARE(heights.at(0, 0), ground.at(0, 0));
        QCOMPARE(heights.at(size.width() - 1, 0), ground.at(64, 0));
        QCOMPARE(heights.at(0, size.height() - 1), ground.at(0, 32));
        QCOMPARE(heights.at(size.width() - 1, size.height() - 1), ground.at(64, 32));
    }
    QVERIFY(sameHeights(resampled(ground, 65, 33).value(), ground));
}

void VerifyTest::resamplingIsLinearBetweenSamples() {
    const Heightfield plane = planeOf(21, 11, 0.25, -0.5, 7);
    for (const QSize& size : {QSize(41, 21), QSize(33, 40), QSize(21, 11)}) {
        const Heightfield heights = resampled(plane, size.width(), size.height()).value();
        for (int y = 0; y < heights.rows(); ++y)
            for (int x = 0; x < heights.columns(); ++x) {
                const double wanted = 0.25 * x * heights.grid().spacingX -
                                      0.5 * (heights.rows() - 1 - y) * heights.grid().spacingY + 7;
                QVERIFY(std::abs(static_cast<double>(heights.at(x, y)) - wanted) < 1e-5);
            }
    }
    // Half as many samples of ground that alternates are its mean, not one of its sides.
    const Heightfield stripes = fieldOf(65, 65, [](int x, int) { return x % 2 * 10; });
    QCOMPARE(resampled(stripes, 33, 33).value().at(16, 16), 5.0F);
}

void VerifyTest::resamplingKeepsHoles() {
    Heightfield ground = fieldOf(9, 9, [](int x, int y) { return x + y; });
    ground.row(4)[4] = hole;
    const Heightfield finer = resampled(ground, 17, 17).value();
    QVERIFY(std::isnan(finer.at(8, 8)));
    QVERIFY(std::isnan(finer.at(7, 8)));
    QCOMPARE(finer.at(6, 8), 7.0F); // a sample of its own, beside the hole
    QCOMPARE(holeCount(finer), std::int64_t{9});
}

QTEST_GUILESS_MAIN(VerifyTest)
#include "verify_test.moc"
