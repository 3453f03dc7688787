// SPDX-License-Identifier: MIT
// The real window under X: projects that are saved and opened again, and what is asked about unsaved work.
#include "tests/support/file_bytes.h"
#include "tests/support/window_driver.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QUndoStack>

namespace app {

class WindowFilesSavingTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanup() { m_driver.reset(); }

    void aSavedProjectComesBackAsItWas() {
        m_driver->changeSeed("one");
        m_driver->changeSeed("two");
        const QString fingerprint = m_driver->fingerprint();
        const terrain::Recipe recipe = m_driver->document().recipe();
        m_driver->saveAs(m_driver->path("Alps.moraine"));
        QVERIFY(!m_driver->window().isWindowModified());
        QVERIFY(m_driver->window().windowTitle().startsWith(QStringLiteral("Alps.moraine")));

        m_driver->restart();
        QVERIFY(m_driver->session().settings.recentFiles().contains(m_driver->path("Alps.moraine")));
        m_driver->openProject(m_driver->path("Alps.moraine"));
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(m_driver->document().recipe() == recipe);
        QCOMPARE(m_driver->document().generationCount(), 3);
        QVERIFY(!m_driver->document().isModified());
        m_driver->act("edit.undo");
        QVERIFY(m_driver->fingerprint() != fingerprint);
    }

    /// Undo does the same before a save and after the project was opened again, by its file.
    void undoIsTheSameInAReopenedProject() {
        const auto step = [&](const char* seed, const char* ramp, double sun) {
            DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
            QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string(seed)).isOk());
            next.display.ramp = ramp;
            next.display.sunAzimuth = sun;
            m_driver->document().apply(next, QString::fromUtf8(seed));
        };
        step("1", "terrain", 315);
        step("1", "grey", 315);
        step("2", "grey", 315);
        step("2", "grey", 90);
        step("3", "viridis", 10);
        QVERIFY(m_driver->settle());
        const auto walk = [&] {
            QList<std::pair<QString, terrain::Display>> places;
            for (int i = 0; i < m_driver->document().generationCount(); ++i) {
                m_driver->document().undoStack().setIndex(i);
                places.append({QString::fromStdString(
                                   m_driver->document().recipe().steps.front().parameters.text("seed")),
                               m_driver->document().display()});
            }
            return places;
        };
        const auto before = walk();
        m_driver->act("file.save");
        m_driver->giveFile(m_driver->path("history.moraine"));
        QTRY_VERIFY(!m_driver->document().path().isEmpty());
        m_driver->window().openFile(m_driver->document().path());
        QTRY_COMPARE(m_driver->document().generationCount(), before.size());
        QVERIFY(m_driver->settle());
        QVERIFY(!m_driver->document().isModified());
        QVERIFY(walk() == before);
    }

    void saveAsLeavesTheFormerFileAlone() {
        m_driver->saveAs(m_driver->path("a.moraine"));
        const QByteArray before = support::bytesOf(m_driver->path("a.moraine"));
        m_driver->saveAs(m_driver->path("b.moraine"));
        m_driver->changeSeed("later");
        m_driver->save();
        QCOMPARE(support::bytesOf(m_driver->path("a.moraine")), before);
        QVERIFY(support::bytesOf(m_driver->path("b.moraine")) != before);
    }

    void aSaveThatStillRunsBelongsToItsDocument() {
        const QString path = m_driver->path("a.moraine");
        m_driver->saveAs(m_driver->path("a.moraine"));
        const QString fingerprint = m_driver->fingerprint();
        m_driver->act("file.save"); // and at once:
        m_driver->act("file.new");
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->document().path().isEmpty(), 20000);
        m_driver->changeSeed("another");
        m_driver->act("file.save");
        QVERIFY(m_driver->seek("fileDialog") != nullptr); // it has no name yet
        m_driver->giveFile(m_driver->path("b.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->document().path(), m_driver->path("b.moraine"), 20000);
        m_driver->openProject(path);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
    }

    void whatIsEditedWhileASaveRunsIsAskedAboutAgain() {
        m_driver->saveAs(m_driver->path("a.moraine"));
        m_driver->changeSeed("edited");
        m_driver->act("file.new");
        m_driver->answer("unsavedDialog", "Save");
        m_driver->changeSeed("edited meanwhile");
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->isShown("unsavedDialog"), 20000);
        m_driver->answer("unsavedDialog", "Cancel");
        QVERIFY(m_driver->document().isModified());
        QCOMPARE(m_driver->document().path(), m_driver->path("a.moraine"));
    }

    void aSaveRightAfterSaveAsGoesToTheNewFile() {
        m_driver->saveAs(m_driver->path("a.moraine"));
        m_driver->changeSeed("later");
        const QByteArray before = support::bytesOf(m_driver->path("a.moraine"));
        m_driver->act("file.save_as");
        m_driver->giveFile(m_driver->path("b.moraine"));
        m_driver->act("file.save"); // while the other is still being written
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->document().path(), m_driver->path("b.moraine"), 20000);
        QVERIFY(m_driver->settle());
        QCOMPARE(support::bytesOf(m_driver->path("a.moraine")), before);
        QVERIFY(QFile::exists(m_driver->path("b.moraine")));
        QVERIFY(!m_driver->document().isModified());
    }

    void unsavedWorkIsAskedAboutAndCancelKeepsIt_data() {
        QTest::addColumn<QByteArray>("way");
        QTest::newRow("new") << QByteArray("new");
        QTest::newRow("open") << QByteArray("open");
        QTest::newRow("close") << QByteArray("close");
    }
    void unsavedWorkIsAskedAboutAndCancelKeepsIt() {
        QFETCH(QByteArray, way);
        m_driver->saveAs(m_driver->path("other.moraine"));
        m_driver->act("file.new");
        m_driver->changeSeed("precious");
        const QString fingerprint = m_driver->fingerprint();
        if (way == "new")
            m_driver->act("file.new");
        else if (way == "open")
            m_driver->window().openFile(m_driver->path("other.moraine"));
        else
            m_driver->window().close();
        m_driver->answer("unsavedDialog", "Cancel");
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(m_driver->document().isModified());
        QVERIFY(m_driver->window().isVisible());
        QVERIFY(m_driver->document().undoStack().canUndo());
    }

    void savingInTheQuestionSavesAndGoesOn() {
        m_driver->saveAs(m_driver->path("kept.moraine"));
        m_driver->changeSeed("kept");
        const QString fingerprint = m_driver->fingerprint();
        m_driver->act("file.new");
        m_driver->answer("unsavedDialog", "Save");
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->document().path().isEmpty(), 20000);
        m_driver->openProject(m_driver->path("kept.moraine"));
        QCOMPARE(m_driver->fingerprint(), fingerprint);
    }

    void undoDoesNotReachTheDocumentBefore() {
        m_driver->saveAs(m_driver->path("second.moraine"));
        m_driver->act("file.new");
        m_driver->changeSeed("first");
        m_driver->window().openFile(m_driver->path("second.moraine"));
        m_driver->answer("unsavedDialog", "Don");
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->document().path(), m_driver->path("second.moraine"), 20000);
        QVERIFY(!m_driver->document().undoStack().canUndo());
    }

    void aSaveThatFailsOffersACopy() {
        m_driver->saveAs(m_driver->path("gone.moraine"));
        m_driver->changeSeed("kept");
        // A folder in the file's place cannot be replaced.
        QVERIFY(QFile::remove(m_driver->path("gone.moraine")));
        QVERIFY(QDir().mkpath(m_driver->path("gone.moraine/inside")));
        m_driver->act("file.save");
        m_driver->answer("changedOutsideDialog", "Overwrite");
        m_driver->answer("saveFailedDialog", "Save a copy");
        QVERIFY(m_driver->document().isModified());
        m_driver->giveFile(m_driver->path("copy.moraine"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_driver->document().isModified(), 20000);
        QCOMPARE(m_driver->document().path(), m_driver->path("copy.moraine"));
    }

    /// What was there is spoken of once, and only where something was.
    void aFailedSaveSaysItOnce() {
        m_driver->act("file.save_as");
        m_driver->giveFile(QStringLiteral("/proc/self/fdinfo/x.moraine"));
        auto* box = m_driver->seek<QMessageBox>("saveFailedDialog");
        QVERIFY(box != nullptr);
        const QString all = box->text() + QLatin1Char(' ') + box->informativeText();
        QVERIFY2(all.contains(QLatin1String("/proc/self/fdinfo/x.moraine")), qPrintable(all));
        QVERIFY2(!all.contains(QLatin1String("before")), qPrintable(all));
        QVERIFY2(all.count(QLatin1String("unsaved")) == 1, qPrintable(all));
        m_driver->answer("saveFailedDialog", "Cancel");
    }
};

} // namespace app

QTEST_MAIN(app::WindowFilesSavingTest)
#include "window_files_saving_test.moc"
