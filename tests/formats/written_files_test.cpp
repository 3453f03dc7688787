// SPDX-License-Identifier: MIT
#include "tests/support/exr_bytes.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// What is written, read by others: GDAL's own programs, Qt, and decoders of the tests.
class WrittenFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gdalReads_data();
    void gdalReads();
    void tiffsSayWhatTheyAre_data();
    void tiffsSayWhatTheyAre();
    void tiffIntegersComeBack();
    void tiffRangeHasNoRoomForHoles();
    void tiffUntouchedComesBack();
    void pgmBytes_data();
    void pgmBytes();
    void npyBytes();
    void exrChannelsAreTheHeights_data();
    void exrChannelsAreTheHeights();
    void halvesThatCannotBe();
    void terragenScales_data();
    void terragenScales();
    void terragenChunks();
    void terragenRefusesLargeSides();
    void packedColours_data();
    void packedColours();
    void packedColoursAreClipped();
    void rawBytesOfEightBits();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

using Choices = std::vector<std::pair<QString, QString>>;

ExportOptions optionsOf(const QString& format, const QString& choices) {
    ExportOptions out;
    out.format = ParameterSet(findHeightmapFormat(format.toStdString())->exportOptions());
    for (const QString& choice : choices.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList words = choice.split(QLatin1Char('='));
        if (!out.format.setFromText(words[0].toStdString(), words[1].toStdString()))
            qFatal("no option %s", qPrintable(choice));
    }
    return out;
}

/// Nothing symmetric about it: one marked corner, a width that is not the height, no whole metres.
Heightfield ground(int columns = 61, int rows = 40, double offset = 0) {
    return fieldOf(
        columns, rows,
        [&](int x, int y) {
            return offset + (x == 0 && y == 0 ? 900.25 : 0.37 * ((x * 7 + y * 13) % 500) - 20);
        },
        30, 30);
}

QByteArray answerOf(const char* tool, const QStringList& arguments) {
    QProcess process;
    process.start(QStandardPaths::findExecutable(QLatin1String(tool)), arguments);
    process.waitForFinished(60000);
    return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

#define NEEDS_GDAL_TOOLS                                                                                     \
    if (QStandardPaths::findExecutable(QStringLiteral("gdal_translate")).isEmpty())                          \
    QSKIP("the GDAL tools are not installed")

/// The samples that GDAL's own program finds, scale and offset applied.
std::vector<float> samplesByGdal(const QString& file) {
    const QString out = file + QStringLiteral(".bin");
    answerOf("gdal_translate",
             {QStringLiteral("-q"), QStringLiteral("-unscale"), QStringLiteral("-ot"),
              QStringLiteral("Float32"), QStringLiteral("-of"), QStringLiteral("ENVI"), file, out});
    const QByteArray bytes = readFile(out);
    std::vector<float> samples(static_cast<std::size_t>(bytes.size()) / sizeof(float));
    std::memcpy(samples.data(), bytes.constData(), samples.size() * sizeof(float));
    return samples;
}

} // namespace

void WrittenFilesTest::gdalReads_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("choices");
    const auto row = [](const char* format, const char* choices) {
        QTest::addRow("%s %s", format, choices)
            << QString::fromLatin1(format) << QString::fromLatin1(choices);
    };
    for (const char* type : {"f32", "i16", "u16"})
        for (const char* compression : {"deflate", "zstd", "none"})
            for (const char* layout : {"tiles", "strips"})
                row("tif", qPrintable(QStringLiteral("type=%1 compression=%2 layout=%3")
                                          .arg(QLatin1String(type), QLatin1String(compression),
                                               QLatin1String(layout))));
    row("tif", "type=u16 georeference=off");
    row("tif", "georeference=off layout=strips");
    row("png", "depth=16");
    row("png", "depth=8");
    row("pgm", "depth=16");
    row("pgm", "depth=8");
    row("ter", "");
    row("asc", "");
}

void WrittenFilesTest::gdalReads() {
    NEEDS_GDAL_TOOLS;
    QFETCH(QString, format);
    QFETCH(QString, choices);
    const Heightfield heights = ground(300, 270); // more than a tile, and not whole ones
    const QString file = path("seen.") + format;
    const ExportReport report = exported(heights, qPrintable(format), file, optionsOf(format, choices));
    QCOMPARE(report.clipped, std::int64_t{0});
    std::vector<float> seen = samplesByGdal(file);
    QCOMPARE(seen.size(), heights.samples().size());
    // GDAL tells no scale of pictures.
    const bool picture = format == QLatin1String("png") || format == QLatin1String("pgm");
    const double least = picture ? report.range.minimum : 0;
    const double step = picture ? report.step : 1;
    for (int y = 0; y < heights.rows(); ++y)
        for (int x = 0; x < heights.columns(); ++x) {
            const double height =
                least + step * static_cast<double>(seen[static_cast<std::size_t>(y * heights.columns() + x)]);
            QVERIFY2(std::abs(height - static_cast<double>(heights.at(x, y))) <=
                         report.step / 2 * 1.001 + (report.step > 0 ? 1e-4 : 0),
                     qPrintable(QStringLiteral("%1 at %2, %3").arg(height).arg(x).arg(y)));
        }
}

void WrittenFilesTest::tiffsSayWhatTheyAre_data() {
    QTest::addColumn<QString>("choices");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("compression");
    QTest::addColumn<int>("blockRows");
    QTest::addColumn<bool>("placed");
    QTest::newRow("default") << QString() << QStringLiteral("Float32") << QStringLiteral("DEFLATE") << 256
                             << true;
    QTest::newRow("whole metres") << QStringLiteral("type=i16 compression=zstd") << QStringLiteral("Int16")
                                  << QStringLiteral("ZSTD") << 256 << true;
    QTest::newRow("range") << QStringLiteral("type=u16 layout=strips compression=none")
                           << QStringLiteral("UInt16") << QString() << 13 << true;
    QTest::newRow("plain") << QStringLiteral("georeference=off") << QStringLiteral("Float32")
                           << QStringLiteral("DEFLATE") << 256 << false;
}

void WrittenFilesTest::tiffsSayWhatTheyAre() {
    NEEDS_GDAL_TOOLS;
    QFETCH(QString, choices);
    QFETCH(QString, type);
    QFETCH(QString, compression);
    QFETCH(int, blockRows);
    QFETCH(bool, placed);
    Heightfield heights = ground(300, 270);
    Grid grid = heights.grid();
    grid.originX = 500000;
    grid.originY = 5200000;
    grid.crs = "EPSG:32632";
    heights.setGrid(grid);
    exported(heights, "tif", path("facts.tif"), optionsOf(QStringLiteral("tif"), choices));
    const QJsonObject info =
        QJsonDocument::fromJson(answerOf("gdalinfo", {QStringLiteral("-json"), path("facts.tif")})).object();
    const QJsonObject band = info[QStringLiteral("bands")].toArray()[0].toObject();
    QCOMPARE(band[QStringLiteral("type")].toString(), type);
    QCOMPARE(
        info[QStringLiteral("metadata")][QStringLiteral("IMAGE_STRUCTURE")][QStringLiteral("COMPRESSION")]
            .toString(),
        compression);
    QCOMPARE(band[QStringLiteral("block")][1].toInt(), blockRows);
    QCOMPARE(info.contains(QStringLiteral("coordinateSystem")), placed);
    const Grid back = imported(path("facts.tif")).heights.grid();
    QCOMPARE(back.crs, placed ? grid.crs : std::string());
    QCOMPARE(back.originX, placed ? grid.originX : 0.0);
    QCOMPARE(back.spacingX, placed ? 30.0 : 1.0);
}

void WrittenFilesTest::tiffIntegersComeBack() {
    Heightfield heights = ground();
    heights.row(3)[5] = hole;
    heights.row(4)[5] = 40000;
    const ExportReport metres = exported(heights, "tif", path("metres.tif"),
                                         optionsOf(QStringLiteral("tif"), QStringLiteral("type=i16")));
    QCOMPARE(metres.clipped, std::int64_t{1});
    QCOMPARE(metres.step, 1.0);
    const ImportedHeightmap back = imported(path("metres.tif"));
    QVERIFY(std::isnan(back.heights.at(5, 3)));
    QCOMPARE(back.heights.at(5, 4), 32767.0F);
    QCOMPARE(back.heights.at(0, 0), 900.0F);
    QVERIFY(back.heightsInMetres);
    // A range says its metres in the file, with or without a place.
    for (const char* place : {"on", "off"}) {
        const Heightfield whole = ground();
        const ExportReport range =
            exported(whole, "tif", path("range.tif"),
                     optionsOf(QStringLiteral("tif"),
                               QStringLiteral("type=u16 georeference=") + QLatin1String(place)));
        QCOMPARE(range.range, (MetreRange{-20, 900.25}));
        const ImportedHeightmap scaled = imported(path("range.tif"));
        QVERIFY(sameHeights(scaled.heights, whole, range.step / 2 * 1.001 + 1e-4));
        QVERIFY(scaled.heightsInMetres);
    }
}

void WrittenFilesTest::tiffRangeHasNoRoomForHoles() {
    Heightfield heights = ground();
    heights.row(3)[5] = hole;
    const auto report =
        exportHeightmap(heights, *findHeightmapFormat("tif"), asPath(path("holes.tif")),
                        optionsOf(QStringLiteral("tif"), QStringLiteral("type=u16")), Existing::Keep);
    QVERIFY(report.isError());
    QCOMPARE(report.error().code, ErrorCode::UnusableInput);
    QCOMPARE(report.error().field, std::string("fill-nodata"));
    QVERIFY(!QFile::exists(path("holes.tif")));
}

void WrittenFilesTest::tiffUntouchedComesBack() {
    ExportOptions first = optionsOf(QStringLiteral("tif"), QStringLiteral("type=u16"));
    first.range = MetreRange{-100, 4000};
    exported(ground(), "tif", path("first.tif"), first);
    const ImportedHeightmap map = imported(path("first.tif"));
    ExportOptions again = optionsOf(QStringLiteral("tif"), QStringLiteral("type=u16"));
    again.sourceType = map.sampleType;
    again.sourceScale = map.scale;
    const ExportReport report = exported(map.heights, "tif", path("again.tif"), again);
    QVERIFY(std::abs(report.range.minimum + 100) < 1e-9 && std::abs(report.range.maximum - 4000) < 1e-9);
    QVERIFY(sameHeights(imported(path("again.tif")).heights, map.heights));
}

void WrittenFilesTest::pgmBytes_data() {
    QTest::addColumn<QString>("depth");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("16") << QStringLiteral("16")
                        << QByteArray("P5\n3 2\n65535\n") + QByteArray::fromHex("000000010002FFFF80002710");
    QTest::newRow("8") << QStringLiteral("8")
                       << QByteArray("P5\n3 2\n255\n") + QByteArray::fromHex("000000FF8027");
}

void WrittenFilesTest::pgmBytes() {
    QFETCH(QString, depth);
    QFETCH(QByteArray, bytes);
    exported(fieldOf({{0, 1, 2}, {65535, 32768, 10000}}), "pgm", path("out.pgm"),
             optionsOf(QStringLiteral("pgm"), QStringLiteral("depth=") + depth));
    QCOMPARE(readFile(path("out.pgm")).toHex(), bytes.toHex());
}

void WrittenFilesTest::npyBytes() {
    exported(fieldOf({{0, 1, -12.5F}, {2, hole, 3}}), "npy", path("out.npy"));
    const QByteArray bytes = readFile(path("out.npy"));
    // numpy.lib.format, version 1.0: the header's length makes the samples begin at a multiple of 64.
    QCOMPARE(bytes.first(8), QByteArray("\x93NUMPY\x01\0", 8));
    const int length = static_cast<quint8>(bytes[8]) | static_cast<quint8>(bytes[9]) << 8;
    QCOMPARE((10 + length) % 64, 0);
    const QByteArray header = bytes.mid(10, length);
    QVERIFY(header.startsWith("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"));
    QCOMPARE(header.back(), '\n');
    QCOMPARE(bytes.mid(10 + length).toHex(), QByteArray("000000000000803f000048c1000000400000c07f00004040"));
    QCOMPARE(words(imported(path("out.npy")).heights), QStringLiteral("0 1 -12.5 / 2 nan 3"));
}

void WrittenFilesTest::exrChannelsAreTheHeights_data() {
    QTest::addColumn<QString>("choices");
    QTest::addColumn<QString>("names");
    for (const char* type : {"f32", "f16"}) {
        const QString samples = QStringLiteral("type=") + QLatin1String(type);
        QTest::addRow("%s y", type) << samples << QStringLiteral("Y");
        QTest::addRow("%s rgb", type) << samples + QStringLiteral(" channels=rgb") << QStringLiteral("B G R");
    }
}

void WrittenFilesTest::exrChannelsAreTheHeights() {
    QFETCH(QString, choices);
    QFETCH(QString, names);
    Heightfield heights = ground();
    heights.row(39)[60] = hole;
    const bool half = choices.contains(QLatin1String("f16"));
    const ExportReport report =
        exported(heights, "exr", path("out.exr"), optionsOf(QStringLiteral("exr"), choices));
    QCOMPARE(report.sampleType, half ? SampleType::F16 : SampleType::F32);
    QCOMPARE(anyNote(report.notes, "steps of 0.5 m"), half);
    const ExrChannels channels = exrChannels(readFile(path("out.exr")), heights.columns(), heights.rows());
    QStringList seen;
    for (auto channel = channels.begin(); channel != channels.end(); ++channel) {
        seen += QString::fromLatin1(channel.key());
        for (std::size_t i = 0; i < heights.samples().size(); ++i) {
            const auto height = static_cast<double>(heights.samples()[i]);
            if (std::isnan(height))
                QVERIFY(std::isnan(channel.value()[i]));
            else
                // Half floats have eleven bits.
                QVERIFY(std::abs(channel.value()[i] - height) <= (half ? std::abs(height) / 2048 : 0));
        }
    }
    QCOMPARE(seen.join(QLatin1Char(' ')), names);
    const ImportedHeightmap back = imported(path("out.exr"));
    QCOMPARE(back.sampleType, report.sampleType);
    QVERIFY(sameHeights(back.heights, heights, half ? 0.25 : 0));
}

void WrittenFilesTest::halvesThatCannotBe() {
    const auto report =
        exportHeightmap(fieldOf({{0, 65505}, {1, 2}}), *findHeightmapFormat("exr"), asPath(path("high.exr")),
                        optionsOf(QStringLiteral("exr"), QStringLiteral("type=f16")), Existing::Keep);
    QVERIFY(report.isError());
    QCOMPARE(report.error().field, std::string("type"));
    QVERIFY(report.error().detail.english().find("65505") != std::string::npos);
    QVERIFY(!QFile::exists(path("high.exr")));
}

void WrittenFilesTest::terragenScales_data() {
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::addColumn<double>("spacing");
    QTest::addColumn<bool>("spacingKept");
    QTest::newRow("mountains") << 250.0 << 4810.5 << 30.0 << true;
    QTest::newRow("a plateau") << 4000.25 << 4000.75 << 10.0 << true;
    QTest::newRow("below the sea") << -11000.0 << -3000.0 << 100.0 << true;
    QTest::newRow("around nothing") << -0.001 << 0.001 << 1.0 << true;
    QTest::newRow("flat") << 123.456 << 123.456 << 30.0 << true;
    QTest::newRow("flat at 0") << 0.0 << 0.0 << 2.5 << true;
    QTest::newRow("fine grid, high ground") << 3000.0 << 3100.0 << 0.01 << false;
    QTest::newRow("fine grid, deep ground") << 0.0 << 9000.0 << 0.25 << false;
}

void WrittenFilesTest::terragenScales() {
    QFETCH(double, least);
    QFETCH(double, most);
    QFETCH(double, spacing);
    QFETCH(bool, spacingKept);
    const Heightfield heights = fieldOf(
        33, 21, [&](int x, int y) { return least + (most - least) * ((x + y * 33) % 693) / 692.0; }, spacing,
        spacing);
    const ExportReport report = exported(heights, "ter", path("scale.ter"));
    // No worse than twice the finest step that 16 bits allow, but for numbers of the file that are whole.
    QVERIFY2(report.step <= std::max(2 * (most - least) / 65535, 2 * spacing / 65536) + 1e-12,
             qPrintable(QString::number(report.step)));
    const ImportedHeightmap back = imported(path("scale.ter"));
    QVERIFY(sameHeights(back.heights, heights, report.step / 2 * 1.001 + std::abs(most) * 1.2e-7));
    QCOMPARE(static_cast<float>(back.heights.grid().spacingX) == static_cast<float>(spacing), spacingKept);
    QCOMPARE(anyNote(report.notes, "one scale for all directions"), !spacingKept);
}

void WrittenFilesTest::terragenChunks() {
    const QByteArray square = [&] {
        exported(fieldOf(3, 3, [](int x, int y) { return x + 10 * y; }), "ter", path("chunks.ter"));
        return readFile(path("chunks.ter"));
    }();
    QVERIFY(square.startsWith("TERRAGENTERRAIN SIZE\x02"));
    QVERIFY(!square.contains("XPTS"));
    QVERIFY(square.endsWith("EOF "));
    QCOMPARE(square.size() % 4, 0);
    exported(fieldOf(5, 3, [](int x, int y) { return x + 10 * y; }), "ter", path("chunks.ter"));
    const QByteArray wide = readFile(path("chunks.ter"));
    // The southern row stands first in the file.
    QCOMPARE(wide.size(), qsizetype{16 + 8 + 8 + 8 + 16 + 8 + 30 + 2 + 4});
    const auto sample = [&](int index) {
        return static_cast<qint16>(static_cast<quint8>(wide[64 + 2 * index]) |
                                   static_cast<quint8>(wide[65 + 2 * index]) << 8);
    };
    QVERIFY(sample(0) > sample(14) && sample(4) > sample(0) && sample(0) > sample(9));
    QVERIFY(wide.contains(QByteArray("SIZE\x02\0\0\0XPTS\x05\0\0\0YPTS\x03\0\0\0SCAL", 28)));
}

void WrittenFilesTest::terragenRefusesLargeSides() {
    Grid grid;
    grid.columns = 32768;
    grid.rows = 2;
    const Status fits = findHeightmapFormat("ter")->checkGridForWriting(grid);
    QVERIFY(fits.isError());
    QVERIFY(fits.error().detail.english().find("32768 × 2") != std::string::npos);
    grid.columns = 32767;
    QVERIFY(findHeightmapFormat("ter")->checkGridForWriting(grid).isOk());
}

void WrittenFilesTest::packedColours_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("choices");
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("interval");
    QTest::newRow("Terrain-RGB") << QStringLiteral("terrain_rgb") << QString() << -10000.0 << 0.1;
    QTest::newRow("Terrarium") << QStringLiteral("terrarium") << QString() << -32768.0 << 1.0 / 256;
    QTest::newRow("own") << QStringLiteral("terrain_rgb") << QStringLiteral("base=-500 interval=0.01")
                         << -500.0 << 0.01;
}

void WrittenFilesTest::packedColours() {
    QFETCH(QString, format);
    QFETCH(QString, choices);
    QFETCH(double, base);
    QFETCH(double, interval);
    const Heightfield heights = ground();
    const ExportReport report =
        exported(heights, qPrintable(format), path("packed.png"), optionsOf(format, choices));
    QCOMPARE(report.step, interval);
    QCOMPARE(report.clipped, std::int64_t{0});
    const QImage picture(path("packed.png"));
    QCOMPARE(picture.format(), QImage::Format_RGB32);
    QCOMPARE(picture.size(), QSize(heights.columns(), heights.rows()));
    for (int y = 0; y < heights.rows(); ++y)
        for (int x = 0; x < heights.columns(); ++x) {
            const QRgb colour = picture.pixel(x, y);
            const double height =
                base + (qRed(colour) * 65536 + qGreen(colour) * 256 + qBlue(colour)) * interval;
            QVERIFY(std::abs(height - static_cast<double>(heights.at(x, y))) <= interval / 2 * 1.0001);
        }
    ImportOptions options;
    options.format = format.toStdString();
    options.rgb = {base, interval};
    QVERIFY(sameHeights(imported(path("packed.png"), options).heights, heights, interval / 2 + 1e-4));
}

void WrittenFilesTest::packedColoursAreClipped() {
    const ExportReport report =
        exported(fieldOf({{-10001, 0}, {1700000, 5}}), "terrain_rgb", path("clip.png"));
    QCOMPARE(report.clipped, std::int64_t{2});
    QVERIFY(anyNote(report.notes, "clipped: 2."));
}

void WrittenFilesTest::rawBytesOfEightBits() {
    exported(fieldOf({{0, 1, 2}, {255, 128, 77}}), "raw", path("out.raw"),
             optionsOf(QStringLiteral("raw"), QStringLiteral("depth=8 rows=south")));
    QCOMPARE(readFile(path("out.raw")).toHex(), QByteArray("ff804d000102"));
}

QTEST_GUILESS_MAIN(WrittenFilesTest)
#include "written_files_test.moc"
