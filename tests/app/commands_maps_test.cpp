// SPDX-License-Identifier: MIT
#include "tests/support/placed_land.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

QByteArray toolAnswer(const char* tool, const QStringList& arguments) {
    QProcess process;
    process.start(QString::fromLatin1(tool), arguments);
    process.waitForFinished();
    return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

#define NEEDS(tool)                                                                                          \
    if (QStandardPaths::findExecutable(QStringLiteral(tool)).isEmpty())                                      \
    QSKIP(tool " is not here")

} // namespace

/// Maps of the terrain's shape, compared with what GDAL makes of the same heights and read by Qt and GDAL.
class CommandsMapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyMapIsWritten_data();
    void everyMapIsWritten();
    void asGdalMakesThem_data();
    void asGdalMakesThem();
    void integersSpanTheWholeRange();
    void normalsFaceTheSlope();
    void splatAddsUp();
    void splatLayers();
    void colours();
    void tilesAreTheWhole_data();
    void tilesAreTheWhole();
    void georeferenced_data();
    void georeferenced();
    void contoursAsGdalReadsThem();
    void contoursAsSvg();
    void resampledFirst();
    void theSeaIsTheRecipes();
    void theListNamesAll();

private:
    /// Samples of a map as floats.
    [[nodiscard]] std::vector<float> valuesOf(const char* map, const char* more = "") {
        const ProgramRun run =
            m_folder.run(QByteArray("convert land.tif values.r32 --force --map ") + map + " " + more);
        return run.code == 0 ? m_folder.floats(name("values.r32")) : std::vector<float>();
    }

    Folder m_folder;
    static constexpr int columns = support::placedLand.width();
    static constexpr int rows = support::placedLand.height();
};

void CommandsMapsTest::initTestCase() {
    support::makePlacedLand(m_folder);
}

void CommandsMapsTest::everyMapIsWritten_data() {
    QTest::addColumn<QByteArray>("map");
    QTest::addColumn<QByteArray>("file");
    Folder folder;
    for (const auto& entry : folder.run("maps --json").json().array()) {
        const QJsonObject map = entry.toObject();
        for (const QString& suffix : map[name("suffixes")].toString().split(QLatin1Char(' '))) {
            const QString id = map[name("id")].toString();
            QTest::newRow(qPrintable(id + suffix)) << id.toLatin1() << (id + suffix).toLatin1();
        }
    }
}

void CommandsMapsTest::everyMapIsWritten() {
    QFETCH(QByteArray, map);
    QFETCH(QByteArray, file);
    const QByteArray more = map == "water" ? " --map-option level=0" : "";
    const ProgramRun run = m_folder.run("convert land.tif " + file + " --map " + map + more);
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY2(run.error.contains("wrote " + file), run.seen());
    QVERIFY(!m_folder.content(QString::fromLatin1(file)).isEmpty());
}

/// gdaldem knows Horn's gradient; it leaves the border out.
void CommandsMapsTest::asGdalMakesThem_data() {
    QTest::addColumn<QByteArray>("map");
    QTest::addColumn<QStringList>("gdal");
    QTest::addColumn<double>("scale"); // of GDAL's numbers
    QTest::addColumn<double>("tolerance");
    QTest::newRow("slope") << QByteArray("slope") << QStringList{name("slope")} << 1.0 << 1e-3;
    QTest::newRow("aspect") << QByteArray("aspect") << QStringList{name("aspect"), name("-zero_for_flat")}
                            << 1.0 << 1e-2;
    QTest::newRow("hillshade") << QByteArray("hillshade") << QStringList{name("hillshade")} << 1.0 / 255
                               << 2.0 / 255;
    QTest::newRow("low sun") << QByteArray("hillshade --map-option azimuth=80 --map-option elevation=20")
                             << QStringList{name("hillshade"), name("-az"), name("80"), name("-alt"),
                                            name("20")}
                             << 1.0 / 255 << 2.0 / 255;
}

void CommandsMapsTest::asGdalMakesThem() {
    NEEDS("gdaldem");
    QFETCH(QByteArray, map);
    QFETCH(QStringList, gdal);
    QFETCH(double, scale);
    QFETCH(double, tolerance);
    const QString reference = m_folder.path(name("reference.tif"));
    QStringList arguments{gdal.takeFirst(), m_folder.path(name("land.tif")), reference, name("-q")};
    QCOMPARE(QProcess::execute(name("gdaldem"), arguments + gdal), 0);
    QVERIFY(m_folder.run("convert reference.tif reference.r32 --force").code == 0);
    const std::vector<float> wanted = m_folder.floats(name("reference.r32"));
    const std::vector<float> values = valuesOf(map.constData());
    QCOMPARE(values.size(), static_cast<std::size_t>(columns) * rows);
    QCOMPARE(wanted.size(), values.size());
    for (int row = 1; row + 1 < rows; ++row)
        for (int column = 1; column + 1 < columns; ++column) {
            const auto i = static_cast<std::size_t>(row * columns + column);
            double off = std::abs(static_cast<double>(values[i]) - static_cast<double>(wanted[i]) * scale);
            if (map == "aspect")
                off = std::min(off, 360 - off);
            // GDAL's shade has 1 for the dark side, where Lambert's law has 0.
            QVERIFY2(off <= tolerance, qPrintable(QString::number(off)));
        }
}

void CommandsMapsTest::integersSpanTheWholeRange() {
    const ProgramRun run = m_folder.run("convert land.tif slope16.png --map slope");
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY2(run.error.contains("0 is 0 ° and full scale 90 °"), run.seen());
    const QImage picture =
        QImage(m_folder.path(name("slope16.png"))).convertToFormat(QImage::Format_Grayscale16);
    const std::vector<float> values = valuesOf("slope");
    QCOMPARE(picture.size(), QSize(columns, rows));
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x) {
            const double sample = reinterpret_cast<const quint16*>(picture.constScanLine(y))[x];
            const double value = static_cast<double>(values[static_cast<std::size_t>(y * columns + x)]);
            QVERIFY(std::abs(sample / 65535 * 90 - value) <= 90.0 / 65535 / 2 * 1.001);
        }
    // A range of one's own is kept, and what lies outside is counted.
    const ProgramRun cut = m_folder.run("convert land.tif cut.png --map slope --range 0,5");
    QVERIFY2(cut.error.contains("Values outside"), cut.seen());
}

/// A roof: red is bright where the ground faces east, green where it faces north.
void CommandsMapsTest::normalsFaceTheSlope() {
    QByteArray text = "ncols 5\nnrows 5\nxllcorner 0\nyllcorner 0\ncellsize 1\n";
    for (int row = 0; row < 5; ++row)
        text += "0 1 2 3 4\n"; // rises to the east: faces west
    m_folder.write(name("west.asc"), text);
    for (const bool directx : {false, true})
        for (const int bits : {8, 16})
            for (const char* suffix : {"png", "tif"}) {
                const ProgramRun run = m_folder.run(
                    "convert %1 normal.%2 --force --map normal --map-option depth=%3 --map-option green=%4",
                    {name("west.asc"), name(suffix), QString::number(bits),
                     name(directx ? "directx" : "opengl")});
                QVERIFY2(run.code == 0, run.seen());
                const double full = bits == 8 ? 255 : 65535;
                const double half = std::sqrt(0.5);
                const auto channel = [&](const char* which) {
                    const QJsonObject facts =
                        m_folder.run("info normal.%1 --json --channel %2", {name(suffix), name(which)})
                            .json()
                            .object();
                    return facts[name("center")].toDouble();
                };
                QVERIFY(std::abs(channel("r") - (1 - half) / 2 * full) <= 0.5);
                QVERIFY(std::abs(channel("g") - 0.5 * full) <= 0.5001);
                QVERIFY(std::abs(channel("b") - (1 + half) / 2 * full) <= 0.5);
            }
    text = "ncols 5\nnrows 5\nxllcorner 0\nyllcorner 0\ncellsize 1\n";
    for (int row = 0; row < 5; ++row)
        text += QByteArray(5, ' ').replace(' ', QByteArray::number(row) + " ") + "\n"; // falls to the north
    m_folder.write(name("north.asc"), text);
    for (const char* green : {"opengl", "directx"}) {
        QCOMPARE(
            m_folder
                .run("convert north.asc north.png --force --map normal --map-option green=%1", {name(green)})
                .code,
            0);
        const QColor colour = QImage(m_folder.path(name("north.png"))).pixelColor(2, 2);
        QCOMPARE(colour.red(), 128);
        QCOMPARE(colour.blue(), 218);
        QCOMPARE(colour.green(), *green == 'o' ? 218 : 37);
    }
}

void CommandsMapsTest::splatAddsUp() {
    for (const char* more : {"", " --map-option steep=8 --map-option steep_blend=6 --map-option blend=20%",
                             " --map-option low=0 --map-option high=5 --map-option blend=0"}) {
        const ProgramRun run =
            m_folder.run(QByteArray("convert land.tif splat.png --force --map splat") + more);
        QVERIFY2(run.code == 0, run.seen());
        const QImage picture =
            QImage(m_folder.path(name("splat.png"))).convertToFormat(QImage::Format_RGBA8888);
        QCOMPARE(picture.size(), QSize(columns, rows));
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < columns; ++x) {
                const uchar* pixel = picture.constScanLine(y) + 4 * x;
                QCOMPARE(pixel[0] + pixel[1] + pixel[2] + pixel[3], 255);
            }
    }
    QCOMPARE(m_folder.run("convert land.tif splat.tif --force --map splat").code, 0);
    QCOMPARE(m_folder.run("convert land.tif splat.png --force --map splat").code, 0);
    for (const char* channel : {"r", "g", "b", "a"})
        QCOMPARE(m_folder.run("diff splat.png splat.tif --channel %1", {name(channel)}).code, 0);
}

void CommandsMapsTest::splatLayers() {
    const ProgramRun run = m_folder.run("convert land.tif weights.png --map splat --map-option files=layers "
                                        "--map-option names=mud,moss,stone,ice --map-option steep=10");
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY(!m_folder.holds(name("weights.png")));
    QCOMPARE(m_folder.run("convert land.tif whole.png --map splat --map-option steep=10").code, 0);
    const QImage whole = QImage(m_folder.path(name("whole.png"))).convertToFormat(QImage::Format_RGBA8888);
    const char* names[] = {"mud", "moss", "stone", "ice"};
    int used = 0;
    for (int layer = 0; layer < 4; ++layer) {
        const QImage grey(m_folder.path(name("weights_") + name(names[layer]) + name(".png")));
        QCOMPARE(grey.format(), QImage::Format_Grayscale8);
        bool any = false;
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < columns; ++x) {
                QCOMPARE(grey.constScanLine(y)[x], whole.constScanLine(y)[4 * x + layer]);
                any = any || grey.constScanLine(y)[x] > 0;
            }
        used += any ? 1 : 0;
    }
    QVERIFY(used >= 3);
}

void CommandsMapsTest::colours() {
    QCOMPARE(m_folder.run("convert land.tif colours.png --map colour").code, 0);
    const QImage picture(m_folder.path(name("colours.png")));
    QCOMPARE(picture.size(), QSize(columns, rows));
    QCOMPARE(m_folder.run("convert land.tif heights.r32").code, 0);
    const std::vector<float> heights = m_folder.floats(name("heights.r32"));
    // Equal heights have equal colours, and the lowest and the highest place do not.
    const auto low = std::min_element(heights.begin(), heights.end()) - heights.begin();
    const auto high = std::max_element(heights.begin(), heights.end()) - heights.begin();
    const auto at = [&](std::ptrdiff_t i) {
        return picture.pixel(static_cast<int>(i % columns), static_cast<int>(i / columns));
    };
    QVERIFY(at(low) != at(high));
}

void CommandsMapsTest::tilesAreTheWhole_data() {
    QTest::addColumn<QByteArray>("map");
    QTest::addColumn<QByteArray>("suffix");
    QTest::newRow("values") << QByteArray("occlusion") << QByteArray("tif");
    QTest::newRow("integers") << QByteArray("curvature") << QByteArray("png");
    QTest::newRow("colours") << QByteArray("normal") << QByteArray("png");
    QTest::newRow("placed colours") << QByteArray("splat") << QByteArray("tif");
}

void CommandsMapsTest::tilesAreTheWhole() {
    QFETCH(QByteArray, map);
    QFETCH(QByteArray, suffix);
    QCOMPARE(m_folder.run("convert land.tif whole." + suffix + " --force --map " + map).code, 0);
    const ProgramRun run =
        m_folder.run("convert land.tif tile." + suffix + " --force --tiles 3x2 --overlap 1 --map " + map);
    QVERIFY2(run.code == 0, run.seen());
    // Of each tile, the same part of the whole.
    const int firstColumns[] = {0, 32, 64};
    const int firstRows[] = {0, 32};
    const QByteArrayList channels = map == "normal" || map == "splat"
                                        ? QByteArrayList{" --channel r", " --channel g", " --channel b"}
                                        : QByteArrayList{QByteArray()};
    for (int y = 0; y < 2; ++y)
        for (int x = 0; x < 3; ++x)
            for (const QByteArray& chosen : channels) {
                const QString tile = name("tile_x%1_y%2.").arg(x).arg(y) + QString::fromLatin1(suffix);
                QVERIFY2(m_folder.holds(tile), qPrintable(tile));
                const ProgramRun part =
                    m_folder.run("convert whole.%1 part.tif --force --crop %2,%3,33,33" + chosen,
                                 {QString::fromLatin1(suffix), QString::number(firstColumns[x]),
                                  QString::number(firstRows[y])});
                QVERIFY2(part.code == 0, part.seen());
                QCOMPARE(m_folder.run("convert %1 one.tif --force" + chosen, {tile}).code, 0);
                const ProgramRun same = m_folder.run("diff part.tif one.tif");
                QVERIFY2(same.code == 0, same.seen());
            }
}

/// GDAL finds the map where the terrain lies.
void CommandsMapsTest::georeferenced_data() {
    QTest::addColumn<QByteArray>("map");
    for (const char* map : {"slope", "normal", "splat"})
        QTest::newRow(map) << QByteArray(map);
}

void CommandsMapsTest::georeferenced() {
    NEEDS("gdalinfo");
    QFETCH(QByteArray, map);
    QCOMPARE(m_folder.run("convert land.tif placed.tif --force --map " + map).code, 0);
    const auto facts = [&](const char* file) {
        return QJsonDocument::fromJson(toolAnswer("gdalinfo", {name("-json"), m_folder.path(name(file))}))
            .object();
    };
    const QJsonObject wanted = facts("land.tif");
    const QJsonObject got = facts("placed.tif");
    QVERIFY(!got.isEmpty());
    QCOMPARE(got[name("geoTransform")], wanted[name("geoTransform")]);
    QCOMPARE(got[name("coordinateSystem")], wanted[name("coordinateSystem")]);
    QCOMPARE(got[name("bands")].toArray().size(), map == "slope" ? 1 : map == "normal" ? 3 : 4);
    if (map == "splat")
        QCOMPARE(got[name("bands")].toArray().at(3).toObject()[name("colorInterpretation")].toString(),
                 name("Alpha"));
}

void CommandsMapsTest::contoursAsGdalReadsThem() {
    NEEDS("ogrinfo");
    const ProgramRun run = m_folder.run(
        "convert land.tif lines.geojson --map contours --map-option interval=10 --map-option base=5");
    QVERIFY2(run.code == 0, run.seen());
    const QJsonArray features =
        QJsonDocument::fromJson(m_folder.content(name("lines.geojson"))).object()[name("features")].toArray();
    QVERIFY(features.size() > 3);
    QVERIFY2(
        run.error.contains("wrote lines.geojson: " + QByteArray::number(features.size()) + " contour lines"),
        run.seen());
    for (const auto& feature : features) {
        const QJsonObject properties = feature.toObject()[name("properties")].toObject();
        const double number = (properties[name("elevation")].toDouble() - 5) / 10;
        QCOMPARE(number, std::round(number));
        QCOMPARE(properties[name("index")].toBool(), std::fmod(number, 5) == 0);
    }
    const QByteArray answer =
        toolAnswer("ogrinfo", {name("-ro"), name("-so"), name("-al"), m_folder.path(name("lines.geojson"))});
    QVERIFY2(answer.contains("Feature Count: " + QByteArray::number(features.size())), answer.constData());
    QVERIFY2(answer.contains("Geometry: Line String"), answer.constData());
    QVERIFY2(answer.contains("32632"), answer.constData());
    QVERIFY2(answer.contains("elevation: "), answer.constData());
    // Inside of the terrain, by its samples' places.
    const QByteArray extent = answer.mid(answer.indexOf("Extent: "));
    QVERIFY2(extent.startsWith("Extent: (39"), extent.constData());
    // The length of all lines is that of GDAL's own.
    NEEDS("gdal_contour");
    QCOMPARE(QProcess::execute(name("gdal_contour"),
                               {name("-q"), name("-a"), name("elevation"), name("-i"), name("10"),
                                name("-off"), name("5"), name("-f"), name("GeoJSON"),
                                m_folder.path(name("land.tif")), m_folder.path(name("gdal.geojson"))}),
             0);
    const auto length = [&](const char* file) {
        double out = 0;
        for (const auto& feature :
             QJsonDocument::fromJson(m_folder.content(name(file))).object()[name("features")].toArray()) {
            const QJsonArray points =
                feature.toObject()[name("geometry")].toObject()[name("coordinates")].toArray();
            for (int i = 1; i < points.size(); ++i)
                out += std::hypot(points[i].toArray()[0].toDouble() - points[i - 1].toArray()[0].toDouble(),
                                  points[i].toArray()[1].toDouble() - points[i - 1].toArray()[1].toDouble());
        }
        return out;
    };
    // GDAL draws on into the outer half of the border's cells.
    const double ratio = length("lines.geojson") / length("gdal.geojson");
    QVERIFY2(ratio > 0.95 && ratio < 1.001, qPrintable(QString::number(ratio)));
}

void CommandsMapsTest::contoursAsSvg() {
    QCOMPARE(m_folder.run("convert land.tif lines.svg --map contours").code, 0);
    QXmlStreamReader xml(m_folder.content(name("lines.svg")));
    int paths = 0;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == name("path")) {
            ++paths;
            QVERIFY(!xml.attributes().value(name("data-elevation")).isEmpty());
            QVERIFY(xml.attributes().value(name("d")).startsWith(QLatin1Char('M')));
        }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(paths >= 8 && paths <= 26);                                          // one for each level
    QVERIFY(m_folder.content(name("lines.svg")).contains("viewBox=\"0 0 1920")); // metres
}

/// The map is that of the heights as they are written.
void CommandsMapsTest::resampledFirst() {
    QCOMPARE(m_folder.run("convert land.tif small.tif --resample 49x33").code, 0);
    QCOMPARE(m_folder.run("convert small.tif small_slope.tif --map slope").code, 0);
    QCOMPARE(m_folder.run("convert land.tif slope_small.tif --map slope --resample 49x33").code, 0);
    QCOMPARE(m_folder.run("diff small_slope.tif slope_small.tif").code, 0);
}

void CommandsMapsTest::theSeaIsTheRecipes() {
    QFile file(m_folder.path(name("land.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject recipe = QJsonDocument::fromJson(file.readAll()).object();
    recipe[name("sea_level")] = 1.5;
    m_folder.write(name("sea.json"), QJsonDocument(recipe).toJson());
    QCOMPARE(m_folder.run("export sea.json -o sea.r32 --map water").code, 0);
    QCOMPARE(m_folder.run("convert land.tif level.r32 --map water --map-option level=1.5").code, 0);
    QCOMPARE(m_folder.content(name("sea.r32")), m_folder.content(name("level.r32")));
    QCOMPARE(m_folder.run("convert land.tif plain.r32").code, 0);
    const std::vector<float> water = m_folder.floats(name("sea.r32"));
    const std::vector<float> heights = m_folder.floats(name("plain.r32"));
    for (std::size_t i = 0; i < water.size(); ++i)
        QCOMPARE(water[i], heights[i] <= 1.5F ? 1.0F : 0.0F);
}

void CommandsMapsTest::theListNamesAll() {
    QStringList ids;
    for (const auto& entry : m_folder.run("maps --json").json().array()) {
        const QJsonObject map = entry.toObject();
        ids += map[name("id")].toString();
        for (const char* field : {"label", "help", "kind", "suffixes"})
            QVERIFY(!map[name(field)].toString().isEmpty());
    }
    QCOMPARE(ids, name("slope aspect curvature flow occlusion water hillshade normal splat colour contours")
                      .split(QLatin1Char(' ')));
    const QByteArray text = m_folder.run("maps").output;
    for (const QString& id : ids)
        QVERIFY(text.contains(id.toUtf8()));
}

QTEST_GUILESS_MAIN(CommandsMapsTest)
#include "commands_maps_test.moc"
