// SPDX-License-Identifier: MIT
// Two windows on one project, and a project that something else changes: what a person is asked, and what is
// in the file after each answer.
#include "tests/support/file_bytes.h"
#include "tests/support/window_driver.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>

namespace app {

class WindowTwoProgramsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSecondWindowReadsOnly() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        first.saveAs(path);
        const QByteArray saved = support::bytesOf(path);
        WindowDriver second;
        second.window().openFile(path);
        auto* box = second.seek<QMessageBox>("openElsewhereDialog");
        QVERIFY(box != nullptr);
        QVERIFY(box->informativeText().contains(QString::number(QCoreApplication::applicationPid())));
        second.answer("openElsewhereDialog", "Open read-only");
        QTRY_COMPARE_WITH_TIMEOUT(second.document().path(), path, 20000);
        QVERIFY2(second.window().windowTitle().contains(QStringLiteral("read-only")),
                 qPrintable(second.window().windowTitle()));
        second.changeSeed("mine");
        second.act("file.save"); // under another name, and says why
        const auto* message = second.window().findChild<QLabel*>(QStringLiteral("message"));
        QVERIFY2(message->text().contains(QStringLiteral("read-only")), qPrintable(message->text()));
        auto* dialog = second.seek<QFileDialog>("fileDialog");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QLineEdit*>()->text(), QStringLiteral("land 2.moraine"));
        second.giveFile(second.path("other.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(second.document().path(), second.path("other.moraine"), 20000);
        QVERIFY(!second.window().windowTitle().contains(QStringLiteral("read-only")));
        QCOMPARE(support::bytesOf(path), saved);
        second.changeSeed("more");
        second.save();
        QCOMPARE(support::bytesOf(path), saved);
    }

    void theSecondWindowTakesACopy() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        first.saveAs(path);
        WindowDriver second;
        second.window().openFile(path);
        second.answer("openElsewhereDialog", "Open a copy");
        QTRY_VERIFY_WITH_TIMEOUT(second.document().isModified(), 20000);
        QVERIFY(second.document().path().isEmpty());
        QVERIFY(second.document().recipe() == first.document().recipe());
        second.pretendSaved();
    }

    void cancelKeepsWhatWasThere() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        first.changeSeed("first");
        first.saveAs(path);
        WindowDriver second;
        second.window().openFile(path);
        second.answer("openElsewhereDialog", "Cancel");
        QVERIFY(second.document().path().isEmpty());
        QVERIFY(!(second.document().recipe() == first.document().recipe()));
        QVERIFY(!second.window().windowTitle().contains(QStringLiteral("read-only")));
    }

    void whenTheFirstIsGoneTheSecondWrites() {
        QString path;
        WindowDriver second;
        {
            WindowDriver first;
            path = second.path("land.moraine");
            first.saveAs(path);
        }
        second.openProject(path);
        QVERIFY(!second.isShown("openElsewhereDialog"));
        second.changeSeed("second");
        const QByteArray before = support::bytesOf(path);
        second.save();
        QVERIFY(support::bytesOf(path) != before);
    }

    void itsFileCannotBeSavedOver() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        first.saveAs(path);
        const QByteArray saved = support::bytesOf(path);
        WindowDriver second;
        second.changeSeed("mine");
        second.act("file.save_as");
        second.giveFile(path);
        second.answer("replaceDialog", "Replace");
        second.answer("savedElsewhereDialog", "Cancel");
        QCOMPARE(support::bytesOf(path), saved);
        QVERIFY(second.document().isModified());
        second.pretendSaved();
    }

    void aChangedFileIsAskedAbout() {
        WindowDriver driver(WindowDriver::Views::Map);
        const QString path = driver.path("land.moraine");
        driver.saveAs(path);
        QVERIFY(support::writeBytes(path, "theirs"));
        driver.changeSeed("mine");
        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Cancel");
        QCOMPARE(support::bytesOf(path), QByteArray("theirs"));
        QVERIFY(driver.document().isModified());

        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Save as");
        driver.giveFile(driver.path("mine.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(driver.document().path(), driver.path("mine.moraine"), 20000);
        QCOMPARE(support::bytesOf(path), QByteArray("theirs"));

        QVERIFY(support::writeBytes(driver.path("mine.moraine"), "theirs again"));
        driver.changeSeed("later");
        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Overwrite");
        QTRY_VERIFY_WITH_TIMEOUT(!driver.document().isModified(), 20000);
        QCOMPARE(support::bytesOf(driver.path("mine.moraine~")), QByteArray("theirs again"));
        driver.changeSeed("last"); // and from now on it is this window's again
        driver.save();
    }

    /// Whatever way it went: what happened is said, and nothing is written before the answer.
    void aFileThatIsElsewhereIsAskedAbout_data() {
        QTest::addColumn<QString>("change"); // a line of sh in the folder above
        QTest::addColumn<QString>("name");   // by which it was opened
        QTest::addColumn<QString>("said");
        const auto row = [](const char* title, const char* change, const char* name, const char* said) {
            QTest::newRow(title) << QString::fromLatin1(change) << QString::fromLatin1(name)
                                 << QString::fromLatin1(said);
        };
        row("removed", "rm in/land.moraine", "in/land.moraine", "no longer there");
        row("moved", "mv in/land.moraine in/else.moraine", "in/land.moraine", "no longer there");
        row("folder removed", "rm -r in", "in/land.moraine", "no longer there");
        row("folder moved", "mv in out", "in/land.moraine", "no longer there");
        row("link removed", "rm link.moraine", "link.moraine", "no longer there");
        row("its target removed", "rm in/land.moraine", "link.moraine", "no longer there");
        row("link to another one", "ln -sf other.moraine link.moraine", "link.moraine", "was changed");
    }
    void aFileThatIsElsewhereIsAskedAbout() {
        QFETCH(QString, change);
        QFETCH(QString, name);
        QFETCH(QString, said);
        WindowDriver driver(WindowDriver::Views::Map);
        const QDir folder(driver.path("place"));
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("in"))));
        driver.saveAs(folder.filePath(QStringLiteral("in/land.moraine")));
        QVERIFY(
            QFile::link(QStringLiteral("in/land.moraine"), folder.filePath(QStringLiteral("link.moraine"))));
        QVERIFY(support::writeBytes(folder.filePath(QStringLiteral("other.moraine")), "another project"));
        const QString path = folder.filePath(name);
        driver.openProject(path);
        QVERIFY(driver.settle());
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), change});
        QVERIFY(shell.waitForFinished() && shell.exitCode() == 0);
        driver.changeSeed("mine");
        driver.act("file.save");
        const auto* box = driver.seek<QMessageBox>("changedOutsideDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(said), qPrintable(box->text()));
        driver.answer("changedOutsideDialog", "Cancel");
        QVERIFY(driver.document().isModified());
        QCOMPARE(support::bytesOf(folder.filePath(QStringLiteral("other.moraine"))),
                 QByteArray("another project"));
        driver.pretendSaved();
    }

    void aRemovedFileIsSavedAgain() {
        WindowDriver driver(WindowDriver::Views::Map);
        const QString path = driver.path("land.moraine");
        driver.saveAs(path);
        QVERIFY(QFile::remove(path));
        driver.changeSeed("mine");
        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Save it there again");
        QTRY_VERIFY_WITH_TIMEOUT(!driver.document().isModified(), 20000);
        QVERIFY(QFile::exists(path));
    }
};

} // namespace app

QTEST_MAIN(app::WindowTwoProgramsTest)
#include "window_two_programs_test.moc"
