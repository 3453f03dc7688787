// SPDX-License-Identifier: MIT
// What stands over the 3D view: nothing over another, and no word beside its plate.
#include "app/viewport/shape_hint.h"
#include "app/viewport/view_overlay.h"
#include "tests/support/test_terrain.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace app;

namespace {

ViewOverlay overlayOf(int width, const QString& hint = {}) {
    ViewOverlay out;
    out.camera.distance = 5000;
    out.lens = {static_cast<double>(width), 500};
    out.hint = hint;
    return out;
}

QImage painted(const ViewOverlay& overlay) {
    QImage out(static_cast<int>(overlay.lens.width), static_cast<int>(overlay.lens.height),
               QImage::Format_RGB32);
    out.fill(Qt::black);
    QPainter painter(&out);
    paintOverlay(painter, overlay);
    return out;
}

} // namespace

class ViewOverlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noPlateLiesOverAnother() {
        const QFontMetricsF metrics{QGuiApplication::font()};
        for (int width = 160; width <= 1400; width += 7)
            for (const QString& hint : {QString(), QStringLiteral("Drag to look. ").repeated(8)}) {
                const ViewOverlay overlay = overlayOf(width, hint);
                const std::vector<QRectF> plates = overlayPlates(overlay, metrics);
                for (std::size_t i = 0; i < plates.size(); ++i) {
                    QVERIFY(QRectF(0, 0, width, 500).contains(plates[i]) || plates[i].isEmpty());
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(!plates[i].intersects(plates[j]), qPrintable(QString::number(width)));
                }
            }
    }

    void aNeedleOfLandIsSaid_data() {
        QTest::addColumn<double>("amplitude");
        QTest::addColumn<double>("exaggeration");
        QTest::addColumn<bool>("said");
        QTest::newRow("hills") << 50.0 << 1.0 << false;
        QTest::newRow("a needle") << 1e6 << 1.0 << true;
        QTest::newRow("a needle, lowered") << 1e6 << 1e-4 << false;
        QTest::newRow("flat") << 0.0 << 100.0 << false;
    }
    void aNeedleOfLandIsSaid() {
        QFETCH(const double, amplitude);
        QFETCH(const double, exaggeration);
        QFETCH(const bool, said);
        Scene scene;
        QVERIFY(shapeHint(scene).isEmpty());
        scene.heights = prepareHeights(test::hills(33, 33, 4, amplitude), 8193);
        scene.display.exaggeration = exaggeration;
        QCOMPARE(!shapeHint(scene).isEmpty(), said);
    }

    /// Whatever the words: none is as near to the plate's sides as the air that they shall have.
    void hintsStayOnTheirPlates() {
        const QFontMetricsF metrics{QGuiApplication::font()};
        const QString words = QStringLiteral("Flying, 972 m a second: W A S D to move, Q and E down and up, "
                                             "drag to look, wheel for speed, Shift faster. Esc ends.");
        for (int width = 240; width <= 1400; width += 17) {
            const ViewOverlay overlay = overlayOf(width, words);
            const QRect plate = overlayPlates(overlay, metrics).back().toRect();
            QVERIFY(!plate.isEmpty());
            const QImage picture = painted(overlay);
            for (int y = plate.top(); y <= plate.bottom(); ++y)
                for (const int x : {plate.left() + 4, plate.left() + 7, plate.right() - 7, plate.right() - 4})
                    QVERIFY2(qGray(picture.pixel(x, y)) < 60, qPrintable(QString::number(width)));
        }
    }
};

QTEST_MAIN(ViewOverlayTest)
#include "view_overlay_test.moc"
