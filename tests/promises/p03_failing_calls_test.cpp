// SPDX-License-Identifier: MIT
// P3: each system call that writes fails, or takes less than it was given: the file is the whole old or the
// whole new one, success is said of the new one alone, and nothing else is left.
#include "app/document/native_path.h"
#include "app/document/recovery_store.h"
#include "app/settings/library_text.h"
#include "tests/promises/saver.h"
#include "tests/support/fault_injection.h"
#include "tests/support/program.h"
#include "tests/support/trials.h"

#include <QDir>
#include <QTest>

#include <unistd.h>

using support::Folder;
using support::name;

namespace {

QString ownPath;

/// This program once more, as one that keeps two recovery copies in a folder and then ends in a crash.
int keepCopies(const QString& folder) {
    terrain::Project project;
    project.recipe = terrain::defaultRecipe();
    project.history.push_back({project.recipe, {}, "New", std::string(9000, 'p'), 5});
    project.currentGeneration = 0;
    const app::RecoveryStore store(folder);
    for (int i = 0; i < 2; ++i) {
        project.history.front().time = i;
        const terrain::Status kept = store.keep(project, QStringLiteral("/a/file"), {});
        if (kept.isError()) {
            std::fprintf(stderr, "%s\n", qPrintable(app::errorText(kept.error())));
            std::fflush(stderr);
            ::_exit(4);
        }
    }
    ::_exit(0);
}

/// Files that a fault may leave beside the output: the former one and a lock.
bool isAllowedBeside(const QString& entry) {
    return entry.endsWith(u'~') || entry.endsWith(QLatin1String(".lock"));
}

} // namespace

class FailingCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCall_data();
    void everyCall();
    void recoveryCopy();
    void aNaiveSaverIsCaught();

private:
    /// Every fault of every call of the command that writes; in the normal run each call gets some of them,
    /// and of many calls of a name the first and the last ones are taken.
    void sweep(const QStringList& command, const Folder& folder,
               const std::function<void(const support::FaultyRun&, const QString& place)>& check);
    QString m_noInjection;
};

void FailingCallsTest::initTestCase() {
    m_noInjection = support::whyNoInjection();
}

void FailingCallsTest::sweep(const QStringList& command, const Folder& folder,
                             const std::function<void(const support::FaultyRun&, const QString&)>& check) {
    const QStringList faults{name("error=ENOSPC"), name("error=EIO"), name("error=EDQUOT"), name("retval=1")};
    const auto calls = support::callsFrom(command, folder.path(), name(".part"));
    QVERIFY2(calls.contains(name("fsync")), qPrintable(calls.keys().join(u' ')));
    int happened = 0;
    int turn = 0;
    for (const char* call :
         {"write", "pwrite64", "fsync", "close", "rename", "renameat2", "ftruncate", "link"}) {
        if (!calls.contains(name(call)))
            continue;
        const support::CallRange range = calls[name(call)];
        const bool writes = name(call).endsWith(name("write")) || name(call) == name("pwrite64");
        for (int when = range.first; when <= range.last; ++when) {
            if (when > range.first && when < range.last - support::trials(0, 100))
                continue;
            for (int i = 0; i < support::trials(writes ? 2 : 1, 4); ++i) {
                const QString what = faults[turn++ % (writes ? 4 : 3)];
                const auto run = support::runWithFault(command, folder.path(), {name(call), what, when});
                const QString place =
                    QStringLiteral("%1 number %2: %3; ").arg(name(call)).arg(when).arg(what);
                QVERIFY2(run.code >= 0, qPrintable(place + run.error));
                happened += run.happened ? 1 : 0;
                check(run, place + run.error);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
    QVERIFY2(happened >= 5, qPrintable(QString::number(happened)));
}

void FailingCallsTest::everyCall_data() {
    QTest::addColumn<QString>("file");
    std::vector<const char*> files{"project", "out.moraine", "out.png", "out.tif", "out.asc",
                                   "out.exr", "out.obj",     "out.glb", "out.json"};
    if (support::trials(0, 1) > 0)
        for (const char* file : {"out.pgm", "out.r16", "out.npy", "out.ter", "out.stl", "out.ply", "out.3mf"})
            files.push_back(file);
    for (const char* file : files)
        QTest::newRow(file) << name(file);
}

void FailingCallsTest::everyCall() {
    if (!m_noInjection.isEmpty())
        QSKIP(qPrintable(m_noInjection));
    QFETCH(QString, file);
    const Folder folder;
    QStringList command{support::programPath(), name("convert"), name("../land.r32"), file, name("--force")};
    if (file == name("project"))
        command = {support::saverPath(), name("safe"), file, name("129"), name("2")};
    else if (file == name("out.json"))
        command = {support::programPath(), name("generate"), name("--columns"), name("33"), name("-o"), file,
                   name("--force")};
    else {
        const QString land = QFileInfo(folder.path()).absolutePath() + name("/land.r32");
        command[2] = land;
        QCOMPARE(support::runProgram(
                     {name("generate"), name("--columns"), name("33"), name("-o"), land, name("--force")})
                     .code,
                 0);
    }
    folder.write(file, "old");
    QCOMPARE(QProcess::execute(command[0], command.mid(1).replaceInStrings(file, folder.path(file))), 0);
    const QByteArray fresh = folder.content(file);
    QVERIFY(fresh.size() > 3);
    const auto check = [&](const support::FaultyRun& run, const QString& place) {
        const QByteArray found = folder.content(file);
        QVERIFY2(found == fresh || found == "old", qPrintable(place));
        QVERIFY2(run.code != 0 || found == fresh, qPrintable(place));
        QVERIFY2(run.code == 0 || !run.error.isEmpty(), qPrintable(place));
        for (const QString& entry : folder.entries())
            QVERIFY2(entry == file || isAllowedBeside(entry), qPrintable(place + entry));
        folder.write(file, "old");
    };
    folder.write(file, "old");
    sweep(command, folder, check);
}

void FailingCallsTest::recoveryCopy() {
    if (!m_noInjection.isEmpty())
        QSKIP(qPrintable(m_noInjection));
    const Folder folder;
    const auto check = [&](const support::FaultyRun& run, const QString& place) {
        for (const QString& entry : folder.entries()) {
            QVERIFY2(entry.endsWith(name(".moraine")) || entry.endsWith(name(".json")) ||
                         isAllowedBeside(entry),
                     qPrintable(place + entry));
            if (entry.endsWith(name(".moraine"))) {
                const auto project = terrain::loadProject(app::nativePath(folder.path(entry)));
                QVERIFY2(project.isOk(), qPrintable(place));
                QVERIFY2(run.code != 0 || project.value().history.front().time == 1, qPrintable(place));
            }
            QVERIFY(QFile::remove(folder.path(entry)));
        }
        QVERIFY2(run.code == 0 || !run.error.isEmpty(), qPrintable(place));
    };
    sweep({ownPath, name("--keep"), folder.path()}, folder, check);
}

/// A saver that checks nothing says that all is well.
void FailingCallsTest::aNaiveSaverIsCaught() {
    if (!m_noInjection.isEmpty())
        QSKIP(qPrintable(m_noInjection));
    const Folder folder;
    const QStringList command{name("sh"), name("-c"), name("dd if=land of=out bs=5000 2>/dev/null; exit 0")};
    folder.write(name("land"), QByteArray(5000, 'x'));
    const auto run = support::runWithFault(command, folder.path(), {name("write"), name("error=ENOSPC"), 1});
    QVERIFY(run.happened);
    QCOMPARE(run.code, 0);
    QVERIFY(folder.content(name("out")) != folder.content(name("land")));
}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    ownPath = QCoreApplication::applicationFilePath();
    if (argc == 3 && qstrcmp(argv[1], "--keep") == 0)
        return keepCopies(QString::fromLocal8Bit(argv[2]));
    FailingCallsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "p03_failing_calls_test.moc"
