// SPDX-License-Identifier: MIT
// Two windows on one project, and a project that something else changes: what a person is asked, and what is
// in the file after each answer.
#include "tests/support/window_driver.h"

#include <QFile>
#include <QFileDialog>
#include <QMessageBox>

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
        second.act("file.save"); // under another name
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

    void aRemovedFileIsAskedAbout() {
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
