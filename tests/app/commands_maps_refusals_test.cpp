// SPDX-License-Identifier: MIT
#include "tests/support/placed_land.h"

using support::Folder;
using support::name;
using support::ProgramRun;

/// Which maps cannot be made, and why; and that nothing is lost then.
class CommandsMapsRefusalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { support::makePlacedLand(m_folder); }
    void refusals_data();
    void refusals();
    void nothingIsReplaced();

private:
    Folder m_folder;
};

void CommandsMapsRefusalsTest::refusals_data() {
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* words, int code, const char* says) {
        QTest::newRow(words) << QByteArray(words) << code << QByteArray(says);
    };
    row("out.tif --map steepness", 2, "'moraine maps' lists them");
    row("out.hgt --map slope", 2, "cannot hold the map 'slope'");
    row("out.ter --map slope", 2, "cannot hold the map 'slope'");
    row("out.obj --map slope", 2, ".png");
    row("out --map slope", 2, ".png");
    row("out.tif --map slope --option type=i16", 2, "cannot hold the map");
    row("out.raw --map normal", 2, ".png .tif");
    row("out.png --map contours", 2, ".geojson .svg");
    row("out.svg --map contours --tiles 2x2", 2, "(--tiles CxR)");
    row("out.svg --map contours --map-option interval=0.000001", 6, "(--map-option NAME=VALUE)");
    row("out.tif --map water", 2, "(--map-option NAME=VALUE)");
    row("out.png --map splat --map-option low=high", 2, "low takes metres");
    row("out.png --map splat --map-option names=a,b,c --map-option files=layers", 2, "four different names");
    row("out.png --map splat --map-option names=a,b,c,../d --map-option files=layers", 2,
        "four different names");
    row("out.tif --map slope --map-option reach=4", 2, "has no option 'reach'");
    row("out.tif --map occlusion --map-option reach", 2, "takes NAME=VALUE");
    row("out.tif --map-option reach=4", 2, "name one with --map ID");
    row("out.obj --map slope --max-error 4", 2, "--max-error is not for maps");
    row("out.png --map normal --range 0,1", 2, "--range is for maps of numbers");
    row("out.tif --map slope --tiles 99x1", 2, "(--tiles CxR)");
}

void CommandsMapsRefusalsTest::refusals() {
    QFETCH(QByteArray, words);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    const QStringList before = m_folder.entries();
    const ProgramRun run = m_folder.run("convert land.tif " + words);
    QVERIFY2(run.code == code, run.seen());
    QVERIFY2(run.error.contains(says), run.seen());
    QCOMPARE(m_folder.entries(), before);
}

void CommandsMapsRefusalsTest::nothingIsReplaced() {
    m_folder.write(name("kept_b.png"), "mine");
    const QStringList before = m_folder.entries();
    const ProgramRun run = m_folder.run(
        "convert land.tif kept.png --map splat --map-option files=layers --map-option names=a,b,c,d");
    QVERIFY2(run.code == 4, run.seen());
    QCOMPARE(m_folder.content(name("kept_b.png")), QByteArray("mine"));
    QCOMPARE(m_folder.entries(), before); // not those before it, either
    m_folder.write(name("kept.svg"), "mine");
    QCOMPARE(m_folder.run("convert land.tif kept.svg --map contours").code, 4);
    QCOMPARE(m_folder.content(name("kept.svg")), QByteArray("mine"));
    // Holes have no colour.
    m_folder.write(name("holed.asc"),
                   "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9\n1 2\n3 -9\n");
    const ProgramRun holed = m_folder.run("convert holed.asc holed.png --map normal");
    QVERIFY2(holed.code == 3 && holed.error.contains("--fill-nodata"), holed.seen());
    QVERIFY(!m_folder.holds(name("holed.png")));
}

QTEST_GUILESS_MAIN(CommandsMapsRefusalsTest)
#include "commands_maps_refusals_test.moc"
