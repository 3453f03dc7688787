// SPDX-License-Identifier: MIT
// The real window under X: projects that are saved and opened again, and what is asked about unsaved work.
#include "tests/gl/window_files_support.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QUndoStack>

namespace app {

class WindowFilesSavingTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] Document& document() { return m_driver->document(); }

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanup() { m_driver.reset(); }

    void aSavedProjectComesBackAsItWas() {
        test::changeSeed(document(), "one");
        test::changeSeed(document(), "two");
        const QString fingerprint = m_driver->fingerprint();
        const terrain::Recipe recipe = document().recipe();
        test::saveAs(*m_driver, "Alps.moraine");
        QVERIFY(!m_driver->window().isWindowModified());
        QVERIFY(m_driver->window().windowTitle().startsWith(QStringLiteral("Alps.moraine")));

        m_driver->restart();
        QVERIFY(m_driver->session().settings.recentFiles().contains(m_driver->path("Alps.moraine")));
        m_driver->window().openFile(m_driver->path("Alps.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("Alps.moraine"), 20000);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(document().recipe() == recipe);
        QCOMPARE(document().generationCount(), 3);
        QVERIFY(!document().isModified());
        m_driver->act("edit.undo");
        QVERIFY(m_driver->fingerprint() != fingerprint);
    }

    /// Undo does the same before a save and after the project was opened again, by its file.
    void undoIsTheSameInAReopenedProject() {
        const auto step = [&](const char* seed, const char* ramp, double sun) {
            DocumentState next{document().recipe(), document().display()};
            QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string(seed)).isOk());
            next.display.ramp = ramp;
            next.display.sunAzimuth = sun;
            document().apply(next, QString::fromUtf8(seed));
        };
        step("1", "terrain", 315);
        step("1", "grey", 315);
        step("2", "grey", 315);
        step("2", "grey", 90);
        step("3", "viridis", 10);
        QVERIFY(m_driver->settle());
        const auto walk = [&] {
            QList<std::pair<QString, terrain::Display>> places;
            for (int i = 0; i < document().generationCount(); ++i) {
                document().undoStack().setIndex(i);
                places.append(
                    {QString::fromStdString(document().recipe().steps.front().parameters.text("seed")),
                     document().display()});
            }
            return places;
        };
        const auto before = walk();
        m_driver->act("file.save");
        m_driver->giveFile(m_driver->path("history.moraine"));
        QTRY_VERIFY(!document().path().isEmpty());
        m_driver->window().openFile(document().path());
        QTRY_COMPARE(document().generationCount(), before.size());
        QVERIFY(m_driver->settle());
        QVERIFY(!document().isModified());
        QVERIFY(walk() == before);
    }

    void saveAsLeavesTheFormerFileAlone() {
        test::saveAs(*m_driver, "a.moraine");
        const QByteArray before = test::contentHash(m_driver->path("a.moraine"));
        test::saveAs(*m_driver, "b.moraine");
        test::changeSeed(document(), "later");
        m_driver->act("file.save");
        QTRY_VERIFY_WITH_TIMEOUT(!document().isModified(), 20000);
        QCOMPARE(test::contentHash(m_driver->path("a.moraine")), before);
        QVERIFY(test::contentHash(m_driver->path("b.moraine")) != before);
    }

    void aSaveThatStillRunsBelongsToItsDocument() {
        const QString path = m_driver->path("a.moraine");
        test::saveAs(*m_driver, "a.moraine");
        const QString fingerprint = m_driver->fingerprint();
        m_driver->act("file.save"); // and at once:
        m_driver->act("file.new");
        QTRY_VERIFY_WITH_TIMEOUT(document().path().isEmpty(), 20000);
        test::changeSeed(document(), "another");
        m_driver->act("file.save");
        QVERIFY(m_driver->seek("fileDialog") != nullptr); // it has no name yet
        m_driver->giveFile(m_driver->path("b.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("b.moraine"), 20000);
        m_driver->window().openFile(path);
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), path, 20000);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
    }

    void whatIsEditedWhileASaveRunsIsAskedAboutAgain() {
        test::saveAs(*m_driver, "a.moraine");
        test::changeSeed(document(), "edited");
        m_driver->act("file.new");
        m_driver->answer("unsavedDialog", "Save");
        test::changeSeed(document(), "edited meanwhile");
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->isShown("unsavedDialog"), 20000);
        m_driver->answer("unsavedDialog", "Cancel");
        QVERIFY(document().isModified());
        QCOMPARE(document().path(), m_driver->path("a.moraine"));
    }

    void aSaveRightAfterSaveAsGoesToTheNewFile() {
        test::saveAs(*m_driver, "a.moraine");
        test::changeSeed(document(), "later");
        const QByteArray before = test::contentHash(m_driver->path("a.moraine"));
        m_driver->act("file.save_as");
        m_driver->giveFile(m_driver->path("b.moraine"));
        m_driver->act("file.save"); // while the other is still being written
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("b.moraine"), 20000);
        QVERIFY(m_driver->settle());
        QCOMPARE(test::contentHash(m_driver->path("a.moraine")), before);
        QVERIFY(QFile::exists(m_driver->path("b.moraine")));
        QVERIFY(!document().isModified());
    }

    void unsavedWorkIsAskedAboutAndCancelKeepsIt_data() {
        QTest::addColumn<QByteArray>("way");
        QTest::newRow("new") << QByteArray("new");
        QTest::newRow("open") << QByteArray("open");
        QTest::newRow("close") << QByteArray("close");
    }
    void unsavedWorkIsAskedAboutAndCancelKeepsIt() {
        QFETCH(QByteArray, way);
        test::saveAs(*m_driver, "other.moraine");
        m_driver->act("file.new");
        test::changeSeed(document(), "precious");
        const QString fingerprint = m_driver->fingerprint();
        if (way == "new")
            m_driver->act("file.new");
        else if (way == "open")
            m_driver->window().openFile(m_driver->path("other.moraine"));
        else
            m_driver->window().close();
        m_driver->answer("unsavedDialog", "Cancel");
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(document().isModified());
        QVERIFY(m_driver->window().isVisible());
        QVERIFY(document().undoStack().canUndo());
    }

    void savingInTheQuestionSavesAndGoesOn() {
        test::saveAs(*m_driver, "kept.moraine");
        test::changeSeed(document(), "kept");
        const QString fingerprint = m_driver->fingerprint();
        m_driver->act("file.new");
        m_driver->answer("unsavedDialog", "Save");
        QTRY_VERIFY_WITH_TIMEOUT(document().path().isEmpty(), 20000);
        m_driver->window().openFile(m_driver->path("kept.moraine"));
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("kept.moraine"), 20000);
        QCOMPARE(m_driver->fingerprint(), fingerprint);
    }

    void undoDoesNotReachTheDocumentBefore() {
        test::saveAs(*m_driver, "second.moraine");
        m_driver->act("file.new");
        test::changeSeed(document(), "first");
        m_driver->window().openFile(m_driver->path("second.moraine"));
        m_driver->answer("unsavedDialog", "Don");
        QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_driver->path("second.moraine"), 20000);
        QVERIFY(!document().undoStack().canUndo());
    }

    void aSaveThatFailsOffersACopy() {
        test::saveAs(*m_driver, "gone.moraine");
        test::changeSeed(document(), "kept");
        // A folder in the file's place cannot be replaced.
        QVERIFY(QFile::remove(m_driver->path("gone.moraine")));
        QVERIFY(QDir().mkpath(m_driver->path("gone.moraine/inside")));
        m_driver->act("file.save");
        m_driver->answer("changedOutsideDialog", "Overwrite");
        m_driver->answer("saveFailedDialog", "Save a copy");
        QVERIFY(document().isModified());
        m_driver->giveFile(m_driver->path("copy.moraine"));
        QTRY_VERIFY_WITH_TIMEOUT(!document().isModified(), 20000);
        QCOMPARE(document().path(), m_driver->path("copy.moraine"));
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
