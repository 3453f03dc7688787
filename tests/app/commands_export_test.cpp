// SPDX-License-Identifier: MIT
#include "libterrain/formats/kept_export.h"
#include "libterrain/project/project_file.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

/// What the command line adds to an export: targets with their sheets, sizes, tiles, and what it says.
class CommandsExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesTheFilesOfATarget();
    void everyTargetCanBeExported_data();
    void everyTargetCanBeExported();
    void holesOfATarget_data();
    void holesOfATarget();
    void requestsThatCannotBe_data();
    void requestsThatCannotBe();
    void saysWhatItDid();
    void tilesMakeTheWhole();
    void existingFilesAreKept();
    void heightmapsGoToTargetsToo();
    void keptExportsAreMadeAgain();
    void mapsGoBesideTheHeights();
    void mapsThatCannotBe_data();
    void mapsThatCannotBe();
    void foldersAreNoFiles();
    void keptMapsAreMadeAgain();
    void whatFailsIsNamedAndTheRestIsMade();

private:
    std::unique_ptr<Folder> m_folder;
};

void CommandsExportTest::init() {
    m_folder = std::make_unique<Folder>();
    const ProgramRun made =
        m_folder->run("generate --columns 129 --spacing 8 --seed 4 -o land.moraine --quiet");
    QVERIFY2(made.code == 0, made.seen());
}

void CommandsExportTest::writesTheFilesOfATarget() {
    const ProgramRun run = m_folder->run("export land.moraine -o out.raw --target unity");
    QVERIFY2(run.code == 0, run.seen());
    QCOMPARE(m_folder->entries(), (QStringList{name("land.moraine"), name("out.raw"),
                                               name("out.settings.json"), name("out.settings.txt")}));
    QCOMPARE(m_folder->content(name("out.raw")).size(), qsizetype{129} * 129 * 2);
    const auto sheet = QJsonDocument::fromJson(m_folder->content(name("out.settings.json"))).object();
    QCOMPARE(sheet[name("target")].toString(), name("unity"));
    QCOMPARE(sheet[name("settings")][name("size_x")][name("value")].toDouble(), 128 * 8.0);
    QVERIFY(run.error.contains("largest error"));
    QVERIFY(run.error.contains("out.settings.txt"));
}

void CommandsExportTest::everyTargetCanBeExported_data() {
    QTest::addColumn<QString>("id");
    const ProgramRun run = support::runProgram({name("targets"), name("--json")});
    const QJsonArray list = run.json().array();
    QVERIFY(list.size() >= 18);
    for (const QJsonValue entry : list)
        QTest::newRow(qPrintable(entry[name("id")].toString())) << entry[name("id")].toString();
}

/// Without a suffix OUT gets what the target prefers, whatever size the terrain has.
void CommandsExportTest::everyTargetCanBeExported() {
    QFETCH(QString, id);
    const ProgramRun run = m_folder->run("export land.moraine -o out --target %1", {id});
    QVERIFY2(run.code == 0, run.seen());
    QCOMPARE(m_folder->entries().size(), 4);
    QVERIFY(m_folder->holds(name("out.settings.txt")));
    QVERIFY(m_folder->holds(name("out.settings.json")));
}

void CommandsExportTest::holesOfATarget_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("none") << name("h.raw --target unity")
                          << QByteArray("No file that Unity takes can hold them: fill them "
                                        "(--fill-nodata)");
    QTest::newRow("another") << name("h.png --target threejs")
                             << QByteArray(
                                    "h.png cannot hold them: fill them (--fill-nodata), or choose one of "
                                    ".r32, which three.js takes too");
}

/// What is proposed instead is what the target takes.
void CommandsExportTest::holesOfATarget() {
    QFETCH(QString, line);
    QFETCH(QByteArray, words);
    m_folder->write(name("torn.asc"),
                    "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 10\nNODATA_value -9\n1 2\n-9 4\n");
    const ProgramRun run = m_folder->run("convert torn.asc " + line.toLatin1());
    QCOMPARE(run.code, 3);
    QVERIFY2(run.error.contains(words), run.seen());
}

void CommandsExportTest::requestsThatCannotBe_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* line, const char* words) {
        QTest::newRow(line) << name(line) << name(words);
    };
    row("-o out.raw --target minetest", "'moraine targets'");
    row("-o out.png --target unity", ".raw");
    row("-o out.obj --target unity", ".raw");
    row("-o out.raw --target unity --format tif", ".raw");
    row("-o out.raw --target unity --resample 100x100", "the nearest is 129 × 129");
    row("-o out.raw --target unity --option rows=north", "rows=south");
    row("-o out.raw --target unity --tiles 2x2 --overlap 0", "--overlap N");
    row("-o out.png --target cities1 --tiles 2x2", "in one file");
    row("-o out.png --target cities1 --range 0,500", "1024");
    row("-o out.png --tiles 100x1", "--tiles CxR");
    row("-o out.png --resample 1x1", "--resample WxH");
    row("-o out.obj --resample 65x65", "heightmaps");
    row("-o out.obj --tiles 2x2", "heightmaps");
}

void CommandsExportTest::requestsThatCannotBe() {
    QFETCH(QString, line);
    QFETCH(QString, words);
    const ProgramRun run = m_folder->run("export land.moraine " + line.toUtf8());
    QVERIFY2(run.code == 2, run.seen());
    QVERIFY2(QString::fromUtf8(run.error).contains(words), run.seen());
    QCOMPARE(m_folder->entries(), QStringList{name("land.moraine")});
}

void CommandsExportTest::saysWhatItDid() {
    ProgramRun run = m_folder->run("export land.moraine -o a.png --range -10000,10000");
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY2(run.error.contains("one step 30.52 cm") && run.error.contains("% of the range used") &&
                 run.error.contains("read again: largest error 15."),
             run.seen());
    run = m_folder->run("export land.moraine -o b.raw --target unity --resample 257x257");
    QVERIFY2(run.code == 0 && run.error.contains("Resampled from 129 × 129 to 257 × 257"), run.seen());
    run = m_folder->run("export land.moraine -o c.r16 --target unreal5");
    QVERIFY2(run.code == 0 && run.error.contains("127 × 127, the nearest size"), run.seen());
    run = m_folder->run("export land.moraine -o d.png --target o3de");
    QVERIFY2(run.code == 0 && run.error.contains("d_gsi.png"), run.seen());
    QVERIFY(m_folder->holds(name("d_gsi.png")) && !m_folder->holds(name("d.png")));
    QVERIFY(m_folder->holds(name("d.settings.json")));
    run = m_folder->run("export land.moraine -o e.png --range 0,1");
    QVERIFY2(run.code == 0 && run.error.contains("The range asked for is 0 to 1 m") &&
                 run.error.contains("of it is cut off. A range of "),
             run.seen());
    QVERIFY2(
        m_folder->run("export land.moraine -o f.png").error.contains(" m (lowest to highest), one step "),
        run.seen());
    run = m_folder->run("export land.moraine -o g.png --format terrain_rgb");
    QVERIFY2(run.code == 0 && run.error.contains("one step 10 cm") &&
                 !run.error.contains("of the range used"),
             run.seen());
}

void CommandsExportTest::tilesMakeTheWhole() {
    QCOMPARE(m_folder->run("export land.moraine -o out.r32").code, 0);
    const ProgramRun run = m_folder->run("export land.moraine -o out.r32 --tiles 2x2 --overlap 1");
    QVERIFY2(run.code == 0 && run.error.contains("(4 tiles)"), run.seen());
    const std::vector<float> whole = m_folder->floats(name("out.r32"));
    QCOMPARE(whole.size(), std::size_t{129} * 129);
    for (int y = 0; y < 2; ++y)
        for (int x = 0; x < 2; ++x) {
            const auto tile = m_folder->floats(name("out_x%1_y%2.r32").arg(x).arg(y));
            QCOMPARE(tile.size(), std::size_t{65} * 65);
            for (int row = 0; row < 65; ++row)
                for (int column = 0; column < 65; ++column)
                    QCOMPARE(tile[static_cast<std::size_t>(row * 65 + column)],
                             whole[static_cast<std::size_t>((y * 64 + row) * 129 + x * 64 + column)]);
        }
}

void CommandsExportTest::existingFilesAreKept() {
    m_folder->write(name("out_0_0.raw"), "precious");
    const char* line = "export land.moraine -o out.raw --target unity --tiles 2x2";
    ProgramRun run = m_folder->run(line);
    QVERIFY2(run.code == 4, run.seen());
    QCOMPARE(m_folder->content(name("out_0_0.raw")), QByteArray("precious"));
    QCOMPARE(m_folder->entries().size(), 2);
    run = m_folder->run(QByteArray(line) + " --force");
    QVERIFY2(run.code == 0, run.seen());
    QCOMPARE(m_folder->entries().size(), 1 + 4 + 2);
}

void CommandsExportTest::heightmapsGoToTargetsToo() {
    QCOMPARE(m_folder->run("export land.moraine -o land.tif").code, 0);
    QCOMPARE(m_folder->run("export land.moraine -o a.raw --target unity").code, 0);
    const ProgramRun run = m_folder->run("convert land.tif b.raw --target unity");
    QVERIFY2(run.code == 0, run.seen());
    QCOMPARE(m_folder->content(name("a.raw")), m_folder->content(name("b.raw")));
}

void CommandsExportTest::keptExportsAreMadeAgain() {
    ProgramRun run = m_folder->run("export land.moraine --all");
    QVERIFY2(run.code == 2 && run.error.contains("keeps no exports"), run.seen());
    run = m_folder->run("export land.moraine");
    QVERIFY2(run.code == 2 && run.error.contains("-o OUT"), run.seen());
    const std::filesystem::path path = m_folder->path(name("land.moraine")).toStdString();
    terrain::Project project = terrain::loadProject(path).value();
    std::vector<terrain::KeptExport> kept(3);
    kept[0].name = "picture";
    kept[0].request.path = "a.png"; // beside the project
    kept[0].request.format = terrain::findHeightmapFormat("png");
    kept[1].name = "Unity";
    kept[1].request.path = m_folder->path(name("b.raw")).toStdString();
    kept[1].request.format = terrain::findHeightmapFormat("raw");
    kept[1].request.target = terrain::findTarget("unity");
    kept[2].name = "few";
    kept[2].request.path = "few.glb";
    kept[2].mesh = terrain::findMeshFormat("glb");
    kept[2].meshOptions.maximumError = 20;
    project.exports = terrain::keptExportsToJson({kept, {}});
    QVERIFY(terrain::saveProject(project, path, terrain::Existing::Replace).isOk());
    run = m_folder->run("export land.moraine --name Unity");
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY(m_folder->holds(name("b.raw")) && !m_folder->holds(name("a.png")));
    QCOMPARE(m_folder->run("export land.moraine -o c.raw --target unity").code, 0);
    QCOMPARE(m_folder->content(name("b.raw")), m_folder->content(name("c.raw")));
    run = m_folder->run("export land.moraine --all");
    QVERIFY2(run.code == 4, run.seen()); // b.raw is there: nothing is begun
    QVERIFY(!m_folder->holds(name("a.png")) && !m_folder->holds(name("few.glb")));
    run = m_folder->run("export land.moraine --all --force");
    QVERIFY2(run.code == 0 && m_folder->holds(name("a.png")), run.seen());
    QVERIFY2(m_folder->holds(name("few.glb")) && run.error.contains("within 20 m"), run.seen());
    run = m_folder->run("info land.moraine --json");
    QVERIFY2(run.code == 0 && run.output.contains("\"few\""), run.seen());
    run = m_folder->run("export land.moraine --name Godot");
    QVERIFY2(run.code == 2 && run.error.contains("picture, Unity, few"), run.seen());
    run = m_folder->run("export land.moraine --name Unity -o d.raw");
    QVERIFY2(run.code == 2 && run.error.contains("leave --output out"), run.seen());
    run = m_folder->run("export land.moraine --name Unity --all");
    QVERIFY2(run.code == 2, run.seen());
}

void CommandsExportTest::mapsGoBesideTheHeights() {
    const ProgramRun run =
        m_folder->run("export land.moraine -o out.raw --target unity --map splat --map normal "
                      "--map slope.tif --map-option normal.depth=16");
    QVERIFY2(run.code == 0, run.seen());
    for (const char* file : {"out_splat.png", "out_normal.png", "out_slope.tif"}) {
        QVERIFY2(m_folder->holds(name(file)), file);
        QVERIFY2(run.error.contains(QByteArray("wrote ") + file), run.seen());
    }
    QCOMPARE(m_folder->entries().size(), 7);
    // As each of them is made alone.
    QCOMPARE(m_folder->run("export land.moraine -o alone.png --map normal --map-option depth=16").code, 0);
    QCOMPARE(m_folder->content(name("alone.png")), m_folder->content(name("out_normal.png")));
    QCOMPARE(m_folder->run("export land.moraine -o alone.tif --map slope").code, 0);
    QCOMPARE(m_folder->content(name("alone.tif")), m_folder->content(name("out_slope.tif")));
    const auto sheet = QJsonDocument::fromJson(m_folder->content(name("out.settings.json"))).object();
    QCOMPARE(sheet[name("maps")].toArray().size(), 3);
    // One of them is there: nothing is begun.
    QVERIFY(QFile::remove(m_folder->path(name("out.raw"))));
    QCOMPARE(m_folder->run("export land.moraine -o out.raw --target unity --map splat").code, 4);
    QVERIFY(!m_folder->holds(name("out.raw")));
}

void CommandsExportTest::mapsThatCannotBe_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* line, const char* words) {
        QTest::newRow(line) << name(line) << name(words);
    };
    row("out.raw --target unity --map steepness", "'moraine maps' lists them");
    row("out.raw --target unity --map normal.svg", "one of .png .tif");
    row("out.raw --target unity --map normal --map normal", "asked for twice");
    row("out.raw --target unity --map normal --map-option green=directx", "Unity needs green=opengl");
    row("out.png --target unreal5 --map splat --map-option splat.files=rgba", "needs files=layers");
    row("out.raw --target unity --map normal --map splat --map-option depth=16", "ID.NAME=VALUE");
    row("out.raw --target unity --map normal --map-option splat.low=3", "ID.NAME=VALUE");
    row("out.raw --target unity --map-option depth=16", "ID.NAME=VALUE");
    row("out.raw --target unity --map normal --map-option high=16", "has no option 'high'");
    row("out.glb --target blender --map normal", "goes beside heightmaps");
    row("out.png --map normal --map normal", "asked for twice");
}

void CommandsExportTest::mapsThatCannotBe() {
    QFETCH(QString, line);
    QFETCH(QString, words);
    const ProgramRun run = m_folder->run("export land.moraine -o " + line.toUtf8());
    QVERIFY2(run.code == 2, run.seen());
    QVERIFY2(QString::fromUtf8(run.error).contains(words), run.seen());
    QCOMPARE(m_folder->entries(), QStringList{name("land.moraine")});
}

/// Whatever else is asked: a folder is none, and no format is looked for in its name.
void CommandsExportTest::foldersAreNoFiles() {
    for (const char* line :
         {". --target unity", "nowhere/", ". --map slope", "./ --map slope --map normal"}) {
        const ProgramRun run = m_folder->run(QByteArray("export land.moraine -o ") + line);
        QVERIFY2(run.code == 4 && run.error.contains("is a folder: name a file in it."), run.seen());
    }
}

void CommandsExportTest::keptMapsAreMadeAgain() {
    const std::filesystem::path path = m_folder->path(name("land.moraine")).toStdString();
    terrain::Project project = terrain::loadProject(path).value();
    terrain::KeptExport kept;
    kept.name = "Unity";
    kept.request.path = "b.raw"; // beside the project
    kept.request.format = terrain::findHeightmapFormat("raw");
    kept.request.target = terrain::findTarget("unity");
    kept.request.maps = {{terrain::findSurfaceMap("normal"), {}, {}},
                         {terrain::findSurfaceMap("colour"), {}, {}}};
    project.exports = terrain::keptExportsToJson({{kept}, {}});
    project.display.ramp = "grey";
    QVERIFY(terrain::saveProject(project, path, terrain::Existing::Replace).isOk());
    ProgramRun run = m_folder->run("export land.moraine --name Unity");
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY(m_folder->holds(name("b_normal.png")) && m_folder->holds(name("b_colour.png")));
    // In the project's own colours.
    QCOMPARE(m_folder->run("export land.moraine -o alone.png --map colour").code, 0);
    QCOMPARE(m_folder->content(name("alone.png")), m_folder->content(name("b_colour.png")));
    for (const char* file : {"b.raw", "b.settings.txt", "b.settings.json", "b_normal.png"})
        QVERIFY(QFile::remove(m_folder->path(name(file))));
    run = m_folder->run("export land.moraine --all"); // b_colour.png is there: nothing is begun
    QVERIFY2(run.code == 4 && run.error.contains("b_colour.png"), run.seen());
    QVERIFY(!m_folder->holds(name("b.raw")));
    run = m_folder->run("export land.moraine --all --force");
    QVERIFY2(run.code == 0 && m_folder->holds(name("b_normal.png")), run.seen());
}

/// A path of another machine is refused before anything is begun; what fails later stops no other one.
void CommandsExportTest::whatFailsIsNamedAndTheRestIsMade() {
    const std::filesystem::path path = m_folder->path(name("land.moraine")).toStdString();
    terrain::Project project = terrain::loadProject(path).value();
    std::vector<terrain::KeptExport> kept(3);
    const char* names[] = {"first", "flat", "last"};
    for (std::size_t i = 0; i < 3; ++i) {
        kept[i].name = names[i];
        kept[i].request.path = std::string(names[i]) + ".png";
        kept[i].request.format = terrain::findHeightmapFormat("png");
    }
    kept[1].request.maps = {{terrain::findSurfaceMap("contours"), {}, {}}};
    kept[1].request.maps[0].options = terrain::ParameterSet(kept[1].request.maps[0].map->options);
    QVERIFY(kept[1].request.maps[0].options.setFromText("interval", "0.000001").isOk()); // too many lines
    project.exports = terrain::keptExportsToJson({kept, {}});
    QVERIFY(terrain::saveProject(project, path, terrain::Existing::Replace).isOk());
    ProgramRun run = m_folder->run("export land.moraine --all");
    QVERIFY2(run.code == 6 && run.error.contains("could not be made: flat."), run.seen());
    QVERIFY(m_folder->holds(name("first.png")) && m_folder->holds(name("last.png")));
    QVERIFY(!m_folder->holds(name("flat.png")));
    kept[1].request.path = "/no/such/machine/land.png";
    project.exports = terrain::keptExportsToJson({kept, {}});
    QVERIFY(terrain::saveProject(project, path, terrain::Existing::Replace).isOk());
    run = m_folder->run("export land.moraine --all --force");
    QVERIFY2(run.code == 4 && run.error.contains("no such folder"), run.seen());
}

QTEST_GUILESS_MAIN(CommandsExportTest)
#include "commands_export_test.moc"
