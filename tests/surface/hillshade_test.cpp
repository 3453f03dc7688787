// SPDX-License-Identifier: MIT
#include "libterrain/surface/hillshade.h"
#include "libterrain/surface/horn_gradient.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <numbers>

using namespace terrain;

namespace {

constexpr double degree = std::numbers::pi / 180;

/// What a plane with slopes a (east) and b (north) shows under the sun: Lambert's law, 0 … 255.
int lambert(double a, double b, double azimuth, double elevation) {
    const double x = std::sin(azimuth * degree) * std::cos(elevation * degree);
    const double y = std::cos(azimuth * degree) * std::cos(elevation * degree);
    const double z = std::sin(elevation * degree);
    const double cosine = (z - a * x - b * y) / std::sqrt(1 + a * a + b * b);
    return static_cast<int>(std::lround(std::max(0.0, cosine) * 255));
}

/// Horn's eight neighbours as he writes them, for one inner sample.
double hornEast(const Heightfield& f, int c, int r) {
    const auto h = [&](int dc, int dr) { return static_cast<double>(f.at(c + dc, r + dr)); };
    return ((h(1, -1) + 2 * h(1, 0) + h(1, 1)) - (h(-1, -1) + 2 * h(-1, 0) + h(-1, 1))) /
           (8 * f.grid().spacingX);
}
double hornNorth(const Heightfield& f, int c, int r) {
    const auto h = [&](int dc, int dr) { return static_cast<double>(f.at(c + dc, r + dr)); };
    return ((h(-1, -1) + 2 * h(0, -1) + h(1, -1)) - (h(-1, 1) + 2 * h(0, 1) + h(1, 1))) /
           (8 * f.grid().spacingY);
}

} // namespace

class HillshadeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void planes_data() {
        QTest::addColumn<double>("east");
        QTest::addColumn<double>("north");
        QTest::addColumn<double>("azimuth");
        QTest::addColumn<double>("elevation");
        QTest::newRow("flat, 45°") << 0.0 << 0.0 << 315.0 << 45.0;
        QTest::newRow("flat, sun in the zenith") << 0.0 << 0.0 << 315.0 << 90.0;
        QTest::newRow("rising east, light from the west") << 1.0 << 0.0 << 270.0 << 45.0;
        QTest::newRow("rising east, light from the east") << 1.0 << 0.0 << 90.0 << 45.0;
        QTest::newRow("rising north, light from the north") << 0.0 << 0.5 << 0.0 << 30.0;
        QTest::newRow("rising north, light from the south") << 0.0 << 0.5 << 180.0 << 30.0;
        QTest::newRow("oblique") << 0.3 << -0.7 << 315.0 << 45.0;
        QTest::newRow("steep") << 8.0 << 5.0 << 315.0 << 45.0;
    }
    /// Every sample of a plane, borders too, has the plane's shade, at equal and at unequal spacings.
    void planes() {
        QFETCH(double, east);
        QFETCH(double, north);
        QFETCH(double, azimuth);
        QFETCH(double, elevation);
        const Sun sun{azimuth * degree, elevation * degree};
        for (const double spacingY : {4.0, 10.0}) {
            const auto shade = hillshade(support::planeOf(7, 5, east, north, 100, 4, spacingY), sun, 1);
            QCOMPARE(shade.size(), std::size_t{35});
            for (const std::uint8_t s : shade)
                QVERIFY(std::abs(int(s) - lambert(east, north, azimuth, elevation)) <= 1);
        }
    }

    void zFactorScalesTheSlope() {
        const Sun sun;
        QCOMPARE(hillshade(support::planeOf(4, 4, 0.1, 0.2, 0), sun, 5),
                 hillshade(support::planeOf(4, 4, 0.5, 1.0, 0), sun, 1));
    }

    void innerSamplesFollowHorn() {
        const Heightfield field = support::fieldOf(
            9, 8, [](int c, int r) { return (c * 37 + r * 61) % 29 * 0.4; }, 3, 5);
        for (int row = 1; row < 7; ++row) {
            float east[7];
            float north[7];
            hornGradient({field.row(row - 1), field.row(row), field.row(row + 1), 9}, 1, 7,
                         {1 / 3.0F, 1 / 5.0F}, east, north);
            for (int column = 1; column < 8; ++column) {
                QVERIFY(std::abs(static_cast<double>(east[column - 1]) - hornEast(field, column, row)) <
                        1e-5);
                QVERIFY(std::abs(static_cast<double>(north[column - 1]) - hornNorth(field, column, row)) <
                        1e-5);
            }
        }
    }

    void holesAreDarkAndTheirNeighboursKeepTheSlope() {
        Heightfield field = support::planeOf(9, 9, 0.4, -0.2, 0);
        const auto whole = hillshade(field, Sun{}, 1);
        field.row(4)[4] = hole;
        field.row(0)[8] = hole;
        const auto shade = hillshade(field, Sun{}, 1);
        for (std::size_t i = 0; i < shade.size(); ++i) {
            const bool isHole = i == 4 * 9 + 4 || i == 8;
            QVERIFY(std::abs(int(shade[i]) - (isHole ? 0 : int(whole[i]))) <= 1);
        }
    }

    /// Rows long enough for the kernels, with what they cannot do and with what they nearly can: as sample by
    /// sample with care.
    void longRowsWithGaps_data() {
        QTest::addColumn<double>("spacingY");
        QTest::addColumn<double>("zFactor");
        QTest::addColumn<float>("odd");
        for (const double spacingY : {3.0, 7.0})
            for (const double zFactor : {0.0, 1e-30, 1e-6, 1.0, 50.0, 1e9, 1e30})
                for (const float odd : {hole, std::numeric_limits<float>::infinity(), 1e18F, 3e38F, -1e4F})
                    QTest::addRow("1:%g, %g times, %g", spacingY / 3, zFactor, static_cast<double>(odd))
                        << spacingY << zFactor << odd;
    }
    void longRowsWithGaps() {
        QFETCH(const double, spacingY);
        QFETCH(const double, zFactor);
        QFETCH(const float, odd);
        Heightfield field = support::fieldOf(
            77, 6, [](int c, int r) { return (c * 31 + r * 57) % 101 * 0.1; }, 3, spacingY);
        field.row(2)[40] = odd;
        const Sun sun{200 * degree, 30 * degree};
        const auto shade = hillshade(field, sun, zFactor);
        const GradientScale scale{static_cast<float>(zFactor / 3), static_cast<float>(zFactor / spacingY)};
        for (int row = 0; row < 6; ++row) {
            float east[77];
            float north[77];
            hornGradient(rowsAround(field, row), 0, 77, scale, east, north);
            for (std::size_t x = 0; x < 77; ++x) {
                const bool isNumber = std::isfinite(east[x] * east[x] + north[x] * north[x]);
                if (!isNumber && odd == 1e18F)
                    continue; // the reference is beyond float32, the kernel need not be
                const int expected =
                    isNumber ? lambert(static_cast<double>(east[x]), static_cast<double>(north[x]), 200, 30)
                             : 0;
                const int made = shade[static_cast<std::size_t>(row) * 77 + x];
                QVERIFY2(std::abs(made - expected) <= 1,
                         qPrintable(QStringLiteral("row %1 column %2: %3, not %4")
                                        .arg(row)
                                        .arg(x)
                                        .arg(made)
                                        .arg(expected)));
            }
        }
    }

    /// Rows longer than the chunks in which they are worked on, and every number of threads.
    void longRowsAndThreads() {
        const Heightfield field =
            support::fieldOf(1301, 67, [](int c, int r) { return (c * 31 + r * 57) % 101 * 0.1; });
        const auto one = hillshade(field, Sun{}, 1, RunContext(nullptr, nullptr, 1));
        QCOMPARE(hillshade(field, Sun{}, 1, RunContext(nullptr, nullptr, 3)), one);
        const Sun sun{315 * degree, 45 * degree};
        for (const int column : {1, 511, 512, 513, 1024, 1299}) {
            const int expected = lambert(hornEast(field, column, 30), hornNorth(field, column, 30), 315, 45);
            QVERIFY(std::abs(int(hillshade(field, sun, 1)[30 * 1301 + std::size_t(column)]) - expected) <= 1);
        }
    }

    void edgeSizesAndCancel() {
        QVERIFY(hillshade(Heightfield{}, Sun{}, 1).empty());
        QCOMPARE(hillshade(support::fieldOf({{3}}), Sun{}, 1), LargeVector<std::uint8_t>{180});
        QCOMPARE(hillshade(support::fieldOf({{hole}}), Sun{}, 1), LargeVector<std::uint8_t>{0});
        const std::atomic<bool> stop{true};
        QVERIFY(hillshade(support::planeOf(4, 4, 0, 0, 0), Sun{}, 1, RunContext(&stop, nullptr)).empty());
    }
};

QTEST_GUILESS_MAIN(HillshadeTest)
#include "hillshade_test.moc"
