// SPDX-License-Identifier: MIT
// The former file beside the new one, whatever became of the save before.
#include "libterrain/core/platform/files.h"
#include "tests/support/program.h"

#include <QTest>

using support::Folder;
using support::name;

class BackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFormerOneIsKept();
    void againAfterASaveThatFailed();

private:
    [[nodiscard]] static bool backUp(const Folder& folder) {
        return !terrain::backUpFile(folder.path(name("land")).toStdString(),
                                    folder.path(name("land~")).toStdString());
    }
};

void BackupTest::theFormerOneIsKept() {
    const Folder folder;
    folder.write(name("land"), "new");
    folder.write(name("land~"), "old");
    QVERIFY(backUp(folder));
    QCOMPARE(folder.content(name("land~")), QByteArray("new"));
    QCOMPARE(folder.entries(), QStringList({name("land"), name("land~")}));
}

/// Two names of one file: the backup is there already.
void BackupTest::againAfterASaveThatFailed() {
    const Folder folder;
    folder.write(name("land"), "new");
    QVERIFY(backUp(folder) && backUp(folder));
    QCOMPARE(folder.content(name("land~")), QByteArray("new"));
    QCOMPARE(folder.entries(), QStringList({name("land"), name("land~")}));
}

QTEST_GUILESS_MAIN(BackupTest)
#include "backup_test.moc"
