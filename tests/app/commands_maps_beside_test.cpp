// SPDX-License-Identifier: MIT
#include "tests/support/placed_land.h"

using support::Folder;
using support::name;
using support::ProgramRun;

/// Maps beside heights that are for no tool: as the window writes them for any program.
class CommandsMapsBesideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { support::makePlacedLand(m_folder); }
    void severalGoBesideTheHeights();
    void oneWithItsOwnSuffixGoesBeside();
    void oneAloneTakesTheirPlace();
    void tilesAndSizeAreThoseOfTheHeights();
    void optionsAreOfOneMap();
    void filesThatAreThereStay();

private:
    /// Whether two files hold the same heights or values.
    [[nodiscard]] bool areEqual(const char* a, const char* b) const {
        return m_folder.run("diff %1 %2", {name(a), name(b)}).code == 0;
    }

    Folder m_folder;
};

void CommandsMapsBesideTest::severalGoBesideTheHeights() {
    const ProgramRun run = m_folder.run("export land.json -o both.tif --map normal --map slope.png");
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY(areEqual("both.tif", "land.tif"));
    QCOMPARE(m_folder.run("convert land.tif slope.png --map slope").code, 0);
    QVERIFY(areEqual("both_slope.png", "slope.png"));
    QCOMPARE(m_folder.run("convert land.tif normal.png --map normal").code, 0);
    QVERIFY(m_folder.holds(name("both_normal.png")) || m_folder.holds(name("both_normal.tif")));
    for (const char* file : {"both.tif", "both_slope.png", "both_normal"})
        QVERIFY2(run.error.contains(file), run.seen());
    QVERIFY(!m_folder.holds(name("both.settings.txt"))); // there is no tool
}

void CommandsMapsBesideTest::oneWithItsOwnSuffixGoesBeside() {
    const ProgramRun run = m_folder.run("convert land.tif one.r32 --map slope.tif");
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY(m_folder.holds(name("one.r32")));
    QCOMPARE(m_folder.run("convert land.tif alone.tif --map slope").code, 0);
    QVERIFY(areEqual("one_slope.tif", "alone.tif"));
}

void CommandsMapsBesideTest::oneAloneTakesTheirPlace() {
    QCOMPARE(m_folder.run("convert land.tif place.tif --map slope").code, 0);
    QVERIFY(!areEqual("place.tif", "land.tif"));
    QVERIFY(!m_folder.holds(name("place_slope.tif")));
}

void CommandsMapsBesideTest::tilesAndSizeAreThoseOfTheHeights() {
    const ProgramRun run = m_folder.run("convert land.tif cut.tif --resample 49x33 --tiles 2x1 --overlap 1 "
                                        "--map slope --map water --map-option "
                                        "water.level=0");
    QVERIFY2(run.code == 0, run.seen());
    for (const char* file : {"cut_x0_y0.tif", "cut_slope_x1_y0.tif", "cut_water_x0_y0.tif"}) {
        const QJsonObject facts = m_folder.run("info %1 --json", {name(file)}).json().object();
        QCOMPARE(facts[name("columns")].toInt(), 25);
        QCOMPARE(facts[name("rows")].toInt(), 33);
    }
}

void CommandsMapsBesideTest::optionsAreOfOneMap() {
    const ProgramRun run =
        m_folder.run("convert land.tif two.png --map normal --map splat --map-option splat.steep=10");
    QVERIFY2(run.code == 0, run.seen());
    const ProgramRun unclear =
        m_folder.run("convert land.tif three.png --map normal --map splat --map-option steep=10");
    QVERIFY2(unclear.code == 2 && unclear.error.contains("ID.NAME=VALUE"), unclear.seen());
    const ProgramRun twice = m_folder.run("convert land.tif three.png --map normal --map normal");
    QVERIFY2(twice.code == 2 && twice.error.contains("asked for twice"), twice.seen());
    const ProgramRun mesh = m_folder.run("convert land.tif three.obj --map normal --map slope");
    QVERIFY2(mesh.code == 2 && mesh.error.contains("goes beside heightmaps"), mesh.seen());
}

void CommandsMapsBesideTest::filesThatAreThereStay() {
    m_folder.write(name("kept_slope.png"), "mine");
    const QStringList before = m_folder.entries();
    const ProgramRun run =
        m_folder.run("convert land.tif kept.tif --map water.tif --map slope.png --map-option "
                     "water.level=0");
    QVERIFY2(run.code == 4, run.seen());
    QCOMPARE(m_folder.content(name("kept_slope.png")), QByteArray("mine"));
    QCOMPARE(m_folder.entries(), before);
}

QTEST_GUILESS_MAIN(CommandsMapsBesideTest)
#include "commands_maps_beside_test.moc"
