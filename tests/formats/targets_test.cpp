// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_solid.h"
#include "tests/support/target_files.h"

#include <QJsonArray>
#include <QTest>

using namespace terrain;
using namespace support;

/// What is decided for other tools before anything is written: formats, sizes, names, refusals.
class TargetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTargetIsThere();
    void noOptionChangesTheType();
    void nearestSizes_data();
    void nearestSizes();
    void refusals_data();
    void refusals();
    void names_data();
    void names();
    void sheetsSayWhatIsUnknown();
    void spacingsAreRightOverTheWidth();
    void heightsOfToolsThatBeginAtZero();
    void bodiesHaveNumbers();
    void arma3StandsAtItsOrigin();
    void existingFilesAreKept();
    void failuresLeaveNothing();
};

void TargetsTest::everyTargetIsThere() {
    QStringList ids;
    for (const Target& target : targets()) {
        ids << QLatin1String(target.id);
        QVERIFY2(!ids.mid(0, ids.size() - 1).contains(ids.back()), target.id);
        QVERIFY(*target.label != '\0' && !target.help.isEmpty());
        // Each takes heightmaps or meshes, and has settings for what it takes.
        QVERIFY2(!target.files.empty() || !target.meshes.empty(), target.id);
        QCOMPARE(target.settings != nullptr, !target.files.empty());
        QCOMPARE(target.meshSettings != nullptr, !target.meshes.empty());
        QCOMPARE(proposedFile(target) != nullptr, !target.files.empty());
        for (const TargetMesh& mesh : target.meshes) {
            const MeshFormat* format = findMeshFormat(mesh.format);
            QVERIFY2(format != nullptr && format == meshFormatForSuffix(mesh.suffix), mesh.format);
            QCOMPARE(mesh.isBody, target.meshes.front().isBody);
            QVERIFY(!mesh.isBody || format->takesBodies());
        }
        for (const TargetFile& file : target.files) {
            const HeightmapFormat* format = findHeightmapFormat(file.format);
            QVERIFY2(format != nullptr && format->canWrite(), file.format);
            ParameterSet options(format->exportOptions());
            fixOptions(file.options, options);
        }
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
            fixOptions(file.options, fixed);
            for (const ParameterSpec& spec : format->exportOptions()) {
                for (const ParameterChoice& choice : spec.choices) {
                    ParameterSet chosen = fixed;
                    QVERIFY(chosen.set(spec.id, std::string(choice.id)).isOk());
                    fixOptions(file.options, chosen);
                    QVERIFY2(format->writtenType(chosen) == format->writtenType(fixed),
                             qPrintable(QStringLiteral("%1: %2=%3")
                                            .arg(QLatin1String(target.id), QLatin1String(spec.id),
                                                 QLatin1String(choice.id))));
                }
            }
        }
    }
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
    row("beamng", "land", "Import a square part of it");
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

/// A tool multiplies what is typed by the number of samples: what was rounded must not be seen even then.
void TargetsTest::spacingsAreRightOverTheWidth() {
    SheetFacts facts;
    facts.grid.columns = facts.grid.rows = facts.tileColumns = facts.tileRows = 4096;
    facts.grid.spacingX = facts.grid.spacingY = 8192.0 / 1023; // no short number
    facts.range = {-869, 2143};
    facts.step = facts.scaledStep();
    for (const Target& target : targets()) {
        if (target.settings == nullptr)
            continue;
        const SettingsSheet sheet = settingsSheet(target, facts);
        for (const SheetLine& line : sheet.lines()) {
            const double* value = std::get_if<double>(&line.value);
            if (value == nullptr || *value != facts.grid.spacingX)
                continue;
            const double typed = QString::fromStdString(sheetValueText(line)).toDouble();
            QVERIFY2(
                std::abs(typed - *value) * facts.grid.columns <= facts.grid.spacingX / 1000,
                qPrintable(QLatin1String(target.id) + QStringLiteral(" ") + asText(sheetValueText(line))));
        }
    }
}

void TargetsTest::heightsOfToolsThatBeginAtZero() {
    const auto notes = [](const char* id, double lowest) {
        SheetFacts facts;
        facts.grid.columns = facts.grid.rows = facts.tileColumns = facts.tileRows = 1024;
        facts.range = {lowest, 3000};
        const SettingsSheet sheet = settingsSheet(*findTarget(id), facts);
        QStringList out;
        for (const Text& note : sheet.notes())
            out << asText(note.english());
        return out.join(QStringLiteral(" "));
    };
    for (const char* id : {"cryengine", "cities2", "farming25"}) {
        QVERIFY2(notes(id, -869).contains(QLatin1String("are higher by 869 m")), id);
        QVERIFY2(notes(id, 250).contains(QLatin1String("are lower by 250 m")), id);
        QVERIFY2(!notes(id, 0).contains(QLatin1String("er by ")), id);
    }
}

void TargetsTest::bodiesHaveNumbers() {
    Grid grid;
    grid.columns = grid.rows = 10;
    SolidOptions options;
    options.scale = 1;
    QVERIFY(solidShape(options, grid, HeightRange{-1e30F, 1e30F}).isOk());
    const auto shape = solidShape(options, grid, HeightRange{-3e38F, 3e38F});
    QVERIFY(shape.isError());
    QCOMPARE(shape.error().code, ErrorCode::InvalidRequest);
    QVERIFY(asText(shape.error().detail.english()).contains(QLatin1String("no mesh holds a body so high")));
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
