// SPDX-License-Identifier: MIT
// Meshes as what is read: into other meshes, and into heights.
#include "libterrain/formats/mesh_format.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using support::Folder;
using support::ProgramRun;

class CommandsMeshInTest : public QObject {
    Q_OBJECT

private:
    Folder m_folder;

    [[nodiscard]] QJsonObject facts(const char* file) const {
        return m_folder.run("info %1 --json", {QLatin1String(file)}).json().object();
    }
    void succeed(const char* line) const {
        const ProgramRun run = m_folder.run(line);
        QVERIFY2(run.code == 0, run.seen());
    }

private Q_SLOTS:
    void initTestCase() {
        succeed("generate --columns 65 --rows 49 --spacing 7.3 --seed 3 -o land.moraine");
        succeed("export land.moraine -o land.r32");
        succeed("export land.moraine -o land.tif");
        for (const char* suffix : {"obj", "stl", "ply"})
            QVERIFY(m_folder.run("export land.moraine -o land.%1", {QLatin1String(suffix)}).code == 0);
    }

    /// Heights that became a mesh are the same heights again.
    void heightsComeBack_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"land.obj", "land.stl", "land.ply"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void heightsComeBack() {
        QFETCH(QString, file);
        ProgramRun run = m_folder.run("convert %1 back.r32 --force", {file});
        QVERIFY2(run.code == 0 && run.error.contains("seen from above"), run.seen());
        QCOMPARE(m_folder.content(QStringLiteral("back.r32")), m_folder.content(QStringLiteral("land.r32")));
        run = m_folder.run("diff %1 land.moraine", {file});
        QVERIFY2(run.code == 0, run.seen());
        run = m_folder.run("convert %1 back.tif --force", {file});
        QCOMPARE(facts("back.tif")[QStringLiteral("spacing")].toArray().at(0).toDouble(), 7.3);
    }

    /// Triangle for triangle, through every pair of formats; back in the first one byte for byte.
    void triangleForTriangle_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        for (const char* from : {"obj", "stl", "ply"})
            for (const terrain::MeshFormat* to : terrain::meshFormats())
                QTest::addRow("%s to %s", from, to->id())
                    << QString::fromLatin1(from) << QString::fromLatin1(to->suffixes().front());
    }
    void triangleForTriangle() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const ProgramRun run = m_folder.run("convert land.%1 over.%2 --force", {from, to});
        QVERIFY2(run.code == 0 && run.error.contains("3185 vertices, 6144 triangles."), run.seen());
        if (!terrain::findMeshFormat(to.toStdString())->canRead())
            return;
        const ProgramRun back = m_folder.run("convert over.%1 again.%2 --force", {to, from});
        QVERIFY2(back.code == 0, back.seen());
        const QJsonObject before = facts(("land." + from.toLatin1()).constData());
        const QJsonObject after = facts(("again." + from.toLatin1()).constData());
        QCOMPARE(after, before);
        if (from == QLatin1String("stl"))
            QCOMPARE(m_folder.content(QStringLiteral("again.stl")),
                     m_folder.content(QStringLiteral("land.stl")));
    }

    void others_data() {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"obj", "stl", "ply", "glb"})
            QTest::newRow(suffix) << QString::fromLatin1(suffix);
    }
    /// What was converted is what another program finds in it.
    void others() {
        QFETCH(QString, suffix);
        const QString assimp = QStandardPaths::findExecutable(QStringLiteral("assimp"));
        if (assimp.isEmpty())
            QSKIP("The program assimp is not installed.");
        QCOMPARE(m_folder.run("convert land.ply seen.%1 --force", {suffix}).code, 0);
        QProcess process;
        process.start(assimp, {QStringLiteral("info"), m_folder.path(QStringLiteral("seen.") + suffix)});
        QVERIFY(process.waitForFinished());
        const QByteArray said = process.readAllStandardOutput();
        QVERIFY2(said.simplified().contains("Faces: 6144"), said.constData());
    }

    /// With y up, z points to the south: a turned file gives the land as it was.
    void otherAxesAreTurned() {
        QByteArray turned;
        for (const QByteArray& line : m_folder.content(QStringLiteral("land.obj")).split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words.front() != "v") {
                turned += line + '\n';
                continue;
            }
            const QByteArray south = words[2] == "0" ? words[2] : '-' + words[2];
            turned += "v " + words[1] + ' ' + words[3] + ' ' + south + '\n';
        }
        m_folder.write(QStringLiteral("turned.obj"), turned);
        succeed("convert turned.obj turned.r32 --mesh-up y");
        QCOMPARE(m_folder.content(QStringLiteral("turned.r32")),
                 m_folder.content(QStringLiteral("land.r32")));
        succeed("convert turned.obj turned.stl --mesh-up y");
        QCOMPARE(m_folder.content(QStringLiteral("turned.stl")),
                 m_folder.content(QStringLiteral("land.stl")));
        const ProgramRun run = m_folder.run("convert turned.obj wrong.tif");
        QVERIFY2(run.error.contains("--mesh-up y"), run.seen());
    }

    void samplesAreWhereTheyAreAskedFor_data() {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("own") << QByteArray() << 65 << 49;
        QTest::newRow("own spacing") << QByteArray("--in-spacing 7.3") << 65 << 49;
        QTest::newRow("twice as many") << QByteArray("--in-spacing 3.65") << 129 << 97;
        QTest::newRow("columns") << QByteArray("--mesh-columns 33") << 33 << 25;
        QTest::newRow("many columns") << QByteArray("--mesh-columns 200") << 200 << 150;
    }
    void samplesAreWhereTheyAreAskedFor() {
        QFETCH(QByteArray, options);
        QFETCH(int, columns);
        QFETCH(int, rows);
        const ProgramRun run = m_folder.run(("convert land.ply asked.tif --force " + options).constData());
        QVERIFY2(run.code == 0, run.seen());
        const QJsonObject seen = facts("asked.tif");
        const QJsonObject whole = facts("land.tif");
        QCOMPARE(seen[QStringLiteral("columns")].toInt(), columns);
        QCOMPARE(seen[QStringLiteral("rows")].toInt(), rows);
        QCOMPARE(seen[QStringLiteral("nodata_count")].toInt(), 0);
        QCOMPARE(seen[QStringLiteral("corners")].toArray().at(0).toArray().at(0),
                 whole[QStringLiteral("corners")].toArray().at(0).toArray().at(0));
        QVERIFY(seen[QStringLiteral("maximum")].toDouble() <= whole[QStringLiteral("maximum")].toDouble());
    }

    /// What asks for heights goes by what is seen from above.
    void meshesOfHeights() {
        succeed("convert land.stl few.stl --max-error 20 --force");
        QVERIFY(facts("few.stl")[QStringLiteral("triangles")].toInt() < 3000);
        succeed("convert few.stl few.tif --force"); // on no lattice, but to its very edge
        const QJsonObject few = facts("few.tif");
        const double spacing = few[QStringLiteral("spacing")].toArray().at(0).toDouble();
        QVERIFY(std::abs((few[QStringLiteral("columns")].toInt() - 1) * spacing - 64 * 7.3) < 0.01);
        const ProgramRun part = m_folder.run("convert few.stl few.tif --in-spacing 100 --force");
        QVERIFY2(part.code == 0 &&
                     part.error.contains("reaches 67.2 m further east and 50.4 m further south"),
                 part.seen());
        succeed("convert land.stl body.stl --base 3 --print-width 100 --force");
        QVERIFY(facts("body.stl")[QStringLiteral("closed")].toBool());
        succeed("convert land.stl wide.stl --mesh-columns 33 --force");
        QCOMPARE(facts("wide.stl")[QStringLiteral("triangles")].toInt(), 2 * 32 * 24);
        succeed("convert land.stl land2.moraine --force");
        QCOMPARE(m_folder.run("diff land2.moraine land.moraine").code, 0);
    }

    /// The numbers of a map come in whole, and go out so.
    void farMeshesKeepTheirDigits() {
        m_folder.write(QStringLiteral("utm.obj"), "v 500123.25 5412345.75 12.5\nv 500123.75 5412345.75 13\n"
                                                  "v 500123.75 5412346.25 14\nf 1 2 3\n");
        const auto bounds = [&](const char* file) {
            return QJsonDocument(facts(file)[QStringLiteral("bounds")].toArray())
                .toJson(QJsonDocument::Compact);
        };
        const QByteArray wanted = "[[500123.25,5412345.75,12.5],[500123.75,5412346.25,14]]";
        QCOMPARE(bounds("utm.obj"), wanted);
        for (const char* file : {"utm2.ply", "utm2.glb", "utm2.obj"}) {
            QCOMPARE(m_folder.run("convert utm.obj %1", {QLatin1String(file)}).code, 0);
            QCOMPARE(bounds(file), wanted);
        }
        const ProgramRun run = m_folder.run("convert utm.obj utm2.stl");
        QVERIFY2(run.code == 0 && run.error.contains("rounded by up to 0.25 m"), run.seen());
    }

    void wrongOnesAreRefused_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* command, int code, const char* says) {
            QTest::newRow(command) << QByteArray(command) << code << QByteArray(says);
        };
        row("convert land.stl no.tif --mesh-columns 1", 2, "--mesh-columns");
        row("convert land.stl no.tif --in-spacing 9999", 2, "--in-spacing");
        row("convert land.stl no.tif --in-spacing 0.0000001", 2, "--in-spacing");
        row("convert land.stl no.tif --mesh-up x", 2, "--mesh-up");
        row("convert wall.obj no.tif", 3, "--mesh-up y");
        row("convert wall.obj no.png --mesh-up y", 3, "--fill-nodata");
        row("convert empty.obj no.tif", 3, "no triangles");
    }
    void wrongOnesAreRefused() {
        QFETCH(QByteArray, command);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        m_folder.write(QStringLiteral("wall.obj"), "v 0 0 0\nv 9 0 0\nv 0 0 9\nf 1 2 3\n");
        m_folder.write(QStringLiteral("empty.obj"), "v 0 0 0\nv 9 0 0\nv 0 0 9\n");
        const ProgramRun run = m_folder.run(command.constData());
        QVERIFY2(run.code == code && run.error.contains(says), run.seen());
        QVERIFY(!m_folder.holds(QStringLiteral("no.tif")) && !m_folder.holds(QStringLiteral("no.png")));
    }

    void optionsOfMeshesMeanNothingElsewhere() {
        const ProgramRun run = m_folder.run("convert land.tif x.tif --mesh-columns 20 --mesh-up y --force");
        QVERIFY2(run.code == 0 && run.error.contains("--mesh-columns has no effect") &&
                     run.error.contains("--mesh-up has no effect"),
                 run.seen());
    }
};

QTEST_GUILESS_MAIN(CommandsMeshInTest)
#include "commands_mesh_in_test.moc"
