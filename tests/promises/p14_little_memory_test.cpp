// SPDX-License-Identifier: MIT
// Too little memory is a sentence: the real program within smaller and smaller limits of its address space,
// and with each of its allocations failing in turn.
#include "libterrain/core/platform/sanitizers.h"
#include "tests/support/build_folders.h"
#include "tests/support/program.h"
#include "tests/support/trials.h"

#include <QTest>

#include <cmath>
#include <span>

using support::Folder;
using support::name;
using support::ProgramRun;
using support::runShell;

namespace {

struct Command {
    const char* line;
    const char* makes; ///< a file; empty = none
};

/// Of the limits: large enough that these are felt.
constexpr Command largeCommands[] = {{"generate --columns 1537 -o made.tif", "made.tif"},
                                     {"generate --columns 1537 -o made.moraine", "made.moraine"},
                                     {"convert land.r32 land.glb", "land.glb"},
                                     {"convert land.tif land.png", "land.png"},
                                     {"info land.tif", ""},
                                     {"diff land.r32 land.tif", ""}};
constexpr Command smallCommands[] = {{"generate --columns 65 -o made.tif --threads 1", "made.tif"},
                                     {"generate --columns 65 -o made.moraine --threads 1", "made.moraine"},
                                     {"convert small.r32 small.obj --threads 1", "small.obj"},
                                     {"convert small.r32 small.png --threads 1", "small.png"},
                                     {"convert small.tif small.r32.asc --threads 1", "small.r32.asc"},
                                     {"info small.tif --threads 1", ""},
                                     {"diff small.r32 small.tif --threads 1", ""}};

void addRows(std::span<const Command> commands) {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("file");
    for (const Command& command : commands)
        QTest::newRow(command.line) << name(command.line) << name(command.makes);
}

} // namespace

class LittleMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyLimitIsDoneOrSaid_data() { addRows(largeCommands); }
    void everyLimitIsDoneOrSaid();
    void theFigureIsThatOfTheLimit();
    void everyFailingAllocationIsSaid_data() { addRows(smallCommands); }
    void everyFailingAllocationIsSaid();
    void aCarelessProgramCrashes();

private:
    [[nodiscard]] ProgramRun runWithin(int mebibytes, const QString& line) const {
        return runShell(QStringLiteral("ulimit -v %1; exec timeout -s KILL 60 $MORAINE %2")
                            .arg(mebibytes * 1024)
                            .arg(line),
                        m_folder.path());
    }
    /// The program, or another one, with its allocation `number` failing; 0 = none.
    [[nodiscard]] ProgramRun runFailing(int number, const QString& line) const {
        return runShell(QStringLiteral("exec timeout -s KILL 60 env LD_PRELOAD='%1' "
                                       "MORAINE_FAILING_ALLOCATION=%2 MORAINE_ALLOCATIONS=allocations %3")
                            .arg(support::buildFile(name("bin/tests/libfailing_memory.so")))
                            .arg(number)
                            .arg(line),
                        m_folder.path());
    }
    [[nodiscard]] int allocationsOf(const QString& line) const {
        (void)runFailing(0, line);
        return m_folder.content(name("allocations")).trimmed().toInt();
    }
    /// One sentence and nothing else; and no file that is not whole.
    void checkRefusal(const ProgramRun& run, const QByteArray& seen) const {
        // What is to be known of a file that was read may stand before it; and GDAL prints by itself when a
        // lock of its own cannot be made.
        QList<QByteArray> lines = run.error.trimmed().split('\n');
        lines.removeIf([](const QByteArray& line) { return line.startsWith("CPLDestroyMutex: "); });
        QVERIFY2(lines.size() <= 2 && lines.last().contains("memory"), seen);
        QVERIFY2(lines.size() == 1 || lines.first().contains("The file names no coordinate system"), seen);
        checkRemains(seen);
    }
    void checkRemains(const QByteArray& seen) const {
        QVERIFY2(m_folder.entries().filter(name(".part")).isEmpty(), seen);
    }

    Folder m_folder;
    int m_least = 0; ///< MiB in which the program starts
};

void LittleMemoryTest::initTestCase() {
#if MORAINE_ADDRESS_SANITIZER || MORAINE_THREAD_SANITIZER
    QSKIP("the sanitizers need an address space without limits, and allocate themselves");
#endif
    for (const char* line : {"generate --columns 769 -o land.r32", "convert land.r32 land.tif",
                             "generate --columns 65 -o small.r32", "convert small.r32 small.tif"})
        QCOMPARE(m_folder.run(line).code, 0);
    for (m_least = 80; m_least < 2000; m_least += 10)
        if (runWithin(m_least, name("--version")).code == 0)
            break;
    QVERIFY(m_least < 2000);
}

void LittleMemoryTest::everyLimitIsDoneOrSaid() {
    QFETCH(const QString, line);
    QFETCH(const QString, file);
    const int steps = support::trials(5, 40);
    int refused = 0;
    for (int step = 0; step <= steps; ++step) {
        QFile::remove(m_folder.path(file));
        // Close to one another where it is scarce; there is plenty at the last one.
        const int mebibytes = m_least + static_cast<int>(600 * std::pow(1.0 * step / steps, 2));
        const ProgramRun run = runWithin(mebibytes, line);
        const QByteArray seen = QByteArray::number(mebibytes) + " MiB: " + run.seen();
        QVERIFY2(run.code == 0 || run.code == 6, seen);
        if (run.code == 6) {
            ++refused;
            checkRefusal(run, seen);
            QVERIFY2(file.isEmpty() || !m_folder.holds(file), seen);
        }
        checkRemains(seen);
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(step < steps || run.code == 0, seen);
    }
    QVERIFY2(refused > 0, "the limits were too large to be felt");
}

void LittleMemoryTest::theFigureIsThatOfTheLimit() {
    const ProgramRun run = runWithin(m_least + 200, name("generate --columns 20001 -o huge.r32"));
    QVERIFY2(run.code == 6, run.seen());
    QVERIFY2(run.error.contains("MiB are free"), run.seen());
}

void LittleMemoryTest::everyFailingAllocationIsSaid() {
    QFETCH(const QString, line);
    QFETCH(const QString, file);
    const QString whole =
        QStringLiteral("$MORAINE ") + line + (file.isEmpty() ? QString() : name(" --force"));
    const int count = allocationsOf(whole);
    QVERIFY(count > 50);
    const QByteArray content = m_folder.content(file);
    const int stride = std::max(1, count / support::trials(8, count));
    int refused = 0;
    for (int number = 1; number <= count; number += stride) {
        const ProgramRun run = runFailing(number, whole);
        const QByteArray seen = QByteArray::number(number) + ": " + run.seen();
        // What a library can do without, it does without; and of what GDAL could not read again it does not
        // always say that memory was what it lacked.
        const bool unread = run.code == 4 && run.error.contains("could not be read again") &&
                            run.error.contains("Nothing was kept.");
        QVERIFY2(run.code == 0 || run.code == 6 || unread, seen);
        refused += run.code == 6 ? 1 : 0;
        if (run.code == 6)
            checkRefusal(run, seen);
        checkRemains(seen);
        QVERIFY2(file.endsWith(name(".moraine")) || m_folder.content(file) == content, seen);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(refused > 0);
}

/// The positive control: the same faults in a program that catches nothing.
void LittleMemoryTest::aCarelessProgramCrashes() {
    const QString line =
        support::buildFile(name("bin/tests/project_saver")) + name(" safe saved.moraine 65 1");
    const int count = allocationsOf(line);
    QVERIFY(count > 0);
    const int early = 2; // before anything that saving looks after
    const ProgramRun run = runFailing(early, line);
    QVERIFY2(run.code != 0 && run.code != 4 && run.error.contains("terminate"), run.seen());
}

QTEST_GUILESS_MAIN(LittleMemoryTest)
#include "p14_little_memory_test.moc"
