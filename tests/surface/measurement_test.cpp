// SPDX-License-Identifier: MIT
#include "libterrain/surface/measurement.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace terrain;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr double degree = std::numbers::pi / 180;

bool same(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

/// Distance, slope and bearing from place to place.
class MeasurementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measurements_data() {
        QTest::addColumn<QPointF>("to");
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("distance");
        QTest::addColumn<double>("bearing");
        QTest::addColumn<double>("slope");
        QTest::addColumn<double>("straight");
        QTest::newRow("north") << QPointF(0, 100) << 10.0 << 100.0 << 0.0 << 0.0 << 100.0;
        QTest::newRow("east, up") << QPointF(30, 0) << 50.0 << 30.0 << 90.0 << std::atan(40.0 / 30) / degree
                                  << 50.0;
        QTest::newRow("south, down") << QPointF(0, -10) << 0.0 << 10.0 << 180.0 << -45.0 << std::sqrt(200.0);
        QTest::newRow("north-west") << QPointF(-50, 50) << 10.0 << std::sqrt(5000.0) << 315.0 << 0.0
                                    << std::sqrt(5000.0);
        QTest::newRow("to a hole") << QPointF(3, 4) << none << 5.0 << std::atan2(3, 4) / degree << none
                                   << none;
        QTest::newRow("nowhere") << QPointF(0, 0) << 12.0 << 0.0 << none << none << 2.0;
    }
    void measurements() {
        QFETCH(const QPointF, to);
        QFETCH(const double, height);
        QFETCH(const double, distance);
        QFETCH(const double, bearing);
        QFETCH(const double, slope);
        QFETCH(const double, straight);
        const Measurement found = measure({7, 8}, 10, {7 + to.x(), 8 + to.y()}, height);
        const auto equal = [](double a, double b) { return std::isnan(b) ? std::isnan(a) : same(a, b); };
        QVERIFY(equal(found.distance, distance));
        QVERIFY(equal(found.bearing / degree, bearing));
        QVERIFY(equal(found.slope / degree, slope));
        QVERIFY(equal(found.straightLength, straight));
        QVERIFY(equal(found.gradient, std::tan(slope * degree)));
    }
};

QTEST_GUILESS_MAIN(MeasurementTest)
#include "measurement_test.moc"
