// SPDX-License-Identifier: MIT
// Moving through the land with the real widget, its keys and its mouse.
#include "app/viewport/viewport_widget.h"
#include "tests/support/test_terrain.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <glm/geometric.hpp>

using namespace app;

namespace {

class ShownViewport {
public:
    ShownViewport() {
        widget.resize(480, 300);
        QSignalSpy shown(&widget, &ViewportWidget::heightsShown);
        widget.setHeights(test::hills(129, 129, 10, 100));
        widget.show();
        good = QTest::qWaitForWindowActive(&widget) && (!shown.isEmpty() || shown.wait(20000));
        widget.setFocus();
    }
    [[nodiscard]] double over() const {
        const Camera& camera = widget.camera();
        return camera.eye.z - widget.scene().ground().heightAt(camera.eye.x, camera.eye.y);
    }
    ViewportWidget widget;
    bool good = false;
};

/// The key where W A S D … lie on a US keyboard, whatever its letter.
void key(QWidget& widget, QEvent::Type type, int letter, quint32 scanCode, bool repeated = false) {
    QKeyEvent event(type, letter, Qt::NoModifier, scanCode, 0, 0, {}, repeated);
    QCoreApplication::sendEvent(&widget, &event);
}

void mouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons held) {
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

class ViewportJourneyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason)); }

    void heldKeysMoveUntilTheyAreLetGo() {
        ShownViewport view;
        QVERIFY(view.good);
        const QSignalSpy changes(&view.widget, &ViewportWidget::journeyChanged);
        view.widget.startTravel(TravelMode::Fly);
        QCOMPARE(changes.size(), 1);
        const glm::dvec3 start = view.widget.camera().eye;
        const glm::dvec3 ahead = view.widget.camera().forward();
        QTest::qWait(100);
        QCOMPARE(view.widget.camera().eye, start);         // nothing moves by itself
        key(view.widget, QEvent::KeyPress, Qt::Key_Z, 25); // as on a French keyboard
        key(view.widget, QEvent::KeyPress, Qt::Key_Z, 25, true);
        QTRY_VERIFY(glm::distance(view.widget.camera().eye, start) > 1);
        key(view.widget, QEvent::KeyRelease, Qt::Key_Z, 25, true); // a repeat is no release
        const glm::dvec3 onTheWay = view.widget.camera().eye;
        QTRY_VERIFY(glm::distance(view.widget.camera().eye, onTheWay) > 1);
        QVERIFY(glm::dot(view.widget.camera().eye - start, ahead) > 0);
        key(view.widget, QEvent::KeyRelease, Qt::Key_Z, 25);
        const glm::dvec3 end = view.widget.camera().eye;
        QTest::qWait(100);
        QCOMPARE(view.widget.camera().eye, end);
        QVERIFY(view.over() > 0);
    }

    void losingTheKeyboardStops() {
        ShownViewport view;
        view.widget.startTravel(TravelMode::Fly);
        key(view.widget, QEvent::KeyPress, Qt::Key_W, 25);
        const glm::dvec3 start = view.widget.camera().eye;
        QTRY_VERIFY(view.widget.camera().eye != start);
        QFocusEvent gone(QEvent::FocusOut);
        QCoreApplication::sendEvent(&view.widget, &gone);
        const glm::dvec3 end = view.widget.camera().eye;
        QTest::qWait(100);
        QCOMPARE(view.widget.camera().eye, end);
    }

    /// The window has W for walking; while one flies it means ahead.
    void moveKeysAreNoShortcutsMeanwhile() {
        ShownViewport view;
        const auto wants = [&](int letter, quint32 scanCode) {
            QKeyEvent event(QEvent::ShortcutOverride, letter, Qt::NoModifier, scanCode, 0, 0);
            event.ignore();
            QCoreApplication::sendEvent(&view.widget, &event);
            return event.isAccepted();
        };
        QVERIFY(!wants(Qt::Key_W, 25));
        view.widget.startTravel(TravelMode::Walk);
        QVERIFY(wants(Qt::Key_W, 25));
        QVERIFY(wants(Qt::Key_Escape, 9));
        QVERIFY(!wants(Qt::Key_F, 41));
        view.widget.endJourney();
        QVERIFY(!wants(Qt::Key_W, 25));
    }

    void escapeEndsAndDragsTurnAgain() {
        ShownViewport view;
        view.widget.startTravel(TravelMode::Cruise);
        const glm::dvec3 start = view.widget.camera().eye;
        QTRY_VERIFY(view.widget.camera().eye != start); // by itself
        QTest::keyClick(&view.widget, Qt::Key_Escape);
        QVERIFY(!view.widget.travelMode());
        QTRY_COMPARE(view.widget.camera().roll, 0.0);
    }

    /// A held button looks around where one stands; the pointer stays where the person has it.
    void draggingLooksAround_data() {
        QTest::addColumn<int>("button");
        QTest::newRow("left") << int(Qt::LeftButton);
        QTest::newRow("right") << int(Qt::RightButton);
        QTest::newRow("middle") << int(Qt::MiddleButton);
    }
    void draggingLooksAround() {
        QFETCH(int, button);
        const auto held = static_cast<Qt::MouseButton>(button);
        ShownViewport view;
        view.widget.startTravel(TravelMode::Fly);
        const Camera before = view.widget.camera();
        const QPoint pointer = QCursor::pos();
        mouse(view.widget, QEvent::MouseMove, {100, 100}, Qt::NoButton, Qt::NoButton);
        QCOMPARE(view.widget.camera(), before); // not without a button
        mouse(view.widget, QEvent::MouseButtonPress, {100, 100}, held, held);
        mouse(view.widget, QEvent::MouseMove, {160, 120}, Qt::NoButton, held);
        mouse(view.widget, QEvent::MouseButtonRelease, {160, 120}, held, Qt::NoButton);
        const Camera after = view.widget.camera();
        QCOMPARE(after.eye, before.eye);
        QVERIFY(after.azimuth != before.azimuth && after.elevation > before.elevation);
        QCOMPARE(QCursor::pos(), pointer);
    }

    void wheelChangesTheSpeed() {
        ShownViewport view;
        view.widget.startTravel(TravelMode::Fly);
        const Camera before = view.widget.camera();
        QWheelEvent event({100, 100}, view.widget.mapToGlobal(QPointF(100, 100)), {}, {0, 240}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view.widget, &event);
        QCOMPARE(view.widget.camera(), before); // no zoom
        QCOMPARE(view.widget.travelMode(), std::optional(TravelMode::Fly));
    }

    void walkersStandOnTheGroundAndStayThere() {
        ShownViewport view;
        view.widget.startTravel(TravelMode::Walk);
        QVERIFY(std::abs(view.over() - eyeHeight) < 1e-6);
        view.widget.setHeights(test::hills(129, 129, 10, -100)); // another ground comes up
        QTRY_VERIFY(std::abs(view.over() - eyeHeight) < 1e-6);
        QCOMPARE(view.widget.travelMode(), std::optional(TravelMode::Walk));
    }

    void aPathIsFlownToItsEnd() {
        ShownViewport view;
        const QSignalSpy changes(&view.widget, &ViewportWidget::journeyChanged);
        const Camera from = view.widget.camera();
        Camera to = from;
        to.eye += glm::dvec3(40, 30, 20);
        to.azimuth = 0.3;
        view.widget.flyAlong(FlightPath({from, to}, 0.4));
        QCOMPARE(changes.size(), 1);
        QTRY_COMPARE(changes.size(), 2);
        QVERIFY(glm::distance(view.widget.camera().eye, to.eye) < 1e-6);
        view.widget.flyAlong(FlightPath()); // nothing to fly
        QCOMPARE(changes.size(), 2);
    }

    /// Another way to look ends a journey, and a click takes a flight in hand.
    void otherMovesEndIt_data() {
        using Act = std::function<void(ViewportWidget&)>;
        QTest::addColumn<Act>("act");
        QTest::newRow("fit") << Act([](ViewportWidget& w) { w.fitView(); });
        QTest::newRow("reset") << Act([](ViewportWidget& w) { w.resetView(); });
        QTest::newRow("from above") << Act([](ViewportWidget& w) { w.lookFrom(180, 90); });
        QTest::newRow("a viewpoint") << Act([](ViewportWidget& w) { w.goTo(Camera{{1, 2, 900}, 1, 1, 10}); });
        QTest::newRow("a project's camera")
            << Act([](ViewportWidget& w) { w.setCameraState(w.cameraState()); });
    }
    void otherMovesEndIt() {
        QFETCH(std::function<void(ViewportWidget&)>, act);
        ShownViewport view;
        view.widget.startTravel(TravelMode::Follow);
        const QSignalSpy changes(&view.widget, &ViewportWidget::journeyChanged);
        act(view.widget);
        QVERIFY(!view.widget.travelMode());
        QCOMPARE(changes.size(), 1);
    }

    void anEmptyViewHasNoJourney() {
        ViewportWidget widget;
        widget.startTravel(TravelMode::Walk);
        QVERIFY(!widget.travelMode());
    }
};

QTEST_MAIN(ViewportJourneyTest)
#include "viewport_journey_test.moc"
