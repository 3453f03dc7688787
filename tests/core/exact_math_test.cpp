// SPDX-License-Identifier: MIT
#include "libterrain/core/exact_math.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

using namespace terrain;

/// Equal bits (QCOMPARE alone takes doubles for equal that are merely near).
#define COMPARE_EXACTLY(actual, expected)                                                                    \
    QVERIFY2((actual) == (expected), qPrintable(QString::number(actual, 'g', 17)))

namespace {

/// The distance of two numbers in units of the last place of `exact`.
double unitsApart(double value, long double exact) {
    const auto rounded = static_cast<double>(exact);
    const double unit = std::nextafter(std::abs(rounded), INFINITY) - std::abs(rounded);
    return static_cast<double>(std::abs(static_cast<long double>(value) - exact)) / unit;
}

} // namespace

class ExactMathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void powersOfTwoAreExact() {
        for (int i = -1074; i <= 1023; ++i) {
            COMPARE_EXACTLY(exactPower2(i), std::ldexp(1.0, i));
            COMPARE_EXACTLY(exactLog2(std::ldexp(1.0, i)), static_cast<double>(i));
        }
    }

    void powersAgreeWithLongDouble() {
        double worst = 0;
        for (const double base :
             {0.01, 0.2, 0.5, 0.6, 0.75, 0.999, 1.0000001, 1.9, 2.0, 3.0, 10.0, 16.0, 1e9})
            for (double exponent = -20; exponent <= 20; exponent += 0.37)
                worst = std::max(worst, unitsApart(exactPower(base, exponent),
                                                   std::pow(static_cast<long double>(base),
                                                            static_cast<long double>(exponent))));
        QVERIFY2(worst < 0.501, qPrintable(QString::number(worst)));
    }

    void logarithmsAgreeWithLongDouble() {
        double worst = 0;
        for (double value = 1e-300; value < 1e300; value *= 1.7320508)
            worst = std::max(worst, unitsApart(exactLog2(value), std::log2(static_cast<long double>(value))));
        for (double value = 0.5; value < 2; value += 0.00217)
            worst = std::max(worst, unitsApart(exactLog2(value), std::log2(static_cast<long double>(value))));
        QVERIFY2(worst < 0.501, qPrintable(QString::number(worst)));
    }

    void wholeResultsAreExact() {
        COMPARE_EXACTLY(exactPower(9, 0.5), 3.0);
        COMPARE_EXACTLY(exactPower(10, 15), 1e15);
        COMPARE_EXACTLY(exactPower(7, -1), 1.0 / 7.0);
        COMPARE_EXACTLY(exactPower(2, -1), 0.5);
        COMPARE_EXACTLY(exactPower(1, 1e300), 1.0);
    }

    void pinnedBits() {
        // Correctly rounded values from 60-digit arithmetic.
        COMPARE_EXACTLY(exactPower2(-0.8), 0x1.2611186bae674p-1);
        COMPARE_EXACTLY(exactPower2(-0.35), 0x1.91b501c2db3dfp-1);
        COMPARE_EXACTLY(exactPower(0.2, 3.5), 0x1.d4effc45a0a17p-9);
        COMPARE_EXACTLY(exactPower(0.6, 12), 0x1.1d50b1e32388cp-9);
        COMPARE_EXACTLY(exactPower(1.9, -5), 0x1.4ad7ce47b3db9p-5);
        COMPARE_EXACTLY(exactLog2(3), 0x1.95c01a39fbd68p+0);
        COMPARE_EXACTLY(exactLog2(0.3), -0x1.bca9c6f53897bp+0);
    }

    void gaussianQuantilesAgreeWithExactOnes() {
        // Values from 60-digit arithmetic.
        const std::vector<std::pair<double, double>> exact = {{0.5, 0.0},
                                                              {0.25, -0.67448975019608171},
                                                              {0.1, -1.2815515655446004},
                                                              {0.0013, -3.0114537584997843},
                                                              {1e-6, -4.7534243088228987},
                                                              {1e-10, -6.3613409024040566},
                                                              {1e-15, -7.941345326170997},
                                                              {0x1p-54, -8.2923610758135951}};
        double worst = 0;
        for (const auto& [probability, value] : exact) {
            const double below = exactGaussianQuantile(probability);
            worst = std::max(worst, std::abs(below - value) / std::max(std::abs(value), 1e-300));
            if (probability >= 0.1) // 1 − p is as exact as p
                worst = std::max(worst, std::abs(exactGaussianQuantile(1 - probability) + value) /
                                            std::max(std::abs(value), 1e-300));
        }
        QVERIFY2(worst < 1e-15, qPrintable(QString::number(worst)));
        COMPARE_EXACTLY(exactGaussianQuantile(0), exactGaussianQuantile(0x1p-54));
        QVERIFY(exactGaussianQuantile(1) > 8.2);
        QVERIFY(std::isnan(exactGaussianQuantile(-0.1)));
        QVERIFY(std::isnan(exactGaussianQuantile(NAN)));
    }

    void endsOfTheRange() {
        const double inf = std::numeric_limits<double>::infinity();
        COMPARE_EXACTLY(exactPower(2, 5000), inf);
        COMPARE_EXACTLY(exactPower(2, -5000), 0.0);
        COMPARE_EXACTLY(exactPower(0.5, 1e300), 0.0);
        COMPARE_EXACTLY(exactPower(1.0000000000000002, 1e300), inf);
        COMPARE_EXACTLY(exactPower2(1e9), inf);
        COMPARE_EXACTLY(exactLog2(0), -inf);
        QVERIFY(std::isnan(exactLog2(-1)));
        QVERIFY(std::isnan(exactPower(0, 1)));
        QVERIFY(std::isnan(exactPower(-2, 2)));
        QVERIFY(std::isnan(exactPower(2, NAN)));
        QVERIFY(std::isnan(exactPower2(NAN)));
    }
};

QTEST_GUILESS_MAIN(ExactMathTest)
#include "exact_math_test.moc"
