// SPDX-License-Identifier: MIT
// Parts of a terrain that are one sample wide or high: what one verb writes, the others take.
#include "libterrain/formats/heightmap_format.h"
#include "tests/support/program.h"

#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::ProgramRun;

class CommandsOneSampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadAgain_data();
    void isReadAgain();
    void whatNeedsMoreRefuses_data();
    void whatNeedsMoreRefuses();
};

void CommandsOneSampleTest::isReadAgain_data() {
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
        const QByteArray id = format->id();
        if (!format->canWrite() || id == "hgt") // which has sizes of its own
            continue;
        for (const auto& [columns, rows] : {std::pair{1, 5}, std::pair{7, 1}, std::pair{1, 1}})
            QTest::addRow("%s %d x %d", format->id(), columns, rows) << id << columns << rows;
    }
}

void CommandsOneSampleTest::isReadAgain() {
    QFETCH(QByteArray, format);
    QFETCH(int, columns);
    QFETCH(int, rows);
    const Folder folder;
    const QByteArray size = QByteArray::number(columns) + "x" + QByteArray::number(rows);
    const QByteArray window = QByteArray::number(columns) + "," + QByteArray::number(rows);
    const terrain::HeightmapFormat* known = terrain::findHeightmapFormat(format.toStdString());
    const QByteArray file = QByteArray("part.") + known->suffixes().front();
    const QByteArray make = "generate --columns 65 --seed 3 --window 20,30," + window + " -o ";
    const ProgramRun made = folder.run(make + file + " --format " + format);
    QVERIFY2(made.code == 0, made.seen());
    QVERIFY2(made.error.contains("read again"), made.seen());

    const bool headerless = format == "raw" || format == "r32";
    const QByteArray type = format == "raw" ? " --raw-type u16" : " --raw-type f32";
    const QByteArray how =
        " --in-format " + format + (headerless ? " --raw-size " + size + type : QByteArray());
    const ProgramRun info = folder.run("info --json " + file + how);
    QVERIFY2(info.code == 0, info.seen());
    QCOMPARE(info.json().object()[QStringLiteral("columns")].toInt(), columns);
    QCOMPARE(info.json().object()[QStringLiteral("rows")].toInt(), rows);
    const ProgramRun same = folder.run("diff --json " + file + " " + file + how);
    QVERIFY2(same.code == 0, same.seen());
    const ProgramRun converted = folder.run("convert " + file + " copy.npy" + how);
    QVERIFY2(converted.code == 0, converted.seen());
}

void CommandsOneSampleTest::whatNeedsMoreRefuses_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::addColumn<QByteArray>("doesNotSay");
    const auto row = [](const char* line, int code, const char* says, const char* doesNotSay = "?") {
        QTest::newRow(line) << QByteArray(line) << code << QByteArray(says) << QByteArray(doesNotSay);
    };
    row("convert part.npy a.moraine", 2, "2 to");
    row("convert part.npy a.stl", 3, "no triangles");
    row("convert part.npy a.png --resample 5x5", 2, "--resample");
    row("convert part.npy a.raw --target unity", 2, "cannot be resampled",
        "--resample"); // nobody asked for it
    row("generate --columns 65 --window 0,0,0,5 -o a.png", 2, "at least one column", "lie inside");
}

void CommandsOneSampleTest::whatNeedsMoreRefuses() {
    QFETCH(QByteArray, line);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    QFETCH(QByteArray, doesNotSay);
    const Folder folder;
    const ProgramRun made = folder.run("generate --columns 65 --window 2,3,1,5 -o part.npy");
    QVERIFY2(made.code == 0, made.seen());
    const ProgramRun refused = folder.run(line);
    QVERIFY2(refused.code == code, refused.seen());
    QVERIFY2(refused.error.count('\n') == 1, refused.seen()); // one sentence
    QVERIFY2(refused.error.contains(says) && !refused.error.contains(doesNotSay), refused.seen());
    QCOMPARE(folder.entries(), QStringList{QStringLiteral("part.npy")});
}

QTEST_GUILESS_MAIN(CommandsOneSampleTest)
#include "commands_one_sample_test.moc"
