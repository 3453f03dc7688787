// SPDX-License-Identifier: MIT
// Places for tools, marks, and coordinates on the map.
#include "app/map/map_widget.h"
#include "app/settings/place_text.h"
#include "app/settings/view_tool.h"
#include "tests/support/field_of.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace terrain;
using app::MapWidget;

namespace {

SharedHeightfield shared(Heightfield field) {
    return std::make_shared<const Heightfield>(std::move(field));
}

void move(QWidget& widget, const QPointF& at, Qt::MouseButtons buttons = Qt::NoButton) {
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// 101 × 101 samples, 10 m apart, 400 pixels wide in a widget of 440.
class Shown {
public:
    explicit Shown(bool repeat = false) {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        widget.resize(440, 440);
        terrain::Display display;
        display.ramp = "grey";
        display.repeat = repeat;
        widget.setDisplay(display);
        widget.setHeights(shared(support::planeOf(101, 101, 0.1, 0, 0, 10, 10)));
        widget.show();
    }
    /// The pixel of a place.
    [[nodiscard]] QPoint pixel(double x, double y) const {
        return QPointF(20 + (x / 10 + 0.5) * 400 / 101, 20 + (100.5 - y / 10) * 400 / 101).toPoint();
    }
    QImage picture() { return widget.grab().toImage(); }

    MapWidget widget;
};

bool isAt(const PlanPoint& place, double x, double y) {
    return std::abs(place.x - x) < 3 && std::abs(place.y - y) < 3;
}

/// A tool that takes every drag and notes where it was called.
class Recorder : public app::ViewTool {
public:
    bool press(const app::ViewPointer& at) override {
        pressed << *at.nearest;
        isBeside << !at.ground.has_value();
        return true;
    }
    void drag(const app::ViewPointer& at) override { dragged << *at.nearest; }
    void release(const app::ViewPointer& at) override { released << *at.nearest; }
    void click(const app::ViewPointer&) override { ++clicks; }
    void doubleClick(const app::ViewPointer&) override { ++doubleClicks; }
    void hover(const app::ViewPointer& at) override { hovered << *at.nearest; }
    void cursorMoved(const app::ViewPointer& at) override { cursors << *at.nearest; }
    void enter(const app::ViewPointer& at) override { entered << *at.nearest; }
    bool key(const QKeyEvent& event) override {
        escapes += event.key() == Qt::Key_Escape ? 1 : 0;
        return event.key() == Qt::Key_Escape;
    }
    [[nodiscard]] QCursor cursor(const app::ViewPointer&) const override { return Qt::CrossCursor; }

    QList<PlanPoint> pressed, dragged, released, hovered, cursors, entered;
    QList<bool> isBeside;
    int clicks = 0;
    int doubleClicks = 0;
    int escapes = 0;
};

} // namespace

class MapPointingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLeftButtonIsTheTools() {
        Shown shown;
        Recorder tool;
        const QImage before = shown.picture();
        shown.widget.setTool(&tool);
        QTest::mousePress(&shown.widget, Qt::LeftButton, {}, shown.pixel(300, 700));
        move(shown.widget, shown.pixel(600, 200), Qt::LeftButton);
        QTest::mouseRelease(&shown.widget, Qt::LeftButton, {}, shown.pixel(600, 200));
        QVERIFY(tool.pressed.size() == 1 && isAt(tool.pressed[0], 300, 700));
        QVERIFY(tool.dragged.size() == 1 && isAt(tool.dragged[0], 600, 200));
        QVERIFY(tool.released.size() == 1 && isAt(tool.released[0], 600, 200));
        QCOMPARE(tool.clicks, 0);          // it took the drag
        QCOMPARE(shown.picture(), before); // the map has not moved
        move(shown.widget, shown.pixel(500, 500));
        QVERIFY(tool.hovered.size() == 1 && isAt(tool.hovered[0], 500, 500));
        shown.widget.setTool(nullptr);
        QTest::mouseClick(&shown.widget, Qt::LeftButton, {}, shown.pixel(500, 500));
        QCOMPARE(tool.pressed.size(), 1);
    }

    void theOtherButtonsStillMoveTheMap() {
        for (const Qt::MouseButton button : {Qt::MiddleButton, Qt::RightButton}) {
            Shown shown;
            Recorder tool;
            shown.widget.setTool(&tool);
            const QImage before = shown.picture();
            QTest::mousePress(&shown.widget, button, {}, {200, 200});
            move(shown.widget, {260, 230}, button);
            QTest::mouseRelease(&shown.widget, button, {}, {260, 230});
            QVERIFY(shown.picture() != before);
            QCOMPARE(tool.pressed.size(), 0);
        }
    }

    void placesBesideTheMapAreTheNearestOnIt() {
        Shown shown;
        Recorder tool;
        shown.widget.setTool(&tool);
        QTest::mouseClick(&shown.widget, Qt::LeftButton, {}, {2, 2});
        QTest::mouseClick(&shown.widget, Qt::LeftButton, {}, {438, 438});
        QTest::mouseClick(&shown.widget, Qt::LeftButton, {}, shown.pixel(500, 500));
        QVERIFY(isAt(tool.pressed[0], 0, 1000));
        QVERIFY(isAt(tool.pressed[1], 1000, 0));
        QCOMPARE(tool.isBeside, (QList<bool>{true, true, false}));
    }

    void everyCopyIsTheSameGround() {
        Shown shown(true);
        Recorder tool;
        shown.widget.setTool(&tool);
        const double period = 100 * 400 / 301.0;
        for (int copy = 0; copy < 3; ++copy)
            QTest::mouseClick(&shown.widget, Qt::LeftButton, {},
                              QPointF(60 + copy * period, 70 + copy * period).toPoint());
        for (int copy = 1; copy < 3; ++copy)
            QVERIFY(std::abs(tool.pressed[copy].x - tool.pressed[0].x) < 8 &&
                    std::abs(tool.pressed[copy].y - tool.pressed[0].y) < 8);
    }

    void doubleClickAndEscape() {
        Shown shown;
        Recorder tool;
        shown.widget.setTool(&tool);
        QTest::mouseDClick(&shown.widget, Qt::LeftButton, {}, {200, 200});
        QCOMPARE(tool.doubleClicks, 1);
        QTest::keyClick(&shown.widget, Qt::Key_Escape);
        QCOMPARE(tool.escapes, 1);
        shown.widget.setTool(nullptr);
        QTest::keyClick(&shown.widget, Qt::Key_Escape);
        QCOMPARE(tool.escapes, 1);
    }

    void enterPicksTheCursorsPlace() {
        Shown shown;
        QSignalSpy entered(&shown.widget, &MapWidget::placeEntered);
        QTest::keyClick(&shown.widget, Qt::Key_Return); // the cursor appears
        QCOMPARE(entered.size(), 0);
        QVERIFY(!shown.widget.accessibleDescription().isEmpty());
        QTest::keyClick(&shown.widget, Qt::Key_Return);
        QCOMPARE(entered.size(), 1);
        QCOMPARE(entered[0], (QList<QVariant>{500.0, 500.0}));
        Recorder tool;
        shown.widget.setTool(&tool);
        QTest::keyClick(&shown.widget, Qt::Key_Right);
        QTest::keyClick(&shown.widget, Qt::Key_Enter);
        QCOMPARE(entered.size(), 1);
        QVERIFY(tool.cursors.size() == 1 && isAt(tool.cursors[0], 510, 500));
        QVERIFY(tool.entered.size() == 1 && isAt(tool.entered[0], 510, 500));
        QVERIFY(tool.hovered.isEmpty()); // the pointer has not moved
    }

    /// A line and its ends are seen where they are, on the terrain and, repeated, on every copy.
    void marksAreSeen() {
        Shown shown;
        const QImage before = shown.picture();
        shown.widget.setMarks({{{200, 500}, {800, 500}}, QStringLiteral("600 m")});
        const QImage with = shown.picture();
        for (int x = 250; x <= 750; x += 50)
            QVERIFY(with.pixel(shown.pixel(x, 500)) != before.pixel(shown.pixel(x, 500)));
        QCOMPARE(with.pixel(shown.pixel(500, 300)), before.pixel(shown.pixel(500, 300)));
        shown.widget.setMarks({});
        QCOMPARE(shown.picture(), before);
        shown.widget.setLinkedPlace(PlanPoint{500, 300});
        const QImage linked = shown.picture();
        QVERIFY(linked.pixel(shown.pixel(500, 300)) != before.pixel(shown.pixel(500, 300)));
        QCOMPARE(linked.pixel(shown.pixel(500, 500)), before.pixel(shown.pixel(500, 500)));
        shown.widget.setLinkedPlace(std::nullopt);
        QCOMPARE(shown.picture(), before);
    }

    void everyCopyHasTheMarks() {
        Shown shown(true);
        const QImage before = shown.picture();
        shown.widget.setMarks({{{500, 500}}, {}});
        const QImage with = shown.picture();
        const double period = 100 * 400 / 301.0;
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                const QPoint at =
                    QPointF(20 + (column + 0.5) * period + 0.7, 20 + (row + 0.5) * period + 0.7).toPoint();
                QVERIFY(with.pixel(at) != before.pixel(at));
            }
    }

    void placesOnTheEarth_data() {
        QTest::addColumn<QString>("crs");
        QTest::addColumn<double>("west");
        QTest::addColumn<double>("north");
        QTest::addColumn<QPointF>("at");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << "" << 5.0 << 6.0 << QPointF(0, 0) << "";
        QTest::newRow("nonsense") << "no system" << 5.0 << 6.0 << QPointF(0, 0) << "";
        QTest::newRow("metres") << "EPSG:32632" << 500000.0 << 5200000.0 << QPointF(120, 30)
                                << "E 500,120, N 5,199,930 (EPSG:32632)";
        QTest::newRow("feet") << "EPSG:2222" << 1000.0 << 2000.0 << QPointF(30.48, 100)
                              << "E 1,100, N 2,000 (EPSG:2222)";
        QTest::newRow("degrees") << "EPSG:4326" << 7.5 << 46.5 << QPointF(0, 100)
                                 << "46.500000° N, 7.500000° E";
        QTest::newRow("south-west") << "EPSG:4326" << -7.5 << -46.5 << QPointF(0, 100)
                                    << "46.500000° S, 7.500000° W";
    }
    void placesOnTheEarth() {
        QFETCH(const QString, crs);
        QFETCH(const double, west);
        QFETCH(const double, north);
        QFETCH(const QPointF, at);
        QFETCH(const QString, text);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Grid grid;
        grid.columns = 101;
        grid.rows = 11;
        grid.spacingX = grid.spacingY = 10;
        grid.originX = west;
        grid.originY = north;
        grid.crs = crs.toStdString();
        QCOMPARE(app::PlaceText(grid).at(at.x(), at.y()), text);
        Heightfield field = support::planeOf(101, 11, 0, 0, 7, 10, 10);
        field.setGrid(grid);
        MapWidget widget;
        widget.resize(400, 200);
        widget.setHeights(shared(std::move(field)));
        QTest::keyClick(&widget, Qt::Key_Left);
        QCOMPARE(
            widget.accessibleDescription().contains(text.isEmpty() ? QStringLiteral("EPSG") : text.right(3)),
            !text.isEmpty());
    }
};

QTEST_MAIN(MapPointingTest)
#include "map_pointing_test.moc"
