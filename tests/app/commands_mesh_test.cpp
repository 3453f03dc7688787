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
        QCOMPARE(m_folder.run("export land.moraine -o only.glb").code, 0);
        const ProgramRun run = m_folder.run("info only.glb");
        QVERIFY2(run.code == 3 && run.error.contains("only.glb"), run.seen());
    }
};

QTEST_GUILESS_MAIN(CommandsMeshTest)
#include "commands_mesh_test.moc"
