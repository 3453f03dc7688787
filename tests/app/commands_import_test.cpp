// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::ProgramRun;

/// What is said of a heightmap on the command line, in every verb that reads one.
class CommandsImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void shapes_data();
    void shapes();
    void anImportIsAProject();
    void aResampledImportIsAProject();
    void squareCells();
    void refusals_data();
    void refusals();

private:
    Folder m_folder;
};

void CommandsImportTest::initTestCase() {
    m_folder.write(QStringLiteral("a.raw"), QByteArray::fromHex("010002000300040005000600"));
}

void CommandsImportTest::shapes_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QByteArray>("corners");
    const auto row = [](const char* options, int columns, const char* corners) {
        QTest::newRow(options) << QByteArray(options) << columns << QByteArray(corners);
    };
    row("--raw-rows north", 3, "[[1,3],[4,6]]");
    row("--raw-rows south", 3, "[[4,6],[1,3]]");
    row("--rotate 90", 2, "[[4,1],[6,3]]");
    row("--rotate 180", 3, "[[6,4],[3,1]]");
    row("--rotate=270", 2, "[[3,6],[1,4]]");
    row("--flip horizontal", 3, "[[3,1],[6,4]]");
    row("--flip vertical", 3, "[[4,6],[1,3]]");
    row("--flip both", 3, "[[6,4],[3,1]]");
    row("--crop 1,0,2,2", 2, "[[2,3],[5,6]]");
    row("--crop 1,0,2,2 --rotate 90 --flip horizontal", 2, "[[2,5],[3,6]]");
    row("--flip horizontal --rotate 90 --crop 1,0,2,2", 2, "[[2,5],[3,6]]");
    row("--in-resample 5x7", 5, "[[1,3],[4,6]]");
    row("--in-resample square", 3, "[[1,3],[4,6]]");
    row("--in-resample 4x2 --rotate 90", 4, "[[4,1],[6,3]]");
}

void CommandsImportTest::shapes() {
    QFETCH(QByteArray, options);
    QFETCH(int, columns);
    QFETCH(QByteArray, corners);
    const ProgramRun run = m_folder.run("info a.raw --json --raw-size 3x2 " + options);
    QVERIFY2(run.code == 0, run.seen());
    const QJsonObject facts = run.json().object();
    QCOMPARE(facts[QStringLiteral("columns")].toInt(), columns);
    QCOMPARE(QJsonDocument(facts[QStringLiteral("corners")].toArray()).toJson(QJsonDocument::Compact),
             corners);
    QVERIFY2(!run.error.contains("no effect"), run.seen());
}

/// The part is what the project holds, and no more of the file is needed.
void CommandsImportTest::anImportIsAProject() {
    const ProgramRun made =
        m_folder.run("convert a.raw part.moraine --raw-size 3x2 --crop 1,0,2,2 --rotate 90 --force");
    QVERIFY2(made.code == 0, made.seen());
    const QJsonObject facts = m_folder.run("info part.moraine --json").json().object();
    QCOMPARE(QJsonDocument(facts[QStringLiteral("corners")].toArray()).toJson(QJsonDocument::Compact),
             QByteArray("[[5,2],[6,3]]"));
    QCOMPARE(facts[QStringLiteral("steps")].toArray().at(0).toObject()[QStringLiteral("kind")].toString(),
             QStringLiteral("imported_heights"));
    const ProgramRun back = m_folder.run("export part.moraine -o part.raw --force");
    QVERIFY2(back.code == 0, back.seen());
    QCOMPARE(m_folder.content(QStringLiteral("part.raw")), QByteArray::fromHex("0500020006000300"));
}

/// Its samples are the new ones, over the same ground, and stay so.
void CommandsImportTest::aResampledImportIsAProject() {
    const ProgramRun made =
        m_folder.run("convert a.raw finer.moraine --raw-size 3x2 --in-spacing 10 --in-resample 5x3 --force");
    QVERIFY2(made.code == 0 && made.error.contains("Resampled from 3 × 2 to 5 × 3."), made.seen());
    const QJsonObject facts = m_folder.run("info finer.moraine --json").json().object();
    QCOMPARE(facts[QStringLiteral("rows")].toInt(), 3);
    QCOMPARE(facts[QStringLiteral("spacing")].toArray().at(0).toDouble(), 5.0);
    QCOMPARE(facts[QStringLiteral("spacing")].toArray().at(1).toDouble(), 5.0);
    const ProgramRun back = m_folder.run("export finer.moraine -o finer.r32 --force");
    QVERIFY2(back.code == 0, back.seen());
    const float wanted[] = {1, 1.5F, 2, 2.5F, 3, 2.5F, 3, 3.5F, 4, 4.5F, 4, 4.5F, 5, 5.5F, 6};
    QCOMPARE(m_folder.content(QStringLiteral("finer.r32")),
             QByteArray(reinterpret_cast<const char*>(wanted), sizeof wanted));
}

/// Cells that are twice as deep as wide, before what is missing is filled.
void CommandsImportTest::squareCells() {
    m_folder.write(QStringLiteral("deep.asc"), "ncols 4\nnrows 4\nxllcenter 0\nyllcenter 0\ndx 10\ndy 20\n"
                                               "nodata_value -1\n1 2 3 4\n2 -1 4 5\n3 4 5 6\n4 5 6 7\n");
    const auto seen = [&](const char* more) {
        const ProgramRun run = m_folder.run(QByteArray("info deep.asc --json --in-resample square ") + more);
        return run.json().object();
    };
    QCOMPARE(seen("")[QStringLiteral("rows")].toInt(), 7);
    QCOMPARE(seen("")[QStringLiteral("spacing")].toArray().at(1).toDouble(), 10.0);
    QCOMPARE(seen("")[QStringLiteral("nodata_count")].toInt(), 3);
    QCOMPARE(seen("--fill-nodata")[QStringLiteral("nodata_count")].toInt(), 0);
}

void CommandsImportTest::refusals_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* options, const char* says) {
        QTest::newRow(options) << QByteArray(options) << QByteArray(says);
    };
    row("--crop 0,0,4,2", "(--crop COL,ROW,COLUMNS,ROWS)");
    row("--crop 0,0,0,2", "has 3 × 2 samples");
    row("--crop 0,0,2", "--crop");
    row("--crop -1,0,2,2", "--crop");
    row("--rotate 45", "90|180|270");
    row("--flip sideways", "horizontal|vertical|both");
    row("--raw-rows west", "north|south");
    row("--in-resample 1x2", "(--in-resample WxH)");
    row("--in-resample 5", "or the word square");
    row("--in-resample cube", "or the word square");
    row("--crop 0,0,1,2 --in-resample 5x5", "no area");
}

void CommandsImportTest::refusals() {
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, says);
    const ProgramRun run = m_folder.run("convert a.raw out.tif --raw-size 3x2 " + options);
    QVERIFY2(run.code == 2, run.seen());
    QVERIFY2(run.error.contains(says), run.seen());
    QVERIFY(!m_folder.holds(QStringLiteral("out.tif")));
}

QTEST_GUILESS_MAIN(CommandsImportTest)
#include "commands_import_test.moc"
