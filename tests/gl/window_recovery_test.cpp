// SPDX-License-Identifier: MIT
// Work that was not saved when the program ended is kept and offered at the next start.
#include "app/document/recovery_store.h"
#include "app/window/autosave.h"
#include "tests/support/window_driver.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace app {

class WindowRecoveryTest : public QObject {
    Q_OBJECT

private:
    static QStringList keptFiles(const WindowDriver& driver) {
        return QDir(driver.path("recovery")).entryList({QStringLiteral("*.moraine")}, QDir::Files);
    }

    /// Keeps the driver's unsaved work and makes it look as if its program had been killed.
    static void crash(WindowDriver& driver) {
        auto* autosave = driver.window().findChild<Autosave*>();
        bool kept = false;
        autosave->keepNow([&kept] { kept = true; });
        QTRY_VERIFY_WITH_TIMEOUT(kept, 20000);
        const QDir folder(driver.path("recovery"));
        const QString name = QFileInfo(keptFiles(driver).value(0)).completeBaseName();
        for (const char* suffix : {".moraine", ".json"})
            QVERIFY(QFile::copy(folder.filePath(name + QLatin1String(suffix)),
                                folder.filePath(QStringLiteral("crashed") + QLatin1String(suffix))));
    }

private Q_SLOTS:
    void unsavedWorkIsKeptAfterAWhileAndForgottenWhenSaved() {
        WindowDriver driver(WindowDriver::Views::Map);
        auto* autosave = driver.window().findChild<Autosave*>();
        autosave->setPause(std::chrono::milliseconds(50));
        driver.changeSeed("kept");
        QTRY_COMPARE_WITH_TIMEOUT(keptFiles(driver).size(), 1, 20000);
        driver.saveAs(driver.path("saved.moraine"));
        QTRY_VERIFY_WITH_TIMEOUT(keptFiles(driver).isEmpty(), 20000);
    }

    void whoeverWaitsForTheCopyIsTold() {
        WindowDriver driver(WindowDriver::Views::Map);
        auto* autosave = driver.window().findChild<Autosave*>();
        driver.changeSeed("kept");
        int told = 0;
        autosave->keepNow([&told] { ++told; });
        autosave->keepNow(); // supersedes the one before
        QTRY_COMPARE_WITH_TIMEOUT(told, 1, 20000);
        autosave->keepNow([&told] { ++told; }); // it is there already
        QCOMPARE(told, 2);
        driver.pretendSaved();
    }

    void restoredWorkIsTheSameAndUnsaved() {
        WindowDriver driver(WindowDriver::Views::Map);
        driver.changeSeed("precious");
        const QString fingerprint = driver.fingerprint();
        crash(driver);
        driver.pretendSaved();
        driver.restart();
        QVERIFY(driver.fingerprint() != fingerprint);
        const auto* box = driver.seek<QMessageBox>("recoveryDialog");
        QVERIFY(box != nullptr);
        // Asked while the window was coming up, and yet over it.
        QTRY_VERIFY(driver.window().frameGeometry().contains(box->frameGeometry()));
        driver.answer("recoveryDialog", "Restore");
        QTRY_VERIFY_WITH_TIMEOUT(driver.document().isModified(), 20000);
        QCOMPARE(driver.fingerprint(), fingerprint);
        QVERIFY(driver.window().isWindowModified());
        // The old file goes once this program keeps the work itself.
        QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(driver.path("recovery/crashed.moraine")), 20000);
        QCOMPARE(keptFiles(driver).size(), 1);
    }

    /// As after "moraine work.moraine": the file is open already when its unsaved work is asked about.
    void workOnTheOpenFileKeepsItsName() {
        WindowDriver driver(WindowDriver::Views::Map);
        const QString path = driver.path("work.moraine");
        driver.saveAs(path);
        driver.changeSeed("precious");
        const QString fingerprint = driver.fingerprint();
        crash(driver);
        driver.pretendSaved();
        driver.restart();
        driver.openProject(path);
        driver.answer("recoveryDialog", "Restore");
        QTRY_VERIFY_WITH_TIMEOUT(driver.document().isModified(), 20000);
        QCOMPARE(driver.document().path(), path);
        QCOMPARE(driver.fingerprint(), fingerprint);
        driver.save(); // asks nothing
        QCOMPARE(driver.document().path(), path);
    }

    /// The first copy does not wait for the whole pause.
    void aChangeThatComesAloneIsKeptSoon() {
        WindowDriver driver(WindowDriver::Views::Map);
        driver.changeSeed("alone");
        QTRY_COMPARE_WITH_TIMEOUT(keptFiles(driver).size(), 1, 20000); // of 30 s
    }

    /// Only when it was asked once more.
    void discardedWorkIsGoneAndLaterKeepsIt() {
        WindowDriver driver(WindowDriver::Views::Map);
        driver.changeSeed("old");
        crash(driver);
        driver.pretendSaved();
        driver.restart();
        driver.answer("recoveryDialog", "Later");
        QVERIFY(QFile::exists(driver.path("recovery/crashed.moraine")));
        driver.restart();
        driver.answer("recoveryDialog", "Discard");
        const auto* question = driver.seek<QMessageBox>("discardWorkDialog");
        QVERIFY(question != nullptr);
        QVERIFY(question->text().contains(QStringLiteral("Untitled")));
        QCOMPARE(question->defaultButton()->text().remove(u'&'), QStringLiteral("Back"));
        driver.answer("discardWorkDialog", "Back");
        QVERIFY(driver.seek<QMessageBox>("recoveryDialog") != nullptr);
        QVERIFY(QFile::exists(driver.path("recovery/crashed.moraine")));
        driver.answer("recoveryDialog", "Discard");
        driver.answer("discardWorkDialog", "Discard");
        QTRY_VERIFY(!QFile::exists(driver.path("recovery/crashed.moraine")));
    }
};

} // namespace app

QTEST_MAIN(app::WindowRecoveryTest)
#include "window_recovery_test.moc"
