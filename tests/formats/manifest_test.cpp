// SPDX-License-Identifier: MIT
#include "libterrain/formats/heightmap_format.h"
#include "tests/support/heightmap_manifest.h"

#include <QFileInfo>
#include <QTest>

#include <cmath>

using namespace terrain;

/// Real files from many programs, read, and compared with what independent readers found in them.
class ManifestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refusesByName_data();
    void refusesByName();
    void refuses_data();
    void refuses();
};

namespace {

std::filesystem::path asPath(const QString& path) {
    return path.toStdString();
}

/// What a person must say of a file that does not say it: the manifest's "raw uint16 little-endian 513x513
/// …".
ImportOptions rawOptions(const ManifestRow& row) {
    ImportOptions options;
    const QMap<QString, SampleType> types = {{QStringLiteral("uint8"), SampleType::U8},
                                             {QStringLiteral("uint16"), SampleType::U16},
                                             {QStringLiteral("float32"), SampleType::F32}};
    options.raw.type = types.value(row["dtype"]);
    options.raw.columns = row.integer("width");
    options.raw.rows = row.integer("height");
    return options;
}

/// The same for the interpretation of which a row speaks.
ImportOptions optionsFor(const ManifestRow& row) {
    if (row["family"] == QLatin1String("raw"))
        return rawOptions(row);
    ImportOptions options;
    const QString meaning = row["interpretation"];
    if (meaning == QLatin1String("palette_index"))
        options.channel = "index";
    else if (meaning == QLatin1String("palette_grey"))
        options.channel = "grey";
    else if (meaning == QLatin1String("mapbox"))
        options.format = "terrain_rgb";
    else if (meaning == QLatin1String("terrarium"))
        options.format = "terrarium";
    return options;
}

bool isSouthUp(const ManifestRow& row) {
    const QStringList transform = row["geotransform"].split(QLatin1Char(','));
    // The last row of a Terragen file is north, and GDAL gives it first, whatever its transform says.
    return row["family"] != QLatin1String("terragen") && transform.size() == 6 && transform[5].toDouble() > 0;
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

bool same(double a, double b, double tolerance) {
    return (std::isnan(a) && std::isnan(b)) ||
           std::abs(a - b) <= std::max(tolerance, 1e-6 * std::max(1.0, std::abs(b)));
}

/// What no reader of ours claims: the files must be refused by the name of their format.
const QMap<QString, QString>& refusedFamilies() {
    static const QMap<QString, QString> families = {
        {QStringLiteral("netcdf"), QStringLiteral("NetCDF")},
        {QStringLiteral("gmt"), QStringLiteral("NetCDF")},
        {QStringLiteral("grib"), QStringLiteral("GRIB")},
        {QStringLiteral("hfa"), QStringLiteral("Erdas Imagine")},
        {QStringLiteral("jp2"), QStringLiteral("JPEG 2000")},
        {QStringLiteral("rraster"), QStringLiteral("R raster")},
        {QStringLiteral("text"), QStringLiteral("text")},
    };
    return families;
}

bool isOurs(const QString& family) {
    return family != QLatin1String("malformed") && !refusedFamilies().contains(family);
}

/// Pictures that lose detail are decoded a little differently by each library.
double toleranceOf(const ManifestRow& row) {
    return row["family"] == QLatin1String("jpeg") ? 2 : 0;
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

    const double slack = toleranceOf(row);
    const HeightRange range = heightRange(heights);
    const double least = std::fmin(heightOf(row, "min"), heightOf(row, "max"));
    const double greatest = std::fmax(heightOf(row, "min"), heightOf(row, "max"));
    QVERIFY2(same(range.minimum, least, slack), qPrintable(QString::number(range.minimum)));
    QVERIFY2(same(range.maximum, greatest, slack), qPrintable(QString::number(range.maximum)));
    QCOMPARE(imported.value().holes, row["nodata_count"].toLongLong());

    const int east = heights.columns() - 1;
    const bool southUp = isSouthUp(row);
    const int first = southUp ? heights.rows() - 1 : 0;
    const int last = southUp ? 0 : heights.rows() - 1;
    const int middle = southUp ? heights.rows() - 1 - heights.rows() / 2 : heights.rows() / 2;
    QVERIFY(same(heights.at(0, first), heightOf(row, "v_0_0"), slack));
    QVERIFY(same(heights.at(east, first), heightOf(row, "v_w1_0"), slack));
    QVERIFY(same(heights.at(0, last), heightOf(row, "v_0_h1"), slack));
    QVERIFY(same(heights.at(east, last), heightOf(row, "v_w1_h1"), slack));
    QVERIFY(same(heights.at(heights.columns() / 2, middle), heightOf(row, "v_mid"), slack));
}

void ManifestTest::refusesByName_data() {
    QTest::addColumn<ManifestRow>("row");
    for (const ManifestRow& row : heightmapManifest())
        if (refusedFamilies().contains(row["family"]) && row["kind"] != QLatin1String("sidecar"))
            QTest::newRow(qPrintable(row["file"])) << row;
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

void ManifestTest::refusesByName() {
    QFETCH(ManifestRow, row);
    const Result<ImportedHeightmap> imported = importHeightmap(asPath(row.path), {});
    QVERIFY(imported.isError());
    QCOMPARE(imported.error().code, ErrorCode::UnusableInput);
    const QString text = QString::fromStdString(imported.error().detail.english());
    QVERIFY2(text.contains(refusedFamilies().value(row["family"])), qPrintable(text));
    QVERIFY2(text.contains(QFileInfo(row.path).fileName()), qPrintable(text));
    if (row["family"] != QLatin1String("text"))
        QVERIFY2(text.contains(QLatin1String("gdal_translate")), qPrintable(text));
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
