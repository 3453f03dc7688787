// SPDX-License-Identifier: MIT
// P1: a program that is killed while it saves leaves the whole old project or the whole new one.
#include "tests/promises/saver.h"
#include "tests/support/fault_injection.h"
#include "tests/support/program.h"
#include "tests/support/trials.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using support::Folder;
using support::name;

class KilledWhileSavingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void atEachCall_data();
    void atEachCall();
    void atAnyMoment_data();
    void atAnyMoment();
    void aNaiveSaverIsCaught();

private:
    /// The fingerprint that `moraine info` says of the folder's land.moraine; empty when it is refused.
    [[nodiscard]] QString fingerprintIn(const Folder& folder);
    static QStringList readingCalls() {
        return {name("fcntl"),      name("fstat"),   name("getcwd"), name("lseek"),
                name("newfstatat"), name("pread64"), name("read"),   name("stat")};
    }
    [[nodiscard]] static QStringList saving(const char* how, int side, int seed) {
        return {support::saverPath(), name(how), name("land.moraine"), QString::number(side),
                QString::number(seed)};
    }
    /// What is left of one that was killed.
    static void tidy(const Folder& folder, const QByteArray& old);

    QMap<QByteArray, QString>
        m_known; ///< fingerprints by contents: files that are equal are asked about once
    QString m_noInjection;
};

void KilledWhileSavingTest::initTestCase() {
    m_noInjection = support::whyNoInjection();
}

QString KilledWhileSavingTest::fingerprintIn(const Folder& folder) {
    const QByteArray content = folder.content(name("land.moraine"));
    if (!m_known.contains(content)) {
        const auto facts = folder.run("info land.moraine --json");
        m_known[content] = facts.code == 0 ? facts.json()[name("fingerprint")].toString() : QString();
    }
    return m_known[content];
}

void KilledWhileSavingTest::tidy(const Folder& folder, const QByteArray& old) {
    for (const QString& entry : folder.entries())
        if (entry != name("land.moraine"))
            QFile::remove(folder.path(entry));
    if (folder.content(name("land.moraine")) != old)
        folder.write(name("land.moraine"), old);
}

void KilledWhileSavingTest::atEachCall_data() {
    QTest::addColumn<int>("side");
    QTest::newRow("a recipe alone") << 0;
    QTest::newRow("a small import") << 129;
    QTest::newRow("heights in two chunks") << 1100;
}

/// One name of a system call at a time, and the first of it, the second …, until the save ends unharmed.
void KilledWhileSavingTest::atEachCall() {
    if (!m_noInjection.isEmpty())
        QSKIP(qPrintable(m_noInjection));
    QFETCH(int, side);
    const Folder folder;
    QCOMPARE(QProcess::execute(support::saverPath(), {name("safe"), folder.path(name("land.moraine")),
                                                      QString::number(side), name("1")}),
             0);
    const QByteArray old = folder.content(name("land.moraine"));
    const QString oldPrint = fingerprintIn(folder);
    const auto calls = support::callsFrom(saving("safe", side, 2), folder.path(), name(".part"));
    const QString newPrint = fingerprintIn(folder);
    QVERIFY(!oldPrint.isEmpty() && !newPrint.isEmpty() && oldPrint != newPrint);
    QVERIFY2(calls.contains(name("fsync")) && calls.contains(name("rename")),
             qPrintable(calls.keys().join(u' ')));
    int killed = 0;
    int olds = 0;
    for (auto call = calls.begin(); call != calls.end(); ++call) {
        // Calls that change nothing leave what the one before them left; of one size they are taken all the
        // same.
        if (side > 0 && readingCalls().contains(call.key()) && support::trials(0, 1) == 0)
            continue;
        // Of the many writes of pages the first and the last ones, and some between; the long run takes all.
        const int stride = side == 0 ? 1 : support::trials(std::max(1, (call->last - call->first) / 4), 1);
        for (int when = call->first;; when += when < call->first + 3 || when > call->last - 3 ? 1 : stride) {
            tidy(folder, old);
            const auto run = support::runWithFault(saving("safe", side, 2), folder.path(),
                                                   {call.key(), name("signal=KILL"), when});
            const QString print = fingerprintIn(folder);
            const QString place = QStringLiteral("%1 number %2").arg(call.key()).arg(when);
            QVERIFY2(print == oldPrint || print == newPrint, qPrintable(place + run.error));
            if (folder.holds(name("land.moraine~")))
                QVERIFY2(folder.content(name("land.moraine~")) == old, qPrintable(place));
            olds += print == oldPrint ? 1 : 0;
            if (run.code == 0) {
                QCOMPARE(print, newPrint);
                QVERIFY2(when > call->last, qPrintable(place));
                break;
            }
            ++killed;
            QVERIFY(when < call->last + 50);
        }
    }
    qInfo("killed %d times: %d times the old project, %d times the new one", killed, olds, killed - olds);
    QVERIFY(killed >= 20);
    QVERIFY(olds > 0 && olds < killed);
}

void KilledWhileSavingTest::atAnyMoment_data() {
    atEachCall_data();
}

/// Programs that save over and over, killed at random moments.
void KilledWhileSavingTest::atAnyMoment() {
    QFETCH(int, side);
    constexpr int rounds = 2;
    const Folder folder;
    QSet<QString> whole;
    qint64 aWhile = 10; // ms of both saves, however busy the machine is
    for (int seed = 1; seed <= rounds; ++seed) {
        QElapsedTimer timer;
        timer.start();
        QProcess::execute(support::saverPath(), {name("safe"), folder.path(name("land.moraine")),
                                                 QString::number(side), QString::number(seed)});
        aWhile += timer.elapsed();
        whole.insert(fingerprintIn(folder));
    }
    QCOMPARE(whole.size(), rounds);
    QSet<QString> seen;
    QRandomGenerator random(7);
    const int trials = side > 500 ? support::trials(5, 300) : support::trials(25, 1000);
    for (int i = 0; i < trials; ++i) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        QStringList words = saving("safe", side, 1) + QStringList{QString::number(rounds)};
        process.start(words.takeFirst(), words);
        QVERIFY(process.waitForStarted());
        process.waitForFinished(static_cast<int>(random.bounded(aWhile + aWhile / 2)));
        process.kill();
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const QString print = fingerprintIn(folder);
        QVERIFY2(whole.contains(print), qPrintable(QStringLiteral("kill %1").arg(i)));
        seen.insert(print);
        tidy(folder, folder.content(name("land.moraine")));
    }
    QVERIFY(!seen.isEmpty());
}

/// What the sweep finds of a saver that writes into the file itself.
void KilledWhileSavingTest::aNaiveSaverIsCaught() {
    if (!m_noInjection.isEmpty())
        QSKIP(qPrintable(m_noInjection));
    const Folder folder;
    QCOMPARE(QProcess::execute(support::saverPath(),
                               {name("safe"), folder.path(name("land.moraine")), name("129"), name("1")}),
             0);
    const QByteArray old = folder.content(name("land.moraine"));
    bool isBroken = false;
    for (int when = 1; !isBroken; ++when) {
        tidy(folder, old);
        const auto run = support::runWithFault(saving("naive", 129, 2), folder.path(),
                                               {name("write"), name("signal=KILL"), when});
        QVERIFY2(run.code != 0, "killed at each of its writes, and never broken");
        isBroken = fingerprintIn(folder).isEmpty();
    }
}

QTEST_GUILESS_MAIN(KilledWhileSavingTest)
#include "p01_killed_while_saving_test.moc"
