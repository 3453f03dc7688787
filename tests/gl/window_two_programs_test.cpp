// SPDX-License-Identifier: MIT
// Two windows on one project, and a project that something else changes: what a person is asked, and what is
// in the file after each answer.
#include "tests/support/window_driver.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>

namespace app {

class WindowTwoProgramsTest : public QObject {
    Q_OBJECT

private:
    static void changeSeed(WindowDriver& driver, const char* seed) {
        DocumentState next{driver.document().recipe(), driver.document().display()};
        QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string(seed)).isOk());
        driver.document().apply(next, QStringLiteral("Seed"));
    }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static void saveAs(WindowDriver& driver, const QString& path) {
        driver.act("file.save_as");
        driver.giveFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(!driver.document().isModified() && driver.document().path() == path, 20000);
    }
    /// So that closing asks nothing.
    static void leave(WindowDriver& driver) {
        driver.document().markSaved(driver.document().path(), driver.document().saveMark());
    }

private Q_SLOTS:
    void theSecondWindowReadsOnly() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        saveAs(first, path);
        const QByteArray saved = contentOf(path);
        WindowDriver second;
        second.window().openFile(path);
        auto* box = second.seek<QMessageBox>("openElsewhereDialog");
        QVERIFY(box != nullptr);
        QVERIFY(box->informativeText().contains(QString::number(QCoreApplication::applicationPid())));
        second.answer("openElsewhereDialog", "Open read-only");
        QTRY_COMPARE_WITH_TIMEOUT(second.document().path(), path, 20000);
        QVERIFY2(second.window().windowTitle().contains(QStringLiteral("read-only")),
                 qPrintable(second.window().windowTitle()));
        changeSeed(second, "mine");
        second.act("file.save"); // under another name, and says why
        const auto* message = second.window().findChild<QLabel*>(QStringLiteral("message"));
        QVERIFY2(message->text().contains(QStringLiteral("read-only")), qPrintable(message->text()));
        second.giveFile(second.path("other.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(second.document().path(), second.path("other.moraine"), 20000);
        QVERIFY(!second.window().windowTitle().contains(QStringLiteral("read-only")));
        QCOMPARE(contentOf(path), saved);
        changeSeed(second, "more");
        second.act("file.save");
        QTRY_VERIFY_WITH_TIMEOUT(!second.document().isModified(), 20000);
        QCOMPARE(contentOf(path), saved);
    }

    void theSecondWindowTakesACopy() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        saveAs(first, path);
        WindowDriver second;
        second.window().openFile(path);
        second.answer("openElsewhereDialog", "Open a copy");
        QTRY_VERIFY_WITH_TIMEOUT(second.document().isModified(), 20000);
        QVERIFY(second.document().path().isEmpty());
        QVERIFY(second.document().recipe() == first.document().recipe());
        leave(second);
    }

    void cancelKeepsWhatWasThere() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        changeSeed(first, "first");
        saveAs(first, path);
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
            saveAs(first, path);
        }
        second.window().openFile(path);
        QTRY_COMPARE_WITH_TIMEOUT(second.document().path(), path, 20000);
        QVERIFY(!second.isShown("openElsewhereDialog"));
        changeSeed(second, "second");
        const QByteArray before = contentOf(path);
        second.act("file.save");
        QTRY_VERIFY_WITH_TIMEOUT(!second.document().isModified(), 20000);
        QVERIFY(contentOf(path) != before);
    }

    void itsFileCannotBeSavedOver() {
        WindowDriver first;
        const QString path = first.path("land.moraine");
        saveAs(first, path);
        const QByteArray saved = contentOf(path);
        WindowDriver second;
        changeSeed(second, "mine");
        second.act("file.save_as");
        second.giveFile(path);
        second.answer("replaceDialog", "Replace");
        second.answer("savedElsewhereDialog", "Cancel");
        QCOMPARE(contentOf(path), saved);
        QVERIFY(second.document().isModified());
        leave(second);
    }

    void aChangedFileIsAskedAbout() {
        WindowDriver driver(WindowDriver::Views::Map);
        const QString path = driver.path("land.moraine");
        saveAs(driver, path);
        write(path, "theirs");
        changeSeed(driver, "mine");
        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Cancel");
        QCOMPARE(contentOf(path), QByteArray("theirs"));
        QVERIFY(driver.document().isModified());

        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Save as");
        driver.giveFile(driver.path("mine.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(driver.document().path(), driver.path("mine.moraine"), 20000);
        QCOMPARE(contentOf(path), QByteArray("theirs"));

        write(driver.path("mine.moraine"), "theirs again");
        changeSeed(driver, "later");
        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Overwrite");
        QTRY_VERIFY_WITH_TIMEOUT(!driver.document().isModified(), 20000);
        QCOMPARE(contentOf(driver.path("mine.moraine~")), QByteArray("theirs again"));
        changeSeed(driver, "last"); // and from now on it is this window's again
        driver.act("file.save");
        QTRY_VERIFY_WITH_TIMEOUT(!driver.document().isModified(), 20000);
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
        saveAs(driver, folder.filePath(QStringLiteral("in/land.moraine")));
        QVERIFY(
            QFile::link(QStringLiteral("in/land.moraine"), folder.filePath(QStringLiteral("link.moraine"))));
        write(folder.filePath(QStringLiteral("other.moraine")), "another project");
        const QString path = folder.filePath(name);
        driver.window().openFile(path);
        QTRY_COMPARE_WITH_TIMEOUT(driver.document().path(), path, 20000);
        QVERIFY(driver.settle());
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), change});
        QVERIFY(shell.waitForFinished() && shell.exitCode() == 0);
        changeSeed(driver, "mine");
        driver.act("file.save");
        const auto* box = driver.seek<QMessageBox>("changedOutsideDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(said), qPrintable(box->text()));
        driver.answer("changedOutsideDialog", "Cancel");
        QVERIFY(driver.document().isModified());
        QCOMPARE(contentOf(folder.filePath(QStringLiteral("other.moraine"))), QByteArray("another project"));
        leave(driver);
    }

    void aRemovedFileIsSavedAgain() {
        WindowDriver driver(WindowDriver::Views::Map);
        const QString path = driver.path("land.moraine");
        saveAs(driver, path);
        QVERIFY(QFile::remove(path));
        changeSeed(driver, "mine");
        driver.act("file.save");
        driver.answer("changedOutsideDialog", "Save it there again");
        QTRY_VERIFY_WITH_TIMEOUT(!driver.document().isModified(), 20000);
        QVERIFY(QFile::exists(path));
    }
};

} // namespace app

QTEST_MAIN(app::WindowTwoProgramsTest)
#include "window_two_programs_test.moc"
