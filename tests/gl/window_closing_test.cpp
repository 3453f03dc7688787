// SPDX-License-Identifier: MIT
// The real window under X is closed while something runs: what writes a file is asked about by name, the rest
// ends without a trace.
#include "app/document/native_path.h"
#include "app/jobs/job_runner.h"
#include "libterrain/formats/kept_export.h"
#include "tests/support/window_driver.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>

#include <atomic>

namespace app {

class WindowClosingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_driver = std::make_unique<WindowDriver>();
        m_go = false;
        m_stopped = 0;
    }
    void cleanup() {
        m_go = true;
        m_driver.reset();
    }

    void anExportIsNamed_data() {
        QTest::addColumn<QString>("channel");
        for (const char* channel : {"export-7", "level pictures"})
            QTest::newRow(channel) << QString::fromLatin1(channel);
    }
    void anExportIsNamed() {
        QFETCH(const QString, channel);
        run(channel, QStringLiteral("Writing land.tif"));
        m_driver->window().close();
        auto* box = m_driver->seek<QMessageBox>("runningWorkDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QStringLiteral("Writing land.tif")), qPrintable(box->text()));
        m_driver->window().close(); // asks once
        QCOMPARE(m_driver->window().findChildren<QMessageBox*>(QStringLiteral("runningWorkDialog")).size(),
                 1);
        m_driver->answer("runningWorkDialog", "Cancel");
        QVERIFY(m_driver->window().isVisible());
        QVERIFY(m_driver->session().jobs.isRunning(channel));
        m_go = true;
        QVERIFY(m_driver->settle());
        QVERIFY(m_driver->window().isVisible()); // cancelled is cancelled
    }

    void everythingThatIsWrittenIsNamed() {
        run(QStringLiteral("export-1"), QStringLiteral("Writing a.tif"));
        for (const char* channel : {"film", "picture", "sheet", "write-plot"})
            run(QString::fromLatin1(channel), QString::fromLatin1(channel));
        run(QStringLiteral("statistics"), QStringLiteral("Counting"));
        m_driver->window().close();
        auto* box = m_driver->seek<QMessageBox>("runningWorkDialog");
        QVERIFY(box != nullptr);
        QVERIFY(box->text().contains(QStringLiteral("Writing a.tif, film, picture, sheet, write-plot.")));
        QVERIFY(!box->text().contains(QStringLiteral("Counting")));
        m_driver->answer("runningWorkDialog", "Stop and close");
        QTRY_VERIFY(!m_driver->window().isVisible());
    }

    void itClosesWhenTheExportIsDone() {
        run(QStringLiteral("export-1"), QStringLiteral("Writing a.tif"));
        m_driver->window().close();
        m_driver->answer("runningWorkDialog", "Close when done");
        QTest::qWait(100);
        QVERIFY(m_driver->window().isVisible());
        m_go = true;
        QTRY_VERIFY(!m_driver->window().isVisible());
        QCOMPARE(m_stopped.load(), 0);
    }

    void whatWentWrongIsReadFirst() {
        m_driver->session().jobs.start(QStringLiteral("export-1"), QStringLiteral("Writing a.tif"),
                                       [this](const terrain::RunContext&) -> std::function<void()> {
                                           while (!m_go)
                                               QThread::msleep(1);
                                           throw std::bad_alloc();
                                       });
        m_driver->window().close();
        m_driver->answer("runningWorkDialog", "Close when done");
        m_go = true;
        QVERIFY(m_driver->seek("errorDialog") != nullptr);
        QTest::qWait(100);
        QVERIFY(m_driver->window().isVisible());
    }

    void unsavedWorkIsAskedAboutToo() {
        m_driver->document().markUnsaved();
        run(QStringLiteral("export-1"), QStringLiteral("Writing a.tif"));
        m_driver->window().close();
        m_driver->answer("runningWorkDialog", "Stop and close");
        m_driver->answer("unsavedDialog", "Cancel");
        QVERIFY(m_driver->window().isVisible());
        QVERIFY(m_driver->session().jobs.isRunning(QStringLiteral("export-1"))); // still wanted
    }

    /// The positive control is the question itself: without it this closes at once, as here.
    void whatOnlyComputesIsNotAskedAbout_data() {
        QTest::addColumn<QString>("channel");
        for (const char* channel : {"evaluate", "import", "export-facts"})
            QTest::newRow(channel) << QString::fromLatin1(channel);
    }
    void whatOnlyComputesIsNotAskedAbout() {
        QFETCH(const QString, channel);
        run(channel, QStringLiteral("Computing"));
        m_driver->window().close();
        QTRY_VERIFY(!m_driver->window().isVisible());
        QVERIFY(!m_driver->isShown("runningWorkDialog"));
        m_driver.reset(); // stops it and waits for it
        QCOMPARE(m_stopped.load(), 1);
    }

    void aRealExportThatIsStoppedLeavesNothing() {
        m_driver->setSide(2049);
        terrain::KeptExport kept;
        kept.name = "land";
        kept.request.path = nativePath(m_driver->path("land.asc"));
        kept.request.format = terrain::findHeightmapFormat("asc");
        m_driver->document().setExports({{kept}, {}});
        m_driver->pretendSaved();
        m_driver->act("file.export_again");
        m_driver->window().close();
        m_driver->answer("runningWorkDialog", "Stop and close");
        QTRY_VERIFY(!m_driver->window().isVisible());
        const QFileInfo folder(m_driver->path("land.asc"));
        m_driver->reopen(); // the former window and its jobs are gone
        QVERIFY(!folder.exists());
        QCOMPARE(folder.dir().entryList({QStringLiteral("*.part")}, QDir::Files | QDir::Hidden),
                 QStringList());
    }

private:
    /// A job that runs until it is let go or stopped.
    void run(const QString& channel, const QString& title) {
        m_begun = false;
        m_driver->session().jobs.start(channel, title,
                                       [this](const terrain::RunContext& context) -> std::function<void()> {
                                           m_begun = true;
                                           while (!m_go && !context.isCancelled())
                                               QThread::msleep(1);
                                           m_stopped += context.isCancelled() ? 1 : 0;
                                           return {};
                                       });
        QTRY_VERIFY(m_begun.load());
    }

    std::unique_ptr<WindowDriver> m_driver;
    std::atomic<bool> m_begun{false};
    std::atomic<bool> m_go{false};
    std::atomic<int> m_stopped{0};
};

} // namespace app

QTEST_MAIN(app::WindowClosingTest)
#include "window_closing_test.moc"
