// SPDX-License-Identifier: MIT
#include "app/docks/display_dock.h"
#include "app/docks/sun_dial.h"

#include <QSignalSpy>
#include <QUndoStack>

#include <cmath>

#include "docks_support.h"

using namespace app;

namespace {

struct Bench {
    Document document;
    std::unique_ptr<DisplayDock> dock;

    Bench() {
        DocumentState start = test::startOf("hills");
        start.display = {};
        document.reset(start, QStringLiteral("New"));
        dock = std::make_unique<DisplayDock>(document);
        dock->resize(320, 800);
        dock->show();
        if (!QTest::qWaitForWindowActive(dock.get()))
            qWarning("the dock did not become active");
    }
    [[nodiscard]] SunDial& dial() const { return dock->sunDial(); }
    [[nodiscard]] SunPosition shown() const {
        return {document.display().sunAzimuth, document.display().sunElevation};
    }
    [[nodiscard]] QPoint at(SunPosition sun) const { return dial().placeOf(sun).toPoint(); }
};

/// A pixel of the dial is more than a degree.
bool near(SunPosition a, SunPosition b) {
    return std::abs(std::remainder(a.azimuth - b.azimuth, 360)) <= 2 &&
           std::abs(a.elevation - b.elevation) <= 2;
}

} // namespace

class DocksSunDialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void placesAreWhereAMapHasThem_data();
    void placesAreWhereAMapHasThem();
    void everyPlaceIsAPositionAndBack();
    void theCentreKeepsTheDirection();
    void beyondTheRimIsTheHorizon();
    void aDragIsOneStep();
    void aDragKeepsHoldOfTheSun();
    void escapeTakesADragBack();
    void keys_data();
    void keys();
    void followsTheDocument();
    void theDomeIsBrightestAtTheSun_data();
    void theDomeIsBrightestAtTheSun();
};

void DocksSunDialTest::placesAreWhereAMapHasThem_data() {
    QTest::addColumn<double>("azimuth");
    QTest::addColumn<double>("elevation");
    QTest::addColumn<QPointF>("part"); // of the disc's radius, east and south
    QTest::newRow("north, horizon") << 0.0 << 0.0 << QPointF(0, -1);
    QTest::newRow("east, horizon") << 90.0 << 0.0 << QPointF(1, 0);
    QTest::newRow("south, half way up") << 180.0 << 45.0 << QPointF(0, 0.5);
    QTest::newRow("west, 60 degrees") << 270.0 << 60.0 << QPointF(-1.0 / 3, 0);
    QTest::newRow("zenith") << 123.0 << 90.0 << QPointF(0, 0);
}

void DocksSunDialTest::placesAreWhereAMapHasThem() {
    QFETCH(const double, azimuth);
    QFETCH(const double, elevation);
    QFETCH(const QPointF, part);
    SunDial dial;
    dial.resize(dial.sizeHint());
    const QPointF centre = dial.placeOf({0, 90});
    const double radius = dial.placeOf({90, 0}).x() - centre.x();
    QVERIFY(radius > 40);
    const QPointF off = dial.placeOf({azimuth, elevation}) - centre - part * radius;
    QVERIFY2(std::hypot(off.x(), off.y()) < 1e-9,
             qPrintable(QStringLiteral("%1 %2").arg(off.x()).arg(off.y())));
}

void DocksSunDialTest::everyPlaceIsAPositionAndBack() {
    SunDial dial;
    dial.resize(300, 200); // not square
    for (int azimuth = 0; azimuth < 360; azimuth += 7) {
        for (int elevation = 0; elevation < 90; elevation += 3) {
            const SunPosition back = dial.sunAt(dial.placeOf({double(azimuth), double(elevation)}));
            QVERIFY(std::abs(std::remainder(back.azimuth - azimuth, 360)) < 1e-6);
            QVERIFY(std::abs(back.elevation - elevation) < 1e-6);
        }
    }
}

void DocksSunDialTest::theCentreKeepsTheDirection() {
    SunDial dial;
    dial.resize(dial.sizeHint());
    dial.setSun({200, 10});
    QCOMPARE(dial.sunAt(dial.placeOf({0, 90})), (SunPosition{200, 90}));
}

void DocksSunDialTest::beyondTheRimIsTheHorizon() {
    SunDial dial;
    dial.resize(dial.sizeHint());
    const QPointF rim = dial.placeOf({90, 0});
    const SunPosition sun = dial.sunAt(rim + QPointF(500, 0));
    QVERIFY(near(sun, {90, 0}));
    QVERIFY(sun.elevation == 0);
}

void DocksSunDialTest::aDragIsOneStep() {
    Bench bench;
    QTest::mousePress(&bench.dial(), Qt::LeftButton, {}, bench.at({315, 45}));
    QCOMPARE(bench.document.undoStack().count(), 0);
    for (const double azimuth : {330.0, 0.0, 45.0, 100.0})
        QTest::mouseMove(&bench.dial(), bench.at({azimuth, 20}));
    QVERIFY(near(bench.shown(), {100, 20}));
    QTest::mouseRelease(&bench.dial(), Qt::LeftButton, {}, bench.at({100, 20}));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY2(bench.document.undoStack().undoText().contains(QLatin1String("high")),
             qPrintable(bench.document.undoStack().undoText()));
    QCOMPARE(bench.shown().azimuth, std::round(bench.shown().azimuth));
    bench.document.undoStack().undo();
    QCOMPARE(bench.shown(), (SunPosition{315, 45}));
    QCOMPARE(bench.dial().sun(), (SunPosition{315, 45}));
}

void DocksSunDialTest::aDragKeepsHoldOfTheSun() {
    Bench bench;
    const QPoint grip = bench.at({315, 45}) + QPoint(5, 4);
    QTest::mousePress(&bench.dial(), Qt::LeftButton, {}, grip);
    QCOMPARE(bench.shown(), (SunPosition{315, 45}));
    QTest::mouseMove(&bench.dial(), bench.at({180, 45}) + QPoint(5, 4));
    QVERIFY(near(bench.shown(), {180, 45}));
    QTest::mouseRelease(&bench.dial(), Qt::LeftButton, {}, bench.at({180, 45}) + QPoint(5, 4));
}

void DocksSunDialTest::escapeTakesADragBack() {
    Bench bench;
    QTest::mousePress(&bench.dial(), Qt::LeftButton, {}, bench.at({90, 10}));
    QVERIFY(near(bench.shown(), {90, 10}));
    QTest::keyClick(&bench.dial(), Qt::Key_Escape);
    QCOMPARE(bench.shown(), (SunPosition{315, 45}));
    QCOMPARE(bench.document.undoStack().count(), 0);
    QVERIFY(!bench.dial().isDragging());
}

void DocksSunDialTest::keys_data() {
    QTest::addColumn<double>("azimuth");
    QTest::addColumn<double>("elevation");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("shift");
    QTest::addColumn<double>("azimuthAfter");
    QTest::addColumn<double>("elevationAfter");
    QTest::newRow("right") << 315.0 << 45.0 << Qt::Key_Right << false << 316.0 << 45.0;
    QTest::newRow("left over north") << 0.0 << 45.0 << Qt::Key_Left << false << 359.0 << 45.0;
    QTest::newRow("right over north") << 355.0 << 45.0 << Qt::Key_Right << true << 5.0 << 45.0;
    QTest::newRow("up") << 315.0 << 45.0 << Qt::Key_Up << true << 315.0 << 55.0;
    QTest::newRow("up to the zenith") << 315.0 << 85.0 << Qt::Key_Up << true << 315.0 << 90.0;
    QTest::newRow("down to the horizon") << 315.0 << 0.5 << Qt::Key_Down << false << 315.0 << 0.0;
}

void DocksSunDialTest::keys() {
    QFETCH(const double, azimuth);
    QFETCH(const double, elevation);
    QFETCH(const Qt::Key, key);
    QFETCH(const bool, shift);
    Bench bench;
    terrain::Display display = bench.document.display();
    display.sunAzimuth = azimuth;
    display.sunElevation = elevation;
    bench.document.apply({bench.document.recipe(), display}, QStringLiteral("Sun"), 0);
    const int before = bench.document.undoStack().count();
    bench.dial().setFocus();
    QTest::keyClick(&bench.dial(), key, shift ? Qt::ShiftModifier : Qt::NoModifier);
    QTEST(bench.shown().azimuth, "azimuthAfter");
    QTEST(bench.shown().elevation, "elevationAfter");
    QCOMPARE(bench.document.undoStack().count(), before + 1);
}

void DocksSunDialTest::followsTheDocument() {
    Bench bench;
    QSignalSpy moved(&bench.dial(), &SunDial::moved);
    terrain::Display display = bench.document.display();
    display.sunAzimuth = 12.5;
    display.sunElevation = 70;
    bench.document.apply({bench.document.recipe(), display}, QStringLiteral("Sun"), 0);
    QCOMPARE(bench.dial().sun(), (SunPosition{12.5, 70}));
    QCOMPARE(moved.size(), 0);
    QVERIFY(bench.dial().accessibleDescription().contains(QLatin1String("70")));
}

void DocksSunDialTest::theDomeIsBrightestAtTheSun_data() {
    QTest::addColumn<double>("azimuth");
    for (const double azimuth : {0.0, 90.0, 200.0, 315.0})
        QTest::addRow("%g", azimuth) << azimuth;
}

void DocksSunDialTest::theDomeIsBrightestAtTheSun() {
    QFETCH(const double, azimuth);
    Bench bench;
    bench.dial().setSun({azimuth, 30});
    const QImage picture = bench.dial().grab().toImage();
    const auto grey = [&](SunPosition sun) { return qGray(picture.pixel(bench.at(sun))); };
    QVERIFY(grey({azimuth + 25, 30}) > grey({azimuth + 120, 30}) + 40);
    QVERIFY(grey({azimuth - 25, 30}) > grey({azimuth - 120, 30}) + 40);
}

QTEST_MAIN(DocksSunDialTest)
#include "docks_sun_dial_test.moc"
