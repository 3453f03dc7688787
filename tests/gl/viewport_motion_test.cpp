// SPDX-License-Identifier: MIT
// Pictures that follow each other are drawn coarser where the processor has no time for more.
#include "app/viewport/viewport_widget.h"
#include "tests/support/test_terrain.h"

#include <QApplication>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <limits>

using namespace app;

namespace {

constexpr double none = 0;
constexpr double endless = std::numeric_limits<double>::infinity();

QImage plain(const QPixmap& picture) {
    return picture.toImage().convertToFormat(QImage::Format_RGB32);
}

/// On the screen with a terrain. Its pictures are compared with its own: another context of the software
/// driver may filter textures a little otherwise.
class ShownViewport {
public:
    ShownViewport() {
        widget.resize(640, 400);
        QSignalSpy shown(&widget, &ViewportWidget::heightsShown);
        widget.setHeights(test::hills(1025, 1025, 10, 150));
        widget.show();
        good = QTest::qWaitForWindowExposed(&widget) && (!shown.isEmpty() || shown.wait(20000));
    }
    /// The sun goes its way to one place; what the screen shows then. `budget`: s for a picture.
    QImage move(double budget) {
        widget.setMotionBudget(budget);
        for (const double azimuth : {100, 110, 120, 130}) {
            QSignalSpy swapped(&widget, &QOpenGLWidget::frameSwapped);
            display.sunAzimuth = azimuth;
            widget.setDisplay(display);
            if (!swapped.wait())
                return {};
        }
        return onScreen();
    }
    [[nodiscard]] QImage onScreen() const { return plain(widget.screen()->grabWindow(widget.winId())); }
    [[nodiscard]] QImage asked() { return plain(QPixmap::fromImage(widget.picture())); }

    ViewportWidget widget;
    terrain::Display display;
    bool good = false;
};

/// The mean of something at the pixels in the middle of a picture.
double meanOf(const QImage& picture, const std::function<double(int, int)>& at) {
    if (picture.isNull())
        return 0;
    double sum = 0;
    for (int y = 120; y < 280; ++y)
        for (int x = 160; x < 480; ++x)
            sum += at(x, y);
    return sum / (160 * 320);
}

double brightness(const QImage& picture) {
    return meanOf(picture, [&](int x, int y) { return qGreen(picture.pixel(x, y)); });
}

/// How much neighbours differ.
double detail(const QImage& picture) {
    return meanOf(picture, [&](int x, int y) {
        return std::abs(qGreen(picture.pixel(x, y)) - qGreen(picture.pixel(x + 1, y)));
    });
}

} // namespace

class ViewportMotionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason));
        if (!openGlProbe().software)
            QSKIP("A graphics card draws every picture in full.");
    }

    void isCoarseInMotionAndWholeAtRest() {
        ShownViewport view;
        QVERIFY(view.good);
        const QImage fine = view.move(endless);
        QTest::qWait(50); // and nothing else
        QTRY_COMPARE(view.onScreen(), view.asked());
        const QImage rested = view.asked();

        const QImage coarse = view.move(none);
        const double sharpness = detail(coarse) / detail(fine);
        QVERIFY2(sharpness > 0.1 && sharpness < 0.8, qPrintable(QString::number(sharpness)));
        QVERIFY(std::abs(brightness(coarse) / brightness(fine) - 1) < 0.02);
        QTRY_COMPARE(view.onScreen(), rested);
        QTest::qWait(300);
        QCOMPARE(view.onScreen(), rested);
    }

    void whoAsksForAPictureGetsItInFull() {
        ShownViewport view;
        QVERIFY(view.good);
        view.move(endless);
        const QImage read = view.widget.grabFramebuffer();
        const QImage grabbed = view.widget.grab().toImage();
        view.move(none);
        QCOMPARE(view.widget.grabFramebuffer(), read);
        QCOMPARE(view.widget.grab().toImage(), grabbed);
        view.move(endless);
        const QImage asked = view.asked();
        view.move(none);
        QCOMPARE(view.asked(), asked);
    }

    /// Held still it is sharp, though the button is down.
    void aDragThatRestsIsSharp() {
        ShownViewport view;
        QVERIFY(view.good);
        QTest::mousePress(&view.widget, Qt::LeftButton, {}, {320, 200});
        const double coarse = detail(view.move(none));
        QTRY_VERIFY(detail(view.onScreen()) > 1.25 * coarse);
        QTest::mouseRelease(&view.widget, Qt::LeftButton, {}, {320, 200});
    }

    /// As after a change of the document that leaves the look as it is.
    void theSameLookIsNotDrawnAgain() {
        ShownViewport view;
        QVERIFY(view.good);
        QTRY_COMPARE(view.onScreen(), view.asked());
        QTest::qWait(300);
        QSignalSpy swapped(&view.widget, &QOpenGLWidget::frameSwapped);
        view.widget.setDisplay(terrain::Display(view.widget.scene().display));
        view.widget.setSeaLevel(view.widget.scene().seaLevel);
        QVERIFY(!swapped.wait(400));
        view.widget.setSeaLevel(10);
        QVERIFY(swapped.wait());
    }

    /// If softer: as much of the picture is dark.
    void linesKeepTheirWidth_data() {
        QTest::addColumn<bool>("contours");
        QTest::newRow("contours") << true;
        QTest::newRow("wireframe") << false;
    }
    void linesKeepTheirWidth() {
        QFETCH(const bool, contours);
        ShownViewport view;
        QVERIFY(view.good);
        const auto darkening = [&](double budget) {
            bool& lines = contours ? view.display.contours : view.display.wireframe;
            lines = false;
            const double without = brightness(view.move(budget));
            lines = true;
            return 1 - brightness(view.move(budget)) / without;
        };
        const double fine = darkening(endless);
        const double coarse = darkening(none);
        QVERIFY2(fine > 0.01 && std::abs(coarse / fine - 1) < 0.25,
                 qPrintable(QStringLiteral("%1 and %2").arg(fine).arg(coarse)));
    }
};

QTEST_MAIN(ViewportMotionTest)
#include "viewport_motion_test.moc"
