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
