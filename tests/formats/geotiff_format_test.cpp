// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/heightmap_manifest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

class GeoTiffFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundTripOfRealGround_data();
    void roundTripOfRealGround();
    void georeferenceComesBack_data();
    void georeferenceComesBack();
    void othersReadWhatIsWritten();
    void holesAreDeclared();
    void southUpIsTheSameGround();
    void pointAndAreaAgree();
    void feetBecomeMetres();
    void eastFirstIsTurned();
    void scaleAndOffset();
    void masksAreHoles();
    void bandsByNumberAndName();
    void palettes();
    void signedBytes();
    void everyTypeAndLayout_data();
    void everyTypeAndLayout();
    void complexNumbersAreRefused();
    void largeOnesAreBigTiff();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

/// Runs a tool of GDAL; false when it is not installed, an empty answer when it failed.
bool runTool(const char* tool, const QStringList& arguments, QByteArray* answer = nullptr) {
    const QString program = QStandardPaths::findExecutable(QLatin1String(tool));
    if (program.isEmpty())
        return false;
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60000);
    if (process.exitCode() != 0)
        qWarning("%s: %s", tool, process.readAllStandardError().constData());
    if (answer != nullptr)
        *answer = process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
    return true;
}

#define NEEDS_GDAL_TOOLS                                                                                     \
    if (QStandardPaths::findExecutable(QStringLiteral("gdal_translate")).isEmpty())                          \
    QSKIP("the GDAL tools are not installed")

/// A TIFF that GDAL's own program makes of a text grid.
void translate(const QString& from, const QString& to, const QStringList& options = {}) {
    QVERIFY(runTool("gdal_translate", QStringList{QStringLiteral("-q")} + options + QStringList{from, to}));
    QVERIFY(QFile::exists(to));
}

Heightfield placed(Heightfield heights, double originX, double originY, const char* crs) {
    Grid grid = heights.grid();
    grid.originX = originX;
    grid.originY = originY;
    grid.crs = crs;
    heights.setGrid(grid);
    return heights;
}

bool near(double a, double b, double relative = 1e-9) {
    return std::abs(a - b) <= relative * std::max({1.0, std::abs(a), std::abs(b)});
}

const QByteArray smallGrid = "ncols 3\nnrows 2\nxllcorner 1000\nyllcorner 2000\ncellsize 30\n"
                             "NODATA_value -5\n1 2 3\n4 -5 6.5\n";

} // namespace

void GeoTiffFormatTest::roundTripOfRealGround_data() {
    QTest::addColumn<QString>("file");
    for (const char* file :
         {"geotiff/dem_with_gaps_float32_geographic_373x350.tif",
          "geotiff/south_up_float32_nan_nodata_112x90.tif",
          "geotiff/mt_hood_int16_tiled_lzw_utm10n_1013x799.tif", "geotiff/extreme_float32_values_10x10.tif",
          "geotiff/vicgrid_southup_float32_5x4.tif", "geotiff/pixel_is_point_20x20.tif",
          "geotiff/uint16_deflate_albers_403x387.tif", "geotiff/rotated_geotransform_10x15.tif",
          "geotiff/esri_wkt_crs_uint16_2x2.tif", "hgt/N35E138.hgt.zip", "asciigrid/hugo_site_int_76x55.asc"})
        QTest::newRow(file) << QString::fromLatin1(file);
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

void GeoTiffFormatTest::roundTripOfRealGround() {
    QFETCH(QString, file);
    const ImportedHeightmap source = imported(testDataFolder() + QStringLiteral("/heightmaps/") + file);
    exported(source.heights, "tif", path("real.tif"));
    const ImportedHeightmap back = imported(path("real.tif"));
    QVERIFY(sameHeights(back.heights, source.heights));
    const Grid& a = source.heights.grid();
    const Grid& b = back.heights.grid();
    QVERIFY(near(a.spacingX, b.spacingX) && near(a.spacingY, b.spacingY));
    QVERIFY(near(a.originX, b.originX) && near(a.originY, b.originY));
    QCOMPARE(b.crs.empty(), a.crs.empty());
    if (a.crs.starts_with("EPSG:"))
        QCOMPARE(b.crs, a.crs);
    QCOMPARE(back.sampleType, SampleType::F32);
}

void GeoTiffFormatTest::georeferenceComesBack_data() {
    QTest::addColumn<QString>("crs");
    QTest::addColumn<double>("originX");
    QTest::addColumn<double>("originY");
    QTest::newRow("UTM") << QStringLiteral("EPSG:32632") << 500000.25 << 5200000.5;
    QTest::newRow("degrees") << QStringLiteral("EPSG:4326") << 7.0 << 47.0;
    QTest::newRow("far south") << QStringLiteral("EPSG:4326") << -70.25 << -89.0;
    QTest::newRow("US feet") << QStringLiteral("EPSG:2225") << 6000000.0 << 2000000.0;
    QTest::newRow("none") << QString() << 0.0 << 0.0;
    QTest::newRow("none, but a place") << QString() << 1234.5 << -99.25;
}

void GeoTiffFormatTest::georeferenceComesBack() {
    QFETCH(QString, crs);
    QFETCH(double, originX);
    QFETCH(double, originY);
    const Heightfield ground = placed(fieldOf(
                                          40, 30, [](int x, int y) { return x * y; }, 25, 32),
                                      originX, originY, qPrintable(crs));
    exported(ground, "tif", path("place.tif"));
    const Grid grid = imported(path("place.tif")).heights.grid();
    QVERIFY2(near(grid.spacingX, 25) && near(grid.spacingY, 32),
             qPrintable(QString::number(grid.spacingX, 'g', 17)));
    QVERIFY(near(grid.originX, originX) && near(grid.originY, originY));
    QCOMPARE(asText(grid.crs), crs);
}

void GeoTiffFormatTest::othersReadWhatIsWritten() {
    NEEDS_GDAL_TOOLS;
    // The samples of SRTM are points: the corner of the first cell lies half a cell beyond (47°N 7°E).
    const Heightfield tile =
        placed(fieldOf(
                   1201, 1201, [](int x, int y) { return x == 0 && y == 0 ? 4000 : x - y; }, 76.0, 92.6),
               7, 47, "EPSG:4326");
    exported(tile, "tif", path("tile.tif"));
    QByteArray answer;
    runTool("gdalinfo", {QStringLiteral("-json"), QStringLiteral("-checksum"), path("tile.tif")}, &answer);
    const QJsonObject info = QJsonDocument::fromJson(answer).object();
    QCOMPARE(info[QStringLiteral("size")].toArray(), (QJsonArray{1201, 1201}));
    const QJsonArray transform = info[QStringLiteral("geoTransform")].toArray();
    QVERIFY(near(transform[0].toDouble() + transform[1].toDouble() / 2, 7));
    QVERIFY(near(transform[3].toDouble() + transform[5].toDouble() / 2, 47));
    QVERIFY(transform[5].toDouble() < 0);
    QVERIFY(answer.contains("\"AREA_OR_POINT\":\"Point\""));
    QVERIFY(answer.contains("\"COMPRESSION\":\"DEFLATE\""));
    const QJsonObject band = info[QStringLiteral("bands")].toArray()[0].toObject();
    QCOMPARE(band[QStringLiteral("type")].toString(), QStringLiteral("Float32"));
    QCOMPARE(band[QStringLiteral("block")].toArray(), (QJsonArray{256, 256}));
    QVERIFY(!band.contains(QStringLiteral("noDataValue"))); // there are no holes
    for (const auto& [x, y] :
         {std::pair(0, 0), std::pair(1200, 0), std::pair(0, 1200), std::pair(700, 300)}) {
        runTool("gdallocationinfo",
                {QStringLiteral("-valonly"), path("tile.tif"), QString::number(x), QString::number(y)},
                &answer);
        QCOMPARE(answer.trimmed().toDouble(), double(tile.at(x, y)));
    }
    QVERIFY(!QFile::exists(path("tile.tif.aux.xml")));
}

void GeoTiffFormatTest::holesAreDeclared() {
    NEEDS_GDAL_TOOLS;
    exported(fieldOf({{-9999, hole, 3}, {4, 5, hole}}), "tif", path("holes.tif"));
    QByteArray answer;
    runTool("gdalinfo", {QStringLiteral("-json"), path("holes.tif")}, &answer);
    QVERIFY(answer.contains("\"noDataValue\":-32768"));
    QCOMPARE(words(imported(path("holes.tif")).heights), QStringLiteral("-9999 nan 3 / 4 5 nan"));
    QCOMPARE(imported(path("holes.tif")).nodata, std::optional<double>(-32768));
}

void GeoTiffFormatTest::southUpIsTheSameGround() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("up.asc"), smallGrid);
    // The same samples, but the transform says that the first row is the southern one.
    translate(path("up.asc"), path("southup.tif"),
              {QStringLiteral("-a_ullr"), QStringLiteral("1000"), QStringLiteral("2000"),
               QStringLiteral("1090"), QStringLiteral("2060")});
    const ImportedHeightmap map = imported(path("southup.tif"));
    QCOMPARE(words(map.heights), QStringLiteral("4 nan 6.5 / 1 2 3"));
    QCOMPARE(map.heights.grid().spacingY, 30.0);
    QCOMPARE(map.heights.grid().originX, 1015.0);
    QCOMPARE(map.heights.grid().originY, 2045.0);
    // And stays so in a format whose first row is the northern one.
    exported(map.heights, "asc", path("again.asc"));
    QVERIFY(readFile(path("again.asc")).endsWith("\n4 -9999 6.5\n1 2 3\n"));
}

void GeoTiffFormatTest::pointAndAreaAgree() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("pa.asc"), smallGrid);
    translate(path("pa.asc"), path("area.tif"),
              {QStringLiteral("-mo"), QStringLiteral("AREA_OR_POINT=Area"), QStringLiteral("-a_srs"),
               QStringLiteral("EPSG:32632")});
    translate(path("pa.asc"), path("point.tif"),
              {QStringLiteral("-mo"), QStringLiteral("AREA_OR_POINT=Point"), QStringLiteral("-a_srs"),
               QStringLiteral("EPSG:32632")});
    QVERIFY(readFile(path("area.tif")) != readFile(path("point.tif")));
    const Grid area = imported(path("area.tif")).heights.grid();
    QCOMPARE(imported(path("point.tif")).heights.grid(), area);
    QCOMPARE(area.originX, 1015.0);
    QCOMPARE(area.originY, 2045.0);
    QCOMPARE(area.crs, std::string("EPSG:32632"));
}

void GeoTiffFormatTest::feetBecomeMetres() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("ft.asc"), smallGrid);
    translate(path("ft.asc"), path("feet.tif"), {QStringLiteral("-a_srs"), QStringLiteral("EPSG:2225")});
    const ImportedHeightmap map = imported(path("feet.tif"));
    QVERIFY(near(map.heights.grid().spacingX, 30 * 1200.0 / 3937));
    QCOMPARE(map.heights.grid().originX, 1015.0); // in the units of the crs
    QVERIFY(anyNote(map.notes, "0.3048"));
}

void GeoTiffFormatTest::eastFirstIsTurned() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("east.asc"), smallGrid);
    translate(path("east.asc"), path("east.tif"),
              {QStringLiteral("-a_ullr"), QStringLiteral("1090"), QStringLiteral("2060"),
               QStringLiteral("1000"), QStringLiteral("2000")});
    const ImportedHeightmap map = imported(path("east.tif"));
    QCOMPARE(words(map.heights), QStringLiteral("3 2 1 / 6.5 nan 4"));
    QCOMPARE(map.heights.grid().originX, 1015.0);
}

void GeoTiffFormatTest::scaleAndOffset() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("so.asc"), smallGrid);
    translate(path("so.asc"), path("so.tif"),
              {QStringLiteral("-a_scale"), QStringLiteral("0.5"), QStringLiteral("-a_offset"),
               QStringLiteral("100")});
    QCOMPARE(words(imported(path("so.tif")).heights), QStringLiteral("100.5 101 101.5 / 102 nan 103.25"));
    ImportOptions marker;
    marker.nodata = 2; // in the file's numbers
    QCOMPARE(words(imported(path("so.tif"), marker).heights),
             QStringLiteral("100.5 nan 101.5 / 102 nan 103.25"));
}

void GeoTiffFormatTest::masksAreHoles() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("mask.asc"), smallGrid);
    translate(path("mask.asc"), path("mask.tif"),
              {QStringLiteral("-mask"), QStringLiteral("mask"), QStringLiteral("-a_nodata"),
               QStringLiteral("none"), QStringLiteral("--config"), QStringLiteral("GDAL_TIFF_INTERNAL_MASK"),
               QStringLiteral("YES")});
    QCOMPARE(words(imported(path("mask.tif")).heights), QStringLiteral("1 2 3 / 4 nan 6.5"));
}

void GeoTiffFormatTest::bandsByNumberAndName() {
    NEEDS_GDAL_TOOLS;
    const char* vrt = "<VRTDataset rasterXSize=\"2\" rasterYSize=\"2\">"
                      "<VRTRasterBand dataType=\"Float32\" band=\"1\"><Description>height</Description>"
                      "<ComplexSource><SourceFilename "
                      "relativeToVRT=\"1\">b.asc</SourceFilename></ComplexSource></VRTRasterBand>"
                      "<VRTRasterBand dataType=\"Float32\" band=\"2\"><Description>depth</Description>"
                      "<ComplexSource><SourceFilename "
                      "relativeToVRT=\"1\">b.asc</SourceFilename><ScaleRatio>10</ScaleRatio></"
                      "ComplexSource></VRTRasterBand>"
                      "</VRTDataset>";
    writeFile(path("b.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 5\n1.5 2 3 4\n");
    writeFile(path("b.vrt"), vrt);
    translate(path("b.vrt"), path("bands.tif"));
    const ImportedHeightmap first = imported(path("bands.tif"));
    QCOMPARE(words(first.heights), QStringLiteral("1.5 2 / 3 4"));
    QVERIFY(anyNote(first.notes, "2 bands"));
    for (const char* channel : {"2", "depth"}) {
        ImportOptions options;
        options.channel = channel;
        QCOMPARE(words(imported(path("bands.tif"), options).heights), QStringLiteral("15 20 / 30 40"));
    }
    ImportOptions options;
    options.channel = "3";
    QVERIFY(refusalOf(path("bands.tif"), options).contains(QLatin1String("no channel '3'")));
}

void GeoTiffFormatTest::palettes() {
    NEEDS_GDAL_TOOLS;
    const auto make = [&](const char* entries) {
        writeFile(path("p.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 5\n0 1 2 1\n");
        writeFile(path("p.vrt"),
                  QByteArray("<VRTDataset rasterXSize=\"2\" rasterYSize=\"2\"><VRTRasterBand "
                             "dataType=\"Byte\" band=\"1\"><ColorInterp>Palette</ColorInterp><ColorTable>") +
                      entries +
                      "</ColorTable><SimpleSource><SourceFilename relativeToVRT=\"1\">p.asc"
                      "</SourceFilename></SimpleSource></VRTRasterBand></VRTDataset>");
        translate(path("p.vrt"), path("p.tif"));
    };
    make("<Entry c1=\"10\" c2=\"20\" c3=\"30\"/><Entry c1=\"40\" c2=\"50\" c3=\"60\"/><Entry c1=\"7\" "
         "c2=\"7\" c3=\"7\"/>");
    QCOMPARE(words(imported(path("p.tif")).heights), QStringLiteral("0 1 / 2 1"));
    ImportOptions options;
    options.channel = "grey";
    QCOMPARE(words(imported(path("p.tif"), options).heights), QStringLiteral("20 50 / 7 50"));
    options.channel = "b";
    QCOMPARE(words(imported(path("p.tif"), options).heights), QStringLiteral("30 60 / 7 60"));
}

void GeoTiffFormatTest::signedBytes() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("sb.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 5\n0 1 127 255\n");
    translate(path("sb.asc"), path("sb.tif"),
              {QStringLiteral("-ot"), QStringLiteral("Byte"), QStringLiteral("-co"),
               QStringLiteral("PIXELTYPE=SIGNEDBYTE")});
    QCOMPARE(words(imported(path("sb.tif")).heights), QStringLiteral("0 1 / 127 -1"));
}

void GeoTiffFormatTest::everyTypeAndLayout_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("type");
    const auto row = [](const char* options, const char* type) {
        QTest::newRow(options) << QString::fromLatin1(options).split(QLatin1Char(' '))
                               << QString::fromLatin1(type);
    };
    row("-ot Byte -co NBITS=4", "u4");
    row("-ot Byte -co COMPRESS=PACKBITS", "u8");
    row("-ot UInt16 -co ENDIANNESS=BIG", "u16");
    row("-ot Int16 -co COMPRESS=LZW -co PREDICTOR=2", "i16");
    row("-ot UInt32 -co TILED=YES -co BLOCKXSIZE=16 -co BLOCKYSIZE=16", "u32");
    row("-ot Int32 -co BIGTIFF=YES", "i32");
    row("-ot Float32 -co COMPRESS=ZSTD -co PREDICTOR=3", "f32");
    row("-ot Float32 -co NBITS=16", "f16");
    row("-ot Float64 -co COMPRESS=DEFLATE -co PREDICTOR=3 -co BLOCKYSIZE=7", "f64");
    row("-ot Int64", "f64");
    row("-ot UInt16 -co COMPRESS=LERC_DEFLATE", "u16");
}

void GeoTiffFormatTest::everyTypeAndLayout() {
    NEEDS_GDAL_TOOLS;
    QFETCH(QStringList, options);
    QFETCH(QString, type);
    const Heightfield ground = fieldOf(
        45, 37, [](int x, int y) { return (x * 3 + y * 5) % 16; }, 10, 10);
    exported(ground, "asc", path("types.asc"));
    QFile::remove(path("types.tif"));
    // Else the grid's marker would become the nearest sample of the type.
    translate(path("types.asc"), path("types.tif"),
              options + QStringList{QStringLiteral("-a_nodata"), QStringLiteral("none")});
    const ImportedHeightmap map = imported(path("types.tif"));
    QVERIFY(sameHeights(map.heights, ground));
    QCOMPARE(asText(std::string(sampleTypeId(map.sampleType))), type);
}

/// With the way to read their real part.
void GeoTiffFormatTest::complexNumbersAreRefused() {
    NEEDS_GDAL_TOOLS;
    writeFile(path("c.asc"), smallGrid);
    translate(path("c.asc"), path("c.tif"), {QStringLiteral("-ot"), QStringLiteral("CFloat32")});
    const QString way = QStringLiteral("gdal_translate -ot Float32");
    QVERIFY2(refusalOf(path("c.tif")).contains(way), qPrintable(refusalOf(path("c.tif"))));
    translate(path("c.tif"), path("r.tif"), {QStringLiteral("-ot"), QStringLiteral("Float32")});
    QCOMPARE(words(imported(path("r.tif")).heights), QStringLiteral("1 2 3 / 4 nan 6.5"));
}

namespace {

/// Flat ground of any size that is given up in the middle; what the growing file begins with is seen then.
class AbandonedSource final : public HeightSource {
public:
    AbandonedSource(int side, QString folder) : m_folder(std::move(folder)) {
        m_grid.columns = m_grid.rows = side;
    }
    const Grid& grid() const override { return m_grid; }
    Result<std::span<const float>> rows(int first, int count, const RunContext& /*context*/) override {
        if (first >= 1024) {
            const QDir folder(m_folder);
            for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
                begin = readFile(folder.filePath(name)).left(4);
            return Cancelled{};
        }
        m_rows.resize(static_cast<std::size_t>(count) * static_cast<std::size_t>(m_grid.columns));
        return std::span<const float>(m_rows);
    }
    QByteArray begin;

private:
    Grid m_grid;
    QString m_folder;
    std::vector<float> m_rows;
};

} // namespace

/// A file that may outgrow what 32 bits can point at is one of 64 bits from its beginning; others are not, as
/// not every program reads those.
void GeoTiffFormatTest::largeOnesAreBigTiff() {
    const QTemporaryDir folder;
    AbandonedSource source(40000, folder.path()); // 6 GiB
    const auto report =
        exportStream(source, *findHeightmapFormat("tif"),
                     asPath(folder.filePath(QStringLiteral("large.tif"))), {}, Existing::Keep);
    QVERIFY(report.isCancelled());
    QCOMPARE(source.begin, QByteArray("II+\0", 4));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
    exported(fieldOf({{1, 2}, {3, 4}}), "tif", path("small.tif"));
    QCOMPARE(readFile(path("small.tif")).left(4), QByteArray("II*\0", 4));
}

QTEST_GUILESS_MAIN(GeoTiffFormatTest)
#include "geotiff_format_test.moc"
