// SPDX-License-Identifier: MIT
// The measuring tools in the real window under X: from the key to the file; and the pointer's place in the
// other view.
#include "app/docks/measure_dock.h"
#include "app/plots/plot_widget.h"
#include "app/window/view_area.h"
#include "tests/support/file_bytes.h"
#include "tests/support/window_driver.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QSignalSpy>

#include <cmath>

namespace app {

class WindowMeasureTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] MeasureDock& dock() { return *m_driver->window().findChild<MeasureDock*>(); }
    void drag(const QPoint& from, const QPoint& to) {
        QTest::mousePress(&m_driver->map(), Qt::LeftButton, {}, from);
        WindowDriver::movePointer(m_driver->map(), to);
        QTest::mouseRelease(&m_driver->map(), Qt::LeftButton, {}, to);
    }
    static QByteArray csvOf(const MeasureDock& dock) { return plotCsv(dock.plot().plot()).bytes; }

private Q_SLOTS:
    void init() {
        m_driver = std::make_unique<WindowDriver>(QSize(1280, 800));
        QVERIFY(m_driver->settle());
    }
    void cleanup() { m_driver.reset(); }

    /// The same tool in the 3D view: its left button measures, the others still turn the view.
    void the3dViewMeasuresToo() {
        m_driver->act("view.3d");
        if (!m_driver->window().views().has3d())
            QSKIP("no OpenGL here");
        ViewportWidget& view = *m_driver->window().views().viewport();
        const Camera before = view.camera();
        m_driver->act("tool.distance");
        QVERIFY(view.isVisible() && view.hasFocus());
        const QPoint middle = view.rect().center();
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle - QPoint(80, 0));
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle + QPoint(80, 10));
        QVERIFY(m_driver->settle());
        auto* dock = m_driver->window().findChild<MeasureDock*>();
        QVERIFY(dock->isVisible() && !dock->summary().isEmpty());
        QCOMPARE(view.camera(), before);
        const QPoint sky(8, 8);
        QTest::mousePress(&view, Qt::LeftButton, {}, sky);
        QTest::mouseMove(&view, sky + QPoint(60, 30));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, sky + QPoint(60, 30));
        QVERIFY(view.camera() != before); // beside the land there is nothing to measure
    }

    void aToolIsPutAway() {
        m_driver->act("view.map");
        m_driver->act("tool.distance");
        QVERIFY(m_driver->map().isVisible() && m_driver->map().hasFocus());
        QVERIFY(m_driver->isChecked("tool.distance") && !m_driver->isChecked("tool.profile"));
        m_driver->act("tool.profile");
        QVERIFY(!m_driver->isChecked("tool.distance") && m_driver->isChecked("tool.profile"));
        QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
        QVERIFY(!m_driver->isChecked("tool.profile"));
        m_driver->act("tool.height");
        m_driver->act("tool.height"); // the same again
        QVERIFY(!m_driver->isChecked("tool.height"));
    }

    void aDistanceComesToTheDockAndTheClipboard() {
        m_driver->act("tool.distance");
        drag(m_driver->onMap(0.4, 0.5), m_driver->onMap(0.6, 0.5));
        auto* panel = m_driver->window().findChild<QDockWidget*>(QStringLiteral("measureDock"));
        QVERIFY(panel->isVisible() && !panel->visibleRegion().isEmpty());
        QCOMPARE(dock().text().count(QLatin1Char('\n')), 7);
        m_driver->act("tool.copy");
        QCOMPARE(QGuiApplication::clipboard()->text(), dock().text());
        m_driver->act("tool.clear");
        QVERIFY(dock().text().isEmpty());
    }

    /// The line stays where it is, and what is measured follows the terrain.
    void theMeasurementFollowsTheTerrain() {
        m_driver->act("tool.profile");
        drag(m_driver->onMap(0.4, 0.5), m_driver->onMap(0.6, 0.6));
        const QByteArray before = csvOf(dock());
        m_driver->changeSeed("4711");
        QVERIFY(m_driver->settle());
        const QByteArray after = csvOf(dock());
        QVERIFY(!before.isEmpty() && after != before);
        QCOMPARE(after.count('\n'), before.count('\n'));
    }

    void escapeTakesALineBackFirst() {
        m_driver->act("tool.profile");
        drag(m_driver->onMap(0.4, 0.5), m_driver->onMap(0.6, 0.6));
        const QString before = dock().text();
        m_driver->clickMap(0.3, 0.3);
        QVERIFY(dock().text() != before);
        QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
        QCOMPARE(dock().text(), before);
        QVERIFY(m_driver->isChecked("tool.profile"));
    }

    void enterPicksAndSaysIt() {
        m_driver->act("view.map");
        m_driver->map().setFocus();
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QCOMPARE(dock().text().count(QLatin1Char('\n')), 2); // height, east, north
        auto* message = m_driver->window().findChild<QWidget*>(QStringLiteral("message"));
        QVERIFY(message->isVisible());
    }

    void profilesAreWritten_data() {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<QByteArray>("suffix");
        QTest::newRow("csv") << QByteArray("exportCsv") << QByteArray("csv");
        QTest::newRow("svg") << QByteArray("exportSvg") << QByteArray("svg");
        QTest::newRow("png") << QByteArray("exportPng") << QByteArray("png");
    }
    void profilesAreWritten() {
        QFETCH(const QByteArray, button);
        QFETCH(const QByteArray, suffix);
        m_driver->act("tool.profile");
        drag(m_driver->onMap(0.4, 0.4), m_driver->onMap(0.6, 0.6));
        const QByteArray wanted = suffix == "csv"   ? csvOf(dock())
                                  : suffix == "png" ? plotPng(dock().plot().plot(), QLocale()).bytes
                                                    : plotSvg(dock().plot().plot(), QLocale()).bytes;
        QVERIFY(wanted.size() > 200);
        const QString stem = m_driver->path("line");
        const QString path = stem + QLatin1Char('.') + QString::fromLatin1(suffix);
        const auto save = [&] {
            dock().plot().findChild<QAction*>(QString::fromLatin1(button))->trigger();
            m_driver->giveFile(stem); // the suffix is added
        };
        save();
        QTRY_COMPARE(support::bytesOf(path), wanted);
        QVERIFY(!QFile::exists(stem));
        // What is there is replaced only when that was said.
        QVERIFY(support::writeBytes(path, "mine"));
        save();
        QVERIFY(m_driver->seek("replaceDialog") != nullptr);
        QCOMPARE(support::bytesOf(path), QByteArray("mine"));
        m_driver->answer("replaceDialog", "Replace");
        QTRY_COMPARE(support::bytesOf(path), wanted);
    }

    /// What is measured on the map lies on the ground of the 3D view as well.
    void linesAreDrawnInBothViews() {
        m_driver->act("view.split");
        if (!m_driver->window().views().has3d())
            QSKIP("no OpenGL here");
        ViewportWidget& view = *m_driver->window().views().viewport();
        m_driver->act("tool.profile");
        drag(m_driver->onMap(0.2, 0.5), m_driver->onMap(0.8, 0.5));
        QVERIFY(m_driver->settle()); // the panel has come
        const QImage measured = view.grabFramebuffer();
        m_driver->act("tool.clear");
        const QImage plain = view.grabFramebuffer();
        QCOMPARE(plain.size(), measured.size());
        QVERIFY(plain != measured);
    }

    void thePointersPlaceIsMarkedInTheOtherView() {
        m_driver->act("view.split");
        if (!m_driver->window().views().has3d())
            QSKIP("no OpenGL here");
        ViewportWidget& view = *m_driver->window().views().viewport();
        const auto hover = [](QWidget& widget, const QPoint& place) {
            WindowDriver::movePointer(widget, place, Qt::NoButton);
        };
        QSignalSpy left(&view, &ViewportWidget::groundLeft);
        const QImage before = m_driver->map().grab().toImage();
        hover(view, {view.width() / 2, view.height() / 2});
        QVERIFY(m_driver->map().grab().toImage() != before);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&view, &leave);
        QCOMPARE(m_driver->map().grab().toImage(), before);
        const QImage plain = view.grabFramebuffer();
        hover(m_driver->map(), m_driver->onMap(0.5, 0.5));
        const QImage marked = view.grabFramebuffer();
        QVERIFY(marked != plain);
        QApplication::sendEvent(&m_driver->map(), &leave);
        // The profile's pointer marks both.
        m_driver->act("tool.profile");
        drag(m_driver->onMap(0.4, 0.5), m_driver->onMap(0.6, 0.5));
        const QImage line = m_driver->map().grab().toImage();
        QTest::keyClick(&dock().plot(), Qt::Key_End);
        QVERIFY(m_driver->map().grab().toImage() != line);
    }
};

} // namespace app

QTEST_MAIN(app::WindowMeasureTest)
#include "window_measure_test.moc"
