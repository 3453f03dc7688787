// SPDX-License-Identifier: MIT
// Promise 8: a file that breaks its decoder breaks nothing else.
#include "libterrain/core/platform/sanitizers.h"
#include "libterrain/formats/decode_worker.h"
#include "tests/support/bomb_files.h"
#include "tests/support/fake_worker.h"
#include "tests/support/field_of.h"
#include "tests/support/program.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <sys/wait.h>

#include <atomic>
#include <csignal>
#include <thread>

using namespace terrain;
using namespace support;

class P08DecodeWorkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void sameAsInTheProcess_data();
    void sameAsInTheProcess();
    void faultsAreSentences_data();
    void faultsAreSentences();
    void theProgramGoesOn();
    void cancelEndsTheWorker();
    void withoutAWorker();
    void nothingElseIsAllowed();

private:
    static void useWorker(const char* fault, const QString& argument = {}, int patience = 20000);
    QString m_file;
    Folder m_folder;
};

namespace {

/// A file as it was read, or why it was not, in bytes that can be compared.
QByteArray readingOf(const QString& path) {
    const auto result = importHeightmap(asPath(path), {});
    if (result.isError())
        return QByteArray("refused ") + QByteArray::number(static_cast<int>(result.error().code)) + ' ' +
               result.error().detail.english().c_str();
    const ImportedHeightmap& map = result.value();
    const auto heights = map.heights.samples();
    QByteArray out(reinterpret_cast<const char*>(heights.data()),
                   static_cast<qsizetype>(heights.size() * sizeof(float)));
    const Grid& grid = map.heights.grid();
    for (const double number :
         {grid.spacingX, grid.spacingY, grid.originX, grid.originY, double(grid.columns),
          map.nodata.value_or(-1), map.scale.minimum, map.scale.maximum})
        out += QByteArray::number(number, 'g', 17) + '\n';
    out += QByteArray::fromStdString(grid.crs) + QByteArray::fromStdString(map.format) +
           QByteArray::number(static_cast<int>(map.sampleType));
    for (const Text& note : map.notes)
        out += QByteArray::fromStdString(note.english()) + '\n';
    return out;
}

} // namespace

void P08DecodeWorkerTest::useWorker(const char* fault, const QString& argument, int patience) {
    DecodeWorker worker;
    worker.program = asPath(QCoreApplication::applicationFilePath());
    worker.arguments = {decodeWorkerWord, fault, argument.toStdString()};
    worker.patience = std::chrono::milliseconds(patience);
    useDecodeWorker(std::move(worker));
}

void P08DecodeWorkerTest::initTestCase() {
#ifndef Q_OS_LINUX
    QSKIP("decode workers exist on Linux alone");
#endif
    m_file = m_folder.path(name("ground.tif"));
    exported(fieldOf(
                 150, 120, [](int x, int y) { return 3.25 * x + y; }, 10, 10),
             "tif", m_file);
}

void P08DecodeWorkerTest::cleanup() {
    useDecodeWorker({});
}

void P08DecodeWorkerTest::sameAsInTheProcess_data() {
    QTest::addColumn<QStringList>("files");
    const QString data = qEnvironmentVariable("MORAINE_TEST_DATA");
    QStringList bombs;
    for (const Bomb& bomb : bombFiles()) {
        m_folder.write(bomb.file, bomb.bytes);
        if (!bomb.beside.isEmpty())
            m_folder.write(bomb.beside, bomb.besideBytes);
        bombs << m_folder.path(bomb.file);
    }
    QTest::newRow("bombs") << bombs;
    const QByteArray secret = m_folder.path(name("secret.tif")).toUtf8();
    m_folder.write(name("secret.tif"), tiffWithItems({}));
    m_folder.write(name("leak.tif"), tiffWithItems(overviewItem(secret)));
    m_folder.write(name("complex.tif"), QByteArray(tiffWithItems({})).replace(10 + 12 * 2 + 8, 1, "\x05"));
    QTest::newRow("own") << QStringList{m_folder.path(name("leak.tif")), m_folder.path(name("complex.tif")),
                                        m_file};
    if (data.isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
    QMap<QString, QStringList> folders;
    QDirIterator files(data + name("/heightmaps"), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        folders[file.section(QLatin1Char('/'), -2, -2)] << file;
    }
    for (auto i = folders.begin(); i != folders.end(); ++i)
        QTest::newRow(qPrintable(i.key())) << i.value();
}

void P08DecodeWorkerTest::sameAsInTheProcess() {
    QFETCH(QStringList, files);
    for (const QString& file : files) {
        // Of this one the library leaves samples undefined, which workers alone make the same each time.
        const bool isUndefined = file.endsWith(QLatin1String("bmp_bad_rle.bmp"));
        useWorker("none");
        if (!isUndefined)
            useDecodeWorker({});
        const QByteArray here = readingOf(file);
        useWorker("none");
        const QByteArray there = readingOf(file);
        QVERIFY2(here == there, qPrintable(file + QLatin1Char('\n') + QString::fromUtf8(here.right(300)) +
                                           name("\nworker: ") + QString::fromUtf8(there.right(300))));
        // Nothing of it is left behind.
        QCOMPARE(::waitpid(-1, nullptr, WNOHANG), -1);
    }
}

void P08DecodeWorkerTest::faultsAreSentences_data() {
    QTest::addColumn<QString>("says");
    const char* badly = "decoding it failed badly";
    for (const char* fault :
         {"crash", "crash in the rows", "refuses rows", "garbage", "endless message", "another answer",
          "half of the facts", "more than the facts", "unknown refusal", "no columns", "too many rows",
          "no bands", "17 bands", "no block", "strange type"})
        QTest::newRow(fault) << name(badly);
#if !MORAINE_ADDRESS_SANITIZER && !MORAINE_THREAD_SANITIZER // which reserve more than any limit
    QTest::newRow("memory") << name(badly);
#endif
    QTest::newRow("time") << name("takes longer than");
    QTest::newRow("hang") << name("takes longer than");
    QTest::newRow("a sentence of its own") << name("is damaged or incomplete");
}

void P08DecodeWorkerTest::faultsAreSentences() {
    QFETCH(QString, says);
    const QByteArray fault = QTest::currentDataTag();
    useWorker(fault, m_folder.path(name("pid")), fault == "hang" ? 1500 : 20000);
    const auto result = importHeightmap(asPath(m_file), {});
    QVERIFY(result.isError());
    const QString said = asText(result.error().detail.english());
    QVERIFY2(said.contains(says) && said.startsWith(m_file), qPrintable(said));
    QVERIFY(!said.contains(QLatin1Char('\n')) && !said.contains(QLatin1String("password")));
    QCOMPARE(::waitpid(-1, nullptr, WNOHANG), -1);
    useWorker("none");
    QVERIFY(importHeightmap(asPath(m_file), {}).isOk());
}

/// The real program, whose worker is made to crash where it reads the file.
void P08DecodeWorkerTest::theProgramGoesOn() {
    if (QStandardPaths::findExecutable(name("strace")).isEmpty())
        QSKIP("strace is not installed: the program's own worker cannot be made to crash");
    const QString line =
        name("strace -f -o /dev/null -P %1 -e inject=pread64:signal=%2 \"$MORAINE\" convert %1 %3");
    const QString out = m_folder.path(name("out.r32"));
    for (const char* signal : {"SEGV", "ABRT", "KILL"}) {
        const ProgramRun run = runShell(line.arg(m_file, QLatin1String(signal), out));
        QVERIFY2(run.code == 3, run.seen());
        // The sanitizers let the worker speak, too.
        constexpr bool alone = MORAINE_ADDRESS_SANITIZER == 0 && MORAINE_THREAD_SANITIZER == 0;
        const QList<QByteArray> lines = run.error.trimmed().split('\n');
        QVERIFY2(lines.last().contains("decoding it failed badly"), run.seen());
        QVERIFY2(lines.size() == 1 || !alone, run.seen());
        QVERIFY(run.output.isEmpty() && !m_folder.holds(name("out.r32")));
    }
    const ProgramRun byHand = runProgram({name("--decode-worker")});
    QVERIFY2(byHand.code == 2 && byHand.error.contains("by hand"), byHand.seen());
    const ProgramRun help = runProgram({name("--help")});
    QVERIFY(!help.output.contains("decode"));
}

void P08DecodeWorkerTest::cancelEndsTheWorker() {
    const QString pidFile = m_folder.path(name("cancelled"));
    useWorker("hang", pidFile);
    std::atomic<bool> cancelled = false;
    std::jthread person([&] {
        while (QFileInfo(pidFile).size() == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        cancelled = true;
    });
    const auto result = importHeightmap(asPath(m_file), {}, {&cancelled, nullptr});
    QVERIFY(result.isCancelled());
    const int pid = readFile(pidFile).toInt();
    QVERIFY(pid > 0);
    QVERIFY(::kill(pid, 0) != 0);
}

/// Where none can be started, files are read all the same.
void P08DecodeWorkerTest::withoutAWorker() {
    useWorker("never starts");
    QVERIFY(importHeightmap(asPath(m_file), {}).isOk());
    useDecodeWorker({.program = "/no/such/program"});
    QVERIFY(importHeightmap(asPath(m_file), {}).isOk());
}

void P08DecodeWorkerTest::nothingElseIsAllowed() {
    const auto tried = [](const char* where) {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {name("--try"), name(where)});
        process.waitForFinished();
        return process.readAllStandardOutput();
    };
    const QByteArray outside = tried("outside"); // the control
    for (const char* what :
         {"socket", "new file", "writing", "growing", "process", "signal", "many files", "program"})
        QVERIFY2(outside.contains(QByteArray(what) + ": 1\n"), outside);
    const QByteArray inside = tried("inside");
    for (const char* what : {"growing", "many files"})
        QVERIFY2(inside.contains(QByteArray(what) + ": 0\n"), inside);
    if (!inside.contains("filter: 1"))
        QSKIP("no system call filter: built without libseccomp, or the kernel does not take it");
    for (const char* what : {"socket", "new file", "writing", "process", "signal", "program"})
        QVERIFY2(inside.contains(QByteArray(what) + ": 0\n"), inside);
    QVERIFY2(inside.contains("reading: 1\n"), inside);
}

int main(int argc, char** argv) {
    if (argc >= 3 && QByteArrayView(argv[1]) == decodeWorkerWord)
        return runFakeWorker(argv[2], argc > 3 ? argv[3] : "");
    if (argc == 3 && QByteArrayView(argv[1]) == "--try")
        return tryWhatIsForbidden(QByteArrayView(argv[2]) == "inside");
    const QCoreApplication application(argc, argv);
    P08DecodeWorkerTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "p08_decode_worker_test.moc"
