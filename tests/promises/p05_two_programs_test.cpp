// SPDX-License-Identifier: MIT
// P5: two programs never overwrite each other's work, the lock of one that died keeps nobody out, and a file
// that was changed by something else is noticed. (What a person sees of it: window_two_programs_test.)
#include "app/document/native_path.h"
#include "app/document/project_lock.h"
#include "libterrain/core/platform/file_state.h"
#include "libterrain/project/project_file.h"
#include "tests/support/trials.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <thread>

using namespace app;

namespace {

QString ownPath;

bool saveNumber(const QString& path, int number) {
    terrain::Project project;
    project.recipe = terrain::defaultRecipe();
    project.history.push_back({project.recipe, {}, "New", "", number});
    project.currentGeneration = 0;
    return terrain::saveProject(project, nativePath(path), terrain::Existing::Replace).isOk();
}

/// −1 when there is no whole project.
int numberIn(const QString& path) {
    const auto project = terrain::loadProject(nativePath(path));
    return project && !project.value().history.empty()
               ? static_cast<int>(project.value().history.front().time)
               : -1;
}

void pause(QRandomGenerator& random) {
    std::this_thread::sleep_for(std::chrono::microseconds(random.bounded(3000)));
}

/// This program once more: opens the project, works a while, saves the next number; as often as that is
/// possible in eight tries. Says how often it saved. Without care it looks at nothing before it saves.
int work(const QString& path, quint32 seed, bool withCare) {
    QRandomGenerator random(seed);
    int saved = 0;
    for (int i = 0; i < 8; ++i) {
        std::shared_ptr<ProjectLock> lock;
        if (withCare && ProjectLock::take(path, lock)) {
            pause(random);
            continue;
        }
        const terrain::FileState state = terrain::fileState(nativePath(path));
        const int number = numberIn(path);
        pause(random);
        if (!withCare || terrain::isUnchanged(state, nativePath(path)))
            saved += saveNumber(path, number + 1) ? 1 : 0;
    }
    std::printf("%d", saved);
    return 0;
}

/// This program once more: has the project open until it is killed.
int hold(const QString& path) {
    std::shared_ptr<ProjectLock> lock;
    std::puts(ProjectLock::take(path, lock) ? "taken" : "held");
    std::fflush(stdout);
    std::this_thread::sleep_for(std::chrono::minutes(5));
    return 0;
}

} // namespace

class TwoProgramsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        QFile::remove(path());
        QVERIFY(saveNumber(path(), 0));
    }
    void noSaveIsLost();
    void carelessProgramsLoseSaves();
    void theOwnerIsNamed();
    void aDeadOwnerKeepsNobodyOut();
    void anotherNameIsTheSameFile();
    void whereNothingCanBeLockedWorkGoesOn();
    void changesAreNoticed_data();
    void changesAreNoticed();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("land.moraine")); }
    /// Two programs at once; how many saves they say, and how many are in the file.
    [[nodiscard]] std::pair<int, int> bothWork(int round, const char* how) const {
        QProcess one;
        QProcess two;
        for (auto [process, seed] : {std::pair(&one, 2 * round + 1), std::pair(&two, 2 * round + 2)})
            process->start(ownPath, {QLatin1String(how), path(), QString::number(seed)});
        int said = 0;
        for (QProcess* process : {&one, &two}) {
            process->waitForFinished();
            said += process->readAllStandardOutput().toInt();
        }
        return {said, numberIn(path())};
    }

    QTemporaryDir m_folder;
};

void TwoProgramsTest::noSaveIsLost() {
    const int rounds = support::trials(20, 200);
    int before = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto [said, found] = bothWork(round, "--work");
        QVERIFY(said >= 2);
        QCOMPARE(found, before + said);
        before = found;
    }
}

void TwoProgramsTest::carelessProgramsLoseSaves() {
    int said = 0;
    int found = 0;
    for (int round = 0; round < 5; ++round) {
        const auto outcome = bothWork(round, "--careless");
        said += outcome.first;
        found = outcome.second;
    }
    QVERIFY2(found < said, qPrintable(QStringLiteral("%1 %2").arg(found).arg(said)));
}

void TwoProgramsTest::theOwnerIsNamed() {
    QProcess holder;
    holder.start(ownPath, {QStringLiteral("--hold"), path()});
    QVERIFY(holder.waitForReadyRead());
    QCOMPARE(holder.readAll().trimmed(), QByteArray("held"));
    std::shared_ptr<ProjectLock> lock;
    const std::optional<ProjectOwner> owner = ProjectLock::take(path(), lock);
    QVERIFY(owner && lock == nullptr);
    QCOMPARE(owner->process, holder.processId());
    QCOMPARE(owner->host, QSysInfo::machineHostName());
    QVERIFY(owner->isHere());
    QCOMPARE(owner->user, QFileInfo(path()).owner());
    holder.kill();
    QVERIFY(holder.waitForFinished());
}

void TwoProgramsTest::aDeadOwnerKeepsNobodyOut() {
    for (int i = 0; i < support::trials(5, 50); ++i) {
        QProcess holder;
        holder.start(ownPath, {QStringLiteral("--hold"), path()});
        QVERIFY(holder.waitForReadyRead());
        holder.kill();
        QVERIFY(holder.waitForFinished());
        QVERIFY(QDir(m_folder.path())
                    .entryList(QDir::Files | QDir::Hidden)
                    .contains(QStringLiteral(".land.moraine.lock")));
        std::shared_ptr<ProjectLock> lock;
        QVERIFY(!ProjectLock::take(path(), lock));
        QVERIFY(lock != nullptr);
    }
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("*.lock")}, QDir::Files | QDir::Hidden),
             QStringList());
}

void TwoProgramsTest::anotherNameIsTheSameFile() {
    const QString link = m_folder.filePath(QStringLiteral("link.moraine"));
    QFile::remove(link);
    QVERIFY(QFile::link(path(), link));
    std::shared_ptr<ProjectLock> lock;
    QVERIFY(!ProjectLock::take(path(), lock));
    QVERIFY(lock->isOf(link));
    std::shared_ptr<ProjectLock> second;
    QVERIFY(ProjectLock::take(link, second).has_value());
    QVERIFY(QFile::remove(link));
}

void TwoProgramsTest::whereNothingCanBeLockedWorkGoesOn() {
    std::shared_ptr<ProjectLock> lock;
    QVERIFY(
        !ProjectLock::take(QStringLiteral("/proc/self/land.moraine"), lock)); // nobody may make files there
    QVERIFY(lock != nullptr);
}

void TwoProgramsTest::changesAreNoticed_data() {
    QTest::addColumn<QString>("change"); // a line of sh in the folder
    QTest::addColumn<bool>("isNoticed");
    struct Row {
        const char* name;
        const char* change;
        bool isNoticed;
    };
    for (const Row& row : std::initializer_list<Row>{
             {"nothing", "true", false},
             {"another time", "touch -d '2001-02-03' land.moraine", false},
             {"copied over itself", "cp land.moraine x; mv x land.moraine", false},
             {"another permission", "chmod 600 land.moraine", false},
             {"one byte more", "printf x >> land.moraine", true},
             {"one byte else", "printf x | dd of=land.moraine bs=1 seek=999 conv=notrunc 2>/dev/null", true},
             {"emptied", ": > land.moraine", true},
             {"removed", "rm land.moraine", true},
             {"moved away", "mv land.moraine else.moraine", true},
             {"a folder now", "rm land.moraine; mkdir land.moraine", true},
         })
        QTest::newRow(row.name) << QString::fromLatin1(row.change) << row.isNoticed;
}

void TwoProgramsTest::changesAreNoticed() {
    QFETCH(QString, change);
    QFETCH(bool, isNoticed);
    const terrain::FileState state = terrain::fileState(nativePath(path()));
    QVERIFY(state.exists);
    QProcess shell;
    shell.setWorkingDirectory(m_folder.path());
    shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), change});
    QVERIFY(shell.waitForFinished() && shell.exitCode() == 0);
    QCOMPARE(terrain::isUnchanged(state, nativePath(path())), !isNoticed);
    QDir(path()).removeRecursively();
}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    ownPath = QCoreApplication::applicationFilePath();
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String("--hold"))
        return hold(words.value(2));
    if (words.value(1) == QLatin1String("--work") || words.value(1) == QLatin1String("--careless"))
        return work(words.value(2), words.value(3).toUInt(), words[1] == QLatin1String("--work"));
    TwoProgramsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "p05_two_programs_test.moc"
