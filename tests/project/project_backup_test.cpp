// SPDX-License-Identifier: MIT
// What is kept of the file that a save replaces.
#include "libterrain/project/project_backup.h"
#include "libterrain/project/project_file.h"
#include "tests/support/build_folders.h"
#include "tests/support/file_bytes.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
namespace fs = std::filesystem;

namespace {

fs::path asPath(const QString& path) {
    return fs::path(QFile::encodeName(path).toStdString());
}

void putEarlier(const char* name, const QString& place) {
    QFile::remove(place);
    const QString from = QStringLiteral("tests/data/projects/v1/%1.moraine").arg(QLatin1String(name));
    QVERIFY(QFile::copy(support::sourceFile(from), place));
}

} // namespace

class ProjectBackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("land.moraine"));
        m_first = m_file + QStringLiteral(".v1~");
        m_latest = m_file + QLatin1Char('~');
        m_project = {};
        m_project.recipe = defaultRecipe();
    }
    void theFirstSaveOverAnEarlierVersionKeepsIt();
    void whatWasKeptFirstStays();
    void linksAreFollowed();
    void nothingOfAFileThatIsNoEarlierVersion();

private:
    bool save(int columns) {
        m_project.recipe.grid.columns = columns;
        return saveProject(m_project, asPath(m_file), Existing::Replace).isOk();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QString m_first;
    QString m_latest;
    Project m_project;
};

void ProjectBackupTest::theFirstSaveOverAnEarlierVersionKeepsIt() {
    putEarlier("history", m_file);
    const QByteArray former = support::bytesOf(m_file);
    QCOMPARE(earlierVersionBackup(asPath(m_file)), std::optional(asPath(m_first)));
    QVERIFY(save(33));
    QCOMPARE(support::bytesOf(m_first), former);
    QVERIFY(!QFile::exists(m_latest));
    QVERIFY(!earlierVersionBackup(asPath(m_file)));
    const QByteArray second = support::bytesOf(m_file);
    QVERIFY(save(65));
    QCOMPARE(support::bytesOf(m_latest), second);
    QVERIFY(save(129));
    QCOMPARE(support::bytesOf(m_first), former);
    QVERIFY(loadProject(asPath(m_first)).isOk());
}

void ProjectBackupTest::whatWasKeptFirstStays() {
    putEarlier("history", m_file);
    const QByteArray former = support::bytesOf(m_file);
    QVERIFY(save(33));
    putEarlier("recipe", m_file);
    const QByteArray other = support::bytesOf(m_file);
    QVERIFY(!earlierVersionBackup(asPath(m_file)));
    QVERIFY(save(33));
    QCOMPARE(support::bytesOf(m_first), former);
    QCOMPARE(support::bytesOf(m_latest), other);
}

/// What is kept lies beside the file, not beside the link.
void ProjectBackupTest::linksAreFollowed() {
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("there")));
    const QString target = m_folder->filePath(QStringLiteral("there/real.moraine"));
    putEarlier("recipe", target);
    QVERIFY(QFile::link(target, m_file));
    QVERIFY(save(33));
    QVERIFY(QFile::exists(target + QStringLiteral(".v1~")));
    QVERIFY(!QFile::exists(m_first));
}

void ProjectBackupTest::nothingOfAFileThatIsNoEarlierVersion() {
    QVERIFY(!earlierVersionBackup(asPath(m_file))); // none there
    QVERIFY(save(33));
    QVERIFY(!earlierVersionBackup(asPath(m_file)));
    QFile text(m_folder->filePath(QStringLiteral("text.moraine")));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no project") > 0);
    text.close();
    QVERIFY(!earlierVersionBackup(asPath(text.fileName())));
    // Neither when nothing is to be replaced.
    putEarlier("recipe", m_file);
    QVERIFY(!saveProject(m_project, asPath(m_file), Existing::Keep).isOk());
    QVERIFY(!QFile::exists(m_first));
}

QTEST_GUILESS_MAIN(ProjectBackupTest)
#include "project_backup_test.moc"
