// SPDX-License-Identifier: MIT
// The weights of the stationary form: the variance they are said to have, and that none do better.
#include "libterrain/generators/diamond_square/brownian_prediction.h"

#include <QTest>

#include <cmath>

using namespace terrain;

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

} // namespace

class BrownianPredictionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// `least`: of 16 free weights by ordinary kriging, solved with numpy.
    void weights_data() {
        QTest::addColumn<double>("hurst");
        QTest::addColumn<double>("least");
        QTest::newRow("0.01") << 0.01 << 0.538710;
        QTest::newRow("0.1") << 0.1 << 0.589196;
        QTest::newRow("0.3") << 0.3 << 0.617292;
        QTest::newRow("0.5") << 0.5 << 0.551187;
        QTest::newRow("0.7") << 0.7 << 0.395923;
        QTest::newRow("0.8") << 0.8 << 0.284828;
        QTest::newRow("0.9") << 0.9 << 0.152218;
        QTest::newRow("0.99") << 0.99 << 0.016017;
    }

    void weights() {
        QFETCH(const double, hurst);
        QFETCH(const double, least);
        const auto found = diamond_square::brownianPrediction(hurst);
        QVERIFY(std::abs(found.inner + found.outer - 0.5) < 1e-15);
        QVERIFY(std::abs(found.variance - varianceOf(found.inner, found.outer, hurst)) < 1e-12);
        for (const double change : {-1e-3, 1e-3})
            QVERIFY(varianceOf(found.inner - change, found.outer + change, hurst) > found.variance);
        QVERIFY2(found.variance > least - 1e-6 && found.variance < 1.002 * least + 1e-6,
                 qPrintable(QString::number(found.variance / least, 'g', 8)));
    }
};

QTEST_GUILESS_MAIN(BrownianPredictionTest)
#include "brownian_prediction_test.moc"
