// SPDX-License-Identifier: MIT
#include "tests/support/number_bytes.h"
#include "tests/support/program.h"

#include <QFile>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;
using support::runProgram;

namespace {

/// An environment with decimal commas; empty when the system cannot make one.
QMap<QString, QString> germanEnvironment(const Folder& folder) {
    const QString place = folder.path(name("de_DE.UTF-8"));
    QProcess maker;
    maker.start(name("localedef"), {name("-i"), name("de_DE"), name("-f"), name("UTF-8"), place});
    if (!maker.waitForFinished() || !QFile::exists(place))
        return {};
    return {{name("LOCPATH"), folder.path()},
            {name("LC_ALL"), name("de_DE.UTF-8")},
            {name("LANG"), name("de_DE.UTF-8")}};
}

} // namespace

/// Where the system has decimal commas and separators of thousands, files and words are the same.
class CommandsLocaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_environment = germanEnvironment(m_german); }
    void decimalCommasChangeNothing_data();
    void decimalCommasChangeNothing();

private:
    Folder m_folder;
    Folder m_german;
    QMap<QString, QString> m_environment; ///< empty: there is no such locale
};

void CommandsLocaleTest::decimalCommasChangeNothing_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("result"); // empty: what is said
    const auto row = [](const char* line, const char* result = "") {
        QTest::newRow(line) << name(line) << name(result);
    };
    row("info a.asc --json");
    row("info surfer.grd --json"); // which a library reads
    row("info points.xyz --json");
    row("info text.stl --json");
    row("convert a.asc b.asc", "b.asc");
    row("convert a.asc b.obj --in-spacing 0.25", "b.obj");
    row("convert many.r32 b.obj --in-spacing 0.25", "b.obj"); // numbers of vertices beyond 1000
    row("convert many.r32 b.ply --in-spacing 0.25", "b.ply");
    row("convert many.r32 b.stl --in-spacing 0.25", "b.stl");
    row("convert many.r32 b.glb --in-spacing 0.25", "b.glb");
    row("convert many.r32 b.3mf --in-spacing 0.25 --base 1.5 --print-width 99.5", "b.3mf");
    row("convert a.asc b.tif", "b.tif");
    row("convert a.asc b.moraine", "b.moraine");
    row("convert many.r32 b.png --target blender --in-spacing 0.25", "b.settings.json");
    row("convert many.r32 b.png --target blender --in-spacing 0.25", "b.settings.txt");
    row("convert many.r32 b.geojson --map contours --map-option interval=0.5", "b.geojson");
    row("convert many.r32 b.svg --map contours --map-option interval=0.5", "b.svg");
    row("generate --columns 9 --set hurst=0.75 -o b.json", "b.json");
    row("render a.asc -o b.png --sun-azimuth 12.5", "b.png");
    row("steps --json");
}

void CommandsLocaleTest::decimalCommasChangeNothing() {
    QFETCH(QString, line);
    QFETCH(QString, result);
    if (m_environment.isEmpty())
        QSKIP("the locale de_DE.UTF-8 cannot be made here");
    m_folder.write(name("a.asc"), "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1.5 2 3\n4 5 6\n");
    m_folder.write(name("surfer.grd"), "DSAA\n3 2\n0.5 1.5\n0.25 0.75\n1.5 6\n1.5 2 3\n4 5 6\n");
    m_folder.write(name("points.xyz"), "0.5 0.5 1.25\n1 0.5 2.5\n0.5 1 3\n1 1 4\n");
    m_folder.write(name("text.stl"),
                   "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0.5\nvertex 1.5 0 0\n"
                   "vertex 0 1.25 0\nendloop\nendfacet\nendsolid a\n");
    QByteArray many;
    for (int i = 0; i < 40 * 40; ++i)
        many += support::bytesOfNumber(static_cast<float>(i % 53 * 0.37));
    m_folder.write(name("many.r32"), many);
    const QStringList arguments = line.split(QLatin1Char(' ')) + QStringList{name("--force")};
    const ProgramRun plain = runProgram(arguments, m_folder.path());
    QVERIFY2(plain.code == 0, plain.seen());
    const QByteArray expected = result.isEmpty() ? QByteArray() : m_folder.content(result);
    const ProgramRun run = runProgram(arguments, m_folder.path(), m_environment);
    QVERIFY2(run.code == 0, run.seen());
    QCOMPARE(run.output, plain.output);
    QCOMPARE(run.error, plain.error);
    if (result.isEmpty())
        return;
    QVERIFY(!expected.isEmpty());
    if (result.endsWith(name("moraine"))) { // a database: what it holds
        const ProgramRun facts = m_folder.run("info b.moraine --json");
        QCOMPARE(facts.json()[name("fingerprint")],
                 m_folder.run("info a.asc --json").json()[name("fingerprint")]);
        return;
    }
    QVERIFY(m_folder.content(result) == expected);
}

QTEST_GUILESS_MAIN(CommandsLocaleTest)
#include "commands_locale_test.moc"
