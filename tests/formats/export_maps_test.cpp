// SPDX-License-Identifier: MIT
#include "tests/support/target_files.h"

#include <QImage>
#include <QJsonArray>
#include <QTest>

using namespace terrain;
using namespace support;

/// Maps that are written beside the heights of an export: their files, names and tiles, what a target makes
/// of their options, and what its sheet says.
class ExportMapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void everyTargetTakesEveryMap_data();
    void everyTargetTakesEveryMap();
    void namesFollowTheTarget_data();
    void namesFollowTheTarget();
    void splatOfUnityAddsUp();
    void layersOfUnrealAddUp();
    void greenIsTheTargets_data();
    void greenIsTheTargets();
    void tilesAreTheWhole();
    void mapsLieWhereTheHeightsLie_data();
    void mapsLieWhereTheHeightsLie();
    void mapsHaveTheSizeThatIsWritten();
    void sizesAddUp();
    void whatCannotBe_data();
    void whatCannotBe();
    void nothingIsReplaced();
    void failuresLeaveNothing_data();
    void failuresLeaveNothing();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList entries() const {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] ExportRequest request(const char* target, const QString& name) const {
        ExportRequest out;
        if (*target != '\0')
            out = requestFor(target, path(name));
        out.path = asPath(path(name));
        out.seaLevel = 100;
        if (out.format == nullptr)
            out.format = heightmapFormatForSuffix(QFileInfo(name).suffix().toStdString());
        return out;
    }
    [[nodiscard]] QImage picture(const QString& name, QImage::Format format) const {
        return QImage(path(name)).convertToFormat(format);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QString name(const char* text) {
    return QString::fromUtf8(text);
}

MapChoice mapOf(const char* id, const char* suffix = "", const QByteArray& option = {},
                const QByteArray& value = {}) {
    MapChoice out;
    out.map = findSurfaceMap(id);
    out.suffix = suffix;
    out.options = ParameterSet(out.map->options);
    if (!option.isEmpty() && !out.options.setFromText(option.toStdString(), value.toStdString()))
        qFatal("no option %s", option.constData());
    return out;
}

std::vector<MapChoice> allMaps() {
    std::vector<MapChoice> out;
    for (const SurfaceMap& map : surfaceMaps())
        out.push_back(mapOf(map.id));
    return out;
}

QStringList namesOf(const std::vector<std::filesystem::path>& paths) {
    QStringList out;
    for (const std::filesystem::path& path : paths)
        out << asText(path.filename().string());
    out.sort();
    return out;
}

} // namespace

void ExportMapsTest::everyTargetTakesEveryMap_data() {
    QTest::addColumn<QString>("id");
    for (const Target& target : targets())
        if (!target.files.empty())
            QTest::newRow(target.id) << QString::fromLatin1(target.id);
}

/// Every file that was planned is made, and no other; the sheet names them all.
void ExportMapsTest::everyTargetTakesEveryMap() {
    QFETCH(QString, id);
    const Target& target = *findTarget(id.toStdString());
    // The smallest size of the largest: a square that costs little.
    const int side = target.sizes.kind == SizeRule::Kind::Any ? 70 : target.sizes.least;
    const Heightfield ground = groundOf(side, side);
    ExportRequest asked = request(id.toUtf8(), name("land.") + QLatin1String(target.files.front().suffix));
    if (side > 200) // where all maps take long
        asked.maps = {mapOf("normal"), mapOf("splat"), mapOf("slope")};
    else
        asked.maps = allMaps();
    const auto plan = planExport(asked, ground.grid(), heightRange(ground));
    QVERIFY(plan.isOk());
    QCOMPARE(plan.value().maps.size(), asked.maps.size());
    const ExportOutcome outcome = written(asked, ground);
    QCOMPARE(outcome.maps.size(), asked.maps.size());
    QCOMPARE(entries(), namesOf(plan.value().paths()));
    const QJsonObject sheet = sheetOf(*m_folder);
    const QJsonArray maps = sheet[name("maps")].toArray();
    QCOMPARE(maps.size(), static_cast<qsizetype>(asked.maps.size()));
    const QByteArray text = readFile(path(name("land.settings.txt")));
    for (const QJsonValue map : maps)
        for (const QJsonValue file : map[name("files")].toArray()) {
            QVERIFY2(entries().contains(file.toString()), qPrintable(file.toString()));
            QVERIFY2(text.contains(file.toString().toUtf8()), qPrintable(file.toString()));
        }
    // What is not known of a target's normal maps is said, and what is known is said instead.
    const bool unknown = QString::fromUtf8(QJsonDocument(sheet[name("unknown")].toArray()).toJson())
                             .contains(name("Which way green points"));
    const bool known = QString::fromUtf8(QJsonDocument(sheet[name("notes")].toArray()).toJson())
                           .contains(name("Normal map: green is bright"));
    QCOMPARE(known, targetMap(target, "normal") != nullptr);
    QCOMPARE(unknown, !known && !target.placesMaps);
}

void ExportMapsTest::namesFollowTheTarget_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("tiles");
    QTest::addColumn<QString>("map");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* target, const char* file, int tiles, const char* map, const char* names) {
        QTest::addRow("%s %s %d %s", target, file, tiles, map)
            << name(target) << name(file) << tiles << name(map) << name(names).split(QLatin1Char(' '));
    };
    row("", "a.r32", 1, "slope", "a_slope.png");
    row("", "a.tif", 1, "slope", "a_slope.tif");
    row("", "a.r32", 2, "normal",
        "a_normal_x0_y0.png a_normal_x1_y0.png a_normal_x0_y1.png a_normal_x1_y1.png");
    row("", "a.r32", 2, "contours", "a_contours.svg");
    row("unity", "a.raw", 1, "splat", "a_splat.png");
    row("unity", "a.raw", 2, "normal", "a_normal_0_1.png a_normal_1_1.png a_normal_0_0.png a_normal_1_0.png");
    row("unreal5", "a.png", 1, "splat",
        "a_splat_sand.png a_splat_grass.png a_splat_rock.png a_splat_snow.png");
    row("unreal5", "island_v2.png", 1, "normal", "island_v_2_normal.png");
    row("unreal4_composition", "a.r16", 2, "flow",
        "a_flow_x0_y0.png a_flow_x1_y0.png a_flow_x0_y1.png a_flow_x1_y1.png");
    row("o3de", "a.png", 1, "normal", "a_normal.png"); // _gsi is about heights
    row("farming25", "a.png", 1, "normal", "a_normal.png");
    row("gis", "a.tif", 1, "splat", "a_splat.tif");
    row("gis", "a.tif", 1, "contours", "a_contours.geojson");
}

void ExportMapsTest::namesFollowTheTarget() {
    QFETCH(QString, target);
    QFETCH(QString, file);
    QFETCH(int, tiles);
    QFETCH(QString, map);
    QFETCH(QStringList, names);
    ExportRequest asked = request(target.toUtf8(), file);
    asked.tilesAcross = asked.tilesDown = tiles;
    asked.maps = {mapOf(map.toUtf8())};
    Grid grid;
    grid.columns = grid.rows = 2049;
    const auto plan = planExport(asked, grid, HeightRange{0, 100});
    QVERIFY2(plan.isOk(), plan.isError() ? plan.error().detail.english().c_str() : "");
    QStringList planned;
    for (const PlannedFile& one : plan.value().maps.front().files)
        planned << asText(one.path.filename().string());
    QCOMPARE(planned, names);
}

void ExportMapsTest::splatOfUnityAddsUp() {
    ExportRequest asked = request("unity", name("land.raw"));
    asked.maps = {mapOf("splat", "", "files", "layers")}; // which Unity does not take
    written(asked, groundOf(65, 65));
    const QImage splat = picture(name("land_splat.png"), QImage::Format_RGBA8888);
    QCOMPARE(splat.size(), QSize(65, 65));
    for (int y = 0; y < 65; ++y)
        for (int x = 0; x < 65; ++x) {
            const uchar* pixel = splat.constScanLine(y) + 4 * x;
            QCOMPARE(pixel[0] + pixel[1] + pixel[2] + pixel[3], 255);
        }
}

void ExportMapsTest::layersOfUnrealAddUp() {
    ExportRequest asked = request("unreal5", name("land.png"));
    asked.maps = {mapOf("splat", "", "names", "mud,moss,v1,ice")};
    const ExportOutcome outcome = written(asked, groundOf(127, 127));
    QCOMPARE(namesOf(outcome.maps.front().files),
             (QStringList{name("land_splat_ice.png"), name("land_splat_moss.png"), name("land_splat_mud.png"),
                          name("land_splat_v_1.png")}));
    std::vector<QImage> layers;
    for (const QString& file : namesOf(outcome.maps.front().files)) {
        layers.emplace_back(path(file));
        QCOMPARE(layers.back().format(), QImage::Format_Grayscale8);
    }
    for (int y = 0; y < 127; ++y)
        for (int x = 0; x < 127; ++x) {
            int sum = 0;
            for (const QImage& layer : layers)
                sum += layer.constScanLine(y)[x];
            QCOMPARE(sum, 255);
        }
}

void ExportMapsTest::greenIsTheTargets_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("north");
    QTest::newRow("unity") << name("unity") << name("land.raw") << true;
    QTest::newRow("unreal5") << name("unreal5") << name("land.png") << false;
    QTest::newRow("unreal4") << name("unreal4_composition") << name("land.r16") << false;
    QTest::newRow("cryengine") << name("cryengine") << name("land.r16") << false;
    QTest::newRow("terrain3d") << name("terrain3d") << name("land.exr") << true;
    QTest::newRow("hterrain") << name("hterrain") << name("land.raw") << true;
    QTest::newRow("blender") << name("blender") << name("land.exr") << true;
    QTest::newRow("threejs") << name("threejs") << name("land.r32") << true;
}

/// Ground that falls to the north, whatever was asked for.
void ExportMapsTest::greenIsTheTargets() {
    QFETCH(QString, target);
    QFETCH(QString, file);
    QFETCH(bool, north);
    for (const char* green : {"opengl", "directx"}) {
        ExportRequest asked = request(target.toUtf8(), file);
        asked.maps = {mapOf("normal", "", "green", green)};
        written(asked, planeOf(512, 512, 0, -1, 0));
        QCOMPARE(picture(name("land_normal.png"), QImage::Format_RGB888).pixelColor(50, 50).green() > 128,
                 north);
    }
}

/// Put together, the tiles of a map equal the map of the whole, with the same range in all.
void ExportMapsTest::tilesAreTheWhole() {
    const Heightfield ground = groundOf(65, 65);
    const std::vector<MapChoice> maps = {mapOf("curvature"), mapOf("normal"), mapOf("splat")};
    ExportRequest whole = request("", name("whole.r32"));
    whole.maps = maps;
    written(whole, ground);
    ExportRequest tiled = request("unity", name("tile.raw"));
    tiled.maps = maps;
    tiled.tilesAcross = tiled.tilesDown = 2;
    written(tiled, ground);
    for (const MapChoice& map : maps) {
        const bool grey = map.map->kind == SurfaceMap::Kind::Values;
        const auto format = grey ? QImage::Format_Grayscale16 : QImage::Format_RGBA8888;
        const QImage all = picture(name("whole_") + QLatin1String(map.map->id) + name(".png"), format);
        QCOMPARE(all.size(), QSize(65, 65));
        for (int y = 0; y < 2; ++y)
            for (int x = 0; x < 2; ++x) {
                const QString file =
                    name("tile_%1_%2_%3.png").arg(QLatin1String(map.map->id)).arg(x).arg(1 - y);
                QCOMPARE(picture(file, format), all.copy(x * 32, y * 32, 33, 33));
            }
    }
}

void ExportMapsTest::mapsLieWhereTheHeightsLie_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("file");
    QTest::newRow("GIS") << name("gis") << name("land.tif");
    QTest::newRow("no target") << QString() << name("land.png");
}

void ExportMapsTest::mapsLieWhereTheHeightsLie() {
    QFETCH(QString, target);
    QFETCH(QString, file);
    Heightfield ground = groundOf(65, 65, 30);
    Grid grid = ground.grid();
    grid.originX = 390000;
    grid.originY = 5090000;
    grid.crs = "EPSG:32632";
    ground.setGrid(grid);
    ExportRequest asked = request(target.toUtf8(), file);
    asked.maps = {mapOf("slope"), mapOf("normal"), mapOf("contours")};
    asked.tilesAcross = 2;
    written(asked, ground);
    for (const char* map : {"slope", "normal"}) {
        ImportOptions options;
        options.channel = map == std::string_view("normal") ? "r" : "";
        const Grid west = imported(path(name("land_%1_x0_y0.tif").arg(name(map))), options).heights.grid();
        QCOMPARE(west.crs, grid.crs);
        QCOMPARE(west.originX, grid.originX);
        QCOMPARE(west.originY, grid.originY);
        const Grid east = imported(path(name("land_%1_x1_y0.tif").arg(name(map))), options).heights.grid();
        QCOMPARE(east.originX, grid.originX + west.columns * 30.0);
    }
    QVERIFY(readFile(path(name("land_contours.geojson"))).contains("32632"));
}

/// A map is that of the heights as they are written: resampled first.
void ExportMapsTest::mapsHaveTheSizeThatIsWritten() {
    ExportRequest asked = request("unity", name("land.raw"));
    asked.maps = {mapOf("slope", "r32")};
    written(asked, groundOf(100, 100));
    QCOMPARE(readFile(path(name("land_slope.r32"))).size(), qsizetype{129} * 129 * 4);
}

void ExportMapsTest::sizesAddUp() {
    const Heightfield ground = groundOf(65, 65);
    ExportRequest asked = request("unity", name("land.raw"));
    const auto sizeOf = [&](std::vector<MapChoice> maps) {
        asked.maps = std::move(maps);
        return planExport(asked, ground.grid(), heightRange(ground)).value().estimatedSize(ground);
    };
    constexpr std::uint64_t samples = 65 * 65;
    QCOMPARE(sizeOf({}).bytes, 2 * samples);
    QCOMPARE(sizeOf({mapOf("splat")}).bytes, 6 * samples);
    QCOMPARE(sizeOf({mapOf("normal", "", "depth", "16")}).bytes, 8 * samples);
    QCOMPARE(sizeOf({mapOf("slope", "r32")}).bytes, 6 * samples);
    QVERIFY(sizeOf({mapOf("slope", "r32")}).kind == SizeEstimate::Kind::Plain);
    QVERIFY(sizeOf({mapOf("normal"), mapOf("contours")}).kind == SizeEstimate::Kind::Packed);
}

void ExportMapsTest::whatCannotBe_data() {
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* map, const char* option, const char* says) {
        QTest::addRow("%s %s", map, option) << name(map) << name(option) << name(says);
    };
    row("water", "", "no sea level");
    row("water", "level=deep", "takes metres");
    row("splat", "low=high", "low takes metres");
    row("splat", "names=a,b,c", "four different names");
    row("slope.hgt", "", "cannot hold the map");
    row("normal.raw", "", ".png .tif");
    row("contours.png", "", ".geojson .svg");
    row("normal normal", "", "asked for twice");
}

/// Refused before anything is written.
void ExportMapsTest::whatCannotBe() {
    QFETCH(QString, map);
    QFETCH(QString, option);
    QFETCH(QString, says);
    ExportRequest asked = request("unreal5", name("land.png"));
    asked.seaLevel.reset();
    for (const QString& word : map.split(QLatin1Char(' ')))
        asked.maps.push_back(mapOf(
            word.section(QLatin1Char('.'), 0, 0).toUtf8(), word.section(QLatin1Char('.'), 1).toUtf8(),
            option.section(QLatin1Char('='), 0, 0).toUtf8(), option.section(QLatin1Char('='), 1).toUtf8()));
    const auto plan = planExport(asked, groundOf(127, 127).grid(), HeightRange{0, 1});
    QVERIFY(plan.isError());
    QCOMPARE(plan.error().code, ErrorCode::InvalidRequest);
    QVERIFY2(asText(plan.error().detail.english()).contains(says), plan.error().detail.english().c_str());
}

void ExportMapsTest::nothingIsReplaced() {
    for (const char* there : {"land_normal.png", "land_slope.asc", "land_slope.prj"}) {
        init();
        Heightfield placed = groundOf(65, 65);
        Grid grid = placed.grid();
        grid.crs = "EPSG:32632";
        placed.setGrid(grid);
        writeFile(path(name(there)), "precious");
        ExportRequest asked = request("unity", name("land.raw"));
        asked.maps = {mapOf("normal"), mapOf("slope", "asc")};
        const auto plan = planExport(asked, placed.grid(), heightRange(placed));
        const auto kept = runExport(plan.value(), placed, Existing::Keep);
        QVERIFY(kept.isError());
        QCOMPARE(kept.error().code, ErrorCode::CannotWrite);
        QCOMPARE(entries(), QStringList{name(there)});
        QCOMPARE(readFile(path(name(there))), QByteArray("precious"));
    }
}

void ExportMapsTest::failuresLeaveNothing_data() {
    QTest::addColumn<QString>("reason");
    for (const char* reason : {"no folder", "holes", "cancelled"})
        QTest::newRow(reason) << name(reason);
}

/// Nothing stays of an export whose last map cannot be written.
void ExportMapsTest::failuresLeaveNothing() {
    QFETCH(QString, reason);
    Heightfield ground = groundOf(65, 65);
    if (reason == name("holes"))
        ground.row(3)[4] = hole;
    ExportRequest asked = request("", name("land.r32"));
    asked.maps = {mapOf("slope", "asc"), mapOf("contours"), mapOf("normal")};
    auto plan = planExport(asked, ground.grid(), heightRange(ground));
    QVERIFY(plan.isOk());
    if (reason == name("no folder"))
        plan.value().maps.back().files.back().path = asPath(path(name("no/such/folder.png")));
    const std::atomic<bool> cancelled{reason == name("cancelled")};
    const auto outcome = runExport(plan.value(), ground, Existing::Replace, RunContext(&cancelled, nullptr));
    QVERIFY(!outcome.isOk());
    QCOMPARE(entries(), QStringList());
}

QTEST_GUILESS_MAIN(ExportMapsTest)
#include "export_maps_test.moc"
