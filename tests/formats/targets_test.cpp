// SPDX-License-Identifier: MIT
#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/targets/target_files.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// What other tools make of our files: each target's own formula, fed with the numbers of the settings sheet
/// and the bytes of the file, must give the metres of the terrain.
class TargetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTargetIsThere();
    void noOptionChangesTheType();
    void showsTheTerrainsMetres_data();
    void showsTheTerrainsMetres();
    void flatGroundHasSettings_data();
    void flatGroundHasSettings();
    void nearestSizes_data();
    void nearestSizes();
    void refusals_data();
    void refusals();
    void names_data();
    void names();
    void sheetsSayWhatIsUnknown();
    void wholeMetresForBlocks();
    void fixedRangesClip();
    void arma3StandsAtItsOrigin();
    void existingFilesAreKept();
    void failuresLeaveNothing();
};

namespace {

/// The settings of a sheet by their id.
using Settings = QJsonObject;

double number(const Settings& settings, const char* id) {
    const QJsonValue value = settings[QLatin1String(id)][QLatin1String("value")];
    if (!value.isDouble())
        qFatal("no number %s", id);
    return value.toDouble();
}

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
double metres(double v, const Settings&) {
    return v;
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
    if (suffix == QLatin1String("png"))
        return ofPicture(path, columns, rows);
    if (suffix == QLatin1String("asc"))
        return ofText(path);
    if (suffix == QLatin1String("tif")) {
        const Heightfield heights = imported(path).heights;
        return {heights.samples().begin(), heights.samples().end()};
    }
    return ofSamples(path, columns, rows, suffix == QLatin1String("r32") ? 4 : 2, southFirst);
}

/// Ground from −37 m to 812 m with nothing symmetric about it.
Heightfield groundOf(int columns, int rows, double spacing = 2) {
    Heightfield out = fieldOf(columns, rows, [](int x, int y) {
        return x == 0 && y == 0 ? 812.625 : x == 1 && y == 0 ? -37.25 : (x * 7919 + y * 104729) % 7001 / 9.0;
    });
    Grid grid = out.grid();
    grid.spacingX = grid.spacingY = spacing;
    out.setGrid(grid);
    return out;
}

ExportRequest requestFor(const char* target, const QString& path) {
    ExportRequest out;
    out.target = findTarget(target);
    if (out.target == nullptr)
        qFatal("no target %s", target);
    const std::string suffix = QFileInfo(path).suffix().toStdString();
    for (const TargetFile& file : out.target->files)
        if (suffix == file.suffix)
            out.format = findHeightmapFormat(file.format);
    if (out.format == nullptr)
        out.format = heightmapFormatForSuffix(suffix);
    out.path = asPath(path);
    return out;
}

ExportOutcome written(const ExportRequest& request, const Heightfield& heights) {
    const auto plan = planExport(request, heights.grid(), heightRange(heights));
    if (!plan)
        qFatal("%s", plan.error().detail.english().c_str());
    auto outcome = runExport(plan.value(), heights, Existing::Replace);
    if (!outcome)
        qFatal("%s", outcome.error().detail.english().c_str());
    return std::move(outcome).value();
}

QJsonObject sheetOf(const QTemporaryDir& folder, const char* stem = "land") {
    const QString path = folder.filePath(QLatin1String(stem) + QStringLiteral(".settings.json"));
    return QJsonDocument::fromJson(readFile(path)).object();
}

struct Row {
    const char* target;
    const char* suffix;
    int columns;
    int rows;
    double (*metres)(double, const Settings&);
    double steps = 65535; ///< 0: the file holds metres
};

const Row rows[] = {
    {"unity", "raw", 33, 33, unity},
    {"unreal5", "png", 127, 127, unreal},
    {"unreal5", "r16", 253, 253, unreal},
    {"unreal4_composition", "r16", 127, 127, unreal},
    {"terrain3d", "r16", 41, 30, terrain3d},
    {"hterrain", "raw", 65, 65, hterrain},
    {"o3de", "png", 41, 30, o3de},
    {"cryengine", "r16", 512, 512, cryengine},
    {"blender", "png", 41, 30, blender},
    {"threejs", "r32", 41, 30, metres, 0},
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

void TargetsTest::everyTargetIsThere() {
    QStringList ids;
    for (const Target& target : targets()) {
        ids << QLatin1String(target.id);
        QVERIFY2(!ids.mid(0, ids.size() - 1).contains(ids.back()), target.id);
        QVERIFY(*target.label != '\0' && !target.help.isEmpty());
        QVERIFY(target.settings != nullptr);
        QVERIFY2(proposedFile(target) != nullptr, target.id);
        for (const TargetFile& file : target.files) {
            const HeightmapFormat* format = findHeightmapFormat(file.format);
            QVERIFY2(format != nullptr && format->canWrite(), file.format);
            ParameterSet options(format->exportOptions());
            fixOptions(file, options);
        }
        const bool tested = std::any_of(std::begin(rows), std::end(rows), [&](const Row& row) {
            return QLatin1String(row.target) == QLatin1String(target.id);
        });
        QVERIFY2(tested, target.id);
    }
    QCOMPARE(findTarget("minetest"), nullptr);
}

/// What a target takes is one sample type: no option that is left free may change it. GIS takes any.
void TargetsTest::noOptionChangesTheType() {
    for (const Target& target : targets()) {
        if (QByteArray(target.id) == "gis")
            continue;
        for (const TargetFile& file : target.files) {
            const HeightmapFormat* format = findHeightmapFormat(file.format);
            QVERIFY2(format != nullptr, target.id);
            ParameterSet fixed(format->exportOptions());
            fixOptions(file, fixed);
            for (const ParameterSpec& spec : format->exportOptions()) {
                for (const ParameterChoice& choice : spec.choices) {
                    ParameterSet chosen = fixed;
                    QVERIFY(chosen.set(spec.id, std::string(choice.id)).isOk());
                    fixOptions(file, chosen);
                    QVERIFY2(format->writtenType(chosen) == format->writtenType(fixed),
                             qPrintable(QStringLiteral("%1: %2=%3")
                                            .arg(QLatin1String(target.id), QLatin1String(spec.id),
                                                 QLatin1String(choice.id))));
                }
            }
        }
    }
}

void TargetsTest::showsTheTerrainsMetres_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < std::size(rows); ++i)
        QTest::addRow("%s %s", rows[i].target, rows[i].suffix) << static_cast<int>(i);
}

void TargetsTest::showsTheTerrainsMetres() {
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
    const std::vector<double> samples =
        samplesOf(asText(outcome.files.front().string()), row.columns, row.rows, southFirst);
    QCOMPARE(samples.size(), ground.samples().size());
    const double step = sheet[QLatin1String("step")].toDouble();
    QCOMPARE(step > 0, row.steps > 0);
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

void TargetsTest::flatGroundHasSettings_data() {
    showsTheTerrainsMetres_data();
}

/// A terrain without relief still needs scales that tools accept.
void TargetsTest::flatGroundHasSettings() {
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

void TargetsTest::nearestSizes_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QSize>("before");
    QTest::addColumn<QSize>("after");
    QTest::addColumn<QSize>("tiles");
    const auto row = [](const char* target, QSize before, QSize after, QSize tiles = {1, 1}) {
        QTest::addRow("%s %d x %d in %d x %d", target, before.width(), before.height(), tiles.width(),
                      tiles.height())
            << QString::fromLatin1(target) << before << after << tiles;
    };
    row("unity", {513, 513}, {513, 513});
    row("unity", {1000, 1000}, {1025, 1025});
    row("unity", {49, 49}, {65, 65}); // as near to 33
    row("unity", {48, 48}, {33, 33});
    row("unity", {2, 2}, {33, 33});
    row("unity", {9000, 9000}, {4097, 4097});
    row("unity", {513, 257}, {513, 513});
    row("unreal5", {1000, 1000}, {1009, 1009});
    row("unreal5", {190, 190}, {253, 253}); // as near to 127
    row("cryengine", {768, 768}, {1024, 1024});
    row("cryengine", {1025, 1025}, {1024, 1024});
    row("beamng", {100, 100}, {128, 128});
    row("farming25", {3073, 3073}, {4097, 4097});
    row("cities1", {1024, 1024}, {1081, 1081});
    row("roblox", {5000, 5000}, {4096, 4096});
    row("blender", {777, 555}, {777, 555});
    // Tiles of 33 that share their edges make 65.
    row("unity", {65, 65}, {65, 65}, {2, 2});
    row("unity", {70, 70}, {65, 65}, {2, 2});
    row("unity", {100, 70}, {97, 65}, {3, 2});
    // Those of Unreal Engine 5 share nothing.
    row("unreal5", {2000, 2000}, {2018, 2018}, {2, 2});
    row("unreal4_composition", {2000, 2000}, {2017, 2017}, {2, 2});
}

void TargetsTest::nearestSizes() {
    QFETCH(QString, target);
    QFETCH(QSize, before);
    QFETCH(QSize, after);
    QFETCH(QSize, tiles);
    ExportRequest request;
    request.target = findTarget(target.toStdString());
    request.format = findHeightmapFormat(proposedFile(*request.target)->format);
    request.path = "land";
    request.tilesAcross = tiles.width();
    request.tilesDown = tiles.height();
    Grid grid;
    grid.columns = before.width();
    grid.rows = before.height();
    const auto plan = planExport(request, grid, HeightRange{0, 100});
    QVERIFY2(plan.isOk(), plan.isError() ? plan.error().detail.english().c_str() : "");
    QCOMPARE(QSize(plan.value().grid.columns, plan.value().grid.rows), after);
    QCOMPARE(plan.value().resamples, before != after);
    QCOMPARE(anyNote(plan.value().notes, "Resampled"), before != after);
    const Window& first = plan.value().files.front().window;
    for (const PlannedFile& file : plan.value().files) {
        QVERIFY(takesSide(request.target->sizes, file.window.columns));
        QCOMPARE(file.window.columns, first.columns); // tiles of one size
        QCOMPARE(file.window.rows, first.rows);
    }
    // The same size, asked for, is taken as it is; one beside it is refused unless any size is taken.
    request.size = SampleSize{after.width(), after.height()};
    QVERIFY(planExport(request, grid, HeightRange{0, 100}).isOk());
}

void TargetsTest::refusals_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* target, const char* field, const char* words) {
        QTest::addRow("%s %s", target, field)
            << QString::fromLatin1(target) << QString::fromLatin1(field) << QString::fromUtf8(words);
    };
    row("unity", "resample", "the nearest is 129 × 129");
    row("unreal5", "resample", "127, 253, 505, 1009, 2017, 4033, 8129");
    row("unity", "overlap", "1, not 3");
    row("cities1", "tiles", "in one file");
    row("cities1", "range", "from 0 to 1024 m");
    row("beamng", "land", "square of land");
    row("terrain3d", "land", "one distance");
    row("unity", "format", ".raw");
    row("terrain3d", "format", ".r16");
}

void TargetsTest::refusals() {
    QFETCH(QString, target);
    QFETCH(QString, field);
    QFETCH(QString, words);
    ExportRequest request;
    request.target = findTarget(target.toStdString());
    request.format = findHeightmapFormat(proposedFile(*request.target)->format);
    request.path = "land";
    Grid grid;
    grid.columns = grid.rows = 128;
    if (field == QLatin1String("resample"))
        request.size = SampleSize{100, 100};
    if (field == QLatin1String("overlap") || field == QLatin1String("tiles"))
        request.tilesAcross = request.tilesDown = 2;
    if (field == QLatin1String("overlap"))
        request.overlap = 3;
    if (field == QLatin1String("range"))
        request.options.range = MetreRange{0, 500};
    if (field == QLatin1String("land"))
        grid.spacingX = 3;
    if (field == QLatin1String("format"))
        request.format = findHeightmapFormat("hgt");
    const auto plan = planExport(request, grid, HeightRange{0, 100});
    QVERIFY(plan.isError());
    QCOMPARE(plan.error().code, ErrorCode::InvalidRequest);
    const QString sentence = asText(plan.error().detail.english());
    QVERIFY2(sentence.contains(words), qPrintable(sentence));
    QVERIFY2(sentence.contains(QLatin1String(request.target->label)), qPrintable(sentence));
}

void TargetsTest::names_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QStringList>("written");
    QTest::addColumn<int>("side");
    const auto row = [](const char* target, const char* asked, const QStringList& written, int side = 1) {
        QTest::addRow("%s %s %d", target, asked, side)
            << QString::fromLatin1(target) << QString::fromLatin1(asked) << written << side;
    };
    const auto list = [](const char* names) { return QString::fromLatin1(names).split(QLatin1Char(' ')); };
    row("unity", "land.raw", list("land.raw"));
    row("unity", "land", list("land.raw"));
    row("unity", "land.raw", list("land_0_1.raw land_1_1.raw land_0_0.raw land_1_0.raw"), 2);
    row("unreal5", "land.png", list("land_x0_y0.png land_x1_y0.png land_x0_y1.png land_x1_y1.png"), 2);
    row("unreal5", "island_v2.png", list("island_v_2.png"));
    row("unreal5", "map_Y2024.r16", list("map_Y_2024.r16"));
    row("unreal4_composition", "land.r16",
        list("land_x0_y0.r16 land_x1_y0.r16 land_x0_y1.r16 land_x1_y1.r16"), 2);
    row("o3de", "land.png", list("land_gsi.png"));
    row("o3de", "land_gsi.png", list("land_gsi.png"));
    row("o3de", "land.png",
        list("land_x0_y0_gsi.png land_x1_y0_gsi.png land_x0_y1_gsi.png land_x1_y1_gsi.png"), 2);
    row("farming25", "anything.png", list("dem.png"));
    row("blender", "island_v2.png", list("island_v2.png"));
}

void TargetsTest::names() {
    QFETCH(QString, target);
    QFETCH(QString, asked);
    QFETCH(QStringList, written);
    QFETCH(int, side);
    ExportRequest request = requestFor(
        target.toUtf8(), asked.contains(QLatin1Char('.')) ? asked : asked + QStringLiteral(".raw"));
    request.path = asPath(QStringLiteral("folder/") + asked);
    request.tilesAcross = request.tilesDown = side;
    Grid grid;
    grid.columns = grid.rows = 2049;
    const auto plan = planExport(request, grid, HeightRange{0, 100});
    QVERIFY2(plan.isOk(), plan.isError() ? plan.error().detail.english().c_str() : "");
    QStringList names;
    for (const PlannedFile& file : plan.value().files) {
        names << asText(file.path.filename().string());
        QCOMPARE(file.path.parent_path(), std::filesystem::path("folder"));
    }
    QCOMPARE(names, written);
    const bool other = side == 1 && asked.contains(QLatin1Char('.')) && written.front() != asked;
    if (side == 1)
        QCOMPARE(anyNote(plan.value().notes, "another name"), other);
    QCOMPARE(asText(plan.value().sheetJson.string()), QStringLiteral("folder/") +
                                                          QFileInfo(asked).completeBaseName() +
                                                          QStringLiteral(".settings.json"));
}

void TargetsTest::sheetsSayWhatIsUnknown() {
    int seen = 0;
    for (const Target& target : targets()) {
        const std::string text = sheetText(target, {}, settingsSheet(target, {}), {});
        const std::string json = sheetJson(target, {}, settingsSheet(target, {}), {});
        QCOMPARE(text.find("Not known") != std::string::npos, !target.unknown.empty());
        for (const TextSource& unknown : target.unknown) {
            QVERIFY(text.find(unknown.source) != std::string::npos);
            ++seen;
        }
        const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
        QCOMPARE(object[QLatin1String("unknown")].toArray().size(),
                 static_cast<qsizetype>(target.unknown.size()));
    }
    QVERIFY(seen >= 5);
}

void TargetsTest::wholeMetresForBlocks() {
    const QTemporaryDir folder;
    written(requestFor("worldpainter", folder.filePath(QStringLiteral("land.png"))), groundOf(41, 30));
    const Settings settings = sheetOf(folder)[QLatin1String("settings")].toObject();
    QCOMPARE(number(settings, "block_low"), -38.0);
    QCOMPARE(number(settings, "block_high"), 813.0);
}

void TargetsTest::fixedRangesClip() {
    const QTemporaryDir folder;
    const ExportOutcome outcome =
        written(requestFor("cities1", folder.filePath(QStringLiteral("land.png"))), groundOf(1081, 1081, 16));
    QCOMPARE(outcome.report.clipped, std::int64_t{1}); // −37.25 m
    QVERIFY(anyNote(outcome.report.notes, "clipped: 1."));
    QCOMPARE(sheetOf(folder)[QLatin1String("clipped")].toInt(), 1);
    QVERIFY(readFile(folder.filePath(QStringLiteral("land.settings.txt"))).contains("Clipped samples: 1\n"));
}

void TargetsTest::arma3StandsAtItsOrigin() {
    const QTemporaryDir folder;
    Heightfield ground = groundOf(64, 64, 4);
    Grid grid = ground.grid();
    grid.originX = 123456;
    grid.crs = "EPSG:32632";
    ground.setGrid(grid);
    written(requestFor("arma3", folder.filePath(QStringLiteral("land.asc"))), ground);
    const QByteArray text = readFile(folder.filePath(QStringLiteral("land.asc")));
    QVERIFY2(text.startsWith(
                 "ncols 64\nnrows 64\nxllcorner 200000\nyllcorner 0\ncellsize 4\nNODATA_value -9999\n"),
             text.left(120).constData());
}

void TargetsTest::existingFilesAreKept() {
    const Heightfield ground = groundOf(33, 33);
    for (const char* name : {"land.raw", "land.settings.txt", "land.settings.json"}) {
        const QTemporaryDir folder;
        writeFile(folder.filePath(QLatin1String(name)), "precious");
        const ExportRequest request = requestFor("unity", folder.filePath(QStringLiteral("land.raw")));
        const auto plan = planExport(request, ground.grid(), heightRange(ground));
        const auto kept = runExport(plan.value(), ground, Existing::Keep);
        QVERIFY(kept.isError());
        QCOMPARE(kept.error().code, ErrorCode::CannotWrite);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QLatin1String(name)});
        QCOMPARE(readFile(folder.filePath(QLatin1String(name))), QByteArray("precious"));
    }
}

/// Nothing stays of an export whose last tile cannot be written.
void TargetsTest::failuresLeaveNothing() {
    const QTemporaryDir folder;
    const Heightfield ground = groundOf(65, 65);
    ExportRequest request = requestFor("unity", folder.filePath(QStringLiteral("land.raw")));
    request.tilesAcross = request.tilesDown = 2;
    auto plan = planExport(request, ground.grid(), heightRange(ground));
    plan.value().files.back().path = asPath(folder.filePath(QStringLiteral("no/such/folder.raw")));
    QVERIFY(runExport(plan.value(), ground, Existing::Replace).isError());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
    const std::atomic<bool> cancelled{true};
    QVERIFY(
        runExport(plan.value(), ground, Existing::Replace, RunContext(&cancelled, nullptr)).isCancelled());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
}

QTEST_GUILESS_MAIN(TargetsTest)
#include "targets_test.moc"
