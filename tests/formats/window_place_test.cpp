// SPDX-License-Identifier: MIT
#include "libterrain/formats/crs.h"
#include "libterrain/formats/georeference.h"
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// Every sample of a window keeps its place, whatever the units of the coordinate system.
class WindowPlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void samplesKeepTheirPlace_data();
    void samplesKeepTheirPlace();
    void knownSystems_data();
    void knownSystems();

private:
    QTemporaryDir m_folder;
};

namespace {

const char* const localDegrees =
    "GEOGCS[\"Local\",DATUM[\"D\",SPHEROID[\"S\",6378137,298.257]],PRIMEM[\"Greenwich\",0],"
    "UNIT[\"degree\",0.0174532925199433]]";

bool isNear(double a, double b, double tolerance) {
    return std::abs(a - b) <= tolerance;
}

} // namespace

void WindowPlaceTest::samplesKeepTheirPlace_data() {
    QTest::addColumn<QString>("crs");
    QTest::addColumn<double>("originX");
    QTest::addColumn<double>("originY");
    QTest::addColumn<double>("metresOfUnit"); // 0: degrees
    const auto row = [](const char* name, const char* crs, double x, double y, double metres) {
        QTest::newRow(name) << QString::fromUtf8(crs) << x << y << metres;
    };
    row("none", "", 1000, 5000, 1);
    row("UTM", "EPSG:32632", 500000, 5200000, 1);
    row("Lambert 93", "EPSG:2154", 600000, 6800000, 1);
    row("US feet", "EPSG:2263", 980000, 200000, 1200.0 / 3937);
    row("WGS 84", "EPSG:4326", 7.25, 46.5, 0);
    row("NAD83", "EPSG:4269", -120, 38, 0);
    row("SIRGAS 2000", "EPSG:4674", -46.5, -23, 0);
    row("JGD2011", "EPSG:6668", 138, 36, 0);
    row("CGCS2000", "EPSG:4490", 100, 30, 0);
    row("WGS 84 with heights", "EPSG:4979", 10, 60, 0);
    row("WKT", localDegrees, 20, -80, 0);
}

void WindowPlaceTest::samplesKeepTheirPlace() {
    QFETCH(QString, crs);
    QFETCH(double, originX);
    QFETCH(double, originY);
    QFETCH(double, metresOfUnit);
    const Grid whole{601, 401, 30, 20, originX, originY, crs.toStdString()};
    const CrsStep step = crsStep(whole);
    if (metresOfUnit > 0)
        QVERIFY(isNear(step.x * metresOfUnit, 30, 1e-9) && isNear(step.y * metresOfUnit, 20, 1e-9));
    else
        QVERIFY(isNear(step.y * 111320, 20, 0.2)); // a degree of latitude is about that long
    for (const Window window : {wholeOf(whole), Window{100, 300, 50, 60}, Window{600, 400, 1, 1}}) {
        const Grid part = placedWindow(whole, window);
        QCOMPARE(part.crs, whole.crs);
        const double tolerance = 1e-9 * step.x;
        QVERIFY(isNear(part.originX, originX + window.column * step.x, tolerance));
        QVERIFY(isNear(part.originY, originY - window.row * step.y, tolerance));
        const CrsStep own = crsStep(part);
        QVERIFY(isNear(own.x, step.x, 1e-9 * step.x) && isNear(own.y, step.y, 1e-9 * step.y));
    }
    // And so it comes back from a file.
    const Grid part = placedWindow(whole, {100, 300, 50, 60});
    const QString file = m_folder.filePath(QStringLiteral("part.tif"));
    exported(Heightfield::filled(part, 1).value(), "tif", file);
    const Grid back = imported(file).heights.grid();
    QVERIFY(isNear(back.originX, part.originX, 1e-6 * step.x) &&
            isNear(back.originY, part.originY, 1e-6 * step.y));
    QVERIFY(isNear(back.spacingX, part.spacingX, 1e-6) && isNear(back.spacingY, part.spacingY, 1e-6));
}

void WindowPlaceTest::knownSystems_data() {
    QTest::addColumn<QString>("crs");
    QTest::addColumn<bool>("known");
    QTest::newRow("none") << "" << true;
    QTest::newRow("code") << "EPSG:32632" << true;
    QTest::newRow("WKT") << localDegrees << true;
    for (const char* text : {"EPSG:999999", "EPSG:0", "EPSG:x", "EPSG:", "UTM32", "32632",
                             "urn:ogc:def:crs:EPSG::4326", "GEOGCS[", "http://127.0.0.1/crs"})
        QTest::newRow(text) << text << false;
}

void WindowPlaceTest::knownSystems() {
    QFETCH(QString, crs);
    QFETCH(bool, known);
    const Status checked = checkCrs(crs.toStdString());
    QCOMPARE(checked.isOk(), known);
    if (known)
        return;
    QCOMPARE(checked.error().code, ErrorCode::UnusableInput);
    QCOMPARE(checked.error().field, std::string("grid.crs"));
    QVERIFY(checked.error().detail.english().find("grid.crs") != std::string::npos);
}

QTEST_GUILESS_MAIN(WindowPlaceTest)
#include "window_place_test.moc"
