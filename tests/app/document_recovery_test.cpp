// SPDX-License-Identifier: MIT
#include "app/document/native_path.h"
#include "app/document/recovery_store.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <thread>

namespace app {

namespace {
terrain::Project someProject() {
    terrain::Project out;
    out.recipe = terrain::defaultRecipe();
    return out;
}
} // namespace

class DocumentRecoveryTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_place;
    QString m_folder;

    /// What a program leaves that was killed: its file and note, and a lock of a process that is gone.
    void leaveWork(const QString& originalPath) {
        auto store = std::make_unique<RecoveryStore>(m_folder);
        QVERIFY(store->keep(someProject(), originalPath, {}).isOk());
        const QString stem = m_folder + QStringLiteral("/lost");
        QVERIFY(QFile::copy(store->file(), stem + QStringLiteral(".moraine")));
        QString note = store->file();
        note.replace(QStringLiteral(".moraine"), QStringLiteral(".json"));
        QVERIFY(QFile::copy(note, stem + QStringLiteral(".json")));
    }

    [[nodiscard]] QStringList files() const { return QDir(m_folder).entryList(QDir::Files, QDir::Name); }

private Q_SLOTS:
    void init() {
        m_folder = m_place.filePath(QStringLiteral("recovery"));
        QDir(m_folder).removeRecursively();
    }

    void whatIsForgottenWhileItIsWrittenIsGone() {
        RecoveryStore store(m_folder);
        QString note = store.file();
        note.replace(QStringLiteral(".moraine"), QStringLiteral(".json"));
        for (int round = 0; round < 20; ++round) {
            std::thread worker([&] { (void)store.keep(someProject(), {}, {}); });
            while (!QFile::exists(note)) // keep() has begun
                std::this_thread::yield();
            store.forget();
            worker.join();
            QVERIFY(!QFile::exists(store.file()));
            QVERIFY(!QFile::exists(note));
        }
    }

    void ownWorkIsNotLostWork() {
        const RecoveryStore store(m_folder);
        QVERIFY(store.keep(someProject(), {}, {}).isOk());
        QVERIFY(QFile::exists(store.file()));
        QVERIFY(store.lostWork().empty());
        const RecoveryStore other(m_folder); // of a program that runs beside it
        QVERIFY(other.lostWork().empty());
    }

    void workOfACrashedProgramIsOffered() {
        leaveWork(QStringLiteral("/home/person/Alps.moraine"));
        const RecoveryStore store(m_folder);
        const std::vector<RecoveredWork> lost = store.lostWork();
        QCOMPARE(lost.size(), std::size_t{1});
        QCOMPARE(lost.front().originalPath, QStringLiteral("/home/person/Alps.moraine"));
        const auto project = terrain::loadProject(nativePath(lost.front().file));
        QVERIFY(project.isOk());
        QVERIFY(project.value().recipe == someProject().recipe);
    }

    void itIsOfferedOnce() {
        leaveWork({});
        const RecoveryStore one(m_folder);
        const RecoveryStore two(m_folder);
        const auto offered = one.lostWork();
        QCOMPARE(offered.size(), std::size_t{1});
        QVERIFY(two.lostWork().empty());
    }

    void laterKeepsAndDiscardRemoves() {
        leaveWork({});
        { // Later
            const RecoveryStore store(m_folder);
            QCOMPARE(store.lostWork().size(), std::size_t{1});
        }
        const RecoveryStore store(m_folder);
        const auto lost = store.lostWork();
        QCOMPARE(lost.size(), std::size_t{1});
        RecoveryStore::discard(lost.front());
        QVERIFY(store.lostWork().empty());
        QCOMPARE(files().filter(QStringLiteral("lost")).filter(QStringLiteral("moraine")).size(), 0);
    }

    void aCleanEndLeavesNothing() {
        {
            const RecoveryStore store(m_folder);
            QVERIFY(store.keep(someProject(), {}, {}).isOk());
            QVERIFY(store.keep(someProject(), {}, {}).isOk()); // a second time makes a backup of the first
        }
        QCOMPARE(files(), QStringList());
    }

    /// What killed programs leave beside work goes at the next start; work, and what is not known to be of a
    /// dead program, stays.
    void leftoversGoAndWorkStays_data() {
        QTest::addColumn<QString>("left"); // endings, O for the owner
        QTest::addColumn<bool>("runs");    // the owner
        QTest::addColumn<QString>("stays");
        const auto row = [](const char* name, const char* left, bool runs, const char* stays) {
            QTest::newRow(name) << QString::fromLatin1(left) << runs << QString::fromLatin1(stays);
        };
        row("lock alone", "O.lock", false, "");
        row("lock of a running program", "O.lock", true, "O.lock");
        row("note without work", "O.lock O.json", false, "");
        row("note of a running program", "O.lock O.json", true, "O.json O.lock");
        row("killed in its first copy", "O.lock O.json .O.moraine.abcd1234.part", false, "");
        row("being written", "O.lock .O.moraine.abcd1234.part", true, ".O.moraine.abcd1234.part O.lock");
        row("killed while taking over a lock", "O.lock O.lock.rmlock", false, "");
        row("work", "O.lock O.json O.moraine", false, "O.json O.lock O.moraine");
        row("work and a half copy", "O.lock O.json O.moraine .O.moraine.abcd1234.part", false,
            "O.json O.moraine");
        row("only the copy before", "O.lock O.moraine~", false, "O.lock O.moraine~");
        row("nobody knows whose", "O.json", false, "O.json");
        row("other files", "notes.txt lost.json lost.lock", false, "lost.json lost.lock notes.txt");
    }
    void leftoversGoAndWorkStays() {
        QFETCH(QString, left);
        QFETCH(const bool, runs);
        QFETCH(QString, stays);
        const QString owner = QUuid::createUuid().toString(QUuid::WithoutBraces);
        QVERIFY(QDir().mkpath(m_folder));
        QProcess process; // whose number a lock has
        process.start(QStringLiteral("sleep"), {QStringLiteral("100")});
        QVERIFY(process.waitForStarted());
        const QByteArray lock = QByteArray::number(process.processId()) + "\nsleep\n" +
                                QSysInfo::machineHostName().toUtf8() + "\n" + QSysInfo::machineUniqueId() +
                                "\n" + QSysInfo::bootUniqueId() + "\n";
        for (const QString& name : left.replace(u'O', owner).split(u' ')) {
            QFile file(QDir(m_folder).filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(name.endsWith(QStringLiteral(".lock")) ? lock : QByteArray("x"));
            file.flush(); // a lock that is being taken over is let alone for half a minute
            file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime);
        }
        if (!runs) {
            process.kill();
            QVERIFY(process.waitForFinished());
        }
        { const RecoveryStore store(m_folder); }
        QStringList wanted = stays.replace(u'O', owner).split(u' ', Qt::SkipEmptyParts);
        wanted.sort();
        QStringList found = QDir(m_folder).entryList(QDir::Files | QDir::Hidden);
        found.sort();
        process.kill();
        process.waitForFinished();
        QCOMPARE(found, wanted);
    }

    void anUnwritableFolderIsAnError() {
        QVERIFY(QDir().mkpath(m_folder));
        const RecoveryStore store(m_folder + QStringLiteral("/file/inside"));
        QFile file(m_folder + QStringLiteral("/file"));
        QVERIFY(QDir(m_folder + QStringLiteral("/file")).removeRecursively());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(store.keep(someProject(), {}, {}).isError());
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::DocumentRecoveryTest)
#include "document_recovery_test.moc"
