// SPDX-License-Identifier: MIT
// Meshes by the command line: every format, and few triangles within an error.
#include "libterrain/formats/mesh_format.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::ProgramRun;

class CommandsMeshTest : public QObject {
    Q_OBJECT

private:
    Folder m_folder;

    [[nodiscard]] int triangles(const char* file) const {
        return m_folder.run("info %1 --json", {QLatin1String(file)})
            .json()
            .object()[QStringLiteral("triangles")]
            .toInt();
    }

private Q_SLOTS:
    void initTestCase() {
        QCOMPARE(m_folder.run("generate --columns 65 --rows 49 --seed 3 -o land.moraine").code, 0);
    }

    void everyFormatBySuffix_data() {
        QTest::addColumn<QString>("suffix");
        for (const terrain::MeshFormat* format : terrain::meshFormats())
            for (const char* suffix : format->suffixes())
                QTest::newRow(suffix) << QString::fromLatin1(suffix);
    }
    void everyFormatBySuffix() {
        QFETCH(QString, suffix);
        const QString out = QStringLiteral("out.") + suffix;
        const ProgramRun run = m_folder.run("export land.moraine -o %1", {out});
        QVERIFY2(run.code == 0, run.seen());
        QVERIFY2(run.error.contains("3185 vertices, 6144 triangles."), run.seen());
        const ProgramRun few = m_folder.run("export land.moraine -o %1 --max-error 25 --force", {out});
        QVERIFY2(few.code == 0 && few.error.contains(", within 25 m of every sample."), few.seen());
        const ProgramRun kept = m_folder.run("export land.moraine -o %1", {out});
        QCOMPARE(kept.code, 4);
    }

    void errorsMakeFewer() {
        int before = 6145;
        for (const char* error : {"0.001", "1", "10", "100"}) {
            QVERIFY(
                m_folder.run("export land.moraine -o few.ply --force --max-error %1", {QLatin1String(error)})
                    .code == 0);
            const int now = triangles("few.ply");
            QVERIFY2(now > 0 && now < before, error);
            before = now;
        }
    }

    void impossibleErrors() {
        for (const char* error : {"0", "-1", "nan", "five"}) {
            const ProgramRun run =
                m_folder.run("export land.moraine -o none.ply --max-error %1", {QLatin1String(error)});
            QVERIFY2(run.code == 2 && run.error.contains("--max-error"), run.seen());
        }
        QVERIFY(!m_folder.holds(QStringLiteral("none.ply")));
        const ProgramRun idle = m_folder.run("export land.moraine -o idle.png --max-error 5");
        QVERIFY2(idle.code == 0 && idle.error.contains("--max-error has no effect"), idle.seen());
    }

    /// What can only be written says so, in the list and when it is read.
    void writtenOnly() {
        QCOMPARE(m_folder.run("export land.moraine -o only.3mf").code, 0);
        const ProgramRun run = m_folder.run("info only.3mf");
        QVERIFY2(run.code == 3 && run.error.contains("only.3mf") && run.error.contains("STL or OBJ"),
                 run.seen());
    }

    /// Squares with levels of detail: what was made is said.
    void chunks() {
        ProgramRun run = m_folder.run("export land.moraine -o chunks.obj --chunks 16 --lods 3");
        QVERIFY2(run.code == 0 && run.error.contains("4 x 3 chunks of 16 cells in 3 levels of detail, ") &&
                     run.error.contains("m deep.") && run.error.contains("Level of detail 2 lies within "),
                 run.seen());
        // Per chunk and level its cells and 4 edges of skirt; what is read is the finest level.
        QCOMPARE(m_folder.content(QStringLiteral("chunks.obj")).count("\nf "),
                 12 * 2 * (16 * 16 + 64 + 8 * 8 + 32 + 4 * 4 + 16));
        QCOMPARE(triangles("chunks.obj"), 12 * 2 * (16 * 16 + 64));
        run = m_folder.run("export land.moraine -o usual.glb --chunks 16 --skirts none");
        QVERIFY2(run.code == 0 && run.error.contains("in 4 levels of detail") &&
                     !run.error.contains("m deep"),
                 run.seen());
        QVERIFY2(run.error.contains("no skirt hides"), run.seen());
        run = m_folder.run("export land.moraine -o one.glb --chunks 64 --lods 1");
        QVERIFY2(run.code == 0 &&
                     run.error.contains("1 x 1 chunks of 64 cells in 1 level of detail, 3185 vertices"),
                 run.seen());
        // A mesh is sampled from above for it.
        run = m_folder.run("convert one.obj two.glb --chunks 8");
        QCOMPARE(run.code, 3);
        QCOMPARE(m_folder.run("export land.moraine -o one.obj").code, 0);
        run = m_folder.run("convert one.obj two.glb --chunks 8 --skirts 12");
        QVERIFY2(run.code == 0 && run.error.contains("8 x 6 chunks of 8 cells") &&
                     run.error.contains("12 m deep"),
                 run.seen());
    }

    void wrongChunksAreRefused_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* command, const char* says) {
            QTest::newRow(command) << QString::fromLatin1(command) << QString::fromLatin1(says);
        };
        row("-o a.stl --chunks 16", ".glb or .obj");
        row("-o a.ply --chunks 16", ".glb or .obj");
        row("-o a.png --chunks 16", ".glb or .obj");
        row("-o a.glb --lods 3", "--chunks N");
        row("-o a.glb --skirts auto", "--chunks N");
        row("-o a.glb --chunks 0", "--chunks");
        row("-o a.glb --chunks 16 --lods 6", "1 to 5 levels");
        row("-o a.glb --chunks 16 --lods 0", "1 to 5 levels");
        row("-o a.glb --chunks 16 --skirts deep", "--skirts");
        row("-o a.glb --chunks 16 --skirts 0", "--skirts");
        row("-o a.glb --chunks 16 --skirts=-3", "--skirts");
        row("-o a.glb --chunks 16 --max-error 1", "--max-error");
        row("-o a.stl --chunks 16 --base 3 --print-width 100", "--base");
    }
    void wrongChunksAreRefused() {
        QFETCH(QString, command);
        QFETCH(QString, says);
        const ProgramRun run = m_folder.run("export land.moraine " + command.toLatin1());
        QVERIFY2(run.code == 2 && run.error.contains(says.toUtf8()), run.seen());
        QVERIFY(!m_folder.holds(QStringLiteral("a.glb")));
    }

    /// glTF, too, is a mesh to begin with: shown, converted, and seen from above the terrain that it was.
    void glbIsRead() {
        QCOMPARE(m_folder.run("export land.moraine -o in.glb").code, 0);
        const QJsonObject facts = m_folder.run("info in.glb --json").json().object();
        QCOMPARE(facts[QStringLiteral("format")].toString(), QStringLiteral("glb"));
        QCOMPARE(facts[QStringLiteral("vertices")].toInt(), 3185);
        QCOMPARE(facts[QStringLiteral("triangles")].toInt(), 6144);
        QCOMPARE(facts[QStringLiteral("bounds")][1][0].toDouble(), 64.0);
        QCOMPARE(m_folder.run("convert in.glb back.tif").code, 0);
        QCOMPARE(m_folder.run("export land.moraine -o land.tif").code, 0);
        ProgramRun run = m_folder.run("diff land.tif back.tif");
        QVERIFY2(run.code == 0, run.seen());
        run = m_folder.run("convert in.glb from_glb.ply");
        QVERIFY2(run.code == 0 && run.error.contains("3185 vertices, 6144 triangles."), run.seen());
    }

    /// Closed bodies for a 3D printer, whole or in tiles.
    void bodiesAreClosed() {
        ProgramRun run = m_folder.run("export land.moraine -o body.stl --base 3 --print-width 128");
        QVERIFY2(run.code == 0 && run.error.contains("a closed body of 128.0 x 96.0 x "), run.seen());
        QJsonObject facts = m_folder.run("info body.stl --json").json().object();
        QVERIFY(facts[QStringLiteral("closed")].toBool() && facts[QStringLiteral("manifold")].toBool());
        // The surface, and for each edge of the rim two triangles of wall and one of bottom.
        QCOMPARE(facts[QStringLiteral("triangles")].toInt(), 6144 + 3 * 2 * (64 + 48));
        run = m_folder.run("export land.moraine -o few.stl --base 3 --scale 1:1000 --exaggeration 2 "
                           "--max-error 20 --tiles 2x2");
        QVERIFY2(run.code == 0 && run.error.contains("4 tiles"), run.seen());
        for (const char* tile : {"few_x0_y0.stl", "few_x1_y0.stl", "few_x0_y1.stl", "few_x1_y1.stl"}) {
            facts = m_folder.run("info %1 --json", {QLatin1String(tile)}).json().object();
            QVERIFY2(facts[QStringLiteral("closed")].toBool(), tile);
            QVERIFY2(facts[QStringLiteral("manifold")].toBool(), tile);
        }
        run = m_folder.run("export land.moraine -o few.stl --base 3 --scale 1:1000 --tiles 2x2");
        QCOMPARE(run.code, 4); // tiles are there
    }

    /// For a target: what is not asked for is as it should be, and a sheet says it.
    void targetsOfMeshes() {
        ProgramRun run = m_folder.run("export land.moraine -o print --target print3d");
        QVERIFY2(run.code == 0 && run.error.contains("a closed body of 150.0 x 112.5 x ") &&
                     run.error.contains("print.settings.txt"),
                 run.seen());
        QVERIFY(m_folder.holds(QStringLiteral("print.3mf")));
        // 0.05 mm of a print 150 mm wide, of 64 m of land.
        QVERIFY2(run.error.contains("within 0.021 m of every sample"), run.seen());
        QVERIFY(m_folder.content(QStringLiteral("print.settings.txt")).contains("Scale in the slicer"));
        QCOMPARE(m_folder.run("export land.moraine -o print --target print3d").code, 4);
        run = m_folder.run(
            "export land.moraine -o p2.stl --target print3d --scale 1:2000 --base 1 --max-error 1");
        QVERIFY2(run.code == 0 && run.error.contains("a closed body of 32.0 x 24.0 x "), run.seen());
        QVERIFY(m_folder.run("info p2.stl --json").json().object()[QStringLiteral("closed")].toBool());
        for (const char* target : {"blender", "threejs"}) {
            run = m_folder.run("export land.moraine -o m.glb --force --target %1", {QLatin1String(target)});
            QVERIFY2(run.code == 0 && run.error.contains("6144 triangles; settings for "), run.seen());
        }
        run = m_folder.run("export land.moraine -o m.exr --target blender --force");
        QVERIFY2(run.code == 0 && run.error.contains("f32"), run.seen());
    }

    void wrongBodiesAreRefused_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* command, const char* says) {
            QTest::newRow(command) << QString::fromLatin1(command) << QString::fromLatin1(says);
        };
        row("-o a.stl --base 3", "--print-width MM or --scale 1:N");
        row("-o a.stl --base 3 --print-width 100 --scale 1:1000", "--print-width MM or --scale 1:N");
        row("-o a.stl --print-width 100", "--base MM");
        row("-o a.stl --exaggeration 2", "--base MM");
        row("-o a.stl --base 3 --scale 1000", "1:25000");
        row("-o a.stl --base 3 --scale 1:0", "1:25000");
        row("-o a.stl --base 0 --print-width 100", "--base");
        row("-o a.png --base 3 --print-width 100", "no mesh");
        row("-o a.glb --base 3 --print-width 100", "STL");
        row("-o a.png --target print3d", ".3mf .stl");
        row("-o a.obj --target print3d", ".3mf .stl");
        row("-o a.stl --target unity", ".raw");
        row("-o a.stl --target print3d --print-width 100 --scale 1:1000", "one size");
        row("-o a.glb --target blender --base 3 --print-width 100", "surface");
        row("-o a.stl --base 3 --print-width 100 --tiles 60x60", "tiles");
        row("-o a.stl --base 3 --print-width 100 --resample 33x33", "--resample");
        row("-o a.stl --tiles 2x2", "--tiles");
    }
    void wrongBodiesAreRefused() {
        QFETCH(QString, command);
        QFETCH(QString, says);
        const ProgramRun run = m_folder.run("export land.moraine " + command.toLatin1());
        QVERIFY2(run.code == 2 && run.error.contains(says.toUtf8()), run.seen());
        QVERIFY(!m_folder.holds(QStringLiteral("a.stl")));
    }
};

QTEST_GUILESS_MAIN(CommandsMeshTest)
#include "commands_mesh_test.moc"
