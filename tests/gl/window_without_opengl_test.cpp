// SPDX-License-Identifier: MIT
// The real window where there is no OpenGL: the map takes the 3D view's place, and everything else works.
#include "app/window/action_table.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QApplication>

namespace app {

class WindowWithoutOpenGlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMapTakesTheViewsPlaceAndTheRestWorks() {
        QVERIFY(!openGlProbe().usable);
        QVERIFY(!openGlProbe().reason.isEmpty());
        WindowDriver driver;
        ViewArea& views = driver.window().views();
        QVERIFY(!views.has3d());
        QCOMPARE(views.mode(), ViewMode::Map);
        QVERIFY(views.map().isVisible());
        QVERIFY(!driver.window().actionTable().at("view.3d").isEnabled());
        QVERIFY(!driver.window().actionTable().at("view.split").isEnabled());
        views.toggleMap();
        QCOMPARE(views.mode(), ViewMode::Map);

        const QString before = driver.fingerprint();
        driver.press("startStrip", "preset-hills");
        QVERIFY(driver.fingerprint() != before);
        driver.act("edit.undo");
        QCOMPARE(driver.fingerprint(), before);
        driver.saveAs(driver.path("plain.moraine"));
        QVERIFY(driver.settle());
        driver.act("help.about");
        QVERIFY(driver.seek("aboutDialog") != nullptr);
    }
};

} // namespace app

int main(int argc, char** argv) {
    qputenv("QT_XCB_GL_INTEGRATION", "none"); // as on a system whose driver offers nothing
    QApplication application(argc, argv);
    app::WindowWithoutOpenGlTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "window_without_opengl_test.moc"
