// SPDX-License-Identifier: MIT
#include "libterrain/formats/heightmap_format.h"
#include "tests/support/heightmap_manifest.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace terrain;

/// Real files from many programs, read, and compared with what independent readers found in them.
class ManifestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

namespace {

std::filesystem::path asPath(const QString& path) {
    return path.toStdString();
}

/// What a person must say of files without a header: the manifest's "raw uint16 little-endian 513x513 …".
ImportOptions optionsFor(const ManifestRow& row) {
    ImportOptions options;
    if (row["family"] != QLatin1String("raw"))
        return options;
    const QMap<QString, SampleType> types = {{QStringLiteral("uint8"), SampleType::U8},
                                             {QStringLiteral("uint16"), SampleType::U16},
                                             {QStringLiteral("float32"), SampleType::F32}};
    options.raw.type = types.value(row["dtype"]);
    options.raw.columns = row.integer("width");
    options.raw.rows = row.integer("height");
    return options;
}

bool isSouthUp(const ManifestRow& row) {
    const QStringList transform = row["geotransform"].split(QLatin1Char(','));
    return transform.size() == 6 && transform[5].toDouble() > 0;
}

/// The height that a raw value of the manifest stands for: NaN when it is missing.
double heightOf(const ManifestRow& row, const char* column) {
    const double raw = row.number(column);
    // The manifest rounds values to nine digits, but not the marker.
    const double marker = row.number("nodata");
    if (std::isnan(raw) || std::abs(raw - marker) <= 1e-8 * std::abs(marker))
        return qQNaN();
    const double scale = row["scale"].isEmpty() ? 1 : row.number("scale");
    const double offset = row["offset"].isEmpty() ? 0 : row.number("offset");
    return raw * scale + offset;
}

bool same(double a, double b) {
    return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 1e-6 * std::max(1.0, std::abs(b));
}

bool isOurs(const QString& family) {
    static const QStringList families = {QStringLiteral("png"), QStringLiteral("raw"),
                                         QStringLiteral("asciigrid"), QStringLiteral("hgt"),
                                         QStringLiteral("geotiff")};
    return families.contains(family);
}

} // namespace

void ManifestTest::reads_data() {
    QTest::addColumn<ManifestRow>("row");
    for (const ManifestRow& row : heightmapManifest())
        if (isOurs(row["family"]) && row["expect"] == QLatin1String("loads"))
            QTest::newRow(qPrintable(row["file"] + QLatin1Char(' ') + row["interpretation"])) << row;
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

void ManifestTest::reads() {
    QFETCH(ManifestRow, row);
    const Result<ImportedHeightmap> imported = importHeightmap(asPath(row.path), optionsFor(row));
    QVERIFY2(imported.isOk(), imported.isError() ? imported.error().detail.english().c_str() : "cancelled");
    const Heightfield& heights = imported.value().heights;
    QCOMPARE(heights.columns(), row.integer("width"));
    QCOMPARE(heights.rows(), row.integer("height"));

    const HeightRange range = heightRange(heights);
    const double least = std::fmin(heightOf(row, "min"), heightOf(row, "max"));
    const double greatest = std::fmax(heightOf(row, "min"), heightOf(row, "max"));
    QVERIFY2(same(range.minimum, least), qPrintable(QString::number(range.minimum)));
    QVERIFY2(same(range.maximum, greatest), qPrintable(QString::number(range.maximum)));
    QCOMPARE(imported.value().holes, row["nodata_count"].toLongLong());

    const int east = heights.columns() - 1;
    const bool southUp = isSouthUp(row);
    const int first = southUp ? heights.rows() - 1 : 0;
    const int last = southUp ? 0 : heights.rows() - 1;
    const int middle = southUp ? heights.rows() - 1 - heights.rows() / 2 : heights.rows() / 2;
    QVERIFY(same(heights.at(0, first), heightOf(row, "v_0_0")));
    QVERIFY(same(heights.at(east, first), heightOf(row, "v_w1_0")));
    QVERIFY(same(heights.at(0, last), heightOf(row, "v_0_h1")));
    QVERIFY(same(heights.at(east, last), heightOf(row, "v_w1_h1")));
    QVERIFY(same(heights.at(heights.columns() / 2, middle), heightOf(row, "v_mid")));
}

void ManifestTest::refuses_data() {
    QTest::addColumn<ManifestRow>("row");
    for (const ManifestRow& row : heightmapManifest())
        if (row["family"] == QLatin1String("malformed"))
            QTest::newRow(qPrintable(row["file"])) << row;
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

void ManifestTest::refuses() {
    QFETCH(ManifestRow, row);
    const Result<ImportedHeightmap> imported = importHeightmap(asPath(row.path), {});
    const bool mayLoad = row["expect"] == QLatin1String("error_or_load");
    if (mayLoad && imported.isOk())
        return;
    QVERIFY2(imported.isError(), "a malformed file was taken for a heightmap");
    const Error& error = imported.error();
    QVERIFY(error.code == ErrorCode::UnusableInput || error.code == ErrorCode::OverLimit);
    const std::string text = error.detail.english();
    QVERIFY2(text.find(asPath(row.path).filename().string()) != std::string::npos, text.c_str());
    QVERIFY2(text.find('%') == std::string::npos, text.c_str());
}

QTEST_GUILESS_MAIN(ManifestTest)
#include "manifest_test.moc"
