// SPDX-License-Identifier: MIT
// Terrains that are written while they are made.
#include "libterrain/core/platform/sanitizers.h"
#include "tests/support/program.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QProcess>
#include <QTest>
#include <QThread>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>
#endif

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

/// A wide land of just more samples than are made in memory at once: 256 MiB of heights.
const QByteArray wide = "generate --columns 65537 --rows 1025 --seed 5 ";

} // namespace

class CommandsStreamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheWholeInLittleMemory();
    void interruptedLeavesNothing_data();
    void interruptedLeavesNothing();

private:
    Folder m_folder;
};

void CommandsStreamTest::isTheWholeInLittleMemory() {
#ifdef Q_OS_UNIX
    rusage before{};
    getrusage(RUSAGE_CHILDREN, &before);
    const ProgramRun streamed = m_folder.run(wide + "-o streamed.tif");
    QVERIFY2(streamed.code == 0, streamed.seen());
    QVERIFY2(streamed.error.contains("read again: every height is as it was made"), streamed.seen());
    rusage after{};
    getrusage(RUSAGE_CHILDREN, &after);
    // A land of any depth takes as much; kilobytes on Linux. The address sanitizer keeps what was freed.
#if MORAINE_ADDRESS_SANITIZER
    constexpr long most = 2 * 640 * 1024;
#else
    constexpr long most = 640 * 1024;
#endif
    QVERIFY2(after.ru_maxrss < most, qPrintable(QString::number(after.ru_maxrss)));
    QVERIFY(after.ru_maxrss >= before.ru_maxrss);
    QCOMPARE(m_folder.entries(), QStringList{name("streamed.tif")});

    // The same land, whole in memory, in another format.
    const ProgramRun whole = m_folder.run(wide + "-o whole.r32");
    QVERIFY2(whole.code == 0, whole.seen());
    const ProgramRun diff =
        m_folder.run("diff streamed.tif whole.r32 --raw-size 65537x1025 --raw-type f32 --json");
    QVERIFY2(diff.code == 0, diff.seen());
    QCOMPARE(diff.json().object()[name("maximum")].toDouble(-1), 0.0);
#else
    QSKIP("needs the memory of child processes");
#endif
}

void CommandsStreamTest::interruptedLeavesNothing_data() {
    QTest::addColumn<int>("afterMilliseconds");
    for (const int moment : {100, 600, 1500})
        QTest::addRow("after %d ms", moment) << moment;
}

void CommandsStreamTest::interruptedLeavesNothing() {
#ifdef Q_OS_UNIX
    QFETCH(int, afterMilliseconds);
    const Folder folder;
    QProcess process;
    process.setWorkingDirectory(folder.path());
    // So large that no machine is done by then.
    process.start(support::programPath(),
                  {name("generate"), name("--columns"), name("65537"), name("-o"), name("never.tif")});
    QVERIFY(process.waitForStarted());
    QThread::msleep(static_cast<unsigned long>(afterMilliseconds));
    if (process.state() == QProcess::NotRunning)
        QSKIP("there is not enough room on the disk");
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 130 || process.exitStatus() == QProcess::CrashExit,
             process.readAllStandardError().constData()); // in its first moments it only ends
    QVERIFY(!folder.holds(name("never.tif")));
    if (process.exitStatus() == QProcess::NormalExit)
        QCOMPARE(folder.entries(), QStringList{});
#else
    QSKIP("needs signals");
#endif
}

QTEST_GUILESS_MAIN(CommandsStreamTest)
#include "commands_stream_test.moc"
