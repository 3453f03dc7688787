// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QJsonObject>
#include <QTest>

#include <cmath>

using support::Folder;
using support::ProgramRun;

class CommandsDiffTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void compares_data();
    void compares();
    void quietSpeaksByItsCodeAlone();
    void comparesAProjectWithItsExport();

private:
    Folder m_folder;
};

void CommandsDiffTest::initTestCase() {
    const QByteArray head = "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9999\n";
    m_folder.write(QStringLiteral("a.asc"), head + "1 2 3\n4 5 6\n");
    m_folder.write(QStringLiteral("near.asc"), head + "1 2 3\n4 5.25 6\n");
    m_folder.write(QStringLiteral("far.asc"), head + "1 2 3\n4 9 3\n");
    m_folder.write(QStringLiteral("hole.asc"), head + "1 2 3\n4 -9999 6\n");
    m_folder.write(QStringLiteral("wide.asc"),
                   "ncols 2\nnrows 3\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2\n3 4\n5 6\n");
}

void CommandsDiffTest::compares_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("json"); // equal, maximum, rms, differing
    const auto row = [](const char* name, const char* arguments, int code, const char* json) {
        QTest::newRow(name) << QString::fromUtf8(arguments) << code << QString::fromUtf8(json);
    };
    row("same", "a.asc a.asc", 0, R"({"equal":true,"maximum":0,"rms":0,"differing":0})");
    row("near", "a.asc near.asc", 1,
        R"({"equal":false,"maximum":0.25,"rms":0.10206207261596577,"differing":1})");
    row("within", "a.asc near.asc --tolerance 0.25", 0,
        R"({"equal":true,"maximum":0.25,"rms":0.10206207261596577,"differing":0})");
    row("two apart", "a.asc far.asc --tolerance 1", 1,
        R"({"equal":false,"maximum":4,"rms":2.041241452319315,"differing":2})");
    row("hole", "a.asc hole.asc", 1, R"({"equal":false,"maximum":null,"rms":null,"differing":null})");
    row("both with holes", "hole.asc hole.asc", 0, R"({"equal":true,"maximum":0,"rms":0,"differing":0})");
    row("other size", "a.asc wide.asc", 1, R"({"equal":false,"maximum":null,"rms":null,"differing":null})");
}

void CommandsDiffTest::compares() {
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QString, json);
    const QByteArray line = "diff " + arguments.toUtf8();
    const ProgramRun plain = m_folder.run(line);
    QVERIFY2(plain.code == code, plain.seen());
    QVERIFY2(plain.output.startsWith(code == 0 ? "equal" : "different"), plain.seen());
    const ProgramRun run = m_folder.run(line + " --json");
    QVERIFY2(run.code == code, run.seen());
    const QJsonObject seen = run.json().object();
    const QJsonObject expected = QJsonDocument::fromJson(json.toUtf8()).object();
    QCOMPARE(seen.keys(), expected.keys());
    for (const QString& member : expected.keys())
        if (expected[member].isDouble())
            QVERIFY2(std::abs(seen[member].toDouble(-1) - expected[member].toDouble()) < 1e-9, run.seen());
        else
            QVERIFY2(seen[member] == expected[member], run.seen());
}

void CommandsDiffTest::quietSpeaksByItsCodeAlone() {
    const ProgramRun run = m_folder.run("diff a.asc far.asc --quiet");
    QVERIFY2(run.code == 1 && run.output.isEmpty() && run.error.isEmpty(), run.seen());
}

void CommandsDiffTest::comparesAProjectWithItsExport() {
    const ProgramRun made = m_folder.run("generate --columns 65 -o p.moraine");
    QVERIFY2(made.code == 0, made.seen());
    const ProgramRun exported = m_folder.run("export p.moraine -o p.r32");
    QVERIFY2(exported.code == 0, exported.seen());
    const ProgramRun run = m_folder.run("diff p.moraine p.r32");
    QVERIFY2(run.code == 0, run.seen());
}

QTEST_GUILESS_MAIN(CommandsDiffTest)
#include "commands_diff_test.moc"
