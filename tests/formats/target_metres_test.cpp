// SPDX-License-Identifier: MIT
#include "tests/support/target_files.h"

#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace terrain;
using namespace support;

/// What other tools make of our files: each target's own formula, fed with the numbers of the settings sheet
/// and the bytes of the file, must give the metres of the terrain.
class TargetMetresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsTested();
    void showsTheTerrainsMetres_data();
    void showsTheTerrainsMetres();
    void flatGroundHasSettings_data();
    void flatGroundHasSettings();
    void wholeMetresForBlocks();
    void fixedRangesClip();
};

namespace {

// From samples to metres, as each tool does it.

double unity(double v, const Settings& s) {
    return number(s, "position_y") + v / 65536 * number(s, "size_y");
}
double unreal(double v, const Settings& s) {
    return ((v - 32768) / 128 * number(s, "scale_z") + number(s, "location_z")) / 100;
}
double terrain3d(double v, const Settings& s) {
    return v / 65535 * (number(s, "range_max") - number(s, "range_min")) + number(s, "range_min");
}
double hterrain(double v, const Settings& s) {
    return v / 65535 * (number(s, "max_height") - number(s, "min_height")) + number(s, "min_height");
}
double o3de(double v, const Settings& s) {
    return number(s, "bottom_z") + v / 65535 * number(s, "box_z");
}
double cryengine(double v, const Settings& s) {
    return v / 65535 * number(s, "max_height") + number(s, "base_height");
}
double blender(double v, const Settings& s) {
    return number(s, "location_z") + (v / 65535 - number(s, "midlevel")) * number(s, "strength");
}
/// Of an OpenEXR picture, whose samples are taken as they are.
double blenderMetres(double v, const Settings& s) {
    return number(s, "location_z") + (v - number(s, "midlevel")) * number(s, "strength");
}
double metres(double v, const Settings&) {
    return v;
}
double threejs(double v, const Settings& s) {
    return number(s, "base") + v * number(s, "interval");
}
double cities1(double v, const Settings&) {
    return v / 65535 * 1024;
}
double cities2(double v, const Settings& s) {
    return v / 65535 * number(s, "height_scale") + number(s, "base_height");
}
double worldpainter(double v, const Settings& s) {
    const double low = number(s, "image_low");
    return number(s, "block_low") +
           (v - low) / (number(s, "image_high") - low) * (number(s, "block_high") - number(s, "block_low"));
}
double beamng(double v, const Settings& s) {
    return v / 65535 * number(s, "max_height") + number(s, "position_z");
}
double farming25(double v, const Settings& s) {
    return v / 65535 * number(s, "height_scale") + number(s, "base_height");
}
double enfusion(double v, const Settings& s) {
    return v / 65535 * (number(s, "height_max") - number(s, "height_min")) + number(s, "height_min");
}
double roblox(double v, const Settings& s) {
    const double studs = (v / 255 - 0.5) * number(s, "box_y") + number(s, "position_y");
    return studs / number(s, "studs_per_metre");
}

// The samples of a file, north row first, read by nothing of ours.

std::vector<double> ofPicture(const QString& path, int columns, int rows) {
    const QImage picture(path);
    const bool deep = picture.format() == QImage::Format_Grayscale16;
    if (picture.size() != QSize(columns, rows) || (!deep && picture.format() != QImage::Format_Grayscale8))
        qFatal("%s is no grey picture of that size", qPrintable(path));
    std::vector<double> out;
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x)
            out.push_back(deep ? reinterpret_cast<const quint16*>(picture.constScanLine(y))[x]
                               : qGray(picture.pixel(x, y)));
    return out;
}

/// Numbers of three bytes in colours.
std::vector<double> ofColours(const QImage& picture) {
    std::vector<double> out;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb colour = picture.pixel(x, y);
            out.push_back(qRed(colour) * 65536 + qGreen(colour) * 256 + qBlue(colour));
        }
    return out;
}

/// A binary grey map of 16 bits, the higher byte first.
std::vector<double> ofGreyMap(const QString& path, int columns, int rows) {
    const QByteArray all = readFile(path);
    const QByteArray header =
        "P5\n" + QByteArray::number(columns) + " " + QByteArray::number(rows) + "\n65535\n";
    if (!all.startsWith(header) || all.size() != header.size() + qsizetype{2} * columns * rows)
        qFatal("%s is no grey map of that size", qPrintable(path));
    std::vector<double> out;
    for (qsizetype at = header.size(); at < all.size(); at += 2)
        out.push_back(static_cast<quint8>(all[at]) * 256 + static_cast<quint8>(all[at + 1]));
    return out;
}

/// Metres of a Terragen file: scale · (base + sample · span / 65536), the southern row first.
std::vector<double> ofTerragen(const QString& path, int columns, int rows) {
    const QByteArray all = readFile(path);
    const auto integer = [&](qsizetype at) {
        return static_cast<qint16>(static_cast<quint8>(all[at]) | static_cast<quint8>(all[at + 1]) << 8);
    };
    const qsizetype scaleAt = all.indexOf("SCAL") + 4;
    const qsizetype heightsAt = all.indexOf("ALTW") + 4;
    if (!all.startsWith("TERRAGENTERRAIN ") ||
        integer(all.indexOf("SIZE") + 4) != std::min(columns, rows) - 1)
        qFatal("%s is no Terragen file of that size", qPrintable(path));
    float scale = 0;
    std::memcpy(&scale, all.constData() + scaleAt + 8, sizeof scale);
    std::vector<double> out;
    for (int y = rows - 1; y >= 0; --y)
        for (int x = 0; x < columns; ++x)
            out.push_back(
                static_cast<double>(scale) *
                (integer(heightsAt + 2) +
                 integer(heightsAt + 4 + 2 * (qsizetype{y} * columns + x)) * (integer(heightsAt) / 65536.0)));
    return out;
}

/// What GDAL's own program finds in a TIFF of integers, its scale not applied.
std::vector<double> ofTiff(const QString& path) {
    const QString out = path + QStringLiteral(".bin");
    QProcess::execute(QStringLiteral("gdal_translate"),
                      {QStringLiteral("-q"), QStringLiteral("-of"), QStringLiteral("ENVI"), path, out});
    const QByteArray bytes = readFile(out);
    std::vector<double> samples;
    for (qsizetype at = 0; at + 1 < bytes.size(); at += 2) // GDAL writes this machine's order
        samples.push_back(static_cast<quint8>(bytes[at]) | static_cast<quint8>(bytes[at + 1]) << 8);
    return samples;
}

std::vector<double> ofSamples(const QString& path, int columns, int rows, int bytes, bool southFirst) {
    const QByteArray all = readFile(path);
    if (all.size() != qsizetype{columns} * rows * bytes)
        qFatal("%s has %lld bytes", qPrintable(path), static_cast<long long>(all.size()));
    std::vector<double> out;
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x) {
            const qsizetype at = (qsizetype{southFirst ? rows - 1 - y : y} * columns + x) * bytes;
            quint32 bits = 0;
            for (int i = 0; i < bytes; ++i)
                bits |= static_cast<quint32>(static_cast<quint8>(all[at + i])) << (8 * i);
            float real = 0;
            std::memcpy(&real, &bits, sizeof real);
            out.push_back(bytes == 2 ? bits : static_cast<double>(real));
        }
    return out;
}

std::vector<double> ofText(const QString& path) {
    std::vector<double> out;
    const QList<QByteArray> lines = readFile(path).split('\n');
    for (const QByteArray& line : lines)
        if (!line.isEmpty() && QByteArray("-0123456789").contains(line[0]))
            for (const QByteArray& word : line.split(' '))
                out.push_back(static_cast<double>(word.toFloat()));
    return out;
}

std::vector<double> samplesOf(const QString& path, int columns, int rows, bool southFirst) {
    const QString suffix = QFileInfo(path).suffix();
    if (suffix == QLatin1String("png")) {
        const QImage picture(path);
        return picture.isGrayscale() ? ofPicture(path, columns, rows) : ofColours(picture);
    }
    if (suffix == QLatin1String("pgm"))
        return ofGreyMap(path, columns, rows);
    if (suffix == QLatin1String("ter"))
        return ofTerragen(path, columns, rows);
    if (suffix == QLatin1String("asc"))
        return ofText(path);
    if (suffix == QLatin1String("tif") || suffix == QLatin1String("exr")) {
        const ImportedHeightmap file = imported(path);
        if (isInteger(file.sampleType))
            return ofTiff(path);
        const Heightfield& heights = file.heights;
        return {heights.samples().begin(), heights.samples().end()};
    }
    return ofSamples(path, columns, rows, suffix == QLatin1String("r32") ? 4 : 2, southFirst);
}

constexpr double ownScale = -1;

struct Row {
    const char* target;
    const char* suffix;
    int columns;
    int rows;
    double (*metres)(double, const Settings&);
    double steps = 65535; ///< 0: the file holds metres; ownScale: in steps that it says itself
};

const Row rows[] = {
    {"unity", "raw", 33, 33, unity},
    {"unreal5", "png", 127, 127, unreal},
    {"unreal5", "r16", 253, 253, unreal},
    {"unreal4_composition", "r16", 127, 127, unreal},
    {"unreal4_composition", "png", 253, 253, unreal},
    {"terrain3d", "r16", 41, 30, terrain3d},
    {"terrain3d", "exr", 41, 30, metres, 0},
    {"hterrain", "raw", 65, 65, hterrain},
    {"o3de", "png", 41, 30, o3de},
    {"o3de", "tif", 41, 30, metres, 0},
    {"cryengine", "r16", 512, 512, cryengine},
    {"cryengine", "pgm", 512, 512, cryengine},
    {"cryengine", "tif", 512, 512, cryengine},
    {"blender", "png", 41, 30, blender},
    {"blender", "exr", 41, 30, blenderMetres, 0},
    {"threejs", "r32", 41, 30, metres, 0},
    {"threejs", "png", 41, 30, threejs, ownScale},
    {"terragen", "ter", 41, 30, metres, ownScale},
    {"cities1", "png", 1081, 1081, cities1},
    {"cities2", "png", 4096, 4096, cities2},
    {"worldpainter", "png", 41, 30, worldpainter},
    {"worldpainter", "tif", 41, 30, worldpainter, 0},
    {"beamng", "png", 128, 128, beamng},
    {"farming25", "png", 2049, 2049, farming25},
    {"arma3", "asc", 64, 64, metres, 0},
    {"enfusion", "asc", 33, 17, metres, 0},
    {"enfusion", "png", 33, 17, enfusion},
    {"roblox", "png", 41, 30, roblox, 255},
    {"gis", "tif", 41, 30, metres, 0},
    {"gis", "asc", 41, 30, metres, 0},
};

} // namespace

/// Every target, and every kind of file that it takes.
void TargetMetresTest::everyFileIsTested() {
    for (const Target& target : targets())
        for (const TargetFile& file : target.files) {
            const bool tested = std::any_of(std::begin(rows), std::end(rows), [&](const Row& row) {
                return QLatin1String(row.target) == QLatin1String(target.id) &&
                       QLatin1String(row.suffix) == QLatin1String(file.suffix);
            });
            QVERIFY2(tested,
                     qPrintable(QLatin1String(target.id) + QLatin1Char(' ') + QLatin1String(file.suffix)));
        }
}

void TargetMetresTest::showsTheTerrainsMetres_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < std::size(rows); ++i)
        QTest::addRow("%s %s", rows[i].target, rows[i].suffix) << static_cast<int>(i);
}

void TargetMetresTest::showsTheTerrainsMetres() {
    QFETCH(int, index);
    const Row& row = rows[index];
    const QTemporaryDir folder;
    const Heightfield ground = groundOf(row.columns, row.rows);
    const ExportRequest request =
        requestFor(row.target, folder.filePath(QStringLiteral("land.") + QLatin1String(row.suffix)));
    const ExportOutcome outcome = written(request, ground);
    QCOMPARE(outcome.files.size(), std::size_t{1});
    const QJsonObject sheet = sheetOf(folder);
    QCOMPARE(sheet[QLatin1String("target")].toString(), QLatin1String(row.target));
    const Settings settings = sheet[QLatin1String("settings")].toObject();
    const bool southFirst = QLatin1String(row.target) == QLatin1String("unity");
    if (QLatin1String(row.suffix) == QLatin1String("tif") && row.steps > 0 &&
        QStandardPaths::findExecutable(QStringLiteral("gdal_translate")).isEmpty())
        QSKIP("the GDAL tools are not installed");
    const std::vector<double> samples =
        samplesOf(asText(outcome.files.front().string()), row.columns, row.rows, southFirst);
    QCOMPARE(samples.size(), ground.samples().size());
    const double step = sheet[QLatin1String("step")].toDouble();
    QCOMPARE(step > 0, row.steps != 0);
    const MetreRange range = outcome.report.range;
    if (row.steps > 0)
        QCOMPARE(step, (range.maximum - range.minimum) / row.steps);
    double worst = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double height = ground.samples()[i];
        if (row.steps > 0 && (height < range.minimum || height > range.maximum))
            continue; // clipped, which is seen in fixedRangesClip
        worst = std::max(worst, std::abs(row.metres(samples[i], settings) - height));
    }
    QVERIFY2(worst <= step / 2 * (1 + 1e-6) + 1e-9, qPrintable(QString::number(worst)));
    // What was said of the file when it was read again is what was seen here.
    QVERIFY(std::abs(worst - outcome.largestError) <= 1e-4);
    const QByteArray text = readFile(folder.filePath(QStringLiteral("land.settings.txt")));
    for (const QString& id : settings.keys())
        QVERIFY2(text.contains(settings[id][QLatin1String("label")].toString().toUtf8()), qPrintable(id));
}

void TargetMetresTest::flatGroundHasSettings_data() {
    showsTheTerrainsMetres_data();
}

/// A terrain without relief still needs scales that tools accept.
void TargetMetresTest::flatGroundHasSettings() {
    QFETCH(int, index);
    const Row& row = rows[index];
    const QTemporaryDir folder;
    const Heightfield ground = fieldOf(row.columns, row.rows, [](int, int) { return 12.5; });
    const ExportOutcome outcome = written(
        requestFor(row.target, folder.filePath(QStringLiteral("land.") + QLatin1String(row.suffix))), ground);
    const Settings settings = sheetOf(folder)[QLatin1String("settings")].toObject();
    for (const QString& id : settings.keys()) {
        const QJsonValue value = settings[id][QLatin1String("value")];
        QVERIFY2(!value.isNull(), qPrintable(id));
        if (id.contains(QLatin1String("scale_z")) || id == QLatin1String("size_y") ||
            id == QLatin1String("box_z"))
            QVERIFY(value.toDouble() > 0);
    }
    const std::vector<double> samples =
        samplesOf(asText(outcome.files.front().string()), row.columns, row.rows, false);
    const double shown = row.metres(samples.front(), settings);
    const double step = sheetOf(folder)[QLatin1String("step")].toDouble();
    QVERIFY2(std::abs(shown - 12.5) <= step / 2 + 1e-6, qPrintable(QString::number(shown)));
}

void TargetMetresTest::wholeMetresForBlocks() {
    const QTemporaryDir folder;
    written(requestFor("worldpainter", folder.filePath(QStringLiteral("land.png"))), groundOf(41, 30));
    const Settings settings = sheetOf(folder)[QLatin1String("settings")].toObject();
    QCOMPARE(number(settings, "block_low"), -38.0);
    QCOMPARE(number(settings, "block_high"), 813.0);
}

void TargetMetresTest::fixedRangesClip() {
    const QTemporaryDir folder;
    const ExportOutcome outcome =
        written(requestFor("cities1", folder.filePath(QStringLiteral("land.png"))), groundOf(1081, 1081, 16));
    QCOMPARE(outcome.report.clipped, std::int64_t{1}); // −37.25 m
    QVERIFY(anyNote(outcome.report.notes, "of it is cut off. Raise the land with its sea by 38 m"));
    QCOMPARE(sheetOf(folder)[QLatin1String("clipped")].toInt(), 1);
    QVERIFY(readFile(folder.filePath(QStringLiteral("land.settings.txt")))
                .contains("Clipped samples: 1 (0.000086 %)\n"));
}

QTEST_GUILESS_MAIN(TargetMetresTest)
#include "target_metres_test.moc"
