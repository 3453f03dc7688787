// SPDX-License-Identifier: MIT
#include "app/map/map_picture.h"
#include "app/map/map_shading.h"
#include "app/map/map_widget.h"
#include "tests/support/field_of.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

using namespace terrain;
using app::MapWidget;

namespace {

SharedHeightfield shared(Heightfield field) {
    return std::make_shared<const Heightfield>(std::move(field));
}

/// High in the north-west quarter, 101 × 101 samples 10 m apart.
SharedHeightfield corner() {
    return shared(support::fieldOf(
        101, 101, [](int c, int r) { return c < 50 && r < 50 ? 100 : 0; }, 10, 10));
}

void wheel(QWidget& widget, const QPointF& at, int degrees) {
    QWheelEvent event(at, widget.mapToGlobal(at), QPoint(), QPoint(0, degrees), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void move(QWidget& widget, const QPointF& at, Qt::MouseButtons buttons = Qt::NoButton) {
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// A widget of 440 × 440 pixels: with the margin of 20 the 101 samples of corner() are 400 pixels wide.
class Shown {
public:
    Shown() {
        widget.resize(440, 440);
        display.ramp = "grey";
        widget.setDisplay(display);
        widget.setHeights(corner());
        widget.show();
    }
    QRgb at(int x, int y) { return widget.grab().toImage().pixel(x, y); }

    MapWidget widget;
    terrain::Display display;
};

} // namespace

class MapWidgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheTerrainNorthUp() {
        Shown shown;
        QVERIFY(qGray(shown.at(100, 100)) > 180);
        QVERIFY(qGray(shown.at(330, 120)) < 80);
        QVERIFY(qGray(shown.at(120, 330)) < 80);
    }

    /// What the widget shows is what the picture of the same size is.
    void showsThePicture() {
        Shown shown;
        app::MapOptions options;
        options.display = shown.display;
        options.size = QSize(400, 400);
        const QImage picture = app::mapPicture(*corner(), options);
        const QImage seen = shown.widget.grab().toImage();
        for (int y = 60; y < 340; y += 7)
            for (int x = 60; x < 340; x += 7)
                QCOMPARE(seen.pixel(x + 20, y + 20), picture.pixel(x, y));
    }

    void hoverTellsTheGround() {
        Shown shown;
        QSignalSpy hovered(&shown.widget, &MapWidget::groundHovered);
        QSignalSpy left(&shown.widget, &MapWidget::groundLeft);
        const double pixelsPerSample = 400 / 101.0;
        move(shown.widget, QPointF(20 + 10.5 * pixelsPerSample, 20 + 20.5 * pixelsPerSample));
        QCOMPARE(hovered.size(), 1);
        QVERIFY(std::abs(hovered[0][0].toDouble() - 100) < 0.01);
        QVERIFY(std::abs(hovered[0][1].toDouble() - 800) < 0.01); // of 1000 m, from the south
        QCOMPARE(hovered[0][2].toDouble(), 100.0);
        move(shown.widget, {5, 5});
        QCOMPARE(hovered.size(), 1);
        QCOMPARE(left.size(), 1);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&shown.widget, &leave);
        QCOMPARE(left.size(), 2);
    }

    void draggingMovesTheGroundAlong() {
        Shown shown;
        QSignalSpy hovered(&shown.widget, &MapWidget::groundHovered);
        move(shown.widget, {200, 200});
        QTest::mousePress(&shown.widget, Qt::LeftButton, Qt::NoModifier, {200, 200});
        move(shown.widget, {250, 230}, Qt::LeftButton);
        QTest::mouseRelease(&shown.widget, Qt::LeftButton, Qt::NoModifier, {250, 230});
        move(shown.widget, {250, 230});
        QCOMPARE(hovered.size(), 2);
        QVERIFY(std::abs(hovered[0][0].toDouble() - hovered[1][0].toDouble()) < 0.01);
        QVERIFY(std::abs(hovered[0][1].toDouble() - hovered[1][1].toDouble()) < 0.01);
        QVERIFY(qGray(shown.at(50 + 12, 60)) > 0);
    }

    void escapeTakesADragBack() {
        Shown shown;
        const QImage before = shown.widget.grab().toImage();
        QTest::mousePress(&shown.widget, Qt::LeftButton, Qt::NoModifier, {200, 200});
        move(shown.widget, {300, 260}, Qt::LeftButton);
        QVERIFY(shown.widget.grab().toImage() != before);
        QTest::keyClick(&shown.widget, Qt::Key_Escape);
        QCOMPARE(shown.widget.grab().toImage(), before);
    }

    void wheelZoomsAboutThePointerDownToSamples() {
        Shown shown;
        QSignalSpy hovered(&shown.widget, &MapWidget::groundHovered);
        const QPointF at(123, 301);
        move(shown.widget, at);
        for (int i = 0; i < 40; ++i)
            wheel(shown.widget, at, 120);
        move(shown.widget, at);
        QVERIFY(std::abs(hovered[0][0].toDouble() - hovered[1][0].toDouble()) < 0.01);
        QVERIFY(std::abs(hovered[0][1].toDouble() - hovered[1][1].toDouble()) < 0.01);
        // 64 pixels a sample now: 64 pixels further is 10 m further.
        move(shown.widget, at + QPointF(64, 0));
        QVERIFY(std::abs(hovered[2][0].toDouble() - hovered[1][0].toDouble() - 10) < 0.01);
        shown.widget.fitView();
        move(shown.widget, at);
        QVERIFY(std::abs(hovered[0][0].toDouble() - hovered[3][0].toDouble()) < 0.01);
    }

    void viewStaysWhereItIsUnlessFitted() {
        Shown shown;
        QSignalSpy hovered(&shown.widget, &MapWidget::groundHovered);
        wheel(shown.widget, {150, 150}, 360);
        move(shown.widget, {220, 220});
        // Finer: the same ground in twice as many samples.
        shown.widget.setHeights(shared(support::planeOf(201, 201, 0, 0, 7, 5, 5)));
        move(shown.widget, {220, 220});
        QVERIFY(std::abs(hovered[0][0].toDouble() - hovered[1][0].toDouble()) < 5.1);
        QCOMPARE(hovered[1][2].toDouble(), 7.0);
        shown.widget.fitView();
        shown.widget.setHeights(shared(support::planeOf(11, 11, 0, 0, 7)));
        move(shown.widget, {220, 220});
        QVERIFY(std::abs(hovered[2][0].toDouble() - 5) < 0.1);
    }

    void keyboardCursorIsAnnounced() {
        Shown shown;
        QSignalSpy hovered(&shown.widget, &MapWidget::groundHovered);
        QSignalSpy left(&shown.widget, &MapWidget::groundLeft);
        const QString use = shown.widget.accessibleDescription();
        QVERIFY(!use.isEmpty());
        QTest::keyClick(&shown.widget, Qt::Key_Left); // appears in the middle
        QCOMPARE(shown.widget.accessibleDescription(),
                 QStringLiteral("500 m east, 500 m north, height 0.0 m"));
        QTest::keyClick(&shown.widget, Qt::Key_Left); // sample by sample
        QTest::keyClick(&shown.widget, Qt::Key_Up);
        QCOMPARE(shown.widget.accessibleDescription(),
                 QStringLiteral("490 m east, 510 m north, height 100.0 m"));
        QTest::keyClick(&shown.widget, Qt::Key_Right, Qt::ControlModifier); // a tenth of the window
        QCOMPARE(shown.widget.accessibleDescription(),
                 QStringLiteral("600 m east, 510 m north, height 0.0 m"));
        QTest::keyClick(&shown.widget, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(shown.widget.accessibleDescription(),
                 QStringLiteral("600 m east, 410 m north, height 0.0 m"));
        QCOMPARE(hovered.size(), 5);
        QCOMPARE(hovered.last()[1].toDouble(), 410.0);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&shown.widget, Qt::Key_Down, Qt::ShiftModifier); // stops at the edge
        QVERIFY(shown.widget.accessibleDescription().contains(QStringLiteral(" 0 m north")));
        QTest::keyClick(&shown.widget, Qt::Key_Escape);
        QCOMPARE(shown.widget.accessibleDescription(), use);
        QCOMPARE(left.size(), 1);
    }

    void keyboardZoomsAndFits() {
        Shown shown;
        const QImage fitted = shown.widget.grab().toImage();
        QTest::keyClick(&shown.widget, Qt::Key_Plus);
        QVERIFY(shown.widget.grab().toImage() != fitted);
        QTest::keyClick(&shown.widget, Qt::Key_Home);
        QCOMPARE(shown.widget.grab().toImage(), fitted);
        QTest::keyClick(&shown.widget, Qt::Key_Minus);
        QVERIFY(shown.widget.grab().toImage() != fitted);
    }

    /// Zoomed in, the cursor takes the view along.
    void cursorStaysInSight() {
        Shown shown;
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(&shown.widget, Qt::Key_Plus);
        const QImage before = shown.widget.grab().toImage();
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(&shown.widget, Qt::Key_Left);
        QSignalSpy hovered(&shown.widget, &MapWidget::groundHovered);
        move(shown.widget, {50, 220});
        QVERIFY(hovered[0][0].toDouble() < 400);
        QVERIFY(shown.widget.grab().toImage() != before);
    }

    void followsDisplayAndSea() {
        Shown shown;
        const QRgb grey = shown.at(330, 120);
        shown.widget.setSeaLevel(50);
        const QRgb wet = shown.at(330, 120);
        QVERIFY(qBlue(wet) > qRed(wet) + 20);
        shown.display.water = false;
        shown.widget.setDisplay(shown.display);
        QCOMPARE(shown.at(330, 120), grey);
        shown.display.ramp = "viridis";
        shown.widget.setDisplay(shown.display);
        QVERIFY(shown.at(330, 120) != grey);
    }

    void repeatsThreeByThree() {
        Shown shown;
        shown.display.repeat = true;
        shown.widget.setDisplay(shown.display);
        QSignalSpy hovered(&shown.widget, &MapWidget::groundHovered);
        const double period = 100 * 400 / 301.0;
        move(shown.widget, {60, 80});
        move(shown.widget, {60 + period, 80 + 2 * period});
        QCOMPARE(hovered.size(), 2);
        QVERIFY(std::abs(hovered[0][0].toDouble() - hovered[1][0].toDouble()) < 0.01);
        QVERIFY(std::abs(hovered[0][1].toDouble() - hovered[1][1].toDouble()) < 0.01);
    }

    void noticeLiesOverTheMap() {
        Shown shown;
        const QImage before = shown.widget.grab().toImage();
        shown.widget.setNotice(QStringLiteral("There is no 3D view here."));
        const QImage with = shown.widget.grab().toImage();
        QVERIFY(with.pixel(220, 25) != before.pixel(220, 25));
        QCOMPARE(with.pixel(220, 200), before.pixel(220, 200));
        QVERIFY(shown.widget.accessibleDescription().contains(QStringLiteral("no 3D view")));
        shown.widget.setNotice({});
        QCOMPARE(shown.widget.grab().toImage(), before);
    }

    void noticesAreClosed_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("mouse") << false;
        QTest::newRow("keyboard") << true;
    }
    void noticesAreClosed() {
        QFETCH(bool, byKey);
        Shown shown;
        const QImage before = shown.widget.grab().toImage();
        shown.widget.setNotice(QStringLiteral("There is no 3D view here."));
        auto* close = shown.widget.findChild<QToolButton*>(QStringLiteral("closeNotice"));
        QVERIFY(close->isVisible());
        if (byKey)
            QTest::keyClick(close, Qt::Key_Space);
        else
            QTest::mouseClick(close, Qt::LeftButton);
        QVERIFY(!close->isVisible());
        QVERIFY(!shown.widget.accessibleDescription().contains(QStringLiteral("no 3D view")));
        shown.widget.clearFocus();
        QCOMPARE(shown.widget.grab().toImage(), before);
    }

    void noticesLeaveTheNorthArrow() {
        Shown shown;
        const QRect arrow(shown.widget.width() - 45, 11, 34, 50);
        const QImage before = shown.widget.grab(arrow).toImage();
        shown.widget.setNotice(
            QStringLiteral("The 3D view needs OpenGL 4.1, this driver offers 2.1. ").repeated(3));
        QCOMPARE(shown.widget.grab(arrow).toImage(), before);
    }

    void nothingToShow() {
        MapWidget widget;
        widget.resize(300, 200);
        widget.show();
        QSignalSpy left(&widget, &MapWidget::groundLeft);
        QTest::keyClick(&widget, Qt::Key_Right);
        QTest::keyClick(&widget, Qt::Key_Plus);
        wheel(widget, {50, 50}, 120);
        move(widget, {100, 100});
        QTest::mousePress(&widget, Qt::LeftButton, Qt::NoModifier, {100, 100});
        move(widget, {120, 100}, Qt::LeftButton);
        QTest::mouseRelease(&widget, Qt::LeftButton, Qt::NoModifier, {120, 100});
        QVERIFY(!widget.grab().isNull());
        QCOMPARE(widget.accessibleName(), QStringLiteral("Map"));
        QVERIFY(!widget.accessibleDescription().isEmpty());
        widget.setHeights(corner());
        QTest::keyClick(&widget, Qt::Key_Right);
        widget.setHeights(nullptr);
        QVERIFY(!widget.grab().isNull());
        widget.setHeights(shared(support::fieldOf({{hole, hole}, {hole, hole}})));
        QCOMPARE(widget.grab().toImage().pixel(150, 100), app::holeColour);
    }

    void keysThatAreNotItsOwnGoOn() {
        QWidget parent;
        auto* map = new MapWidget(&parent);
        map->setHeights(corner());
        parent.show();
        QKeyEvent key(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        key.accept();
        QApplication::sendEvent(map, &key);
        QVERIFY(!key.isAccepted()); // there is nothing to put away
    }
};

QTEST_MAIN(MapWidgetTest)
#include "map_widget_test.moc"
