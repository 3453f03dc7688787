// SPDX-License-Identifier: MIT
// What is under a name when the program is stopped or killed: the former file or the new one, whole.
#include "tests/support/program.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <sys/types.h>

#include <csignal>

using support::Folder;
using support::name;
using support::ProgramRun;

class CommandsInterruptedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stoppedHalfway_data();
    void stoppedHalfway();
    void killedAtAnyMoment();
};

void CommandsInterruptedTest::stoppedHalfway_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("replaces");
    for (const char* file :
         {"big.png", "big.tif", "big.asc", "big.obj", "big.stl", "big.ply", "big.glb", "big.moraine"})
        for (const bool replaces : {false, true})
            QTest::addRow("%s%s", file, replaces ? ", over a former one" : "") << name(file) << replaces;
}

/// As soon as the file has begun to grow: nothing new, and a former file as it was.
void CommandsInterruptedTest::stoppedHalfway() {
    QFETCH(QString, file);
    QFETCH(bool, replaces);
    const Folder folder;
    if (replaces)
        folder.write(file, "old");
    const qsizetype before = folder.entries().size();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(support::programPath(),
                  {name("generate"), name("--columns"), name("4097"), name("--force"), name("-o"), file});
    QVERIFY(process.waitForStarted());
    QElapsedTimer timer;
    timer.start();
    const auto begun = [&] { return folder.entries().size() > before; };
    while (!begun() && timer.elapsed() < 60'000 && process.state() == QProcess::Running)
        process.waitForFinished(1);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    if (process.exitCode() == 0) { // it was done before
        QVERIFY(folder.content(file) != "old");
        return;
    }
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(folder.entries(), replaces ? QStringList{file} : QStringList());
    if (replaces)
        QCOMPARE(folder.content(file), QByteArray("old"));
}

/// A project that is saved over and over, by programs that are killed at random moments.
void CommandsInterruptedTest::killedAtAnyMoment() {
    const Folder folder;
    QCOMPARE(folder.run("generate --columns 129 --seed 1 -o land.r32").code, 0);
    QCOMPARE(folder.run("convert land.r32 land.moraine").code, 0);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(folder.run("convert land.r32 land.moraine --force").code, 0);
    const qint64 whole = timer.elapsed();
    const QByteArray wanted =
        folder.run("info land.r32 --json").json()[name("fingerprint")].toString().toUtf8();
    int killed = 0;
    for (int i = 0; i < 50; ++i) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(support::programPath(),
                      {name("convert"), name("land.r32"), name("land.moraine"), name("--force")});
        QVERIFY(process.waitForStarted());
        process.waitForFinished(static_cast<int>(whole * i / 50) + 1);
        process.kill();
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished());
        killed += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
        const ProgramRun facts = folder.run("info land.moraine --json");
        QVERIFY2(facts.code == 0, facts.seen());
        QCOMPARE(facts.json()[name("fingerprint")].toString().toUtf8(), wanted);
    }
    QVERIFY2(killed > 10, qPrintable(QString::number(killed)));
}

QTEST_GUILESS_MAIN(CommandsInterruptedTest)
#include "commands_interrupted_test.moc"
