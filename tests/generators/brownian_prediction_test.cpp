// SPDX-License-Identifier: MIT
// The weights of the stationary form: that they are what they are said to be, and that none do better.
#include "libterrain/generators/diamond_square/brownian_differences.h"
#include "libterrain/generators/diamond_square/brownian_prediction.h"

#include <QTest>

#include <cmath>

using namespace terrain;
using diamond_square::NeighbourWeights;

namespace {

double variogram(double x, double y, double hurst) {
    return std::pow(x * x + y * y, hurst) / 2;
}

/// The variance around the prediction with these weights, straight from its definition.
double varianceOf(double inner, double outer, double hurst) {
    const auto p = [&](int x) { return x * x > 1 ? outer : inner; };
    double out = 0;
    for (int y = -3; y <= 3; y += 2)
        for (int x = -3; x <= 3; x += 2) {
            out += 2 * p(x) * p(y) * variogram(x, y, hurst);
            for (int v = -3; v <= 3; v += 2)
                for (int u = -3; u <= 3; u += 2)
                    out -= p(x) * p(y) * p(u) * p(v) * variogram(x - u, y - v, hurst);
        }
    return out;
}

/// The weight of the neighbour at (x, y).
double weightAt(const NeighbourWeights& w, int x, int y) {
    return x * x > 1 && y * y > 1 ? w.far : x * x > 1 || y * y > 1 ? w.side : w.near;
}

/// Calls body(x, y, weight) for the 16 neighbours.
template <class Body>
void forNeighbours(const NeighbourWeights& w, const Body& body) {
    for (int y = -3; y <= 3; y += 2)
        for (int x = -3; x <= 3; x += 2)
            body(x, y, weightAt(w, x, y));
}

/// Half the mean square difference between a prediction at (0, 0) and one at (dx, dy), without the offsets.
double betweenPredictions(const NeighbourWeights& w, int dx, int dy, double hurst) {
    double out = 0;
    forNeighbours(w, [&](int x, int y, double a) {
        forNeighbours(
            w, [&](int u, int v, double b) { out += a * b * variogram(dx + u - x, dy + v - y, hurst); });
    });
    return out;
}

/// The sum of the squares of the relative errors of differences, straight from the definition.
double errorOfDifferences(const NeighbourWeights& w, double hurst) {
    struct Pair {
        int x, y;
        double weight;
    };
    const double own = betweenPredictions(w, 0, 0, hurst);
    double out = 0;
    for (const Pair& pair : {Pair{1, 1, 6}, Pair{1, 3, 2}, Pair{3, 3, 1}, Pair{1, 5, 2}, Pair{3, 5, 2}}) {
        double half = (w.variance - own) / 2;
        forNeighbours(w,
                      [&](int x, int y, double a) { half += a * variogram(pair.x - x, pair.y - y, hurst); });
        out += pair.weight * std::pow(half / variogram(pair.x, pair.y, hurst) - 1, 2);
    }
    for (const Pair& pair : {Pair{2, 0, 6}, Pair{2, 2, 6}, Pair{4, 0, 1}, Pair{4, 2, 2}, Pair{4, 4, 1}}) {
        const double half = betweenPredictions(w, pair.x, pair.y, hurst) - own + w.variance;
        out += pair.weight * std::pow(half / variogram(pair.x, pair.y, hurst) - 1, 2);
    }
    return out;
}

NeighbourWeights weightsOf(const diamond_square::BrownianPrediction& p) {
    return {p.inner * p.inner, p.inner * p.outer, p.outer * p.outer + p.corner, p.variance};
}

double sumOf(const NeighbourWeights& w) {
    return 4 * w.near + 8 * w.side + 4 * w.far;
}

} // namespace

class BrownianPredictionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// `least`: of 16 free weights by ordinary kriging, solved with numpy.
    void smoothGroundHasTheLeastVarianceOfProducts_data() {
        QTest::addColumn<double>("hurst");
        QTest::addColumn<double>("least");
        QTest::newRow("0.7") << 0.7 << 0.395923;
        QTest::newRow("0.8") << 0.8 << 0.284828;
        QTest::newRow("0.9") << 0.9 << 0.152218;
        QTest::newRow("0.99") << 0.99 << 0.016017;
    }

    void smoothGroundHasTheLeastVarianceOfProducts() {
        QFETCH(const double, hurst);
        QFETCH(const double, least);
        const auto found = diamond_square::brownianPrediction(hurst);
        QCOMPARE(found.corner, 0.0);
        QVERIFY(std::abs(found.inner + found.outer - 0.5) < 1e-15);
        QVERIFY(std::abs(found.variance - varianceOf(found.inner, found.outer, hurst)) < 1e-12);
        for (const double change : {-1e-3, 1e-3})
            QVERIFY(varianceOf(found.inner - change, found.outer + change, hurst) > found.variance);
        QVERIFY2(found.variance > least - 1e-6 && found.variance < 1.002 * least + 1e-6,
                 qPrintable(QString::number(found.variance / least, 'g', 8)));
    }

    void roughGroundHasTheRightestDifferences_data() {
        QTest::addColumn<double>("hurst");
        for (const double hurst : {0.01, 0.1, 0.3, 0.5})
            QTest::addRow("%g", hurst) << hurst;
    }

    void roughGroundHasTheRightestDifferences() {
        QFETCH(const double, hurst);
        const NeighbourWeights found = weightsOf(diamond_square::brownianPrediction(hurst));
        QVERIFY(std::abs(sumOf(found) - 1) < 1e-12);
        const double least = errorOfDifferences(found, hurst);
        for (const double change : {-1e-3, 1e-3})
            for (const NeighbourWeights& other :
                 {NeighbourWeights{found.near + change, found.side, found.far - change, found.variance},
                  NeighbourWeights{found.near, found.side + change, found.far - 2 * change, found.variance},
                  NeighbourWeights{found.near, found.side, found.far, found.variance + change}})
                QVERIFY(errorOfDifferences(other, hurst) > least);
    }

    /// At every H that can be asked for: the weights are all there is, and they follow H without a jump.
    void everyHurst() {
        NeighbourWeights last;
        for (int i = 1; i <= 198; ++i) {
            const double hurst = i / 200.0;
            const NeighbourWeights found = weightsOf(diamond_square::brownianPrediction(hurst));
            const QByteArray said = QByteArray::number(hurst);
            QVERIFY2(std::abs(sumOf(found) - 1) < 1e-12, said);
            QVERIFY2(found.near > 0 && found.variance > 0 && found.variance < 0.62, said);
            QVERIFY2(hurst >= 0.7 || errorOfDifferences(found, hurst) < 0.4, said);
            if (i > 1)
                QVERIFY2(std::abs(found.near - last.near) < 0.012 &&
                             std::abs(found.side - last.side) < 0.012 &&
                             std::abs(found.far - last.far) < 0.025,
                         said);
            last = found;
        }
    }
};

QTEST_GUILESS_MAIN(BrownianPredictionTest)
#include "brownian_prediction_test.moc"
