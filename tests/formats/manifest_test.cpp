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
    void smallInputs_data();
    void smallInputs();
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
        if (isOurs(row["family"]) && row["kind"] != QLatin1String("sidecar"))
            QTest::newRow(qPrintable(row["file"] + QLatin1Char(' ') + row["interpretation"])) << row;
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

void ManifestTest::reads() {
    QFETCH(ManifestRow, row);
    const Result<ImportedHeightmap> imported = importHeightmap(asPath(row.path), optionsFor(row));
    if (row["expect"] == QLatin1String("error_or_load") && imported.isError()) {
        const std::string text = imported.error().detail.english();
        QVERIFY2(text.find(asPath(row.path).filename().string()) != std::string::npos, text.c_str());
        return;
    }
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

void ManifestTest::smallInputs_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QList<double>>("row"); // the first heights of the northern row; −9.5 stands for a hole
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
    const auto row = [](const char* file, QSize size, const QList<double>& heights, double minimum,
                        double maximum) {
        QTest::newRow(file) << testDataFolder() + QStringLiteral("/small-inputs/") + QString::fromLatin1(file)
                            << size << heights << minimum << maximum;
    };
    row("L.png", {48, 32}, {60000, 60000}, 1000, 60000);
    row("g1.png", {8, 2}, {1, 0, 1, 0}, 0, 1);
    row("g4.png", {4, 1}, {0, 15, 7, 0}, 0, 15);
    row("g16.png", {64, 64}, {0, 16, 32}, 0, 65520);
    row("g16_adam7.png", {64, 64}, {0, 16, 32}, 0, 65520);
    row("ramp16.raw", {257, 257}, {0, 1, 2, 3}, 0, 65535);
    row("my tile.hgt", {1201, 1201}, {-418, -9.5, 100}, -418, 100);
    row("nan.asc", {2, 2}, {-9.5, 1}, 1, 3);
    row("undeclared.asc", {3, 2}, {-9999, 0, 100}, -9999, 300);
    row("r.bil", {2, 2}, {-1.5, -200.25}, -200.25, 3);
}

/// One property each.
void ManifestTest::smallInputs() {
    QFETCH(QString, file);
    QFETCH(QSize, size);
    QFETCH(QList<double>, row);
    QFETCH(double, minimum);
    QFETCH(double, maximum);
    const Result<ImportedHeightmap> imported = importHeightmap(asPath(file), {});
    QVERIFY2(imported.isOk(), imported.isError() ? imported.error().detail.english().c_str() : "cancelled");
    const Heightfield& heights = imported.value().heights;
    QCOMPARE(QSize(heights.columns(), heights.rows()), size);
    for (int column = 0; column < row.size(); ++column) {
        const double height = heights.at(column, 0);
        QVERIFY2(row[column] == -9.5 ? std::isnan(height) : height == row[column],
                 qPrintable(QStringLiteral("column %1: %2").arg(column).arg(height)));
    }
    QCOMPARE(static_cast<double>(heightRange(heights).minimum), minimum);
    QCOMPARE(static_cast<double>(heightRange(heights).maximum), maximum);
}

QTEST_GUILESS_MAIN(ManifestTest)
#include "manifest_test.moc"
