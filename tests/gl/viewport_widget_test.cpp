// SPDX-License-Identifier: MIT
#include "app/controls/motion.h"
#include "app/controls/theme.h"
#include "app/viewport/viewport_widget.h"
#include "libterrain/core/platform/sanitizers.h"
#include "tests/support/resident_bytes.h"
#include "tests/support/test_terrain.h"
#include "tests/support/trials.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMouseEvent>
#include <QProxyStyle>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <limits>
#include <utility>

using namespace app;

namespace {

/// The share of pixels that differ by more than a few steps in a channel.
double difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return 1;
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            const int most = std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()),
                                       std::abs(p.blue() - q.blue())});
            different += most > 4 ? 1 : 0;
        }
    return static_cast<double>(different) / (a.width() * a.height());
}

/// As a system that asks for less motion: moves take no time.
class StillStyle : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

/// Shown, with heights on the screen and the camera at rest.
class ShownViewport {
public:
    explicit ShownViewport(const terrain::SharedHeightfield& heights, QSize size = {640, 400}) {
        widget.resize(size);
        QSignalSpy shown(&widget, &ViewportWidget::heightsShown);
        widget.setHeights(heights);
        widget.show();
        good = QTest::qWaitForWindowExposed(&widget) && (!shown.isEmpty() || shown.wait(20000));
    }
    QImage settle() { return widget.picture(); }
    ViewportWidget widget;
    bool good = false;
};

/// Of all channels, of 255. For pictures of many contexts: of one in twenty the software driver of Mesa 22.3
/// filters textures a little otherwise, those of glyphs, too, in programs that draw nothing but a text as
/// well.
double meanDifference(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return 255;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            sum +=
                std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue());
        }
    return sum / 3 / (double(a.width()) * a.height());
}

void moveInto(QWidget& window, ViewportWidget& view) {
    auto* layout = new QVBoxLayout(&window);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&view);
    window.resize(640, 400);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
}

/// Makes nothing again when it comes into another window.
class ForgetfulViewport : public ViewportWidget {
protected:
    void initializeGL() override {
        if (!std::exchange(m_begun, true))
            ViewportWidget::initializeGL();
    }

private:
    bool m_begun = false;
};

QPointF middle(const QWidget& widget) {
    return {widget.width() / 2.0, widget.height() / 2.0};
}

void drag(QWidget& widget, Qt::MouseButton button, QPoint by, Qt::KeyboardModifiers modifiers = {}) {
    const QPoint from = middle(widget).toPoint();
    QTest::mousePress(&widget, button, modifiers, from);
    for (int step = 1; step <= 4; ++step) {
        // QTest::mouseMove sends no buttons; a drag needs them.
        const QPointF at = from + QPointF(by) * step / 4;
        QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, button, modifiers);
        QCoreApplication::sendEvent(&widget, &event);
    }
    QTest::mouseRelease(&widget, button, modifiers, from + by);
}

void hover(QWidget& widget, QPointF at) {
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

void wheel(QWidget& widget, QPointF at, QPoint pixels, QPoint angle) {
    QWheelEvent event(at, widget.mapToGlobal(at), pixels, angle, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

class ViewportWidgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QApplication::setStyle(new StillStyle);
        QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason));
    }

    void showsTheTerrain() {
        ShownViewport view(test::hills(129, 129, 10, 150));
        QVERIFY(view.good);
        const QImage with = view.settle();
        QCOMPARE(with.size(), QSize(640, 400) * view.widget.devicePixelRatioF());
        view.widget.setHeights(nullptr);
        const QImage without = view.settle();
        // The terrain fills most of the picture's middle and nothing of its upper corners.
        QVERIFY(difference(with, without) > 0.3);
        QVERIFY(with.pixelColor(320, 210) != without.pixelColor(320, 210));
        QVERIFY(with.pixelColor(3, 3).blue() >= with.pixelColor(3, 3).red());
    }

    void newHeightsChangeThePicture() {
        ShownViewport view(test::hills(129, 129, 10, 150));
        const QImage before = view.settle();
        QSignalSpy shown(&view.widget, &ViewportWidget::heightsShown);
        view.widget.setHeights(test::hills(129, 129, 10, -120));
        QVERIFY(shown.wait());
        QVERIFY(difference(before, view.settle()) > 0.2);
    }

    /// Each takes several slices to come to the card: what comes meanwhile must not keep one from being
    /// shown.
    void terrainsThatFollowEachOtherAreShown() {
        ShownViewport view(test::hills(129, 129, 10, 150));
        const auto first = prepareHeights(test::hills(3001, 3001, 1, 100), 8193);
        const auto second = prepareHeights(test::hills(3001, 3001, 1, -100), 8193);
        QSignalSpy shown(&view.widget, &ViewportWidget::heightsShown);
        for (int i = 0; shown.isEmpty() && i < 200; ++i) { // as a drag that never rests
            view.widget.setPrepared(i % 2 == 0 ? first : second);
            QCoreApplication::processEvents();
        }
        QVERIFY(!shown.isEmpty());
        view.widget.setPrepared(second);
        const QImage last = view.settle();
        view.widget.setPrepared(first);
        QVERIFY(difference(last, view.settle()) > 0.2);
    }

    void displayChangesThePicture_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("ramp") << 0;
        QTest::newRow("sun") << 1;
        QTest::newRow("exaggeration") << 2;
        QTest::newRow("wireframe") << 3;
        QTest::newRow("repeat") << 4;
        QTest::newRow("range") << 5;
        QTest::newRow("water") << 6;
    }
    void displayChangesThePicture() {
        QFETCH(int, what);
        ShownViewport view(test::hills(65, 65, 10, 150));
        const QImage before = view.settle();
        terrain::Display display;
        if (what == 0)
            display.ramp = "grey";
        if (what == 1)
            display.sunAzimuth = 120;
        if (what == 2)
            display.exaggeration = 2;
        if (what == 3)
            display.wireframe = true;
        if (what == 4)
            display.repeat = true;
        if (what == 5) {
            display.fixedRange = true;
            display.rangeMinimum = -1000;
            display.rangeMaximum = 5000;
        }
        if (what == 6)
            view.widget.setSeaLevel(10.0);
        view.widget.setDisplay(display);
        QVERIFY(difference(before, view.settle()) > 0.02);
    }

    void comesBackAfterEveryChangeOfPlace() {
        ShownViewport view(test::hills(129, 129, 10, 150));
        const QImage before = view.settle();
        for (int round = 0; round < 4; ++round) {
            view.widget.hide();
            view.widget.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view.widget));
            QVERIFY(difference(before, view.settle()) < 0.001);
            // Into another window and out of it again: another context each time.
            {
                QWidget window;
                moveInto(window, view.widget);
                QVERIFY(difference(before, view.settle()) < 0.001);
                view.widget.setParent(nullptr);
            }
            view.widget.resize(640, 400);
            view.widget.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view.widget));
            QVERIFY(difference(before, view.settle()) < 0.001);
        }
    }

    /// The looks do see a view that does not.
    void aForgetfulViewIsCaught() {
        QWidget window;
        ForgetfulViewport view;
        view.resize(640, 400);
        QSignalSpy shown(&view, &ViewportWidget::heightsShown);
        view.setHeights(test::hills(129, 129, 10, 150));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view) && (!shown.isEmpty() || shown.wait(20000)));
        const QImage before = view.picture();
        QVERIFY(difference(before, view.picture()) < 0.001);
        moveInto(window, view);
        const QImage after = view.picture();
        QCOMPARE(after.size(), before.size());
        QVERIFY(difference(before, after) > 0.001);
        QVERIFY(meanDifference(before, after) > 3);
    }

    void manyChangesOfPlaceLeaveNothingBehind() {
        const auto heights = test::hills(513, 513, 10, 300);
        QMainWindow window;
        auto* dock = new QDockWidget(&window);
        auto* view = new ViewportWidget;
        dock->setWidget(view);
        window.addDockWidget(Qt::LeftDockWidgetArea, dock);
        QSignalSpy shown(view, &ViewportWidget::heightsShown);
        view->setHeights(heights);
        window.resize(640, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window) && (!shown.isEmpty() || shown.wait(20000)));
        view->setFixedSize(480, 320);
        const QImage before = view->picture();
        std::int64_t early = 0;
        for (int round = 1; round <= support::trials(100, 1000); ++round) {
            dock->setFloating(true);
            QVERIFY(QTest::qWaitForWindowExposed(dock));
            if (round % 10 == 1)
                QVERIFY2(meanDifference(before, view->picture()) < 3, qPrintable(QString::number(round)));
            dock->hide();
            QCoreApplication::processEvents();
            dock->setFloating(false);
            dock->show();
            QCoreApplication::processEvents();
            if (round == 20)
                early = static_cast<std::int64_t>(support::residentBytes());
        }
        QVERIFY(meanDifference(before, view->picture()) < 3);
        // One set of its textures is 3 MB, one framebuffer 0.6 MB: eighty that stay would be seen.
        const std::int64_t grown = static_cast<std::int64_t>(support::residentBytes()) - early;
#if !MORAINE_ADDRESS_SANITIZER // it keeps what was freed
        QVERIFY2(early == 0 || grown < 24'000'000, qPrintable(QString::number(grown)));
#else
        Q_UNUSED(grown);
#endif
    }

    void heightsBeforeTheFirstShow() {
        ViewportWidget widget;
        widget.setHeights(test::hills(33, 33, 1, 5));
        widget.setHeights(nullptr);
        QCOMPARE(widget.sampleStep(), 1);
        // Never shown: no context, nothing to release.
    }

    void lightOnAnotherGroundMayComeLater() {
        const auto heights = test::hills(129, 129, 10, 150);
        terrain::Display display;
        display.exaggeration = 2.5;
        ShownViewport atOnce(heights); // nobody listens
        atOnce.widget.setDisplay(display);
        const QImage wanted = atOnce.settle();

        ShownViewport view(heights);
        const QSignalSpy asked(&view.widget, &ViewportWidget::lightWanted);
        constexpr double noWater = std::numeric_limits<double>::quiet_NaN();
        view.widget.setPrepared(prepareHeights(heights, 8193, {}, PreparedLook{{1, noWater}}));
        (void)view.settle();
        const qsizetype before = asked.size();
        view.widget.setDisplay(display);
        QCOMPARE(asked.size(), before + 1);
        const Scene& scene = view.widget.scene();
        const auto light = [&](const LitGround& ground) {
            return bakeLight(bakeSky(*scene.heights, ground), sunDirection(scene.display));
        };
        view.widget.setLight(scene.heights, light({1, scene.water()}));
        QCOMPARE(asked.size(), before + 2); // of the ground before: the newest is still wanted
        view.widget.setLight(prepareHeights(heights, 8193), light(scene.litGround()));
        QCOMPARE(asked.size(), before + 3); // of other heights
        view.widget.setLight(scene.heights, light(scene.litGround()));
        QCOMPARE(asked.size(), before + 3);
        QVERIFY(difference(wanted, view.settle()) < 0.001);
        view.widget.setDisplay({});
        display.exaggeration = 2.5;
        view.widget.setDisplay(display);
        const qsizetype late = asked.size();
        view.widget.setDisplay(display); // the same once more: the answer may have been stopped
        view.widget.setSeaLevel(scene.seaLevel);
        QCOMPARE(asked.size(), late + 2);
        QVERIFY(difference(wanted, view.settle()) < 0.001); // a picture waits for its light
    }

    /// The built-in ones draw instead.
    void brokenShadersAreReported() {
        ViewportWidget widget;
        QSignalSpy failed(&widget, &ViewportWidget::failed);
        QSignalSpy refused(&widget, &ViewportWidget::shadersRefused);
        widget.setShaderFolder(QStringLiteral("/nonexistent"));
        widget.setHeights(test::hills(33, 33, 1, 5));
        widget.resize(320, 200);
        widget.show();
        QVERIFY(refused.wait());
        QCOMPARE(refused.count(), 1);
        QVERIFY(!refused.first().first().toString().isEmpty());
        widget.setHeights(test::hills(17, 17, 1, 5)); // still no crash
        QVERIFY(!widget.picture().isNull());
        QCOMPARE(failed.count(), 0);
    }

    void dragsAndKeysMoveTheCamera_data() {
        QTest::addColumn<QString>("what");
        for (const char* name : {"orbit", "middle orbit", "pan", "shift pan", "wheel", "fine wheel",
                                 "key left", "key up", "key plus", "key 7", "double click"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void dragsAndKeysMoveTheCamera() {
        QFETCH(QString, what);
        ShownViewport view(test::hills(65, 65, 10, 100));
        ViewportWidget& widget = view.widget;
        const QImage before = view.settle();
        const QString state = widget.cameraState();
        if (what == QLatin1String("orbit"))
            drag(widget, Qt::LeftButton, {80, 20});
        else if (what == QLatin1String("middle orbit"))
            drag(widget, Qt::MiddleButton, {80, 20});
        else if (what == QLatin1String("pan"))
            drag(widget, Qt::RightButton, {80, 20});
        else if (what == QLatin1String("shift pan"))
            drag(widget, Qt::LeftButton, {80, 20}, Qt::ShiftModifier);
        else if (what == QLatin1String("wheel"))
            wheel(widget, middle(widget), {}, {0, 240});
        else if (what == QLatin1String("fine wheel"))
            wheel(widget, middle(widget), {0, 90}, {0, 15});
        else if (what == QLatin1String("double click"))
            QTest::mouseDClick(&widget, Qt::LeftButton, {}, {250, 230});
        else
            QTest::keyClick(&widget, what == QLatin1String("key left")   ? Qt::Key_Left
                                     : what == QLatin1String("key up")   ? Qt::Key_Up
                                     : what == QLatin1String("key plus") ? Qt::Key_Plus
                                                                         : Qt::Key_7);
        QVERIFY(difference(before, view.settle()) > 0.05);
        QVERIFY(widget.cameraState() != state);
        widget.setCameraState(state);
        QVERIFY(difference(before, view.settle()) < 0.001);
    }

    void tellsTheGroundUnderThePointer() {
        const terrain::SharedHeightfield heights = test::hills(65, 65, 10, 100);
        ShownViewport view(heights);
        terrain::Display fromAbove;
        fromAbove.cameraAzimuth = 180;
        fromAbove.cameraElevation = 90;
        view.widget.setDisplay(fromAbove);
        view.settle();
        QSignalSpy hovered(&view.widget, &ViewportWidget::groundHovered);
        QSignalSpy left(&view.widget, &ViewportWidget::groundLeft);
        hover(view.widget, {320, 200});
        QCOMPARE(hovered.count(), 1);
        // Straight from above, the middle of the picture is the middle of the terrain.
        const QList<QVariant> arguments = hovered.last();
        QVERIFY(std::abs(arguments[0].toDouble() - 320) < 8);
        QVERIFY(std::abs(arguments[1].toDouble() - 320) < 8);
        QVERIFY(std::abs(arguments[2].toDouble() - static_cast<double>(heights->at(32, 32))) < 15);
        hover(view.widget, {2, 2});
        QCOMPARE(left.count(), 1);
    }

    void movesAreEased() {
        QApplication::setStyle(QStringLiteral("Fusion"));
        ShownViewport view(test::hills(65, 65, 10, 100));
        const QImage before = view.settle();
        view.widget.lookFrom(90, 10);
        const QString goal = view.widget.cameraState();
        int pictures = 0;
        connect(&view.widget, &QOpenGLWidget::frameSwapped, this, [&] { ++pictures; });
        QTest::qWait(600);
        QVERIFY2(pictures > 2, qPrintable(QString::number(pictures)));
        QCOMPARE(view.widget.cameraState(), goal);
        QVERIFY(difference(before, view.settle()) > 0.2);
        QApplication::setStyle(new StillStyle);
    }

    /// Also for a view that is open when the choice is made: the first picture after a key is the last.
    void reducedMotionMovesAtOnce_data() {
        QTest::addColumn<Motion>("motion");
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("reduced") << Motion::Reduced << true;
        QTest::newRow("always") << Motion::Always << false;
    }
    void reducedMotionMovesAtOnce() {
        QFETCH(const Motion, motion);
        QFETCH(const bool, atOnce);
        applyTheme(*qApp, Theme::Light);
        ShownViewport view(test::hills(65, 65, 10, 100));
        applyMotion(*qApp, motion);
        view.widget.lookFrom(90, 10);
        QTest::keyClick(&view.widget, Qt::Key_Plus);
        QTest::keyClick(&view.widget, Qt::Key_Plus);
        QTest::qWait(400);
        view.settle();
        QTest::keyClick(&view.widget, Qt::Key_Home);
        const QImage first = view.widget.grabFramebuffer();
        QTest::qWait(400);
        const double off = meanDifference(first, view.widget.grabFramebuffer());
        QVERIFY2(atOnce ? off < 2 : off > 4, qPrintable(QString::number(off)));
        QApplication::setStyle(new StillStyle);
    }

    void smoothPictureComesAtRest() {
        ShownViewport view(test::hills(65, 65, 10, 100));
        view.widget.setMotionBudget(std::numeric_limits<double>::infinity()); // else one comes in between
        int pictures = 0;
        connect(&view.widget, &QOpenGLWidget::frameSwapped, this, [&] { ++pictures; });
        QTest::keyClick(&view.widget, Qt::Key_Left);
        QTRY_VERIFY(pictures >= 1);
        const QImage rough = view.widget.grabFramebuffer();
        QTest::qWait(50);
        pictures = 0;
        QTRY_VERIFY(pictures >= 1); // without anything having been done
        const QImage smooth = view.widget.grabFramebuffer();
        QCOMPARE(difference(smooth, view.settle()), 0.0);
        // Only edges and fine detail differ: it is the same picture, in the same place.
        QVERIFY(difference(rough, smooth) > 0.005);
        QVERIFY(difference(rough, smooth) < 0.3);
    }

    void framesNewTerrainsUntilThePersonMoves() {
        ShownViewport view(test::hills(65, 65, 10, 100));
        const QString first = view.widget.cameraState();
        view.widget.setHeights(test::hills(129, 129, 10, 100));
        view.settle();
        const QString second = view.widget.cameraState();
        QVERIFY(first != second);
        QTest::keyClick(&view.widget, Qt::Key_Left);
        view.settle();
        const QString moved = view.widget.cameraState();
        view.widget.setHeights(test::hills(65, 65, 10, 100));
        view.settle();
        QCOMPARE(view.widget.cameraState(), moved);
        view.widget.resetView();
        view.settle();
        QCOMPARE(view.widget.cameraState(), first);
    }

    void isAccessible() {
        ViewportWidget widget;
        QVERIFY(!widget.accessibleName().isEmpty());
        QVERIFY(!widget.accessibleDescription().isEmpty());
        QCOMPARE(widget.focusPolicy(), Qt::StrongFocus);
    }
};

QTEST_MAIN(ViewportWidgetTest)
#include "viewport_widget_test.moc"
