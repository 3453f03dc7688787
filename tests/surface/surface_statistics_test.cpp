// SPDX-License-Identifier: MIT
#include "libterrain/surface/surface_statistics.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <random>

using namespace terrain;

namespace {

constexpr double degree = std::numbers::pi / 180;

SurfaceStatistics numbersOf(const Heightfield& field, std::optional<double> water = {}) {
    return surfaceStatistics(field, water, 8).value();
}

double hash(int column, int row) {
    return (column * 7919 + row * 104729 + column * row * 31) % 1009 - 504;
}

/// Exact fractional Brownian ground of side² samples, 1 m apart: the covariance's Cholesky factor times
/// independent normal numbers. As slow as it is certain.
class Brownian {
public:
    Brownian(int side, double hurst)
        : m_side(side), m_factor(std::size_t(side * side) * std::size_t(side * side)) {
        const auto power = [hurst](double x, double y) { return std::pow(x * x + y * y, hurst); };
        const int n = side * side;
        for (int i = 0; i < n; ++i)
            for (int j = 0; j <= i; ++j) {
                // From a place beyond the corner, that the matrix has an inverse.
                const double x = i % side + 1;
                const double y = i / side + 1;
                const double u = j % side + 1;
                const double v = j / side + 1;
                double sum = 0.5 * (power(x, y) + power(u, v) - power(x - u, y - v));
                for (int k = 0; k < j; ++k)
                    sum -= at(i, k) * at(j, k);
                at(i, j) = i == j ? std::sqrt(sum) : sum / at(j, j);
            }
    }
    Heightfield land(unsigned seed) {
        std::mt19937 random(seed);
        std::normal_distribution<double> normal;
        std::vector<double> noise(std::size_t(m_side * m_side));
        std::ranges::generate(noise, [&] { return normal(random); });
        return support::fieldOf(m_side, m_side, [&](int column, int row) {
            const int i = row * m_side + column;
            double sum = 0;
            for (int k = 0; k <= i; ++k)
                sum += at(i, k) * noise[std::size_t(k)];
            return sum;
        });
    }

private:
    double& at(int row, int column) {
        return m_factor[std::size_t(row) * std::size_t(m_side * m_side) + std::size_t(column)];
    }
    int m_side;
    std::vector<double> m_factor;
};

} // namespace

class SurfaceStatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slopesOfPlanes_data() {
        QTest::addColumn<double>("east");
        QTest::addColumn<double>("north");
        QTest::addColumn<double>("degrees");
        QTest::newRow("level") << 0.0 << 0.0 << 0.0;
        QTest::newRow("45° east") << 1.0 << 0.0 << 45.0;
        QTest::newRow("north") << 0.0 << -0.3 << std::atan(0.3) / degree;
        QTest::newRow("both") << 0.3 << 0.4 << std::atan(0.5) / degree;
        QTest::newRow("cliff") << 1e4 << 0.0 << std::atan(1e4) / degree;
    }
    void slopesOfPlanes() {
        QFETCH(const double, east);
        QFETCH(const double, north);
        QFETCH(const double, degrees);
        const SlopeDistribution found =
            slopeDistribution(support::planeOf(40, 30, east, north, 12, 2, 0.5)).value();
        QCOMPARE(found.count, 1200);
        QVERIFY2(std::abs(found.mean - degrees) < 1e-3, qPrintable(QString::number(found.mean)));
        QVERIFY(std::abs(found.steepest - degrees) < 1e-3);
        QCOMPARE(found.histogram[std::size_t(degrees + 1e-9)], 1200);
    }

    void slopesInTheirBins() {
        // Every second column is a ridge: between, the differences over two columns vanish.
        const Heightfield steps =
            support::fieldOf(64, 64, [](int c, int) { return c < 32 ? 0.0 : 0.57735 * (c - 32); });
        const SlopeDistribution found = slopeDistribution(steps).value();
        QCOMPARE(found.histogram[0], 32 * 64);
        QCOMPARE(found.histogram[29] + found.histogram[30], 31 * 64);
        QCOMPARE(std::accumulate(found.histogram.begin(), found.histogram.end(), std::int64_t{0}), 64 * 64);
    }

    void areaOfPlanes_data() {
        QTest::addColumn<double>("east");
        QTest::addColumn<double>("north");
        QTest::addColumn<double>("level");
        QTest::addColumn<double>("share");
        QTest::newRow("a ramp at its middle") << 1.0 << 0.0 << 10.0 << 0.5;
        QTest::newRow("between samples") << 1.0 << 0.0 << 4.3 << 1 - 4.3 / 20;
        QTest::newRow("northward") << 0.0 << 2.0 << 12.6 << 1 - 6.3 / 20;
        QTest::newRow("corner to corner") << 1.0 << 1.0 << 20.0 << 0.5;
        QTest::newRow("across the diagonals") << 1.0 << -1.0 << 0.0 << 0.5;
        QTest::newRow("a corner alone") << 1.0 << 1.0 << 37.0 << 4.5 / 400;
        QTest::newRow("all dry") << 1.0 << 1.0 << -1.0 << 1.0;
        QTest::newRow("all wet") << 1.0 << 1.0 << 40.0 << 0.0;
    }
    void areaOfPlanes() {
        QFETCH(const double, east);
        QFETCH(const double, north);
        QFETCH(const double, level);
        QFETCH(const double, share);
        // 20 m × 20 m, in cells of 2 m × 0.5 m.
        const LandArea found = landArea(support::planeOf(11, 41, east, north, 0, 2, 0.5), level).value();
        QCOMPARE(found.whole, 400.0);
        QVERIFY2(std::abs(found.aboveLevel / 400 - share) < 1e-6,
                 qPrintable(QString::number(found.aboveLevel)));
    }

    void holesHaveNoArea() {
        Heightfield field = support::planeOf(5, 5, 0, 0, 3);
        field.row(2)[2] = hole;
        QCOMPARE(landArea(field, 0).value().whole, 12.0);
        QCOMPARE(landArea(field, 0).value().aboveLevel, 12.0);
        QCOMPARE(landArea(field, 3).value().aboveLevel, 0.0); // level with the water is not above it
        QCOMPARE(slopeDistribution(field).value().count, 24);
        QCOMPARE(slopeDistribution(field).value().steepest, 0.0);
    }

    void aPlaneIsPerfectlySmooth() {
        for (const double spacing : {1.0, 30.0}) {
            const Roughness found =
                roughness(support::planeOf(129, 129, 0.3, 0.4, 7, spacing, spacing)).value();
            QVERIFY(std::abs(found.fit->hurst - 1) < 1e-4);
            QVERIFY(std::abs(found.fit->atOneMetre - 0.5 / std::numbers::sqrt2) < 1e-4);
            QCOMPARE(found.differences.front().lag, spacing);
            QCOMPARE(found.differences.back().lag, 16 * spacing);
            QCOMPARE(found.differences.front().pairs, 2 * 128 * 129);
        }
    }

    void noiseHasNoMemory() {
        const Roughness found = roughness(support::fieldOf(257, 257, hash)).value();
        QVERIFY(std::abs(found.fit->hurst) < 0.02);
    }

    void unequalSpacingKeepsBothDirections() {
        const Roughness found = roughness(support::planeOf(129, 65, 1, 1, 0, 3, 5)).value();
        std::vector<double> lags;
        for (const HeightDifference& point : found.differences) {
            lags.push_back(point.lag);
            QVERIFY(std::abs(point.rootMeanSquare - point.lag) < 1e-3); // a slope of 1 both ways
        }
        QCOMPARE(lags, (std::vector<double>{3, 5, 6, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 48}));
        QVERIFY(std::abs(found.fit->hurst - 1) < 1e-3);
    }

    void exactBrownianGround_data() {
        QTest::addColumn<double>("hurst");
        for (const double hurst : {0.2, 0.5, 0.8})
            QTest::addRow("H = %g", hurst) << hurst;
    }
    void exactBrownianGround() {
        QFETCH(const double, hurst);
        constexpr int seeds = 100;
        Brownian brownian(29, hurst);
        double sum = 0;
        std::map<double, double> squares;
        for (unsigned seed = 1; seed <= seeds; ++seed) {
            const Roughness found = roughness(brownian.land(seed)).value();
            sum += found.fit->hurst / seeds;
            for (const HeightDifference& point : found.differences)
                squares[point.lag] += point.rootMeanSquare * point.rootMeanSquare / seeds;
        }
        QCOMPARE(squares.size(), std::size_t{4});
        for (const auto& [lag, mean] : squares) // what the process has by its definition
            QVERIFY2(std::abs(mean / std::pow(lag, 2 * hurst) - 1) < 0.06, qPrintable(QString::number(mean)));
        // The logarithm of a mean over little ground is too low, the more so over wide lags.
        QVERIFY2(std::abs(sum - hurst) < 0.05, qPrintable(QString::number(sum)));
    }

    void manyRowsAreSampledEvenly() {
        const Roughness found =
            roughness(support::fieldOf(9, 4000, [](int c, int r) { return 0.5 * c + 2 * r; })).value();
        QVERIFY(std::abs(found.differences.back().rootMeanSquare - 2 * found.differences.back().lag) < 1);
        QCOMPARE(found.differences.back().lag, 384.0);
    }

    void whatHasNoRoughness_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("slope");
        QTest::addColumn<double>("height");
        QTest::newRow("1 × 1") << 1 << 1 << 1.0 << 5.0;
        QTest::newRow("2 × 2") << 2 << 2 << 1.0 << 5.0;
        QTest::newRow("2 × 5") << 2 << 5 << 1.0 << 5.0;
        QTest::newRow("flat") << 65 << 65 << 0.0 << 5.0;
        QTest::newRow("all holes") << 65 << 65 << 1.0 << std::nan("");
    }
    void whatHasNoRoughness() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const double, slope);
        QFETCH(const double, height);
        const SurfaceStatistics found = numbersOf(support::planeOf(columns, rows, slope, 0, height), 5);
        QVERIFY(!found.roughness.fit);
        const bool any = !std::isnan(height);
        QCOMPARE(found.slopes.count, any ? columns * rows : 0);
        QCOMPARE(std::isnan(found.slopes.mean), !any);
        QCOMPARE(found.area.whole, any ? double((columns - 1) * (rows - 1)) : 0.0);
        QCOMPARE(hypsometricCurve(found.heights).size(), std::size_t(any ? 9 : 0));
        QVERIFY(surfaceStatisticsCsv(found).find("nan") == std::string::npos);
    }

    void nothingAtAll() {
        const SurfaceStatistics found = numbersOf(Heightfield{});
        QCOMPARE(found.heights.count, 0);
        QCOMPARE(found.slopes.count, 0);
        QVERIFY(!found.roughness.fit && found.roughness.differences.empty());
    }

    void holesDoNotCount() {
        Heightfield field = support::planeOf(65, 65, 0.3, 0.4, 7);
        for (int row = 0; row < 65; ++row)
            for (int column = 0; column < 65; ++column)
                if (int(hash(column, row)) % 5 == 0)
                    field.row(row)[column] = hole;
        const SurfaceStatistics found = numbersOf(field);
        QVERIFY(std::abs(found.roughness.fit->hurst - 1) < 0.01);
        QVERIFY(std::abs(found.slopes.mean - std::atan(0.5) / degree) < 2);
        QVERIFY(found.roughness.differences.front().pairs < 2 * 64 * 65);
    }

    void hypsometry() {
        const auto curve =
            hypsometricCurve(statistics(support::fieldOf(100, 2, [](int c, int) { return c; }), 9).value());
        QCOMPARE(curve.size(), std::size_t{10});
        QCOMPARE(curve.front().above, 1.0);
        QCOMPARE(curve.back().above, 0.0);
        QCOMPARE(curve.back().height, 99.0);
        QCOMPARE(curve[3].height, 33.0);
        QCOMPARE(curve[3].above, 0.67); // 33 m and above: 67 of 100
    }

    void everyNumberOfThreadsGivesTheSameBits() {
        const Heightfield field = support::fieldOf(301, 1211, hash, 2, 3);
        const auto csv = [&](int threads) {
            const auto found = surfaceStatistics(field, 3, 16, RunContext(nullptr, nullptr, threads)).value();
            return surfaceStatisticsCsv(found) + slopesCsv(found.slopes) + roughnessCsv(found.roughness);
        };
        const std::string one = csv(1);
        for (const int threads : {2, 3, 8})
            QCOMPARE(csv(threads), one);
    }

    void tables() {
        const SurfaceStatistics found = numbersOf(support::planeOf(9, 9, 1, 0, 0), 4);
        QCOMPARE(surfaceStatisticsCsv(found).substr(0, 50),
                 std::string("quantity,value,unit\nminimum,0,m\nmaximum,8,m\nmean,4,m\n").substr(0, 50));
        QVERIFY(surfaceStatisticsCsv(found).find("area_above_water,32,m2\n") != std::string::npos);
        QVERIFY(heightHistogramCsv(found.heights).starts_with("from_m,to_m,samples,share\n0,1,9,0.1111"));
        QVERIFY(hypsometricCsv(found.heights).starts_with("height_m,share_above\n0,1\n1,0.8888"));
        QVERIFY(slopesCsv(found.slopes).find("\n45,46,81,1\n") != std::string::npos);
        QVERIFY(roughnessCsv(found.roughness).starts_with("lag_m,rms_difference_m,pairs,fitted_m\n1,0.7"));
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        const Heightfield field = support::planeOf(9, 9, 1, 1, 0);
        const RunContext context(&stop, nullptr);
        QVERIFY(surfaceStatistics(field, 0, 4, context).isCancelled());
        QVERIFY(slopeDistribution(field, context).isCancelled());
        QVERIFY(landArea(field, 0, context).isCancelled());
        QVERIFY(roughness(field, context).isCancelled());
    }
};

QTEST_GUILESS_MAIN(SurfaceStatisticsTest)
#include "surface_statistics_test.moc"
