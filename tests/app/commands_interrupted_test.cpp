// SPDX-License-Identifier: MIT
// What is under a name when the program is stopped or killed: the former file or the new one, whole.
#include "tests/support/program.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <sys/types.h>

#include <csignal>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

/// A program that makes a file.
struct Maker {
    QString program;
    QStringList arguments;
};

constexpr int patience = 60'000; // ms

/// Sends the signal to the maker of `file` as soon as that has begun to grow. What is wrong then; empty =
/// there is nothing new, a former file is as it was, and the exit code says so; or it was done before.
QString faultWhenStopped(const Folder& folder, const Maker& maker, const QString& file, int signal) {
    const QStringList before = folder.entries();
    const QByteArray former = folder.content(file);
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(maker.program, maker.arguments);
    if (!process.waitForStarted())
        return name("it does not start");
    QElapsedTimer timer;
    timer.start();
    const auto hasBegun = [&] {
        return folder.entries() != before || QFileInfo(folder.path(file)).size() != former.size();
    };
    while (!hasBegun() && timer.elapsed() < patience && process.state() == QProcess::Running)
        process.waitForFinished(1);
    if (process.state() == QProcess::Running) // else it has no number, and 0 stands for this program's group
        ::kill(static_cast<pid_t>(process.processId()), signal);
    if (process.state() == QProcess::Running && !process.waitForFinished(patience))
        return name("it does not stop");
    if (process.exitStatus() != QProcess::NormalExit)
        return name("it died of the signal");
    if (process.exitCode() == 0)
        return folder.run("info %1", {file}).code == 0 && folder.content(file) != former
                   ? QString()
                   : name("it says that the file is there");
    if (process.exitCode() != 130)
        return name("exit code %1").arg(process.exitCode());
    if (folder.entries() != before)
        return name("left: ") + folder.entries().join(name(", "));
    return folder.content(file) == former ? QString() : name("the former file is another");
}

} // namespace

class CommandsInterruptedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stoppedHalfway_data();
    void stoppedHalfway();
    void carelessProgramsAreCaught_data();
    void carelessProgramsAreCaught();
    void killedAtAnyMoment();
};

void CommandsInterruptedTest::stoppedHalfway_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("replaces");
    QTest::addColumn<int>("signal");
    for (const char* file :
         {"big.png", "big.tif", "big.asc", "big.obj", "big.stl", "big.ply", "big.glb", "big.moraine"})
        for (const bool replaces : {false, true})
            QTest::addRow("%s%s", file, replaces ? ", over a former one" : "")
                << name(file) << replaces << SIGINT;
    QTest::newRow("SIGTERM") << name("big.png") << true << SIGTERM;
    QTest::newRow("SIGHUP") << name("big.png") << true << SIGHUP;
}

void CommandsInterruptedTest::stoppedHalfway() {
    QFETCH(QString, file);
    QFETCH(bool, replaces);
    QFETCH(int, signal);
    const Folder folder;
    if (replaces)
        folder.write(file, "old");
    const Maker moraine = {
        support::programPath(),
        {name("generate"), name("--columns"), name("4097"), name("--force"), name("-o"), file}};
    QCOMPARE(faultWhenStopped(folder, moraine, file, signal), QString());
}

void CommandsInterruptedTest::carelessProgramsAreCaught_data() {
    QTest::addColumn<QString>("writes"); ///< where the heights go until they are complete
    QTest::addColumn<QString>("when");   ///< what is done when the signal comes
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* title, const char* writes, const char* when, const char* fault) {
        QTest::newRow(title) << name(writes) << name(when) << name(fault);
    };
    row("careful", "new", "rm new; exit 130", "");
    row("into the file itself", "old.png", "exit 130", "the former file is another");
    row("the unfinished file stays", "new", "exit 130", "left: new, old.png");
    row("the former file goes", "new", "rm new old.png; exit 130", "left: ");
    row("success", "new", "rm new; exit 0", "it says that the file is there");
    row("success, and half a file", "old.png", "exit 0", "it says that the file is there");
    row("failure", "new", "rm new; exit 1", "exit code 1");
    row("no answer", "new", "rm new; trap - TERM; kill -TERM $$", "it died of the signal");
}

/// The looks do see what programs leave that take no care. (SIGTERM, for a shell cannot take SIGINT where it
/// was ignored before.)
void CommandsInterruptedTest::carelessProgramsAreCaught() {
    QFETCH(QString, writes);
    QFETCH(QString, when);
    QFETCH(QString, fault);
    const Folder folder;
    folder.write(name("old.png"), "old");
    const QString lines = name("trap '%1' TERM; while :; do echo heights >>%2; sleep 0.01; done");
    const Maker careless = {name("/bin/sh"), {name("-c"), lines.arg(when, writes)}};
    QCOMPARE(faultWhenStopped(folder, careless, name("old.png"), SIGTERM), fault);
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
