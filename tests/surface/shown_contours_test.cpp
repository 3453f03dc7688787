// SPDX-License-Identifier: MIT
#include "libterrain/surface/shown_contours.h"

#include <QTest>

using namespace terrain;

/// Which contour lines a display shows.
class ShownContoursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void intervals_data() {
        QTest::addColumn<bool>("shown");
        QTest::addColumn<double>("own");
        QTest::addColumn<float>("lowest");
        QTest::addColumn<float>("highest");
        QTest::addColumn<double>("interval"); // 0: no lines
        QTest::newRow("not shown") << false << 10.0 << 0.0F << 100.0F << 0.0;
        QTest::newRow("its own") << true << 12.5 << 0.0F << 100.0F << 12.5;
        QTest::newRow("as the heights ask for") << true << 0.0 << -20.0F << 230.0F << 10.0;
        QTest::newRow("of flat ground") << true << 0.0 << 7.0F << 7.0F << 1.0;
        QTest::newRow("no heights") << true << 10.0 << hole << hole << 0.0;
        QTest::newRow("no number") << true << std::numeric_limits<double>::quiet_NaN() << 0.0F << 2.0F << 0.1;
        QTest::newRow("less than nothing") << true << -5.0 << 0.0F << 2.0F << 0.1;
    }
    void intervals() {
        QFETCH(const bool, shown);
        QFETCH(const double, own);
        QFETCH(const float, lowest);
        QFETCH(const float, highest);
        QFETCH(const double, interval);
        terrain::Display display;
        display.contours = shown;
        display.contourInterval = own;
        QCOMPARE(shownContourInterval(display, {lowest, highest}).value_or(0), interval);
    }
};

QTEST_GUILESS_MAIN(ShownContoursTest)
#include "shown_contours_test.moc"
